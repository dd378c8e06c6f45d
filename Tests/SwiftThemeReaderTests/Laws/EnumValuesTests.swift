import SwiftThemeReader
import Testing
import ThemeModel

/// A case has all of its associated values, also those that code leaves out because they have defaults.
struct EnumValuesTests {
  private static func source(_ cases: String, _ patterns: String, _ ink: String) -> String {
    """
    struct Theme { let page: Paint; let ink: Paint }
    indirect enum Paint {
      static let standard = 0.5
      case plain(Color)
      \(cases)
      var color: Color {
        switch self {
        case .plain(let color): return color
        \(patterns)
        }
      }
    }
    extension Theme {
      static let day = Theme(page: .plain(Color(red: 1, green: 1, blue: 1)), ink: \(ink))
    }
    """
  }

  private static let red = "Color(red: 1, green: 0, blue: 0)"

  @Test(arguments: [
    ("case dimmed(Color, Int = 1)", "case .dimmed(let color, _): return color", ".dimmed(\(red))", "#FF0000"),
    ("case dimmed(Color, Int = 1)", "case .dimmed(let color, _): return color", "Paint.dimmed(\(red), 2)", "#FF0000"),
    ("case dimmed(Color, mode: Int? = nil)", "case let .dimmed(color, _): return color", ".dimmed(\(red))", "#FF0000"),
    (
      "case dimmed(Color = .black, share: Double = 0.5)", "case let .dimmed(color, share): return color.opacity(share)",
      ".dimmed(\(red))", "#FF000080"
    ),
    (
      "case dimmed(share: Double = Paint.standard, Color)",
      "case let .dimmed(share, color): return color.opacity(share)", ".dimmed(\(red))", "#FF000080"
    ),
    (
      "case dimmed(by: Double, Color); case dimmed(half: Color, by: Double = 0.5)",
      "case let .dimmed(half, share): return half.opacity(share)", ".dimmed(half: \(red))", "#FF000080"
    ),
    ("case dimmed(Color = .red)", "case .dimmed: return \(red)", ".dimmed()", "#FF0000"),
  ])
  func whatIsLeftOutHasItsDefault(_ cases: String, _ patterns: String, _ ink: String, _ hex: String) {
    let reading = Reading(Self.source(cases, patterns, ink))
    #expect(reading.hex("ink.color", "day") == hex, "\(cases)")
    #expect(reading.hex("page.color", "day") == "#FFFFFF")
  }
}
