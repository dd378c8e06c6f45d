import Audit
import ColorScience
import JSONText
import ThemeModel

enum CauseCoding {
  static func write(_ cause: CauseReport, to json: inout JSONBytes) {
    json.text("{\"name\":")
    json.string(cause.name)
    json.text(",\"side\":")
    json.string(cause.side.rawValue)
    if let token = cause.token {
      json.text(",\"token\":")
      json.integer(token)
    }
    json.text(",\"failures\":")
    json.integer(cause.pairs.count)
    json.text(",\"tokens\":[")
    for token in cause.tokens {
      json.integer(token)
      json.byte(",")
    }
    json.dropLast(",")
    json.text("],\"themes\":")
    write(cause.themes, to: &json)
    json.text(",\n     \"fixes\":[")
    for fix in cause.fixes { write(fix, to: &json) }
    json.dropLast(",")
    json.text("],\n     \"definitions\":[")
    for definition in cause.definitions { write(definition, to: &json) }
    json.dropLast(",")
    json.text("]}")
  }

  private static func write(_ definition: CauseReport.Definition, to json: inout JSONBytes) {
    json.text("\n      {\"hex\":")
    ColorCoding.writeHex(definition.color, to: &json)
    if let place = definition.place {
      json.text(",\"at\":")
      json.string(place.file)
      json.dropLast("\"")
      json.byte(":")
      json.integer(place.line)
      json.byte(":")
      json.integer(place.column)
      json.byte("\"")
    }
    json.text(",\"themes\":")
    write(definition.themes, to: &json)
    if definition.isFixSought { json.text(",\"sought\":true") }
    json.text(",\"color\":")
    ColorCoding.write(definition.color, to: &json)
    json.text("},")
  }

  private static func write(_ fix: CauseReport.Fix, to json: inout JSONBytes) {
    json.text("\n      {\"kind\":")
    json.string(fix.kind.rawValue)
    json.text(",\"definition\":")
    json.integer(fix.definition)
    json.text(",\"hex\":")
    ColorCoding.writeHex(fix.color, to: &json)
    if let token = fix.token {
      json.text(",\"token\":")
      json.integer(token)
    }
    json.text(",\"difference\":")
    json.number(fix.difference)
    json.text(",\"mended\":")
    json.integer(fix.mended)
    json.text(",\"broken\":")
    json.integer(fix.broken)
    if fix.worsened > 0 {
      json.text(",\"worsened\":")
      json.integer(fix.worsened)
    }
    if let refusal = fix.refusal {
      json.text(",\"refused\":")
      json.string(refusal)
    }
    json.text(",\"color\":")
    ColorCoding.write(fix.color, to: &json)
    json.text("},")
  }

  private static func write(_ texts: [String], to json: inout JSONBytes) {
    json.byte("[")
    for text in texts {
      json.string(text)
      json.byte(",")
    }
    json.dropLast(",")
    json.byte("]")
  }

  /// Reads a cause. `pairs` are the failing pairs that name it, in the report's order.
  static func read(
    _ object: ReportObject, pairs: [Int], of report: AuditReport
  ) throws(ReportDocumentError) -> CauseReport {
    guard try failures(of: object) == pairs.count else {
      throw object.error("failures", expected: "the number of failing pairs that name this cause")
    }
    let shares = pairs.map { pair in
      WCAG.share(of: report.pairs[pair].required, reachedBy: report.pairs[pair].ratio ?? 1)
    }
    var cause = try readWithoutPairs(object)
    cause.pairs = pairs
    cause.worst = shares.indices.min { (shares[$0], $0) < (shares[$1], $1) }.map { pairs[$0] }
    return cause
  }

  /// How many failing pairs name the cause.
  static func failures(of object: ReportObject) throws(ReportDocumentError) -> Int { try object.integer("failures") }

  static func readWithoutPairs(_ object: ReportObject) throws(ReportDocumentError) -> CauseReport {
    var cause = CauseReport(
      name: try object.string("name"), side: try object.choice("side", Suggestion.Side.self),
      token: try object.optionalInteger("token"), definitions: [], tokens: try object.integers("tokens"),
      pairs: [], worst: nil, themes: try object.strings("themes"))
    for definition in try object.objects("definitions") {
      cause.definitions.append(
        CauseReport.Definition(
          color: try ColorCoding.read(try definition.object("color")), place: try definition.optionalPlace("at"),
          themes: try definition.strings("themes"), isFixSought: try definition.flag("sought")))
    }
    for fix in try object.objects("fixes") {
      cause.fixes.append(
        CauseReport.Fix(
          kind: try fix.choice("kind", Suggestion.Kind.self), definition: try fix.integer("definition"),
          color: try ColorCoding.read(try fix.object("color")), token: try fix.optionalInteger("token"),
          difference: try fix.number("difference"), mended: try fix.integer("mended"),
          broken: try fix.integer("broken"), worsened: try fix.optionalInteger("worsened") ?? 0,
          refusal: try fix.optionalString("refused")))
    }
    return cause
  }
}
