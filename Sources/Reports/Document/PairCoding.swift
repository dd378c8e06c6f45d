import Audit
import ColorScience
import JSONText
import ThemeModel

/// Pairs, without what the rest of the document tells: layers that are only the two tokens' own opaque colours, displays that
/// all agree.
struct PairCoding {
  let settings: AuditSettings
  let colors: ThemeColors

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

  func plainRatios(_ pair: PairReport) -> [Double] {
    guard let ratio = pair.ratio else { return [] }
    return Array(repeating: ratio, count: settings.displays.count)
  }

  /// The background's colour and the foreground's, on the first display that shows the pair's ratio.
  func plainLayers(_ pair: PairReport) -> [PairLayer] {
    guard let ratio = pair.ratio, let display = pair.displayRatios.firstIndex(of: ratio) else { return [] }
    var layers: [PairLayer] = []
    for token in [pair.background, pair.foreground] {
      guard case .color(let color)? = colors.state(of: token, in: pair.variant - colors.firstVariant), color.alpha >= 1
      else { return [] }
      let shown = ShownColor(color, on: settings.displays[display], mapping: settings.mapping)
      layers.append(PairLayer(token: token, color: color, composite: shown.withoutAlpha))
    }
    return layers
  }
}

extension ShownColor {
  /// As a colour in the display's space, opaque.
  fileprivate var withoutAlpha: Color {
    Color(display.space, components)
  }
}
