import SwiftThemeReader
import Testing
import ThemeModel

/// The place of a value is that of the literal or constructor that made it; the place of a token is that of its declaration.
struct OriginsTests {
  @Test func twoLiteralsOfOneMemberAreTwoValues() {
    let reading = Reading(
      """
      enum Colors {
        static let ink = UIColor { traits in
          traits.userInterfaceStyle == .dark
            ? UIColor(code: 0x101010)
            : UIColor(code: 0xF0F0F0)
        }
      }
      extension UIColor {
        convenience init(code: Int) {
          self.init(red: CGFloat((code >> 16) & 255) / 255, green: CGFloat((code >> 8) & 255) / 255, blue: CGFloat(code & 255) / 255, alpha: 1)
        }
      }
      """)
    #expect(lines("Colors.ink", in: reading) == [5, 4])
    #expect(reading.system.themes.first?.tokens.first { $0.path == "Colors.ink" }?.place.line == 2)
  }

  @Test func aMemberwiseCallPlacesEachArgument() {
    let reading = Reading(
      """
      struct Theme {
        let page: UIColor
        let ink: UIColor
        static let day = Theme(
          page: UIColor(white: 1, alpha: 1),
          ink: Raw.ink)
      }
      enum Raw {
        static let ink = UIColor(white: 0.2, alpha: 1)
      }
      """)
    #expect(lines("page", in: reading) == [5])
    #expect(lines("ink", in: reading) == [6])
    #expect(lines("Raw.ink", in: reading) == [9])
  }

  /// A color that a helper makes from its caller's literals was written by the caller.
  @Test func whatAHelperMakesWasWrittenByItsCaller() {
    let reading = Reading(
      """
      func both(_ day: Int, _ night: Int) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? tone(night) : tone(day) }
      }
      func tone(_ white: Int) -> UIColor { UIColor(white: CGFloat(white) / 255, alpha: 1) }
      enum Colors {
        static let ink = both(
          20,
          240)
      }
      """)
    #expect(lines("Colors.ink", in: reading) == [7, 8])
  }

  /// The notation is the origin, however the initializer takes it apart.
  @Test(arguments: [
    "let scanner = Scanner(string: String(code.dropFirst())); scanner.scanHexInt64(&n)",
    "var rest = code; rest.removeFirst(); n = UInt64(rest, radix: 16) ?? 0",
    "let all = code.wholeMatch(of: /#([0-9A-F]+)/); if let all { n = UInt64(all.1, radix: 16) ?? 0 }",
    "if let at = code.range(of: \"[0-9A-F]+\", options: .regularExpression) { n = UInt64(code[at], radix: 16) ?? 0 }",
  ])
  func howANotationIsReadMakesNoOtherOrigin(body: String) {
    let reading = Reading(
      """
      enum Colors {
        static let ink = UIColor(code: "#FF8000")
        static let page = UIColor(code: "#FFFFFF")
      }
      extension UIColor {
        convenience init(code: String) {
          var n: UInt64 = 0
          \(body.replacing("; ", with: "\n"))
          self.init(red: CGFloat(n >> 16) / 255, green: CGFloat(n >> 8 & 255) / 255, blue: CGFloat(n & 255) / 255, alpha: 1)
        }
      }
      """)
    #expect(reading.hex("Colors.ink") == "#FF8000")
    #expect(lines("Colors.ink", in: reading) == [2])
    #expect(lines("Colors.page", in: reading) == [3])
  }

  private func lines(_ path: String, in reading: Reading) -> [Int] {
    reading.system.themes.first?.tokens.first { $0.path == path }?.values.map(\.place.line) ?? []
  }
}
