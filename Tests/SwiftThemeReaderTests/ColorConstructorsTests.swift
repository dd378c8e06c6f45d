import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// The ways in which UIKit, SwiftUI, AppKit, CoreGraphics and teams make colors.
///
/// These are loops, since the toolchain's debug code crashes when a color, with its vector's alignment, is a test's argument.
struct ColorConstructorsTests {
  private func color(_ expression: String, _ more: String = "", type: String = "UIColor") -> Color? {
    let reading = Reading("\(more)\nenum Colors { static let x: \(type) = \(expression) }")
    return reading.color("Colors.x")
  }

  @Test func uiKit() throws {
    let cases: [(expression: String, expected: Color)] = [
      ("UIColor(red: 187 / 255, green: 0.5, blue: 0, alpha: 1)", Color(.srgb, 187.0 / 255, 0.5, 0)),
      ("UIColor(white: 0.25, alpha: 0.5)", Color(.srgb, 0.25, 0.25, 0.25, alpha: 0.5)),
      ("UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)", Color(.srgb, 0, 1, 0)),
      ("UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)", Color(.displayP3, 1, 0.5, 0)),
      ("UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 1)", Color(.extendedSRGB, 1.2, -0.1, 0)),
      (".init(white: 1, alpha: 1)", Color(.srgb, 1, 1, 1)),
      ("UIColor(cgColor: UIColor.blue.cgColor)", Color(.srgb, 0, 0, 1)),
      ("UIColor(hex: \"#336699\")", Color(.srgb, 0.2, 0.4, 0.6)),
      ("UIColor(hex: \"#33669980\")", Color(.srgb, 0.2, 0.4, 0.6, alpha: 128.0 / 255)),
      ("UIColor(hex: 0x336699, alpha: 0.5)", Color(.srgb, 0.2, 0.4, 0.6, alpha: 0.5)),
      ("UIColor(rgb: 0x33_66_99)", Color(.srgb, 0.2, 0.4, 0.6)),
      ("#colorLiteral(red: 0.5, green: 0.25, blue: 0.125, alpha: 1)", Color(.srgb, 0.5, 0.25, 0.125)),
      (".black.withAlphaComponent(0.3)", Color(.srgb, 0, 0, 0, alpha: 0.3)),
      ("{ UIColor.white }()", Color(.srgb, 1, 1, 1)),
    ]
    for (expression, expected) in cases {
      let found = try #require(color(expression), "\(expression)")
      #expect(found.space == expected.space)
      #expect(abs((found.components - expected.components).max()) < 1e-12)
      #expect(abs(found.alpha - expected.alpha) < 1e-12)
    }
  }

  /// UIKit has no initialiser of components without an alpha; a pod's counts to 255.
  @Test func componentsWithoutAlphaAreNobodysWithoutTheirDeclaration() {
    for expression in [
      "UIColor(red: 57, green: 52, blue: 115)", "UIColor(white: 0.5)", "UIColor(red: 1, green: 0, blue: 0)",
    ] {
      #expect(color(expression) == nil, "\(expression)")
    }
    let declared = """
      extension UIColor {
        convenience init(red: Int, green: Int, blue: Int) {
          self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
        }
      }
      """
    #expect(color("UIColor(red: 51, green: 102, blue: 153)", declared)?.hex8 == "#336699")
  }

  /// SwiftUI's `Color(_:)` looks a text up in the catalogs, whatever the text looks like.
  @Test func aTextWithoutALabelIsACodeWhereNoInitialiserTakesAName() {
    #expect(color("Color(\"333333\")", type: "Color") == nil)
    #expect(color("Color(\"333333\", bundle: .main)", type: "Color") == nil)
    #expect(color("UIColor(\"333333\")")?.hex8 == "#333333")
    #expect(color("UIColor(\"336699\", alpha: 0.5)")?.alpha == 0.5)
    #expect(color("Color(\"#336699\")", type: "Color")?.hex8 == "#336699")
    let declared = "extension Color { init(_ hex: String) { self.init(red: 0.2, green: 0.4, blue: 0.6) } }"
    #expect(color("Color(\"336699\")", declared, type: "Color")?.hex8 == "#336699")
  }

