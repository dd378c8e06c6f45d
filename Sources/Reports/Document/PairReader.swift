import Audit
import ColorScience
import JSONText
import ThemeModel

struct PairReader {
  let report: AuditReport
  let coding: PairCoding

  func read(_ object: ReportObject) throws(ReportDocumentError) -> PairReport {
    var pair = PairReport(
      rule: try object.index("rule", below: report.rules.count),
      foreground: try object.index("foreground", below: report.tokens.count),
      background: try object.index("background", below: report.tokens.count),
      variant: try object.index("variant", below: report.variants.count),
      verdict: try object.choice("verdict", Verdict.self), ratio: try object.optionalNumber("ratio"),
      required: try object.number("required"), alternatives: try object.optionalInteger("alternatives") ?? 0,
      backgroundStop: try object.optionalInteger("backgroundStop"),
      foregroundStop: try object.optionalInteger("foregroundStop"), isFragile: try object.flag("fragile"),
      reason: try object.optionalString("reason"), waiver: try object.optionalInteger("waiver"),
      cause: try object.optionalInteger("cause"))
    pair.displayRatios = object.has("displays") ? try object.numbers("displays") : coding.plainRatios(pair)
    pair.layers = object.has("layers") ? try layers(object) : coding.plainLayers(pair)
    for suggestion in try object.objects("suggestions") {
      pair.suggestions.append(try SuggestionCoding.read(suggestion))
    }
    if let change = try object.optionalObject("change") {
      pair.change = PairReport.Change(
        kind: try change.choice("kind", PairReport.Change.Kind.self),
        baselineRatio: try change.optionalNumber("baseline"))
    }
    return pair
  }

  private func layers(_ object: ReportObject) throws(ReportDocumentError) -> [PairLayer] {
    var layers: [PairLayer] = []
    for layer in try object.objects("layers") {
      layers.append(
        PairLayer(
          token: try layer.optionalIndex("token", below: report.tokens.count),
          color: try ColorCoding.read(try layer.object("color")),
          composite: try ColorCoding.read(try layer.object("composite"))))
    }
    return layers
  }
}
