import ColorScience
import JSONText
import ThemeModel

/// The form of a resolved value and its chain in JSON.
enum ValueJSON {
  static func members(of value: ResolvedValue, to writer: inout JSONWriter) {
    switch value {
    case .color(let color):
      writer.object("color", inline: true) { ColorJSON.members(of: color, to: &$0) }
      writer.member("hex", color.hex8)
    case .gradient(let stops):
      writer.array("stops") { writer in
        for stop in stops {
          writer.object(inline: true) { writer in
            writer.object("color") { ColorJSON.members(of: stop.color, to: &$0) }
            writer.member("position", ifPresent: stop.position)
            writer.member("hex", stop.color.hex8)
          }
        }
      }
    case .composite(let parts):
      writer.array("parts") { writer in
        for part in parts {
          writer.object(inline: true) { writer in
            writer.member("name", part.name)
            writer.object("color") { ColorJSON.members(of: part.color, to: &$0) }
            writer.member("hex", part.color.hex8)
          }
        }
      }
    case .placeholder(let placeholder):
      writer.object("placeholder", inline: true) { writer in
        writer.member("kind", placeholder.kind.rawValue)
        writer.member("text", placeholder.text)
      }
    case .undetermined(let reason):
      writer.object("undetermined") { writer in
        writer.member("code", reason.code)
        writer.member("reason", reason.reason)
        writer.member("text", ifPresent: reason.text)
        writer.member("at", ifPresent: reason.place?.description)
      }
    }
  }

  static func write(_ link: ChainLink, to writer: inout JSONWriter) {
    writer.object(inline: true) { writer in
      writer.member("token", ifPresent: link.path)
      writer.member("text", ifPresent: link.text)
      writer.member("at", link.place)
      writer.member("theme", link.theme)
    }
  }
}

extension JSONWriter {
  /// What the place's description says, which is made for nothing where an answer has a place or two for every token.
  mutating func member(_ key: String, _ place: Place) {
    self.key(key)
    value(place.file, line: place.line, column: place.column)
  }
}
