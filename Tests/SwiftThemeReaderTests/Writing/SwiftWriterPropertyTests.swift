import ColorScience
import Testing
import ThemeModel

@testable import SwiftThemeReader

/// Any color in any notation of Swift can be rewritten to any other, and the rest of the file is unchanged.
@Suite struct SwiftWriterPropertyTests {
  enum Notation: CaseIterable {
    case hexNumber, hexSmall, hexText, hexAlpha, quotients, fractions, whole, hsb, hsb360, call

    func text(_ r: Int, _ g: Int, _ b: Int) -> String {
      let digits = [r, g, b].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
      let parts = [r, g, b].map { FixedDecimal.text(Double($0) / 255, decimals: 4) }
      let hsb = HSB.components(Color(.srgb, Double(r) / 255, Double(g) / 255, Double(b) / 255))
      switch self {
      case .hexNumber: return "UIColor(rgb: 0x\(digits))"
      case .hexSmall: return "UIColor(rgb: 0x\(digits.lowercased()), alpha: 0.5)"
      case .hexText: return "Color(hex: \"#\(digits)\")"
      case .hexAlpha: return "Color(0x\(digits)80)"
      case .quotients: return "UIColor(red: \(r)/255, green: \(g).0 / 255.0, blue: \(b)/255.0, alpha: 1)"
      case .fractions: return "Color(.sRGB, red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), opacity: 0.3)"
      case .whole: return "UIColor(r: \(r), g: \(g), b: \(b))"
      case .hsb:
        let parts = [hsb.hue, hsb.saturation, hsb.brightness].map { FixedDecimal.text($0, decimals: 5) }
        return "Color(hue: \(parts[0]), saturation: \(parts[1]), brightness: \(parts[2]))"
      case .hsb360:
        let parts = [hsb.hue * 360, hsb.saturation * 100, hsb.brightness * 100].map {
          FixedDecimal.text($0, decimals: 3)
        }
        return "Color(h: \(parts[0]), s: \(parts[1]), b: \(parts[2]))"
      case .call: return "rgb(\(r), \(g), \(b))"
      }
    }
  }

  private struct Generator {
    var state: UInt64

    mutating func byte() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Not one of the ends, at which the range is ambiguous.
      return 3 + Int(state >> 33) % 250
    }
  }

  @Test(arguments: Notation.allCases) func literalsTakeAnyColor(_ notation: Notation) throws {
    var random = Generator(state: 3)
    for _ in 0..<60 {
      let old = (random.byte(), random.byte(), random.byte())
      let new = (random.byte(), random.byte(), random.byte())
      let head = "enum P {\r\n  // 0x010203\n  static let a = "
      // The case of a literal without letters follows the file.
      let other = notation == .hexSmall ? "0xabcdef" : "0xABCDEF"
      let tail = " // it\n\tstatic let b = UIColor(rgb: \(other))\n}"
      let source = head + notation.text(old.0, old.1, old.2) + tail
      let color = { (c: (Int, Int, Int)) in Color(.srgb, Double(c.0) / 255, Double(c.1) / 255, Double(c.2) / 255) }
      let edit = ColorEdit(place: Place(file: "f", line: 3, column: 18), before: color(old), after: color(new))
      let bytes = Array(source.utf8)
      let edits = try SwiftColorWriter().edits(for: edit, in: bytes, leastDecimals: 5)
      let written = String(decoding: try #require(SourceEdit.applied(edits, to: bytes)), as: UTF8.self)
      #expect(written.hasPrefix(head) && written.hasSuffix(tail))
      let expected = notation.text(new.0, new.1, new.2)
      let literal = String(written.dropFirst(head.count).dropLast(tail.count))
      // There may be more decimals than in the source; everything that is not a number is unchanged.
      let isHSB = notation == .hsb || notation == .hsb360
      let number = isHSB ? #/\d+(?:\.\d+)?/# : #/\d+\.\d+/#
      let shape = { (text: String) in text.replacing(number, with: "*") }
      #expect(shape(literal) == shape(expected), "\(literal), not \(expected)")
      let numbers = { (text: String) in text.matches(of: number).compactMap { Double($0.output) } }
      for (made, wanted) in zip(numbers(literal), numbers(expected)) {
        #expect((made - wanted).magnitude <= 0.0001 * max(1, wanted), "\(literal), not \(expected)")
      }
    }
  }
}
