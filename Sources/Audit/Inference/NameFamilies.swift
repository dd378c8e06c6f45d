import ThemeModel

/// Tells which of the surfaces that are called as a text are those of its own family.
///
/// A word for a role in a group is a part of the name where the token itself has one: `body.fg` is the text of `body.bg`, and not of
/// `backdrop.bg`.
struct NameFamilies {
  private struct Member: Hashable {
    let role: TokenRole?
    let family: [String]
  }

  /// Words for groups that list sorts of one thing, of which only one is shown.
  private static let kinds: Set<String> = ["kind", "kinds"]

  private let members: Set<Member>

  init(_ names: InferredNames) {
    members = Set(
      names.entries.filter { $0.role != nil && $0.reading.ground == nil }.map {
        Member(role: $0.role, family: NameFamilies.family($0))
      })
  }

  /// Returns those of one family with it. What has a text of its own is no ground of another family, but of the texts of what is in
  /// it, if these have none: `card.title.text` is on `card.background`, whatever `card.text` is. What has none is a ground also of a
  /// text that has another, where one of the two is a part of the other: `text` is on `page.background` as on `background`. So is
  /// that of a text that is one of several sorts.
  func partners(of entry: InferredNames.Entry, among namesakes: [InferredNames.Entry]) -> [InferredNames.Entry] {
    guard !namesakes.isEmpty else { return [] }
    let isKind = NameFamilies.isKind(entry)
    let family = NameFamilies.family(entry)
    let families = namesakes.map { NameFamilies.family($0) }
    let hasOwn = families.contains(family)
    return zip(namesakes, families).filter { _, other in
      guard other != family else { return true }
      let isWithin = Set(other).isSubset(of: family)
      guard !members.contains(Member(role: entry.role, family: other)) else { return !hasOwn && isWithin }
      return !hasOwn && !isKind || isWithin || Set(family).isSubset(of: other)
    }.map(\.0)
  }

  /// Whether it is one of several sorts of something: `Outline.Kind.title`.
  private static func isKind(_ entry: InferredNames.Entry) -> Bool {
    entry.reading.segments.dropLast().last?.last.map(kinds.contains) == true
  }

  /// Whether the word that gave the role is the whole name of such a sort: `title` and `container`, but not `text`, `infoTitle` or
  /// `background`.
  private static func isSort(_ entry: InferredNames.Entry) -> Bool {
    guard isKind(entry), entry.reading.rest.isEmpty, let word = entry.reading.roleWord,
      entry.reading.segments.last?.contains(word) == true
    else { return false }
    let plain = RoleWords.withoutNumber(word)
    return switch entry.role {
    case .text: !RoleWords.writing.contains(plain)
    case .surface: !RoleWords.plainGrounds.contains(plain)
    default: false
    }
  }

  /// The words of a name but for that which gave the role. The fill of a label that is a part is a surface in the family of the label.
  private static func family(_ entry: InferredNames.Entry) -> [String] {
    let isPart = entry.role == .surface && entry.reading.fillGroup != nil
    var words = NameReading.telling(entry.reading.segments)
    for word in ["fill", isPart || isSort(entry) ? nil : entry.reading.roleWord] {
      if let role = word.flatMap({ words.lastIndex(of: $0) }) { words.remove(at: role) }
    }
    return words
  }
}
