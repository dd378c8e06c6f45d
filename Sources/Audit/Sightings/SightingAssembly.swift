import ColorScience
import ThemeModel

/// Turns sightings into what reports list: those of one pair, element and condition become one.
enum SightingAssembly {
  static func reports(_ sightings: [Sighting], catalogue: TokenCatalogue) -> [SightingReport] {
    var order: [SightingReport] = []
    var places: [SightingReport: Int] = [:]
    for sighting in sightings {
      var report = report(sighting, catalogue)
      report.sites = []
      let index = places[report] ?? order.count
      if index == order.count {
        places[report] = index
        order.append(report)
      }
      for site in sighting.sites where !order[index].sites.contains(site) { order[index].sites.append(site) }
    }
    for index in order.indices { order[index].sites.sort { $0.foreground < $1.foreground } }
    return order.sorted { a, b in
      (
        a.ink, a.ground ?? "", a.evidence.index, a.element, a.condition ?? "",
        a.sites.first?.foreground.description ?? ""
      )
        < (
          b.ink, b.ground ?? "", b.evidence.index, b.element, b.condition ?? "",
          b.sites.first?.foreground.description ?? ""
        )
    }
  }

  private static func report(_ sighting: Sighting, _ catalogue: TokenCatalogue) -> SightingReport {
    var size: Sighting.TextSize?
    if case .text(let known) = sighting.element { size = known }
    if case .placeholder(let known) = sighting.element { size = known }
    var report = SightingReport(
      foreground: sighting.foreground.isWhole
        ? sighting.foreground.token.flatMap { catalogue.indices[$0] } : nil,
      background: nil, ink: sighting.foreground.words, ground: nil, evidence: sighting.certainty.evidence,
      element: sighting.element.word, points: size?.points, isBold: size?.isBold,
      contexts: sighting.contexts.mapValues { $0.joined(separator: " or ") }, themes: sighting.themes.sorted(),
      condition: sighting.condition, reason: sighting.unread?.rawValue ?? sighting.certainty.assumption,
      source: sighting.source,
      sites: sighting.sites)
    switch sighting.ground {
    case .layers(let layers):
      report.ground = layers.reversed().map(\.words).joined(separator: " on ")
      report.background = layers.last.flatMap { $0.isWhole ? $0.token : nil }.flatMap { catalogue.indices[$0] }
    case .unknown(let reason):
      report.reason = reason
    }
    return report
  }
}
