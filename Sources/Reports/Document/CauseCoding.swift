import Audit
import ColorScience
import JSONText
import ThemeModel

enum CauseCoding {
  static func write(_ cause: CauseReport, to json: inout JSONWriter) {
    json.member("name", cause.name)
    json.member("side", cause.side.rawValue)
    json.member("token", ifPresent: cause.token)
    json.array("definitions") { json in
      for definition in cause.definitions {
        json.object { json in
          json.key("color")
          ColorCoding.write(definition.color, to: &json)
          json.member("hex", definition.color.hex8)
          json.member("at", ifPresent: definition.place?.description)
          json.values("themes", definition.themes)
        }
      }
    }
    json.values("tokens", cause.tokens)
    json.values("pairs", cause.pairs)
    json.values("themes", cause.themes)
    json.array("fixes") { json in
      for fix in cause.fixes {
        json.object { json in
          json.member("kind", fix.kind.rawValue)
          json.member("definition", fix.definition)
          json.key("color")
          ColorCoding.write(fix.color, to: &json)
          json.member("hex", fix.color.hex8)
          json.member("token", ifPresent: fix.token)
          json.member("difference", fix.difference)
          json.member("mended", fix.mended)
          json.member("broken", fix.broken)
        }
      }
    }
  }

  static func read(_ object: ReportObject) throws(ReportDocumentError) -> CauseReport {
    var cause = CauseReport(
      name: try object.string("name"), side: try object.choice("side", Suggestion.Side.self),
      token: try object.optionalInteger("token"), definitions: [], tokens: try object.integers("tokens"),
      pairs: try object.integers("pairs"), themes: try object.strings("themes"))
    for definition in try object.objects("definitions") {
      cause.definitions.append(
        CauseReport.Definition(
          color: try ColorCoding.read(try definition.object("color")), place: try definition.optionalPlace("at"),
          themes: try definition.strings("themes")))
    }
    for fix in try object.objects("fixes") {
      cause.fixes.append(
        CauseReport.Fix(
          kind: try fix.choice("kind", Suggestion.Kind.self), definition: try fix.integer("definition"),
          color: try ColorCoding.read(try fix.object("color")), token: try fix.optionalInteger("token"),
          difference: try fix.number("difference"), mended: try fix.integer("mended"),
          broken: try fix.integer("broken")))
    }
    return cause
  }
}
