import Audit
import ColorScience
import JSONText
import ThemeModel

/// What a token is in a variant: a colour, stops, parts, or why there is none.
enum StateCoding {
  /// What displays make of a colour stands there only where one of them cannot show it.
  static func write(_ state: TokenColor.State, settings: AuditSettings?, to json: inout JSONWriter) {
    switch state {
    case .color(let color):
      ColorCoding.writeMembers(color, to: &json)
      json.member("hex", color.hex8)
      if let settings, settings.displays.contains(where: { !color.isInside($0, tolerance: settings.gamutTolerance) }) {
        write(
          DisplayedColor.all(
            color, displays: settings.displays, mapping: settings.mapping, tolerance: settings.gamutTolerance),
          to: &json)
      }
    case .gradient(let stops):
      json.array("gradient") { json in
        for stop in stops {
          json.object { json in
            ColorCoding.writeMembers(stop.color, to: &json)
            json.member("position", ifPresent: stop.position)
          }
        }
      }
    case .composite(let parts):
      json.array("parts") { json in
        for part in parts {
          json.object { json in
            json.member("name", part.name)
            ColorCoding.writeMembers(part.color, to: &json)
          }
        }
      }
    case .placeholder(let placeholder):
      json.member("placeholder", placeholder.kind.rawValue)
      json.member("text", placeholder.text)
    case .undetermined(let reason):
      json.member("undetermined", reason.code)
      json.member("reason", reason.reason)
      json.member("text", ifPresent: reason.text)
      json.member("at", ifPresent: reason.place?.description)
    case .absent:
      break
    }
  }

  private static func write(_ displayed: [DisplayedColor], to json: inout JSONWriter) {
    json.array("displayed") { json in
      for displayed in displayed {
        json.object { json in
          json.member("display", displayed.display.rawValue)
          json.member("inside", displayed.isInside)
          json.array("components") { json in
            for index in 0..<3 { json.value(displayed.color.components[index]) }
          }
          json.member("difference", displayed.difference)
        }
      }
    }
  }
}
