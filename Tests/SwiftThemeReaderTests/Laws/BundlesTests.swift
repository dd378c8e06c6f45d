import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// A bundle tells in which asset catalog a name is looked up, and it is the one of the code that names it.
struct BundlesTests {
  private static let core = "Core/Sources/Core/Resources/C.xcassets"
  private static let brand = "Brand/Sources/Brand/Resources/C.xcassets"
  private static let app = "App/App/Assets.xcassets"

  private static func catalogs(_ colors: [(catalog: String, color: Color)], app isOfProject: Bool = true) -> NamedColors
  {
    var named = NamedColors()
    for (catalog, color) in colors {
      let place = Place(file: catalog + "/Accent.colorset/Contents.json", line: 1, column: 1)
      let entry = NamedColors.Entry(values: [ConditionalValue(value: .color(color), place: place)], place: place)
      named.entries["Accent"] = named.entries["Accent"] ?? entry
      named.entries[NamedColors.key(catalog, "Accent")] = entry
      named.rivals["Accent", default: [:]][catalog] = entry
    }
    named.roots = ["Core": .package, "Brand": .package]
    if isOfProject { named.roots["App"] = .project }
    return named
  }

  private static let two = catalogs([(core, Color(.srgb, 1, 0, 0)), (brand, Color(.srgb, 0, 0, 1))])
  private static let three = catalogs([
    (core, Color(.srgb, 1, 0, 0)), (brand, Color(.srgb, 0, 0, 1)), (app, Color(.srgb, 0, 1, 0)),
  ])

  private static func reading(_ member: String, core: String, _ colors: NamedColors = two) -> Reading {
    Reading(
      [
        ("Core/Sources/Core/Core.swift", "import SwiftUI\n" + core),
        (
          "Brand/Sources/Brand/Brand.swift",
          "import SwiftUI\nimport Core\nenum Palette {\nstatic let page = Color.white\nstatic let ink = \(member)\n}"
        ),
      ], namedColors: colors)
  }

  @Test(arguments: [
    ("Named(name: \"Accent\", bundle: .module).color", "#0000FF"),
    ("Named(name: \"Accent\", bundle: Bundle.module).color", "#0000FF"),
    ("Named(name: \"Accent\").color", "#FF0000"),
    ("named(\"Accent\", in: .module)", "#0000FF"),
    ("Color.asset(\"Accent\")", "#FF0000"),
    ("Color.asset(\"Accent\", bundle: .module)", "#0000FF"),
    ("Color(\"Accent\", bundle: .core)", "#FF0000"),
    ("Color(\"Accent\", bundle: .module)", "#0000FF"),
    ("UIColor(named: \"Accent\", in: Bundle(for: CoreToken.self), compatibleWith: nil)!", "#FF0000"),
    ("UIColor(named: \"Accent\", in: .module, compatibleWith: nil)!", "#0000FF"),
    ("Color(\"Accent\", bundle: Token.bundle)", "#FF0000"),
    ("Bundle.core.color(\"Accent\")", "#FF0000"),
  ])
  func theBundleOfTheTargetThatNamesItIsMeant(_ member: String, _ hex: String) {
    let reading = Self.reading(
      member,
      core: """
        public struct Named {
          let name: String
          let bundle: Bundle
          public init(name: String, bundle: Bundle = .module) { self.name = name; self.bundle = bundle }
          public var color: Color { Color(name, bundle: bundle) }
        }
        public final class CoreToken {}
        public func named(_ name: String, in bundle: Bundle) -> Color { Color(name, bundle: bundle) }
        extension Color {
          public static func asset(_ name: String, bundle: Bundle = .module) -> Color { Color(name, bundle: bundle) }
        }
        extension Bundle {
          public static let core = Bundle.module
          public func color(_ name: String) -> Color { Color(name, bundle: self) }
        }
        public enum Token {
          public static let bundle: Bundle = {
            #if SWIFT_PACKAGE
            return Bundle.module
            #else
            return Bundle(for: CoreToken.self)
            #endif
          }()
        }
        """)
    #expect(reading.hex("Palette.ink") == hex)
  }

  @Test(arguments: [
    "Color(\"Accent\")", "Color(\"Accent\", bundle: .main)", "Color(\"Accent\", bundle: nil)",
    "UIColor(named: \"Accent\")!", "UIColor(named: \"Accent\", in: nil, compatibleWith: nil)!",
  ])
  func withoutABundleItIsTheAppsCatalog(_ member: String) {
    #expect(Self.reading(member, core: "", Self.three).hex("Palette.ink") == "#00FF00")
    // Which app it is, only those who use the package know.
    #expect(Self.reading(member, core: "").reason("Palette.ink")?.code == "ambiguous-asset-name")
  }

  @Test func whatIsNotToldIsUndeterminedOnlyWhereCatalogsDiffer() {
    let member = "Color(\"Accent\", bundle: Bundle(identifier: \"brand\"))"
    #expect(Self.reading(member, core: "").reason("Palette.ink")?.code == "ambiguous-asset-name")
    let same = Self.catalogs([(Self.core, Color(.srgb, 1, 0, 0)), (Self.brand, Color(.srgb, 1, 0, 0))])
    #expect(Self.reading(member, core: "", same).hex("Palette.ink") == "#FF0000")
  }

  @Test func withoutProjectsTheNearestCatalogIsTheApps() {
    var colors = Self.two
    colors.roots = [:]
    #expect(Self.reading("Color(\"Accent\")", core: "", colors).hex("Palette.ink") == "#0000FF")
  }
}
