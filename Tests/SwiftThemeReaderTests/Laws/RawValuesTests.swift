import SwiftThemeReader
import Testing
import ThemeModel

/// Cases and their raw values, one from the other.
struct RawValuesTests {
  private static let declarations = """
    enum Plain: String { case ink, paper }
    enum Written: String { case ink = "#FF0000", paper = "#00FF00" }
    enum Number: Int { case a, b = 4, c, d = -1, e }
    enum Own: String { case ink = "x", paper = "y"
      var rawValue: String { self == .ink ? "y" : "x" }
      init?(rawValue: String) { self = rawValue == "one" ? .ink : .paper } }
    enum Other: String { case ink = "x", paper = "y"
      init?(rawValue: Int) { self = .paper } }
    enum Renamed: String { case ink = "x", paper = "y"
      var rawValue: String { self == .ink ? "one" : "two" } }
    """

  @Test(
    arguments: [
      ("Plain(rawValue: \"paper\") == .paper", true), ("Plain(rawValue: \"Paper\") == nil", true),
      ("Plain.ink.rawValue == \"ink\"", true), ("Written(rawValue: \"#00FF00\") == .paper", true),
      ("Written(rawValue: \"paper\") == nil", true), ("Written.ink.rawValue == \"#FF0000\"", true),
      ("Number(rawValue: 5) == .c", true), ("Number(rawValue: 1) == nil", true), ("Number.e.rawValue == 0", true),
      ("Number.a.rawValue == 0", true), ("Own(rawValue: \"one\") == .ink", true), ("Own.ink.rawValue == \"y\"", true),
      ("Other(rawValue: \"x\") == .ink", true), ("Renamed(rawValue: \"two\") == .paper", true),
      ("Renamed(rawValue: \"y\") == nil", true),
    ])
  func aCaseAndItsRawValueAreFoundByEachOther(_ condition: String, _ holds: Bool) {
    let reading = Reading(
      """
      \(Self.declarations)
      enum Colors { static let ink: UIColor = \(condition) ? .red : .green }
      """)
    #expect(reading.hex("Colors.ink") == (holds ? "#FF0000" : "#00FF00"))
  }

  /// Each color is looked up by the raw value of the next, as a generated list of custom properties does.
  @Test func aLongListThatRefersToItselfIsReadToItsEnd() {
    let count = 400
    let cases = (0..<count).map { "case t\($0) = \"--t-\($0)\"" }.joined(separator: "\n")
    let values = (0..<count).map { number in
      "case .t\(number): return \(number % 2 == 0 ? "\"var(--t-\(number + 1))\"" : "\"#0000\(number % 10)0\"")"
    }.joined(separator: "\n")
    let reading = Reading(
      """
      enum Web: String {
      \(cases)
        var text: String {
          switch self {
      \(values)
          }
        }
        var color: UIColor { Web.color(text) }
        static func color(_ text: String) -> UIColor {
          guard text.hasPrefix("var(") else { return UIColor(code: text) }
          guard let other = Web(rawValue: String(text.dropFirst(4).dropLast())) else { return .red }
          return color(other.text)
        }
      }
      extension UIColor {
        convenience init(code: String) {
          var value: UInt64 = 0
          Scanner(string: String(code.dropFirst())).scanHexInt64(&value)
          self.init(
            red: CGFloat((value >> 16) & 0xff) / 255, green: CGFloat((value >> 8) & 0xff) / 255,
            blue: CGFloat(value & 0xff) / 255, alpha: 1)
        }
      }
      """)
    let known = (0..<count).filter { reading.hex("Web.t\($0)") == "#0000\(($0 / 2 * 2 + 1) % 10)0" }
    #expect(known.count == count)
  }
}
