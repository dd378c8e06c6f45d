import SwiftThemeReader
import Testing

/// Changing a value in place has the effect that it has in Swift, or the value is no longer known.
struct EffectsTests {
  private static let hex =
    "self.init(red: CGFloat((v >> 16) & 255) / 255, green: CGFloat((v >> 8) & 255) / 255, blue: CGFloat(v & 255) / 255, alpha: 1)"

  struct Change: Sendable, CustomTestStringConvertible {
    var body: String
    var argument: String
    /// `nil` when undetermined.
    var hex: String?

    var testDescription: String { body }
  }

  static let changes = [
    Change(
      body: "let s = Scanner(string: x); _ = s.scanString(\"#\"); var v: UInt64 = 0; s.scanHexInt64(&v); HEX",
      argument: "\"#FF8000\"", hex: "#FF8000"),
    Change(
      body:
        "let s = Scanner(string: x); if x.hasPrefix(\"#\") { s.scanLocation = 1 }; var v: UInt64 = 0; s.scanHexInt64(&v); HEX",
      argument: "\"#FF8000\"", hex: "#FF8000"),
    Change(
      body:
        "let s = Scanner(string: x); s.currentIndex = x.index(after: x.startIndex); var v: UInt64 = 0; s.scanHexInt64(&v); HEX",
      argument: "\"#FF8000\"", hex: "#FF8000"),
    Change(
      body: "let s = Scanner(string: x); s.charactersToBeSkipped = signs; var v: UInt64 = 0; s.scanHexInt64(&v); HEX",
      argument: "\"#FF8000\"", hex: nil),
    Change(
      body:
        "let s = Scanner(string: x); s.charactersToBeSkipped = .some(CharacterSet(charactersIn: \"#\")); var v: UInt64 = 0; s.scanHexInt64(&v); HEX",
      argument: "\"#FF8000\"", hex: "#FF8000"),
    Change(
      body: "self.init(white: x.components(separatedBy: \"#\").count == 2 ? 1 : 0, alpha: 1)", argument: "\"#1\"",
      hex: "#FFFFFF"),
    Change(
      body: "self.init(white: x.split(separator: \"#\").count == 1 ? 1 : 0, alpha: 1)", argument: "\"#1\"",
      hex: "#FFFFFF"),
    Change(body: "self.init(white: x.contains { $0 > 3 } ? 1 : 0, alpha: 1)", argument: "[1, 5]", hex: "#FFFFFF"),
    Change(
      body: "self.init(white: x.contains(where: { $0 > 7 }) ? 1 : 0, alpha: 1)", argument: "[1, 5]", hex: "#000000"),
    Change(body: "self.init(white: x.contains(Store.level) ? 1 : 0, alpha: 1)", argument: "[1, 5]", hex: nil),
    Change(
      body: "var a = x; a.insert(255, at: 0); self.init(white: CGFloat(a[0]) / 255, alpha: 1)", argument: "[0]",
      hex: "#FFFFFF"),
    Change(
      body: "var a = x; a.append(contentsOf: [255]); self.init(white: CGFloat(a[1]) / 255, alpha: 1)", argument: "[0]",
      hex: "#FFFFFF"),
    Change(
      body: "var a = x; a.removeFirst(); self.init(white: CGFloat(a[0]) / 255, alpha: 1)", argument: "[0, 255]",
      hex: "#FFFFFF"),
    Change(
      body: "var a = x; a.removeFirst(2); self.init(white: CGFloat(a[0]) / 255, alpha: 1)", argument: "[0, 1, 255]",
      hex: "#FFFFFF"),
    Change(
      body: "var a = x; a.swapAt(0, 1); self.init(white: CGFloat(a[0]) / 255, alpha: 1)", argument: "[0, 255]",
      hex: "#FFFFFF"),
    Change(
      body: "var a = x; a.sort(); self.init(white: CGFloat(a[0]) / 255, alpha: 1)", argument: "[255, 0]", hex: nil),
    Change(
      body: "var a = x; fill(&a); self.init(white: CGFloat(a[0]) / 255, alpha: 1)", argument: "[255, 0]", hex: nil),
    Change(
      body: "var s = x; s.append(\"7\"); self.init(white: s == \"ab7\" ? 1 : 0, alpha: 1)", argument: "\"ab\"",
      hex: "#FFFFFF"),
    Change(
      body:
        "var s = x; s.remove(at: s.startIndex); s.insert(\"1\", at: s.startIndex); self.init(white: s == \"1b\" ? 1 : 0, alpha: 1)",
      argument: "\"ab\"", hex: "#FFFFFF"),
    Change(
      body:
        "let s = x.replacingOccurrences(of: \"[0-9]\", with: \"\", options: .regularExpression); self.init(white: s == \"ab\" ? 1 : 0, alpha: 1)",
      argument: "\"a1b\"", hex: "#FFFFFF"),
    Change(
      body:
        "let s = x.replacingOccurrences(of: \"[^0-9a-fA-F]+\", with: \"-\", options: .regularExpression); self.init(white: s == \"-ab-1\" ? 1 : 0, alpha: 1)",
      argument: "\"##ab 1\"", hex: "#FFFFFF"),
    Change(
      body:
        "let s = x.replacingOccurrences(of: \"^#\", with: \"\", options: .regularExpression); self.init(white: s == \"a#b\" ? 1 : 0, alpha: 1)",
      argument: "\"#a#b\"", hex: "#FFFFFF"),
    Change(
      body:
        "let s = x.replacingOccurrences(of: \"a|b\", with: \"\", options: .regularExpression); self.init(white: s == \"\" ? 1 : 0, alpha: 1)",
      argument: "\"ab\"", hex: "#FFFFFF"),
    Change(
      body:
        "let s = x.replacingOccurrences(of: \"[A-F]\", with: \"\", options: [.regularExpression, .caseInsensitive]); self.init(white: s == \"\" ? 1 : 0, alpha: 1)",
      argument: "\"ab\"", hex: "#FFFFFF"),
    Change(
      body:
        "let s = x.replacingOccurrences(of: \"(?=b)\", with: \"-\", options: .regularExpression); self.init(white: s == \"\" ? 1 : 0, alpha: 1)",
      argument: "\"ab\"", hex: nil),
    Change(body: "self.init(white: CGFloat(x.rounded(.awayFromZero)) / 10, alpha: 1)", argument: "1.2", hex: "#333333"),
  ]