  /// `UIColor(.brand)` is made from SwiftUI's color of that name, and not from itself.
  @Test func aColorOfUIKitMadeOfOneOfSwiftUI() throws {
    let more =
      "extension Color { static let brand = Color(red: 0.2, green: 0.4, blue: 0.6) }\n"
      + "extension UIColor { static let brand = UIColor(.brand) }"
    let found = try #require(color("UIColor.brand", more))
    #expect(found.hex8 == "#336699")
    #expect(color("UIColor(.black)") != nil)
  }

  @Test func swiftUI() throws {
    let cases: [(expression: String, expected: Color)] = [
      ("Color(red: 0.2, green: 0.4, blue: 0.6)", Color(.srgb, 0.2, 0.4, 0.6)),
      ("Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)", Color(.srgb, 0.2, 0.4, 0.6, alpha: 0.5)),
      ("Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1)", Color(.displayP3, 1, 0, 0)),
      ("Color(.sRGBLinear, red: 0.5, green: 0, blue: 0)", Color(.extendedLinearSRGB, 0.5, 0, 0)),
      ("Color(white: 0.75)", Color(.srgb, 0.75, 0.75, 0.75)),
      ("Color(hue: 0, saturation: 1, brightness: 1)", Color(.srgb, 1, 0, 0)),
      ("Color(uiColor: .darkGray)", Color(.srgb, 1.0 / 3, 1.0 / 3, 1.0 / 3)),
      ("Color(UIColor(white: 0, alpha: 1))", Color(.srgb, 0, 0, 0)),
      ("Color(.systemRed)", Color(.srgb, 1, 59.0 / 255, 48.0 / 255)),
      (".white.opacity(0.5).opacity(0.5)", Color(.srgb, 1, 1, 1, alpha: 0.25)),
      ("Color.green", Color(.srgb, 52.0 / 255, 199.0 / 255, 89.0 / 255)),
    ]
    for (expression, expected) in cases {
      let found = try #require(color(expression, type: "Color"), "\(expression)")
      #expect(found.space == expected.space)
      #expect(abs((found.components - expected.components).max()) < 1e-12)
      #expect(abs(found.alpha - expected.alpha) < 1e-12)
    }
  }

  @Test func mixingIsPerceptualUnlessTheDeviceIsAskedFor() throws {
    let device = try #require(color("Color.black.mix(with: .white, by: 0.5, in: .device)", type: "Color"))
    #expect(device.hex8 == "#808080")
    let perceptual = try #require(color("Color.black.mix(with: .white, by: 0.5)", type: "Color"))
    #expect(abs(perceptual.converted(to: .oklab).components.x - 0.5) < 1e-9)
  }

  /// Teams write these initializers themselves. What the bodies do counts, not what the labels suggest.
  @Test func aTeamsOwnInitialiserIsInterpreted() throws {
    let argb = """
      extension UIColor {
        convenience init(hex: UInt32) {
          let a = CGFloat((hex & 0xFF000000) >> 24) / 255.0
          let r = CGFloat((hex & 0x00FF0000) >> 16) / 255.0
          let g = CGFloat((hex & 0x0000FF00) >> 8) / 255.0
          let b = CGFloat(hex & 0x000000FF) / 255.0
          self.init(red: r, green: g, blue: b, alpha: a)
        }
      }
      """
    #expect(try #require(color("UIColor(hex: 0x80336699)", argb)).hex8 == "#33669980")
  }

  @Test(arguments: ["#369", "#336699", "336699FF", "  #336699 "])
  func aTeamsOwnParsingOfStringsIsInterpreted(text: String) throws {
    let parsing = """
      extension Color {
        init(hex: String) {
          let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
          var int: UInt64 = 0
          Scanner(string: hex).scanHexInt64(&int)
          let a, r, g, b: UInt64
          switch hex.count {
          case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
          case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
          case 8: (r, g, b, a) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
          default: (a, r, g, b) = (1, 1, 1, 0)
          }
          self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
        }
      }
      """
    #expect(try #require(color("Color(hex: \"\(text)\")", parsing, type: "Color")).hex8 == "#336699")
  }

