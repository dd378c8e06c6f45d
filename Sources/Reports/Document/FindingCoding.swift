import Audit
import ColorScience
import JSONText
import ThemeModel

/// The findings that are not about pairs.
enum FindingCoding {
  /// Writes a finding of any check. Readers of the document compute findings again from the lists that follow, which contain
  /// the data behind each sentence.
  static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.member("check", finding.check)
    json.member("level", finding.level.rawValue)
    if finding.isFatal { json.member("fatal", true) }
    json.member("message", finding.message)
    if !finding.places.isEmpty { json.values("at", finding.places.map(\.description)) }
    if !finding.tokens.isEmpty { json.values("tokens", finding.tokens) }
    if !finding.variants.isEmpty { json.values("variants", finding.variants) }
    json.member("fix", ifPresent: finding.fix)
    json.member("identity", finding.identity)
  }

  static func write(_ set: DistinguishReport, to json: inout JSONBytes) {
    json.text("{\"rule\":")
    json.string(set.rule)
    json.text(",\"variant\":")
    json.integer(set.variant)
    json.text(",\"threshold\":")
    json.written(set.threshold)
    if set.isInferred { json.text(",\"inferred\":true") }
    json.text(",\"tokens\":[")
    for token in set.tokens {
      json.integer(token)
      json.byte(",")
    }
    json.dropLast(",")
    json.text("],\"pairs\":[")
    for pair in set.pairs { write(pair, to: &json) }
    json.dropLast(",")
    json.text("]}")
  }

  private static func write(_ pair: DistinguishReport.AlikePair, to json: inout JSONBytes) {
    json.text("{\"first\":")
    json.integer(pair.first)
    json.text(",\"second\":")
    json.integer(pair.second)
    json.text(",\"differences\":[")
    for difference in pair.differences {
      json.number(difference)
      json.byte(",")
    }
    json.dropLast(",")
    json.text("],\"alikeUnder\":[")
    for vision in pair.alikeUnder {
      json.byte("\"")
      json.plain(vision.rawValue)
      json.text("\",")
    }
    json.dropLast(",")
    json.text("]},")
  }

  static func readDistinguish(_ object: ReportObject) throws(ReportDocumentError) -> DistinguishReport {
    var set = DistinguishReport(
      rule: try object.string("rule"), variant: try object.integer("variant"), tokens: try object.integers("tokens"),
      threshold: try object.number("threshold"), pairs: [], isInferred: try object.flag("inferred"))
    for pair in try object.objects("pairs") {
      let differences = try pair.numbers("differences")
      guard differences.count == Vision.allCases.count else {
        throw pair.error("differences", expected: "one number for each vision")
      }
      set.pairs.append(
        DistinguishReport.AlikePair(
          first: try pair.integer("first"), second: try pair.integer("second"), differences: differences,
          alikeUnder: try pair.choices("alikeUnder", Vision.self)))
    }
    return set
  }

  static func write(_ finding: GamutFinding, to json: inout JSONWriter) {
    json.member("rule", finding.rule)
    json.member("token", finding.token)
    json.member("variant", finding.variant)
    json.member("gamut", finding.gamut.rawValue)
    json.member("difference", finding.difference)
    json.member("allowed", finding.allowed)
  }

  static func readGamut(_ object: ReportObject) throws(ReportDocumentError) -> GamutFinding {
    GamutFinding(
      rule: try object.string("rule"), token: try object.integer("token"), variant: try object.integer("variant"),
      gamut: try object.choice("gamut", Display.self), difference: try object.number("difference"),
      allowed: try object.number("allowed"))
  }

  static func write(_ finding: ContractFinding, to json: inout JSONWriter) {
    json.member("kind", finding.kind.rawValue)
    json.member("token", finding.token)
    json.member("theme", finding.theme)
    json.member("at", ifPresent: finding.place?.description)
    json.member("reason", finding.reason)
  }

  static func readContract(_ object: ReportObject) throws(ReportDocumentError) -> ContractFinding {
    ContractFinding(
      kind: try object.choice("kind", ContractFinding.Kind.self), token: try object.string("token"),
      theme: try object.string("theme"), place: try object.optionalPlace("at"), reason: try object.string("reason"))
  }

  static func write(_ waiver: WaiverReport, to json: inout JSONWriter) {
    json.member("rule", waiver.rule)
    json.member("foreground", waiver.foreground)
    json.member("background", waiver.background)
    json.member("theme", waiver.theme)
    RuleCoding.write("when", waiver.when, to: &json)
    json.member("kind", waiver.kind)
    json.member("reason", waiver.reason)
    json.member("owner", ifPresent: waiver.owner)
    json.member("expires", ifPresent: waiver.expires)
    json.member("state", waiver.state.rawValue)
    json.member("matched", waiver.matched)
    json.member("at", ifPresent: waiver.place?.description)
  }

  static func readWaiver(_ object: ReportObject) throws(ReportDocumentError) -> WaiverReport {
    WaiverReport(
      rule: try object.string("rule"), foreground: try object.string("foreground"),
      background: try object.string("background"), theme: try object.string("theme"),
      when: try object.contexts("when"), kind: try object.string("kind"), reason: try object.string("reason"),
      owner: try object.optionalString("owner"), expires: try object.optionalString("expires"),
      state: try object.choice("state", WaiverReport.State.self), matched: try object.integer("matched"),
      place: try object.optionalPlace("at"))
  }
}
