import Audit
import JSONText
import ThemeModel

/// The places where view code shows each pair.
extension PageData {
  /// The most places of one pair on the page; the others are counted.
  private static let mostPlaces = 200

  mutating func writeSightings() {
    let known = report.sightings.filter { $0.foreground != nil && $0.background != nil }
    list("sightings", known) { data, sighting in
      data.json.beginObject()
      data.optional("foreground", sighting.foreground)
      data.optional("background", sighting.background)
      data.json.member("evidence", sighting.evidence.rawValue)
      data.json.member("element", sighting.element)
      data.optional("condition", sighting.condition)
      data.optional("reason", sighting.reason)
      data.contexts("contexts", sighting.contexts)
      data.list("themes", sighting.themes) { $0.json.value($1) }
      data.json.member("count", sighting.sites.count)
      data.list("sites", Array(sighting.sites.prefix(Self.mostPlaces))) { data, site in
        data.json.beginArray()
        data.value(site.foreground)
        if let ground = site.background { data.value(ground) } else { data.json.null() }
        data.value(site.view)
        data.json.end()
      }
      data.json.end()
    }
  }
}