  @Test(arguments: changes)
  func aChangeIsMadeOrUnknown(_ change: Change) {
    let type = change.argument.hasPrefix("[") ? "[Int]" : change.argument.hasPrefix("\"") ? "String" : "Double"
    let body = change.body.replacing("HEX", with: Self.hex).replacing("; ", with: "\n")
    let reading = Reading(
      """
      extension UIColor {
        convenience init(made x: \(type)) {
          \(body)
        }
        static let ink = UIColor(made: \(change.argument))
      }
      """)
    #expect(reading.hex("UIColor.ink") == change.hex)
    if change.hex == nil { #expect(reading.reason("UIColor.ink") != nil) }
  }

  @Test func whatAnInitialiserThatFailsMayHaveSetIsNotKnown() {
    let reading = Reading(
      """
      final class AppTheme {
        static let shared = AppTheme()
        var ink: UIColor = .black
        let page: UIColor = .white
        init() { if Store.isLate() { ink = .red } }
      }
      """)
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.hex("ink") == nil)
    #expect(reading.reason("ink") != nil)
  }

  @Test func whatAMethodThatFailsMayHaveSetIsNotKnown() {
    let reading = Reading(
      """
      final class AppTheme {
        static let shared = AppTheme()
        var ink: UIColor = .black
        let page: UIColor = .white
        init() {
          setUp()
          Log.write("made")
        }
        private func setUp() {
          guard Store.isLate() else { return }
          ink = .red
        }
      }
      """)
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.reason("ink") != nil)
  }
}
