import Synchronization
import ThemeModel

/// Asks the owner of the sources whether a color or a name could be rewritten where it is. No file format is known here.
public struct EditCheck: Sendable {
  /// Returns, for each edit, why it is refused; `nil` when it can be made together with those before it.
  public let colors: @Sendable ([ColorEdit]) -> [EditRefusal?]
  public let alias: @Sendable (AliasEdit) -> EditRefusal?

  public init(
    colors: @escaping @Sendable ([ColorEdit]) -> [EditRefusal?], alias: @escaping @Sendable (AliasEdit) -> EditRefusal?
  ) {
    self.colors = colors
    self.alias = alias
  }

  /// Refuses nothing, for when nobody has the sources.
  public static let unknown = EditCheck(
    colors: { Array(repeating: nil, count: $0.count) }, alias: { _ in nil })
}

/// Finds the sites of a model that cannot be rewritten, and asks once for each site.
final class SiteWriting: Sendable {
  let check: EditCheck
  private let model: MendModel
  private let known = Mutex<[Int32: EditRefusal?]>([:])

  init(_ check: EditCheck, model: MendModel) {
    self.check = check
    self.model = model
  }

  /// Returns the sites whose colors the sources do not spell out, so that no other color could take their place.
  func refusals(of sites: some Sequence<Int32>) -> [Int32: EditRefusal] {
    let wanted = Set(sites)
    let asked = known.withLock { known in wanted.filter { known[$0] == nil } }.sorted()
    let answers = check.colors(
      asked.map { site in
        let own = model.sites[Int(site)]
        return ColorEdit(place: own.place, before: own.color, after: own.color)
      })
    return known.withLock { known in
      for (site, answer) in zip(asked, answers) { known[site] = .some(answer) }
      return wanted.reduce(into: [:]) { found, site in found[site] = known[site] ?? nil }
    }
  }

  /// Returns the changes that cannot be written, each checked with its new color.
  func refusals(of changes: [Int32: MendCandidate]) -> [Int32: EditRefusal] {
    let sites = changes.keys.sorted()
    let answers = check.colors(
      sites.compactMap { site in
        changes[site].map { candidate in
          let own = model.sites[Int(site)]
          return ColorEdit(place: own.place, before: own.color, after: candidate.color)
        }
      })
    return zip(sites, answers).reduce(into: [:]) { found, answer in found[answer.0] = answer.1 }
  }
}
