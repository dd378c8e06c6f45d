import Audit
import Reports
import ThemeModel
import Wording

/// The output of `explain --places`: every place where view code shows a token, and its background.
struct ExplainPlaces {
  let style: TerminalStyle
  let width: Int?

  func lines(_ explanation: TokenExplanation) -> [String] {
    let path = SafeText.of(explanation.path)
    let sites = explanation.sightings.flatMap { sighting in sighting.sites.map { (sighting: sighting, site: $0) } }
    guard !sites.isEmpty else { return ["No view that could be followed shows \(path)."] }
    var table = TextTable()
    for (sighting, site) in sites.sorted(by: { $0.site.foreground < $1.site.foreground }) {
      table.add(
        .init(site.foreground.description), .init(Self.words(sighting, explanation.path)), .init(sighting.element),
        .init(sighting.evidence == .seen ? "seen" : "likely"), .init(site.view ?? "", .faint),
        .init(sighting.reason ?? "", .faint))
    }
    let places = Counted.of(Set(sites.map(\.site.foreground)).count, "place", "places")
    return [style.emphasized(path, .bold) + "  shown at \(places)"] + table.lines(style, indent: 2, width: width)
  }

  /// Returns `on card when isOn` or `under title in dark`.
  private static func words(_ sighting: SightingReport, _ path: String) -> String {
    let isForeground = sighting.ink == path || sighting.ink.hasPrefix(path + " at ")
    var words = isForeground ? "on \(sighting.ground ?? "an unknown background")" : "under \(sighting.ink)"
    if let condition = sighting.condition { words += " when \(condition)" }
    let contexts = sighting.contexts.sorted { $0.key < $1.key }.map(\.value)
    if !contexts.isEmpty { words += " in " + contexts.joined(separator: ", ") }
    return words
  }
}

extension SightingReport {
  /// Returns whether the token is the foreground, the background or a layer below, also with less than its own alpha.
  func shows(_ token: Int, named path: String) -> Bool {
    foreground == token || background == token || ink.hasPrefix(path + " at ")
      || (ground?.split(separator: " on ", omittingEmptySubsequences: true).contains { layer in
        layer == path || layer.hasPrefix(path + " at ")
      } ?? false)
  }
}