  @Test func aFailableInitialiserAndItsFallback() throws {
    let failable = """
      extension UIColor {
        convenience init?(hexString: String) {
          guard hexString.hasPrefix("#"), hexString.count == 7 else { return nil }
          let start = hexString.index(hexString.startIndex, offsetBy: 1)
          guard let value = Int(String(hexString[start...]), radix: 16) else { return nil }
          self.init(red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
                    blue: CGFloat(value & 0xFF) / 255, alpha: 1)
        }
      }
      """
    #expect(try #require(color("UIColor(hexString: \"#336699\")!", failable)).hex8 == "#336699")
    #expect(try #require(color("UIColor(hexString: \"336699\") ?? .red", failable)).hex8 == "#FF0000")
    let forced = Reading("\(failable)\nenum Colors { static let x = UIColor(hexString: \"oops\")! }")
    #expect(forced.reason("Colors.x")?.code == "nil-unwrapped")
  }

  @Test func componentsAreReadAndWritten() throws {
    let darker = """
      extension UIColor {
        func darker(by share: CGFloat) -> UIColor {
          var h: CGFloat = 0, s: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
          guard getHue(&h, saturation: &s, brightness: &b, alpha: &a) else { return self }
          return UIColor(hue: h, saturation: s, brightness: max(b - share, 0), alpha: a)
        }
      }
      """
    #expect(try #require(color("UIColor(rgb: 0x0060DF).darker(by: 0.2)", darker)).hex8 == "#004AAC")
  }

  @Test func assetsComeFromTheCatalogsGiven() {
    let place = Place(file: "Assets.xcassets/Accent.colorset/Contents.json", line: 1, column: 1)
    let accent = NamedColors.Entry(
      values: [
        ConditionalValue(value: .color(Color(.srgb, 0, 0, 1)), place: place),
        ConditionalValue(when: ["mode": "dark"], value: .color(Color(.displayP3, 0, 0.5, 1)), place: place),
      ], place: place)
    let reading = Reading(
      """
      enum Colors {
        static let named = UIColor(named: "Brand/Accent")!
        static let view = Color("Brand/Accent", bundle: .main)
        static let symbol: UIColor = .accent
        static let nested = UIColor(resource: .Brand.accent)
        static let generated = UIColor { _ in R.color.accent()!.withAlphaComponent(1) }
        static let generatedNested = R.color.brand.accent()!
        static let lost = UIColor(named: "Missing")
        static let lostGenerated = UIColor { _ in R.color.missing()! }
        static let lostSymbol = UIColor(resource: .Brand.missing)
      }
      """, namedColors: NamedColors(entries: ["Brand/Accent": accent], axes: [.mode]))
    for name in ["named", "view", "symbol", "nested"] {
      #expect(reading.hex("Colors.\(name)") == "#0000FF")
      #expect(reading.color("Colors.\(name)", nil, ["mode": "dark"])?.space == .displayP3)
      #expect(reading.token("Colors.\(name)")?.chain.map(\.path) == ["Colors.\(name)", "Assets.Brand/Accent", nil])
    }
    #expect(reading.reason("Colors.lost")?.code == "unknown-asset")
    #expect(reading.hex("Colors.generated") == "#0000FF")
    #expect(reading.hex("Colors.generatedNested") == "#0000FF")
    let lost = reading.reason("Colors.lostGenerated")
    #expect(lost?.reason == "no asset catalog contains `R.color.missing()`")
    #expect(lost?.place?.line == 9)
    #expect(reading.reason("Colors.lostSymbol")?.reason == "no asset catalog contains `.Brand.missing`")
  }

  @Test func whatIsNoFiniteNumberIsNoColour() {
    let reading = Reading(
      """
      enum Shades {
        static let huge = UIColor(red: 1 / 0.0, green: 0, blue: 0, alpha: 1)
        static let none = Color(hue: 0.0 / 0.0, saturation: 1, brightness: 1)
      }
      """)
    for name in ["huge", "none"] {
      #expect(reading.color("Shades.\(name)") == nil)
      #expect(reading.reason("Shades.\(name)") != nil, "\(name)")
    }
  }

  /// Code that gives the alpha beside the number has no alpha in it.
  @Test func zerosBeforeANumberAreNothingBesideAnAlpha() {
    let reading = Reading(
      """
      enum Shades {
        static let half = UIColor(hex: 0x00336699, alpha: 0.5)
        static let whole = Color(hex: 0x00336699, opacity: 1)
        static let own = UIColor(hex: 0x00FF00FF)
      }
      """)
    #expect(reading.hex("Shades.half") == "#33669980")
    #expect(reading.hex("Shades.whole") == "#336699")
    #expect(reading.hex("Shades.own") == "#00FF00")
  }
}
