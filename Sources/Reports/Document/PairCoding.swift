import Audit
import ColorScience
import JSONText
import ThemeModel

/// Pairs, without what the rest of the document tells: layers that are only the two tokens' own opaque colours, displays that
/// all agree.
struct PairCoding {
  let report: AuditReport

  func write(_ pair: PairReport, to json: inout JSONWriter) {
    json.member("rule", pair.rule)
    json.member("foreground", pair.foreground)
    json.member("background", pair.background)
    json.member("variant", pair.variant)
    json.member("verdict", pair.verdict.rawValue)
    json.member("ratio", ifPresent: pair.ratio)
    json.member("required", pair.required)
    if pair.displayRatios != plainRatios(pair) {
      json.values("displays", pair.displayRatios)
    }
    if pair.layers != plainLayers(pair) {
      json.array("layers") { json in
        for layer in pair.layers {
          json.object { json in
            json.member("token", ifPresent: layer.token)
            json.key("color")
            ColorCoding.write(layer.color, to: &json)
            json.key("composite")
            ColorCoding.write(layer.composite, to: &json)
          }
        }
      }
    }
    if pair.alternatives > 0 { json.member("alternatives", pair.alternatives) }
    json.member("backgroundStop", ifPresent: pair.backgroundStop)
    json.member("foregroundStop", ifPresent: pair.foregroundStop)
    if pair.isFragile { json.member("fragile", true) }
    json.member("reason", ifPresent: pair.reason)
    json.member("waiver", ifPresent: pair.waiver)
    json.member("cause", ifPresent: pair.cause)
    if !pair.suggestions.isEmpty {
      json.array("suggestions") { json in
        for suggestion in pair.suggestions { SuggestionCoding.write(suggestion, to: &json) }
      }
    }
    if let change = pair.change {
      json.object("change") { json in
        json.member("kind", change.kind.rawValue)
        json.member("baseline", ifPresent: change.baselineRatio)
      }
    }
  }

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
    pair.displayRatios = object.has("displays") ? try object.numbers("displays") : plainRatios(pair)
    pair.layers = object.has("layers") ? try layers(object) : plainLayers(pair)
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

  private func plainRatios(_ pair: PairReport) -> [Double] {
    guard let ratio = pair.ratio else { return [] }
    return Array(repeating: ratio, count: report.settings.displays.count)
  }

  /// The background's colour and the foreground's, on the first display that shows the pair's ratio.
  private func plainLayers(_ pair: PairReport) -> [PairLayer] {
    guard let ratio = pair.ratio, let display = pair.displayRatios.firstIndex(of: ratio) else { return [] }
    let colors = report.variants[pair.variant].colors
    var layers: [PairLayer] = []
    for token in [pair.background, pair.foreground] {
      guard token < colors.count, case .color(let color) = colors[token].state, color.alpha >= 1,
        display < colors[token].displayed.count
      else { return [] }
      var composite = colors[token].displayed[display].color
      composite = Color(composite.space, composite.components)
      layers.append(PairLayer(token: token, color: color, composite: composite))
    }
    return layers
  }
}
