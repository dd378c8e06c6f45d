import ColorScience
import JSONText

/// The form of a color in JSON: `space`, `components` (null for a missing one), `alpha`.
enum ColorJSON {
  static func members(of color: Color, to writer: inout JSONWriter) {
    writer.member("space", color.space.rawValue)
    writer.key("components")
    components(of: color, to: &writer)
    writer.key("alpha")
    if color.missing.contains(.alpha) { writer.null() } else { writer.value(color.alpha) }
  }

  static func components(of color: Color, to writer: inout JSONWriter) {
    let flags: [MissingComponents] = [.first, .second, .third]
    writer.array(inline: true) { writer in
      for index in 0..<3 {
        if color.missing.contains(flags[index]) { writer.null() } else { writer.value(color.components[index]) }
      }
    }
  }
}
