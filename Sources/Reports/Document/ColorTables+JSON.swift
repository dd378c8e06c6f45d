import Audit
import ColorScience
import JSONText
import ThemeModel

extension ColorTables {
  static func write(_ entry: Entry, to json: inout JSONWriter) {
    switch entry.state {
    case .color(let color):
      ColorCoding.writeMembers(color, to: &json)
      json.member("hex", color.hex8)
      json.array("displayed") { json in
        for displayed in entry.displayed {
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

  /// `at` is file, line, column; `theme` is a name, kept as text because it may be an abstract theme.
  static func write(_ link: Link, names: [String], to json: inout JSONWriter) {
    switch link.target {
    case .token(let index): json.member("token", index)
    case .path(let path): json.member("path", path)
    case .value: break
    }
    json.member("text", ifPresent: link.text)
    json.array("at") { json in
      json.value(link.file)
      json.value(link.line)
      json.value(link.column)
    }
    json.member("theme", names[link.theme])
    json.member("next", ifPresent: link.next)
  }
}
