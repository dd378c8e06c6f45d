import Audit
import ColorScience
import JSONText
import ThemeModel

/// The state of a token in a variant: a color, stops, parts, or the reason why there is no color.
enum StateCoding {
  /// Returns a state as an object of its own, without the colors that displays show.
  static func object(_ state: TokenColor.State) -> [UInt8] {
    var json = JSONBytes()
    json.byte("{")
    write(state, settings: nil, to: &json)
    json.byte("}")
    return json.bytes()
  }

  /// Writes the members of a state's object. The colors that displays show are written only where a display cannot show the
  /// color itself.
  static func write(_ state: TokenColor.State, settings: AuditSettings?, to json: inout JSONBytes) {
    switch state {
    case .color(let color):
      ColorCoding.writeMembers(color, to: &json)
      json.text(",\"hex\":")
      ColorCoding.writeHex(color, to: &json)
      if let settings, !isInside(color, settings) { writeDisplayed(color, settings, to: &json) }
    case .gradient(let stops):
      json.text("\"gradient\":[")
      for (index, stop) in stops.enumerated() {
        json.text(index == 0 ? "{" : ",{")
        ColorCoding.writeMembers(stop.color, to: &json)
        if let position = stop.position {
          json.text(",\"position\":")
          json.number(position)
        }
        json.byte("}")
      }
      json.byte("]")
    case .composite(let parts):
      json.text("\"parts\":[")
      for (index, part) in parts.enumerated() {
        json.text(index == 0 ? "{\"name\":" : ",{\"name\":")
        json.string(part.name)
        json.byte(",")
        ColorCoding.writeMembers(part.color, to: &json)
        json.byte("}")
      }
      json.byte("]")
    case .placeholder(let placeholder):
      json.text("\"placeholder\":")
      json.string(placeholder.kind.rawValue)
      json.text(",\"text\":")
      json.string(placeholder.text)
    case .undetermined(let reason):
      json.text("\"undetermined\":")
      json.string(reason.code)
      json.text(",\"reason\":")
      json.string(reason.reason)
      if let text = reason.text {
        json.text(",\"text\":")
        json.string(text)
      }
      if let place = reason.place {
        json.text(",\"at\":")
        json.string(place.description)
      }
    case .absent:
      break
    }
  }

  private static func isInside(_ color: Color, _ settings: AuditSettings) -> Bool {
    // Every display contains sRGB; the tolerance covers the rounding error of a conversion.
    if color.space == .srgb, settings.gamutTolerance > 1e-9, color.components.min() >= 0, color.components.max() <= 1 {
      return true
    }
    return settings.displays.allSatisfy { color.isInside($0, tolerance: settings.gamutTolerance) }
  }

  private static func writeDisplayed(_ color: Color, _ settings: AuditSettings, to json: inout JSONBytes) {
    json.text(",\"displayed\":[")
    let all = DisplayedColor.all(
      color, displays: settings.displays, mapping: settings.mapping, tolerance: settings.gamutTolerance)
    for (index, displayed) in all.enumerated() {
      json.text(index == 0 ? "{\"display\":" : ",{\"display\":")
      json.string(displayed.display.rawValue)
      json.text(displayed.isInside ? ",\"inside\":true,\"components\":" : ",\"inside\":false,\"components\":")
      ColorCoding.writeNumbers(displayed.color.components, to: &json)
      json.text(",\"difference\":")
      json.number(displayed.difference)
      json.byte("}")
    }
    json.byte("]")
  }
}
