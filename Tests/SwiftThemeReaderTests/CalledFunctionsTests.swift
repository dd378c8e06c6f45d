import SwiftThemeReader
import Testing
import ThemeModel

/// Static colors whose types are given only by the functions that make them.
struct CalledFunctionsTests {
  @Test func untypedStaticsHaveTheTypeThatTheFunctionDeclares() {
    let reading = Reading(
      """
      func g() -> UIColor { mystery() }
      func words() -> String { "red" }
      enum Shades {
        static let good = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let y = g()
        static let made = Shades.make(2)
        static let own = make(3)
        static let label = words()
        static func make(_ step: Int) -> UIColor { step == 2 ? UIColor(white: 0, alpha: 1) : mystery() }
      }
      """)
    #expect(
      reading.system.themes.first?.tokens.map(\.path) == ["Shades.good", "Shades.y", "Shades.made", "Shades.own"])
    #expect(reading.reason("Shades.y") != nil)
    #expect(reading.hex("Shades.made") == "#000000")
    #expect(reading.reason("Shades.own") != nil)
  }

  @Test func anUnknownMethodOfAColourIsUndeterminedAndNotDropped() {
    let reading = Reading(
      """
      extension Color {
        func name() -> String { "red" }
        func softer() -> Self { mystery(self) }
      }
      enum Shades {
        static let good = Color(red: 1, green: 0, blue: 0)
        static let w = good.mixed(with: .blue)
        static let soft = Shades.good.softer()
        static let text = good.name()
        static let view = good.ignoresSafeArea()
        static let half = good.opacity(0.5)
      }
      """)
    #expect(
      reading.system.themes.first?.tokens.map(\.path) == ["Shades.good", "Shades.w", "Shades.soft", "Shades.half"])
    #expect(reading.reason("Shades.w")?.code == "unknown-function")
    #expect(reading.reason("Shades.soft") != nil)
    #expect(reading.hex("Shades.half") == "#FF000080")
  }
}
