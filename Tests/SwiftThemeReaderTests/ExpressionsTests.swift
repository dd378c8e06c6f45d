import SwiftThemeReader
import Testing
import ThemeModel

/// Each kind of expression in theme code gives its color.
struct ExpressionsTests {
  private static let reading = Reading(
    ##"""
    enum Key: String, CaseIterable { case ink, paper, accent = "Accent" }
    extension UIColor {
      convenience init(rgb: UInt32, alpha: CGFloat = 1) {
        self.init(
          red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xff) / 255,
          blue: CGFloat(rgb & 0xff) / 255, alpha: alpha)
      }
      convenience init?(code: String) {
        var s = code.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        if s.hasPrefix("#") { s.removeFirst() }
        guard s.count == 6 || s.count == 8 else { return nil }
        var v: UInt64 = 0
        Scanner(string: s).scanHexInt64(&v)
        if s.count == 6 { v = v << 8 | 0xFF }
        self.init(
          red: CGFloat((v & 0xFF000000) >> 24) / 255, green: CGFloat((v & 0x00FF0000) >> 16) / 255,
          blue: CGFloat((v & 0xFF00) >> 8) / 255, alpha: CGFloat(v & 0xFF) / 255)
      }
      convenience init(argb hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, alpha: Double(a) / 255)
      }
    }
    enum Mixed { case solid(UIColor), faded(UIColor, by: CGFloat), none
      var value: UIColor {
        switch self {
        case .solid(let c): return c
        case .faded(let c, let by): return c.withAlphaComponent(1 - by)
        case .none: return .clear
        }
      }
    }
    enum Fault: Error { case bad }
    struct Held { let ink = UIColor(rgb: 0x010203) }
    let globalShade = UIColor(rgb: 0x555555)
    enum P {
      static let binary = UIColor(rgb: 0b1111_0000_0000_0000_1111_1111)
      static let octal = UIColor(rgb: 0o77777777)
      static let decimalInt = UIColor(rgb: 16711935)
      static let exponent = UIColor(red: 1e-1, green: 0x1p-1, blue: 0.5, alpha: 1)
      static let shifted = UIColor(rgb: 1 << 23 | 0x0F << 8 | ~0xFFFF_FFF0 & 0xFF)
      static let code8 = UIColor(code: "1A2B3C80") ?? .red
      static let noCode = UIColor(code: "zz") ?? .magenta
      static let three = UIColor(argb: "#fa0")
      static let eight = UIColor(argb: "80112233")
      static let interpolated = UIColor(code: "#\("12" + "34")\(56)")!
      static let ternary = UIColor(white: 3 > 2 ? 0.25 : 0.75, alpha: 1)
      static let branches = 2 > 3 ? UIColor.green : .red
      static let closure: UIColor = { let x = 0.5; return UIColor(white: x, alpha: 1) }()
      static let given = { (w: CGFloat) in UIColor(white: w, alpha: 1) }(0.2)
      static let switched: UIColor = switch 5 % 3 { case 0: .red; case 2 where 1 < 2: .blue; default: .black }
      static let ifed: UIColor = if Key.allCases.count == 3 { .white } else { .black }
      static let payload = Mixed.faded(.white, by: 0.4).value
      static let mapped = [0x112233, 0x445566].map { UIColor(rgb: UInt32($0)) }[1]
      static let byKeyPath = [Key.ink, .accent].map(\.rawValue).last == "Accent" ? UIColor.green : .red
      static let byFunction = [0x223344].map(UIColor.init(rgb:)).first
      static let zipped = Dictionary(uniqueKeysWithValues: zip(Key.allCases, [UIColor.red, .green, .blue]))
      static let looked = zipped[.accent]!
      static let kept = Held()
      static let atKeyPath: UIColor = P.kept[keyPath: \.ink]
      static let literal = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      static let compact = [nil, UIColor.brown].compactMap { $0 }.first!
      static let fixed = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      static let cg = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
      static let bounded = UIColor(white: min(0.9, max(0.1, 2.0)), alpha: 1)
      static let summed = UIColor(white: [0.1, 0.2, 0.3].reduce(0, +), alpha: 1)
      static let power = UIColor(white: pow(0.5, 2), alpha: 1)
      static let global = globalShade
      static let looped: UIColor = {
        var w = 0.0
        for i in 1...4 { w += Double(i) * 0.1 }
        while w > 0.6 { w -= 0.25 }
        return UIColor(white: w, alpha: 1)
      }()
      static let local: UIColor = { func f(_ a: CGFloat) -> CGFloat { a / 2 }; return UIColor(white: f(0.5), alpha: 1) }()
      static let caught: UIColor = { do { return try shade("x") } catch { return .cyan } }()
      static let tried = (try? shade("y")) ?? UIColor.yellow
      static func shade(_ s: String) throws -> UIColor { throw Fault.bad }
      static let called = UIColor.init(rgb:alpha:)(0x223344, 1)
      static let joined = UIColor(code: ["#", "aa", "bb", "cc"].joined())!
      static let raw = UIColor(code: #"#334466"#)!
      static let cut = UIColor(code: String("xx#334477".dropFirst(2)))!
    }
    """##)

  @Test(arguments: [
    ("binary", "#F000FF"), ("octal", "#FFFFFF"), ("decimalInt", "#FF00FF"), ("exponent", "#1A8080"),
    ("shifted", "#800F0F"), ("code8", "#1A2B3C80"), ("noCode", "#FF00FF"), ("three", "#FFAA00"),
    ("eight", "#11223380"), ("interpolated", "#123456"), ("ternary", "#404040"), ("branches", "#FF0000"),
    ("closure", "#808080"), ("given", "#333333"), ("switched", "#0000FF"), ("ifed", "#FFFFFF"),
    ("payload", "#FFFFFF99"), ("mapped", "#445566"), ("byKeyPath", "#00FF00"), ("byFunction", "#223344"),
    ("zipped.paper", "#00FF00"), ("looked", "#0000FF"), ("atKeyPath", "#010203"), ("literal", "#336699"),
    ("compact", "#996633"), ("fixed", "#000000"), ("cg", "#33669980"), ("bounded", "#E6E6E6"), ("summed", "#999999"),
    ("power", "#404040"), ("global", "#555555"), ("looped", "#808080"), ("local", "#404040"), ("caught", "#00FFFF"),
    ("tried", "#FFFF00"), ("called", "#223344"), ("joined", "#AABBCC"), ("raw", "#334466"), ("cut", "#334477"),
  ])
  func comesToItsColour(_ name: String, _ hex: String) {
    #expect(Self.reading.hex("P.\(name)") == hex)
  }

  @Test func whatCannotBeWorkedOutIsKeptWithItsReason() throws {
    let reading = Reading(
      """
      enum P {
        static let page = UIColor.white
        static let chance = [UIColor.red, .blue].randomElement()!
        static let odd = UIColor.white.blurred(by: 3) ?? UIColor.mystery
        static let image = UIImage(color: UIColor.red)
      }
      """)
    let reason = try #require(reading.reason("P.chance"))
    #expect(reason.code == "runtime-value")
    #expect(reason.text == "[UIColor.red, .blue].randomElement()")
    #expect(reason.place?.line == 3)
    #expect(reading.reason("P.odd") != nil)
    #expect(reading.token("P.image") == nil)
  }
}
