import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// The four themes of OUDS for iOS in light and dark, read from Swift, compared with their known colors.
struct OudsThemesTests {
  static let names = ["Orange", "OrangeCompact", "Sosh", "Wireframe"]
  static let reading = Result { try Reading(shipped: "ouds-ios") }

  @Test(arguments: names, ["light", "dark"])
  func everyTokenHasItsKnownColourAndChain(name: String, mode: String) throws {
    let known = try #require(try KnownColors.ouds()[name]?[mode])
    let resolver = ThemeResolver(try Self.reading.get().system)
    let variant = try #require(
      resolver.variants.first { variant in
        variant.theme == name + "Theme" && variant.choices.contains { $0.axis == "mode" && $0.context == mode }
      })
    let tokens = try #require(resolver.palette(for: variant)).tokens
    let byPath = Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, $0) })
    #expect(known.count >= 290)
    for (path, expected) in known {
      let token = try #require(byPath[path], "\(name) has no \(path)")
      #expect(KnownColors.text(of: token.value) == expected.text, "\(name).\(path)")
      let chain = token.chain.compactMap(\.path).filter { $0 != path }
      #expect(chain == expected.chain.dropLast().filter { $0 != path && !$0.hasPrefix("!") }, "\(name).\(path)")
    }
  }

  @Test func tiersFollowTheSources() throws {
    let reading = try Self.reading.get()
    #expect(reading.token("bgPrimary", "OrangeTheme")?.tier == .semantic)
    #expect(reading.token("button.colorBgBrandEnabled", "OrangeTheme")?.tier == .component)
    #expect(reading.token("repositoryPrimaryMedium", "OrangeTheme")?.tier == .raw)
    #expect(reading.token("bgPrimaryDark", "OrangeTheme")?.tier == .raw)
    #expect(reading.token("ColorRawTokens.functionalBlack", "OrangeTheme")?.tier == .raw)
    #expect(reading.token("bgPrimary", "OrangeTheme")?.tierEvidence == .source)
  }

  @Test func forbiddenValuesAreStandIns() throws {
    guard
      case .placeholder(let placeholder)? = try Self.reading.get().token("surfaceBrandSecondary", "OrangeTheme")?.value
    else {
      Issue.record("surfaceBrandSecondary is no stand-in")
      return
    }
    #expect(placeholder == Placeholder(kind: .forbidden, text: "ouds-forbidden-color-value"))
  }

  /// A raw color where a pair is declared does not compile, but was shipped all the same.
  @Test func aRawColourInPlaceOfAPairIsReadForBothModes() {
    let reading = Reading(
      """
      typealias ColorRawToken = String
      enum Raw { static let pink: ColorRawToken = "#FFB4E6FF" }
      final class Pair { let light: ColorRawToken; let dark: ColorRawToken
        init(light: ColorRawToken, dark: ColorRawToken) { self.light = light; self.dark = dark } }
      class Provider { var tag: Pair { Raw.pink }
        var text: Pair { Pair(light: Raw.pink, dark: "#000000") } }
      class BaseTheme { let colors: Provider; init(colors: Provider) { self.colors = colors } }
      class PinkTheme: BaseTheme { init() { super.init(colors: Provider()) } }
      """)
    #expect(reading.hex("tag", "PinkTheme", ["mode": "dark"]) == "#FFB4E6")
    #expect(reading.hex("text", "PinkTheme", ["mode": "dark"]) == "#000000")
  }

  @Test func colourModesAreNoColours() throws {
    let theme = try #require(try Self.reading.get().theme("OrangeTheme"))
    #expect(!theme.tokens.contains { $0.path.contains("colorModes") || $0.path.contains("onBgPrimary") })
  }

  @Test func tuningsAreSweptAndChangeNothing() throws {
    let system = try Self.reading.get().system
    let tuning = try #require(system.axes.first { $0.name == "tuning" })
    // Four flags make sixteen combinations. Three of these have names, and one more name means the same as another.
    #expect(tuning.contexts.count == 17)
    #expect(tuning.contexts.prefix(4) == ["default", "OrangeFrance", "OrangeBusiness", "MaxIt"])
    #expect(tuning.contexts.contains("hasRoundedButtons+hasRoundedListItems"))
    #expect(tuning.defaultContext == "default")
    let notes = system.diagnostics.filter { $0.code == "axis-without-effect" }
    #expect(notes.count == 1)
    #expect(notes.first?.message.contains(", and 1 more in any of its 17 contexts") == true)
    #expect(notes.allSatisfy { $0.severity == .note && $0.message.contains("tuning changes no colour") })
    let resolved = ThemeResolver(system).resolve(0)
    #expect(resolved.inertAxes.map(\.name) == ["tuning"])
    #expect(resolved.variants.count == 2)
  }

  @Test func aProductsOwnThemeOverridesAndDerives() throws {
    var files = try ThemeSources.files(in: "ouds-ios")
    let own = """
      class ShopColors: OrangeThemeColorSemanticTokensProvider {
          override var bgSecondary: MultipleColorSemanticToken {
              MultipleColorSemanticToken(light: ColorRawTokens.functionalSun300, dark: super.bgSecondary.dark)
          }
          override var actionEnabledLight: ColorSemanticToken { OrangeBrandColorRawTokens.colorOrange550 }
      }

      final class ShopTheme: OrangeTheme, @unchecked Sendable {
          init() { super.init(colors: ShopColors()) }
      }

      /// Its buttons are made without the colours that it overrides.
      final class ForgetfulTheme: OrangeTheme, @unchecked Sendable {
          init() { super.init(colors: ShopColors(), button: OrangeThemeButtonComponentTokensProvider()) }
      }
      """
    files.append(SourceFile(name: "App/ShopTheme.swift", bytes: Array(own.utf8)))
    let reading = Reading(system: SwiftThemeReader.read(files: files))
    #expect(reading.hex("bgSecondary", "ShopTheme") == "#FFE270")
    #expect(
      reading.hex("bgSecondary", "ShopTheme", ["mode": "dark"])
        == reading.hex("bgSecondary", "OrangeTheme", ["mode": "dark"]))
    #expect(reading.hex("bgPrimary", "ShopTheme") == "#FFFFFF")
    #expect(reading.hex("button.colorContentDefaultEnabled", "ShopTheme") == "#F15E00")
    #expect(reading.hex("button.colorContentDefaultEnabled", "ForgetfulTheme") == "#000000")
    #expect(reading.hex("link.colorContentEnabled", "ForgetfulTheme") == "#F15E00")
  }
}
