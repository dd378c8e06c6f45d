import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// Colors that depend on traits: every trait that the code tests is an axis.
struct DynamicColorsTests {
  @Test func aTraitOfTheTeamsOwnIsAnAxisBesideTheSystems() throws {
    let reading = try Reading(shipped: "pure-black")
    let system = reading.system
    #expect(Set(system.axes.map(\.name)) == ["mode", "contrast", "elevation", "pureBlackDarkMode"])
    #expect(system.axes.first { $0.name == "pureBlackDarkMode" }?.contexts == ["off", "on"])
    #expect(system.diagnostics.isEmpty)
    #expect(reading.hex("UIColor.appBackground") == "#FFFFFF")
    #expect(reading.hex("UIColor.appBackground", nil, ["mode": "dark"]) == "#14151A")
    let black = ["mode": "dark", "pureBlackDarkMode": "on"]
    #expect(reading.hex("UIColor.appBackground", nil, black) == "#000000")
    #expect(reading.hex("UIColor.appBackground", nil, black.merging(["elevation": "elevated"]) { $1 }) == "#1C1C1E")
    #expect(
      reading.token("UIColor.appBackground", nil, black)?.chain.map(\.path)
        == ["UIColor.appBackground", "UIColor.systemBackground", nil])
    #expect(reading.hex("UIColor.appSeparator", nil, black) == "#383838")
    // A system color has its value even if nothing asks for it.
    #expect(reading.hex("UIColor.systemBackground", nil, ["mode": "dark"]) == "#000000")
    #expect(reading.token("UIColor.systemBackground")?.place.line == 11)
    #expect(reading.hex("UIColor.appTint", nil, ["mode": "dark", "contrast": "high"]) == "#ADBEFF")
    #expect(reading.hex("UIColor.appTintPressed", nil, ["mode": "dark"]) == "#8AA0FF99")
  }

  @Test func hueSaturationAndBrightnessAreExact() throws {
    let color = try #require(try Reading(shipped: "pure-black").color("UIColor.appBackground", nil, ["mode": "dark"]))
    // Blue equals the brightness; red is the brightness less the saturation.
    #expect(abs(color.components.z - 0.1) < 1e-12)
    #expect(abs(color.components.x - 0.077) < 1e-12)
  }

  @Test func secondaryLabelOnSystemBackground() throws {
    let reading = Reading(
      """
      extension UIColor {
        static let caption = UIColor.secondaryLabel
        static let page: UIColor = .systemBackground
      }
      """, options: SourceOptions(systemGeneration: "ios18"))
    let text = try #require(reading.color("UIColor.caption"))
    let page = try #require(reading.color("UIColor.page"))
    let shown = Compositing.composites([page, text], on: .srgb, mapping: .clip)
    let ratio = WCAG.ratio(WCAG.luminance(try #require(shown.last)), WCAG.luminance(page))
    #expect(abs(ratio - 3.44) < 0.005)
  }

  @Test func systemColoursFollowTheDeclaredGeneration() {
    let source = "enum Colors { static let tint: UIColor = .systemBlue }"
    #expect(Reading(source, options: SourceOptions(systemGeneration: "ios18")).hex("Colors.tint") == "#007AFF")
    #expect(Reading(source, options: SourceOptions(systemGeneration: "ios26")).hex("Colors.tint") == "#0088FF")
    let unknown = Reading(source, options: SourceOptions(systemGeneration: "ios7"))
    #expect(unknown.system.diagnostics.contains { $0.code == "unknown-generation" && $0.severity == .error })
  }

  @Test func aTraitOfSeveralCasesHasAContextForEach() {
    let reading = Reading(
      """
      enum Density { case regular, compact, cosy }
      struct DensityTrait: UITraitDefinition { static let defaultValue = Density.regular }
      extension UITraitCollection { var density: Density { self[DensityTrait.self] } }
      enum Colors {
        static let line = UIColor { traits in
          switch traits.density {
          case .regular: return .black
          case .compact: return .darkGray
          case .cosy: return .white
          }
        }
      }
      """)
    #expect(
      reading.system.axes == [
        Axis(name: "density", contexts: ["regular", "compact", "cosy"], defaultContext: "regular")
      ])
    #expect(reading.color("Colors.line", nil, ["density": "compact"]) == Color(.srgb, 1.0 / 3, 1.0 / 3, 1.0 / 3))
    #expect(reading.hex("Colors.line", nil, ["density": "cosy"]) == "#FFFFFF")
  }

  @Test func colourSchemesPairsAndFixedTraits() {
    let reading = Reading(
      """
      extension UIColor {
        convenience init(light: UIColor, dark: UIColor) {
          self.init { $0.userInterfaceStyle == .dark ? dark : light }
        }
      }
      enum Colors {
        static let own = UIColor(light: .white, dark: UIColor(white: 0.1, alpha: 1))
        static let alwaysDark = own.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        static let faded = own.withAlphaComponent(0.5)
      }
      """)
    #expect(reading.hex("Colors.own", nil, ["mode": "dark"]) == "#1A1A1A")
    #expect(reading.hex("Colors.alwaysDark") == "#1A1A1A")
    #expect(reading.hex("Colors.alwaysDark", nil, ["mode": "dark"]) == "#1A1A1A")
    #expect(reading.hex("Colors.faded", nil, ["mode": "dark"]) == "#1A1A1A80")
  }

  @Test func anAxisThatChangesNothingIsSaid() {
    let reading = Reading(
      "enum Colors { static let same = UIColor { $0.userInterfaceLevel == .elevated ? .white : .white } }")
    #expect(reading.system.themes.first?.axes == ["elevation"])
    #expect(reading.system.diagnostics.map(\.code) == ["axis-without-effect"])
    #expect(reading.system.themes.first?.tokens.first?.values.count == 1)
  }

  @Test func flagsThatColoursReadAreTunings() {
    let reading = Reading(
      """
      struct Tuning {
        let isVivid: Bool
        let isRound: Bool
        init(isVivid: Bool = false, isRound: Bool = false) { self.isVivid = isVivid; self.isRound = isRound }
        static let calm = Tuning()
        static let party = Tuning(isVivid: true, isRound: true)
      }
      protocol Palette { var accent: UIColor { get } }
      protocol Theme { var colors: Palette { get } }
      struct Colors: Palette {
        let tuning: Tuning
        var accent: UIColor { tuning.isVivid ? .red : .darkGray }
      }
      struct BrandTheme: Theme {
        let colors: Palette
        init(tuning: Tuning = .calm) { colors = Colors(tuning: tuning) }
      }
      """)
    #expect(
      reading.system.axes == [
        Axis(
          name: "tuning", contexts: ["calm", "party"], defaultContext: "calm",
          place: Place(file: "Theme.swift", line: 1, column: 1))
      ])
    #expect(reading.hex("accent", nil, ["tuning": "party"]) == "#FF0000")
    #expect(reading.hex("accent") == "#555555")
  }

  /// The number behind a style is the system's, also in a text.
  @Test(arguments: [
    "traits.userInterfaceStyle.rawValue == 2", "\"\\(traits.userInterfaceStyle.rawValue)\" == \"2\"",
    "UIUserInterfaceStyle(rawValue: 2) == traits.userInterfaceStyle",
  ])
  func theNumberOfAStyleIsTheSystems(_ condition: String) {
    let reading = Reading(
      "enum Ink { static let text = UIColor { traits in \(condition) ? .white : .black }; static let page = UIColor.red }"
    )
    #expect(reading.hex("Ink.text") == "#000000")
    #expect(reading.hex("Ink.text", nil, ["mode": "dark"]) == "#FFFFFF")
  }
}
