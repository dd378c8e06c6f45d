import Testing
import ThemeModel

/// Types whose values stand for one color, whatever extensions add to them.
struct ColorVariantsTests {
  private static let asset = """
    public enum Asset {
      public static let page = ColorAsset(name: "Page")
      public static let ink = ColorAsset(name: "Ink")
    }
    public final class ColorAsset {
      fileprivate init(name: String) { self.name = name }
      public typealias Color = UIColor
      public fileprivate(set) var name: String
      public private(set) lazy var color: Color = {
        guard let color = Color(asset: self) else { fatalError("no \\(name)") }
        return color
      }()
      public private(set) lazy var swiftUIColor = SwiftUI.Color(asset: self)
    }
    extension ColorAsset.Color {
      public convenience init?(asset: ColorAsset) {
        self.init(named: asset.name, in: Bundle.main, compatibleWith: nil)
      }
    }
    extension SwiftUI.Color {
      public init(asset: ColorAsset) { self.init(asset.name, bundle: Bundle.main) }
    }

    """

  private func reading(_ more: String) -> Reading {
    func entry(_ red: Double) -> NamedColors.Entry {
      let place = Place(file: "A.xcassets", line: 1, column: 1)
      return .init(values: [ConditionalValue(value: .color(.init(.srgb, red, 0, 0)), place: place)], place: place)
    }
    return Reading(Self.asset + more, namedColors: NamedColors(entries: ["Page": entry(1), "Ink": entry(0)]))
  }

  @Test(arguments: [
    "",
    """
    extension ColorAsset {
      public var light: Color { color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) }
      public var dark: Color { color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) }
    }
    """,
    "extension ColorAsset { var faded: SwiftUI.Color { swiftUIColor.opacity(0.5) } }",
    "extension ColorAsset { var faded: Color { let base = self.color; return base.withAlphaComponent(0.5) } }",
    "extension ColorAsset { var plain: SwiftUI.Color { SwiftUI.Color(color) } }",
    "extension ColorAsset { var again: SwiftUI.Color { SwiftUI.Color(asset: self) } }",
    "extension ColorAsset { var again: SwiftUI.Color { SwiftUI.Color(name, bundle: .main) } }",
    """
    extension ColorAsset { var soft: Color { faded.withAlphaComponent(0.2) } }
    extension ColorAsset { var faded: Color { color.withAlphaComponent(0.5) } }
    """,
  ])
  func variantsOfAnAssetMakeNoThemeOfIt(_ more: String) {
    let reading = reading(more)
    #expect(reading.system.themes.map(\.name) == ["colors"], "\(more)")
    let paths = reading.system.themes.first?.tokens.filter { $0.tier != .raw }.map(\.path)
    #expect(paths == ["Asset.page", "Asset.ink"], "\(more)")
    #expect(reading.hex("Asset.page") == "#FF0000", "\(more)")
  }

  @Test(arguments: [
    "extension ColorAsset { var onColor: Color { Color(named: name + \"On\")! } }",
    "extension ColorAsset { var onColor: Color { .white } }",
    "extension ColorAsset { var onColor: Color { color.contrasting() } }",
  ])
  func anotherColorIsNoVariant(_ more: String) {
    let paths = reading(more).system.themes.flatMap(\.tokens).map(\.path)
    #expect(paths.contains { $0.hasSuffix("onColor") }, "\(more)")
  }

  /// An opacity makes no other color, wherever it stands; a brightness does.
  @Test(arguments: [
    ("Color(code: code, opacity: 0.6)", true), ("Color(code: code).opacity(0.6)", true), ("Color(code, 0.6)", true),
    ("Color(hue: Double(code), saturation: 1, brightness: 0.5)", false),
  ])
  func aColorWithAnOpacityIsTheSame(_ pressed: String, _ isVariant: Bool) {
    let code = """
      extension Color {
        init(code: UInt, opacity: Double = 1) { self.init(white: Double(code) / 255, opacity: opacity) }
        init(_ code: UInt, _ opacity: Double) { self.init(white: Double(code) / 255, opacity: opacity) }
      }
      struct AppColor { let code: UInt
        static let ink = AppColor(code: 0x99); static let page = AppColor(code: 0xFF)
        var color: Color { Color(code: code) }
        var pressed: Color { \(pressed) } }
      """
    #expect(Reading(code).system.themes.map(\.name) == (isVariant ? ["colors"] : ["ink", "page"]))
  }

  @Test func whatAnExtensionMakesOfAColorLeavesItOne() {
    let tag = """
      struct TagColor { let name: String; let value: UIColor }
      extension TagColor {
        static let page = TagColor(name: "page", value: .white)
        static let ink = TagColor(name: "ink", value: .black)
      }
      enum Fixed { static let mark = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      extension TagColor { var faded: UIColor { value.withAlphaComponent(0.5) } }
      """
    let reading = Reading(tag)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.hex("Fixed.mark") == "#FF0000")
  }
}
