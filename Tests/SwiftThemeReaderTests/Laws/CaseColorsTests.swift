import SwiftThemeReader
import Testing
import ThemeModel

/// Enum cases that hold values: each is a color, whether its color depends on the values or not.
struct CaseColorsTests {
  private static func reading(_ cases: String, _ branches: String) -> Reading {
    Reading(
      """
      enum Status {
        case initial
        \(cases)
        var tint: Color {
          switch self {
          case .initial: Color(white: 0.5)
          \(branches)
          }
        }
      }
      """)
  }

  @Test func valuesThatAreNotReadMakeNoDifference() {
    let reading = Self.reading(
      "case done(Bool)\ncase failed(reason: String)\ncase left(Int, at: Date)",
      "case .done: Color(white: 1)\ncase .failed(_): Color(white: 0.2)\ncase .left(_, at: _): Color(white: 0)")
    #expect(
      reading.system.themes.first?.tokens.filter { $0.tier != .raw }.map(\.path)
        == ["Status.initial", "Status.done", "Status.failed", "Status.left"])
    #expect(reading.hex("Status.left") == "#000000")
    #expect(reading.reason("Status.failed") == nil)
  }

  @Test func aTruthValueThatIsReadMakesTwoColors() {
    let reading = Self.reading("case done(Bool)", "case .done(let isOk): isOk ? Color(white: 1) : Color(white: 0)")
    #expect(reading.hex("Status.done(true)") == "#FFFFFF")
    #expect(reading.hex("Status.done(false)") == "#000000")
  }

  @Test func aValueThatNobodyListsIsUndetermined() {
    let reading = Self.reading(
      "case level(Double)", "case .level(let share): Color(white: share)")
    #expect(reading.reason("Status.level")?.code == "runtime-value")
  }

  @Test func aValueThatAnotherMemberTakesForTheColorIsRead() {
    let reading = Reading(
      """
      enum Level {
        case low, done(Bool)
        private var isOk: Bool { if case .done(let ok) = self { return ok }; return false }
        var title: String { switch self { case .low: return "low"; case .done(let ok): return ok ? "yes" : "no" } }
        var tint: Color { isOk ? Color(white: 1) : Color(white: 0) }
      }
      """)
    #expect(reading.hex("Level.done(true)") == "#FFFFFF")
    #expect(reading.hex("Level.low") == "#000000")
  }

  @Test func aThemeWhoseValuesNoColorReadsIsATheme() {
    let reading = Reading(
      """
      enum AppTheme {
        case day, night, guest(name: String)
        var ink: UIColor { switch self { case .day: .black; case .night: .white; case .guest: .blue } }
        var page: UIColor { switch self { case .day: .white; case .night: .black; case .guest: .red } }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "night", "guest"])
    #expect(reading.hex("ink", "guest") == "#0000FF")
  }
}
