import Audit
import JSONText
import ThemeModel

/// The pairs that view code shows.
enum SightingCoding {
  static func write(_ sighting: SightingReport, to json: inout JSONWriter) {
    json.member("foreground", ifPresent: sighting.foreground)
    json.member("background", ifPresent: sighting.background)
    json.member("ink", sighting.ink)
    json.member("ground", ifPresent: sighting.ground)
    json.member("evidence", sighting.evidence.rawValue)
    json.member("element", sighting.element)
    json.member("points", ifPresent: sighting.points)
    if let isBold = sighting.isBold { json.member("bold", isBold) }
    RuleCoding.write("when", sighting.contexts, to: &json)
    if !sighting.themes.isEmpty { json.values("themes", sighting.themes) }
    json.member("condition", ifPresent: sighting.condition)
    json.member("reason", ifPresent: sighting.reason)
    json.member("source", sighting.source.rawValue)
    json.array("sites") { json in
      for site in sighting.sites {
        json.object { json in
          json.member("at", site.foreground.description)
          json.member("ground", ifPresent: site.background?.description)
          if !site.steps.isEmpty { json.values("steps", site.steps.map(\.description)) }
          json.member("view", ifPresent: site.view)
        }
      }
    }
  }

  static func read(_ object: ReportObject, tokens: Int) throws(ReportDocumentError) -> SightingReport {
    var sites: [Sighting.Site] = []
    for site in try object.objects("sites") {
      var steps: [Place] = []
      for text in try site.strings("steps") { steps.append(try site.place(text, of: "steps")) }
      sites.append(
        Sighting.Site(
          foreground: try site.place("at"), background: try site.optionalPlace("ground"), steps: steps,
          view: try site.optionalString("view")))
    }
    return SightingReport(
      foreground: try object.optionalIndex("foreground", below: tokens),
      background: try object.optionalIndex("background", below: tokens), ink: try object.string("ink"),
      ground: try object.optionalString("ground"), evidence: try object.choice("evidence", Evidence.self),
      element: try object.string("element"), points: try object.optionalNumber("points"),
      isBold: object.has("bold") ? try object.flag("bold") : nil, contexts: try object.contexts("when"),
      themes: try object.strings("themes"), condition: try object.optionalString("condition"),
      reason: try object.optionalString("reason"), source: try object.choice("source", Sighting.Source.self),
      sites: sites)
  }
}
