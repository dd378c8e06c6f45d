import Audit
import ColorScience
import JSONText
import ThemeModel

/// The pooled values that the other parts refer to by index. They are written last, when every value is known.
extension PageData {
  mutating func writePools() {
    list("states", pools.states.values) { $0.value($1) }
    columns("cells", pools.cells.values, [\.state, \.chain])
    columns("chains", pools.chains.values, [\.link, \.next])
    columns("links", pools.links.values, [\.path, \.text, \.file, \.line, \.column])
    list("words", pools.words.values) { $0.json.value($1) }
    list("stacks", pools.stacks.values) { $0.integers($1) }
    list("tips", pools.tips.values) { data, tips in
      data.values(tips) { data, tip in
        data.json.beginArray()
        data.json.value(tip.side.rawValue)
        data.json.value(tip.kind.rawValue)
        data.json.value(tip.color)
        data.value(tip.token)
        if let refusal = tip.refusal { data.json.value(refusal) }
        data.json.end()
      }
    }
    list("reasons", pools.reasons.values) { $0.json.value($1) }
    list("colors", pools.colors.values) { $0.value($1) }
    list("files", pools.files.values) { $0.json.value($1) }
  }

  mutating func value(_ state: TokenColor.State) {
    json.beginObject()
    switch state {
    case .color, .absent:
      json.member("kind", "absent")
    case .gradient(let stops):
      json.member("kind", "gradient")
      list("stops", stops) { data, stop in
        data.json.beginArray()
        data.json.value(data.pools.colors.index(of: stop.color))
        if let position = stop.position { data.json.value(position) } else { data.json.null() }
        data.json.end()
      }
    case .composite(let parts):
      json.member("kind", "composite")
      list("parts", parts) { data, part in
        data.json.beginArray()
        data.json.value(part.name)
        data.json.value(data.pools.colors.index(of: part.color))
        data.json.end()
      }
    case .placeholder(let placeholder):
      json.member("kind", "placeholder")
      json.member("is", placeholder.kind.rawValue)
      json.member("text", placeholder.text)
    case .undetermined(let undetermined):
      json.member("kind", "undetermined")
      json.member("code", undetermined.code)
      json.member("reason", undetermined.reason)
      optional("text", undetermined.text)
      place("place", undetermined.place)
    }
    json.end()
  }

  /// Writes a color. Most colors lie inside sRGB and are written as hexadecimal digits or as components; others are written with
  /// the colors that each display shows.
  mutating func value(_ color: Color) {
    if let hex = EightBitColor(color) {
      if color.alpha == 1 { return json.value(hex.text) }
      json.beginArray()
      json.value(hex.text)
      json.value(color.alpha)
      json.end()
      return
    }
    if color.space == .srgb, color.missing.isEmpty, color.isInside(.srgb) {
      return json.array { json in
        for i in 0..<3 { json.value(color.components[i]) }
        if color.alpha != 1 { json.value(color.alpha) }
      }
    }
    let displays = report.settings.displays
    let shown = displays.map { ShownColor(color, on: $0, mapping: report.settings.mapping) }
    json.beginObject()
    json.member("css", color.space == .srgb ? color.hex8 : color.css)
    json.member("alpha", color.alpha)
    list("shown", shown) { data, color in
      data.json.array {
        for i in 0..<3 { $0.value(color.components[i]) }
      }
    }
    if color.isInside(.srgb) {
      let srgb = ShownColor(color, on: .srgb, mapping: report.settings.mapping).components
      list("srgb", [srgb.x, srgb.y, srgb.z]) { $0.json.value($1) }
    }
    list("inside", displays.map { color.isInside($0, tolerance: report.settings.gamutTolerance) }) {
      $0.json.value($1)
    }
    list("luminance", shown.map(\.luminance)) { $0.json.value($1) }
    list("shift", shown.map { Color.deltaEOK(color, $0.color) }) { $0.json.value($1) }
    json.end()
  }
}
