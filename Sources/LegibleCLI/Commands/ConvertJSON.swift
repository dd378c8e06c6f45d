import ColorScience
import JSONText

/// The JSON output of `convert`.
enum ConvertJSON {
  static func write(
    _ color: Color, input: UnsafeBufferPointer<UInt8>, spaces: [ColorSpace], to writer: inout JSONWriter
  ) {
    writer.member("input", String(decoding: input, as: UTF8.self))
    writer.object("color") { ColorJSON.members(of: color, to: &$0) }
    writer.object("spaces") { writer in
      for space in spaces.isEmpty ? ColorSpace.allCases : spaces {
        writer.key(space.rawValue)
        ColorJSON.components(of: color.converted(to: space), to: &writer)
      }
    }
    writer.member("hex", color.hex8)
    writer.object("gamut") { writer in
      for display in Display.allCases {
        writer.object(display.rawValue) { gamut(of: color, on: display, to: &$0) }
      }
    }
  }

  private static func gamut(of color: Color, on display: Display, to writer: inout JSONWriter) {
    let mapped = GamutMapping.allCases.map { color.mapped(to: display, by: $0) }
    let excess = color.excess(on: display)
    writer.member("inside", color.isInside(display))
    writer.member("excess", excess)
    for (method, result) in zip(GamutMapping.allCases, mapped) {
      writer.key(method.rawValue)
      ColorJSON.components(of: result, to: &writer)
    }
    writer.object("deltaEOK") { writer in
      for (method, result) in zip(GamutMapping.allCases, mapped) {
        writer.member(method.rawValue, excess == 0 ? 0 : Color.deltaEOK(color, result))
      }
    }
  }
}
