import SwiftThemeReader
import Testing
import ThemeModel

/// A color that several ways lead to is one token.
struct OneColorTests {
  private static let text = """
    public protocol Tokens { var text: Color { get }; var back: Color { get } }
    struct FinnTokens: Tokens { var text: Color { Color(white: 0) }; var back: Color { Color(white: 0.9) } }
    struct ToriTokens: Tokens { var text: Color { Color(white: 0.2) }; var back: Color { Color(white: 1) } }
    public struct ColorProvider {
      let token: Tokens
      let theme: Brand
      public init(theme: Brand) { self.theme = theme; self.token = theme.token }
      public var buttonText: Color { token.text }
    }
    public struct UIColorProvider {
      let token: Tokens
      let theme: Brand
      public init(theme: Brand) { self.theme = theme; self.token = theme.token }
      public var buttonText: UIColor { UIColor(token.text) }
    }
    public enum Brand: CaseIterable {
      case finn, tori
      public var colors: ColorProvider { ColorProvider(theme: self) }
      public var uiColors: UIColorProvider { UIColorProvider(theme: self) }
      public var token: Tokens { switch self { case .finn: return FinnTokens(); case .tori: return ToriTokens() } }
    }
    """

  @Test func aWayThatLeadsBackEndsAndOtherWaysAreOtherNames() throws {
    let reading = Reading(Self.text)
    let finn = try #require(reading.theme("finn"))
    #expect(Set(finn.tokens.map(\.path)) == ["buttonText", "token.text", "token.back"])
    #expect(reading.hex("buttonText", "finn") == "#000000")
    #expect(reading.hex("buttonText", "tori") == "#333333")
    #expect(reading.system.diagnostics.contains { $0.code == "other-names" })
  }

  @Test func twoPartsOfOneKindStayTwo() throws {
    let reading = Reading(
      """
      struct ButtonColors { var ink: Color { Color(white: 0) }; var page: Color { Color(white: 1) } }
      protocol Theme { var primary: ButtonColors { get }; var secondary: ButtonColors { get } }
      struct Day: Theme { var primary: ButtonColors { ButtonColors() }; var secondary: ButtonColors { ButtonColors() } }
      """)
    let day = try #require(reading.theme("Day"))
    #expect(
      Set(day.tokens.map(\.path)).isSuperset(of: ["primary.ink", "primary.page", "secondary.ink", "secondary.page"]))
  }
}
