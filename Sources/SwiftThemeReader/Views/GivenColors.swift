import ThemeModel

/// What callers give the views that they show. A view that is walked through by itself does not know it, and has nothing to add where
/// they do.
struct GivenColors {
  private struct Spot: Hashable {
    var view: String
    var place: Place
  }

  private var spots: Set<Spot> = []

  /// - Parameter inCallers: sightings in views that others show
  init(_ inCallers: [Sighting]) {
    for sighting in inCallers where sighting.unread == nil { spots.formUnion(Self.spots(of: sighting)) }
  }

  /// Whether callers give the color that a sighting does not know.
  func tell(of sighting: Sighting) -> Bool {
    sighting.unread == .chosen && !spots.isDisjoint(with: Self.spots(of: sighting))
  }

  private static func spots(of sighting: Sighting) -> [Spot] {
    sighting.sites.flatMap { site -> [Spot] in
      guard let view = site.view else { return [] }
      return [site.foreground, site.background].compactMap { $0 }.map { Spot(view: view, place: $0) }
    }
  }
}
