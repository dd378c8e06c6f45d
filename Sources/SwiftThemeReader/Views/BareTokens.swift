import ThemeModel

/// Tokens that views show on nothing known: a view whose callers are not known, what lies on a picture or in a row of a list.
enum BareTokens {
  /// A token at the place that sets it.
  private struct Spot: Hashable {
    let color: Sighting.DrawnColor.Color
    let place: Place
  }

  /// Returns those that no other sighting has at the same place. A view by itself does not know what lies behind it. Where a walk comes
  /// from a caller to it, that one tells the reason.
  static func unplaced(_ all: [(isBare: Bool, sighting: Sighting)]) -> [Sighting] {
    func spots(_ sightings: [Sighting]) -> Set<Spot> {
      var found: Set<Spot> = []
      for one in sightings {
        for site in one.sites { found.insert(Spot(color: one.foreground.color, place: site.foreground)) }
      }
      return found
    }
    let bare = all.filter(\.isBare).map(\.sighting)
    let known = spots(all.filter { !$0.isBare }.map(\.sighting))
    let told = spots(bare.filter { !isOfTheCaller($0) })
    return bare.compactMap { sighting in
      var one = sighting
      one.sites.removeAll { site in
        let spot = Spot(color: one.foreground.color, place: site.foreground)
        return known.contains(spot) || isOfTheCaller(sighting) && told.contains(spot)
      }
      return one.sites.isEmpty ? nil : one
    }
  }

  private static func isOfTheCaller(_ one: Sighting) -> Bool { one.ground == .unknown(ViewRoots.ofTheCaller) }
}
