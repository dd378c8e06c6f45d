import SwiftThemeReader
import Testing

/// Initializers that parse a notation with expressions, predicates and scanners: what they would make, or undetermined.
struct NotationsTests {
  struct Way: Sendable, CustomTestStringConvertible {
    var body: String
    var argument = "#FF8000"
    /// `nil` when undetermined.
    var hex: String? = "#FF8000"

    var testDescription: String { body }
  }

  /// `n` is the number that the body returns; white when it returns none.
  private func reading(_ way: Way, before: String = "") -> Reading {
    Reading(
      """
      \(before)
      extension UIColor {
        convenience init(code: String) {
          guard let n = Self.number(code) else {
            self.init(white: 1, alpha: 1)
            return
          }
          self.init(red: CGFloat(n >> 16 & 255) / 255, green: CGFloat(n >> 8 & 255) / 255, blue: CGFloat(n & 255) / 255, alpha: 1)
        }
        private static func number(_ code: String) -> Int? {
          \(way.body.replacing("; ", with: "\n"))
        }
        static let ink = UIColor(code: "\(way.argument)")
      }
      """)
  }

  private func check(_ way: Way) {
    let reading = reading(way)
    #expect(reading.hex("UIColor.ink") == way.hex)
    if way.hex == nil { #expect(reading.reason("UIColor.ink") != nil) }
  }

  private static let whole = "NSRange(location: 0, length: code.utf16.count)"
  private static let white = "#FFFFFF"

  static let expressions = [
    Way(
      body: "let rx = try! NSRegularExpression(pattern: \"^#?([0-9a-f]{6})$\", options: [.caseInsensitive]); "
        + "guard let m = rx.firstMatch(in: code, range: \(whole)) else { return nil }; "
        + "return Int(code[Range(m.range(at: 1), in: code)!], radix: 16)"),
    Way(
      body: "let rx = try? NSRegularExpression(pattern: \"([0-9A-F]{2})\"); "
        + "let all = rx!.matches(in: code, options: [], range: NSRange(code.startIndex..., in: code)); "
        + "let parts = all.map { (code as NSString).substring(with: $0.range(at: 1)) }; "
        + "return Int(parts.joined(), radix: 16)"),
    Way(
      body: "let rx = try! NSRegularExpression(pattern: \"([0-9A-F]{6})([0-9A-F]{2})?\"); "
        + "let m = rx.firstMatch(in: code, range: \(whole))!; "
        + "if m.range(at: 2).location != NSNotFound { return nil }; "
        + "if let alpha = Range(m.range(at: 2), in: code) { return Int(code[alpha], radix: 16) }; "
        + "return Int(code[Range(m.range(at: 1), in: code)!], radix: 16)"),
    Way(
      body: "let rx = try! NSRegularExpression(pattern: \"^(?=#)\"); "
        + "return rx.numberOfMatches(in: code, range: \(whole)) > 0 ? 1 : nil", hex: nil),
    Way(
      body: "let rx = try! NSRegularExpression(pattern: \"F\", options: .ignoreMetacharacters); "
        + "return rx.numberOfMatches(in: code, range: \(whole))", hex: nil),
    Way(
      body: "guard code.range(of: \"^#[A-F0-9]{6}$\", options: .regularExpression) != nil else { return nil }; "
        + "return Int(code.dropFirst(), radix: 16)"),
    Way(
      body: "guard code.range(of: \"^[A-F0-9]{6}$\", options: [.regularExpression, .caseInsensitive]) != nil "
        + "else { return nil }; return 0", hex: white),
    Way(
      body: "let at = code.range(of: \"(?i)[a-f0-9]+\", options: .regularExpression)!; return Int(code[at], radix: 16)"),
    Way(body: "return code.range(of: \"FF\", options: .backwards) == nil ? nil : 0", hex: nil),
    Way(
      body:
        "let all = code.replacingOccurrences(of: \"#(.)(.)(.)\", with: \"$1$1$2$2$3$3\", options: .regularExpression); "
        + "return Int(all, radix: 16)", argument: "#F80", hex: "#FF8800"),
    Way(
      body: "let m = code.wholeMatch(of: /#?(?<r>[[:xdigit:]]{2})(?<g>[[:xdigit:]]{2})(?<b>[[:xdigit:]]{2})/); "
        + "guard let m, let r = Int(m.r, radix: 16), let g = Int(m.output.g, radix: 16), let b = Int(m.3, radix: 16) "
        + "else { return nil }; return r << 16 | g << 8 | b"),
    Way(
      body: "guard let (_, digits) = code.firstMatch(of: /([a-f0-9]{6})/.ignoresCase())?.output else { return nil }; "
        + "return Int(digits, radix: 16)"),
    Way(body: "return code.wholeMatch(of: /[0-9A-F]{6}/) == nil ? nil : 0", hex: white),
    Way(body: "return code.wholeMatch(of: /#(?:[0-9A-F]{3}|[0-9A-F]{6})/) == nil ? nil : 0", hex: "#000000"),
    Way(body: "return code.prefixMatch(of: /\\p{Lu}/) == nil ? nil : 0", hex: nil),
    Way(
      body: "let rx = try! Regex(\"#([0-9A-F]+?)([0-9A-F]{4})\"); let m = try! rx.wholeMatch(in: code)!; "
        + "return Int(String(m[1].substring!), radix: 16)", hex: "#0000FF"),
    Way(body: "return code.contains(/^#/) ? 255 : nil", hex: "#0000FF"),
    Way(body: "return Int(code.replacing(/[^0-9A-F]/, with: \"\"), radix: 16)"),
    Way(
      body:
        "let rx = Regex { \"#\"; Capture { OneOrMore(.hexDigit) } }; return code.firstMatch(of: rx) == nil ? nil : 0",
      hex: nil),
    Way(
      body: "let isCode = NSPredicate(format: \"SELF MATCHES %@\", \"#?[0-9A-F]{6}\").evaluate(with: code); "
        + "return isCode ? 255 : nil", hex: "#0000FF"),
    Way(
      body: "let isCode = NSPredicate(format: \"SELF MATCHES %@\", \"[0-9A-F]\").evaluate(with: code); "
        + "return isCode ? 255 : nil", hex: white),
    Way(body: "return NSPredicate(format: \"SELF LIKE %@\", \"#*\").evaluate(with: code) ? 255 : nil", hex: nil),
    // Beyond ASCII, offsets are not counts of characters.
    Way(body: "return code.contains(/^./) ? 255 : nil", argument: "＃FF8000", hex: nil),
  ]

  @Test(arguments: expressions)
  func expressionsFindWhatTheyWould(_ way: Way) { check(way) }

  static let scanners = [
    Way(
      body: "let s = Scanner(string: code); _ = s.scanCharacter(); var n: UInt64 = 0; "
        + "return s.scanHexInt64(&n) ? Int(n) : nil"),
    Way(
      body: "let s = Scanner(string: code); s.charactersToBeSkipped = [\"#\"]; var n: UInt32 = 0; "
        + "guard s.scanHexInt32(&n), s.isAtEnd else { return nil }; return Int(n)"),
    Way(
      body: "let s = Scanner(string: code); s.scanUpToCharacters(from: .alphanumerics); "
        + "return s.scanInt(representation: .hexadecimal)"),
    Way(
      body: "let s = Scanner(string: code); _ = s.scanUpToString(\"F\"); "
        + "guard let digits = s.scanCharacters(from: CharacterSet(charactersIn: \"0123456789ABCDEF\")) else { return nil }; "
        + "return Int(digits, radix: 16)"),
    Way(
      body: "let s = Scanner(string: code); guard s.scanString(\"rgb(\") != nil, let r = s.scanInt(), "
        + "s.scanString(\",\") != nil, let g = s.scanInt(), s.scanString(\",\") != nil, let b = s.scanInt() else { return nil }; "
        + "return r << 16 | g << 8 | b", argument: "rgb(255, 128, 0)"),
    Way(
      body: "let s = Scanner(string: code); var n: UInt64 = 0; if code.hasPrefix(\"#\") { s.scanDecimal(nil) }; "
        + "return s.scanHexInt64(&n) ? Int(n) : nil", hex: nil),
    Way(
      body: "let s = Scanner(string: code); for _ in 0..<1 { s.scanDecimal(nil) }; var n: UInt64 = 0; "
        + "return s.scanHexInt64(&n) ? Int(n) : nil", hex: nil),
    Way(
      body: "let s = Scanner(string: code); do { s.scanDecimal(nil) }; var n: UInt64 = 0; "
        + "return s.scanHexInt64(&n) ? Int(n) : nil", hex: nil),
    Way(body: "return Scanner(string: code).scanHexDouble() == nil ? nil : 0", hex: nil),
    Way(
      body: "let s = Scanner(string: code); s.charactersToBeSkipped = CharacterSet(charactersIn: \"#\"); "
        + "return s.scanInt(representation: .hexadecimal)", argument: "#FF 80", hex: nil),
  ]

  @Test(arguments: scanners)
  func scannersFindWhatTheyWould(_ way: Way) { check(way) }

  static let rest = [
    Way(body: "return Int(code.trimmingCharacters(in: [\"#\"]), radix: 16)"),
    Way(body: "return Int(code.trimmingCharacters(in: signs), radix: 16)", hex: nil),
    Way(
      body: "var n = 0; for case let digit? in [15, nil, 240] { n += digit }; return n", hex: "#0000FF"),
    Way(body: "var n = 0; for part in [1, 2] where isWanted(part) { n += part }; return n", hex: nil),
    Way(body: "var n = 0; for part in [1, 254] where part > 1 { n += part + 1 }; return n", hex: "#0000FF"),
  ]

  @Test(arguments: rest)
  func loopsAndTrimming(_ way: Way) { check(way) }
}
