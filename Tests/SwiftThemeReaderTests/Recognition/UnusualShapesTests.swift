import SwiftThemeReader
import Testing
import ThemeModel

/// Ways in which teams keep their themes, and declarations beside them that are none.
struct UnusualShapesTests {
  @Test(arguments: [("ios18", "#FF3B30"), ("macos15", "#FF3B30")])
  func spriteKitsColorIsTheSystems(_ generation: String, _ hex: String) {
    let reading = Reading(
      """
      import SpriteKit
      struct Theme { let page: SKColor; let ink: SKColor; let mark: SKColor }
      extension SKColor { static var own: SKColor { SKColor(red: 1, green: 0, blue: 0, alpha: 1) } }
      extension Theme {
        static let night = Theme(page: SKColor(red: 0, green: 0, blue: 0, alpha: 1), ink: .own, mark: SKColor.systemRed)
      }
      """, options: SourceOptions(systemGeneration: generation))
    #expect(reading.system.themes.map(\.name) == ["night"])
    #expect(reading.hex("page") == "#000000")
    #expect(reading.hex("ink") == "#FF0000")
    #expect(reading.hex("mark") == hex)
  }

  @Test func aThemeAndTheModeChooseTogether() {
    let reading = Reading(
      """
      struct Tokens { let page: Color; let ink: Color }
      enum KeyboardTheme: String { case system, light, dark }
      enum ThemeManager {
        static func tokens(for theme: KeyboardTheme, colorScheme: ColorScheme) -> Tokens {
          switch theme {
          case .system: return colorScheme == .dark ? Tokens(page: .black, ink: .white) : Tokens(page: .white, ink: .black)
          case .light: return Tokens(page: .white, ink: .black)
          case .dark: return Tokens(page: .black, ink: .white)
          }
        }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["system", "light", "dark"])
    #expect(reading.hex("page", "system") == "#FFFFFF")
    #expect(reading.hex("page", "system", ["mode": "dark"]) == "#000000")
    #expect(reading.hex("page", "dark") == "#000000")
    #expect(reading.hex("ink", "light", ["mode": "dark"]) == "#000000")
  }

  @Test func constantsOfAnInitialiserAreThemes() {
    let reading = Reading(
      """
      enum Kind { case dark, light }
      struct ColorSchema { var page: UIColor; var ink: UIColor }
      class PaletteManager {
        private var current: ColorSchema
        private let all: [Kind: ColorSchema]
        init(_ kind: Kind) {
          let dark = ColorSchema(page: .black, ink: .white)
          let light = ColorSchema(page: .white, ink: .black)
          all = [.dark: dark, .light: light]
          current = all[kind]!
        }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["dark", "light"])
    #expect(reading.hex("page", "dark") == "#000000")
    #expect(reading.hex("ink", "light") == "#000000")
  }

  @Test(arguments: [
    "let themes: [String: [String: Any]]", "let themes", "enum Looks { static let palettes: [String: [String: Any]]",
  ])
  func eachKeyOfADictionaryIsATheme(_ head: String) {
    let reading = Reading(
      """
      \(head) = [
        "Day": ["ink": "#000000", "page": "#FFFFFF", "parts": ["comment": "#AAAAAA"], "kind": "light"],
        "Night": ["ink": "#FFFFFF", "page": "#000000", "parts": ["comment": "#444444"], "kind": "dark"],
      ]
      \(head.contains("{") ? "}" : "")
      """)
    #expect(reading.system.themes.map(\.name) == ["Day", "Night"], "\(head)")
    #expect(reading.theme("Day")?.paths == ["ink", "page", "parts.comment"])
    #expect(reading.hex("ink", "Night") == "#FFFFFF")
    #expect(reading.hex("parts.comment", "Night") == "#444444")
  }

  @Test func aScaleOfColorsIsNoListOfThemes() {
    let reading = Reading(
      """
      let hues: [String: [String: UIColor]] = [
        "red": ["100": .red, "200": .brown], "blue": ["100": .blue, "200": .purple],
      ]
      """)
    #expect(reading.system.themes.count == 1)
    #expect(reading.hex("red.100") ?? reading.hex("hues.red.100") == "#FF0000")
  }

  @Test func aListOfWholeThemesNeedsNoNameThatSaysSo() {
    let reading = Reading(
      """
      struct Preset: Identifiable {
        let id: String; let name: String; let primary: Color; let background: Color; let text: Color; let border: Color
        static let all: [Preset] = [
          .init(id: "dark", name: "Dark", primary: .blue, background: .black, text: .white, border: .gray),
          .init(id: "retro", name: "Retro", primary: .red, background: .white, text: .black, border: .gray),
        ]
      }
      struct Step {
        let title: String; let image: String; let tint: Color; let background: Color
        static let all = [Step(title: "One", image: "a", tint: .red, background: .white)]
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["Dark", "Retro"])
    #expect(reading.hex("background", "Dark") == "#000000")
  }

  @Test func theFirstTextOfAnElementNamesIt() {
    let reading = Reading(
      """
      struct ThemePreset {
        let id: String; let ink: Color; let page: Color
        init(_ id: String, _ name: String, ink: Color, page: Color) { self.id = id; self.ink = ink; self.page = page }
        static let all: [ThemePreset] = [
          .init("dark", "Dark", ink: .white, page: .black), .init("plain", "Plain", ink: .black, page: .white),
        ]
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["dark", "plain"])
  }

  /// Each read makes another object, which is no other's to change; a stored one is changed for all.
  @Test(arguments: [
    ("static var cherry: Theme { Theme(page: .white, ink: .red) }", "#FF0000"),
    ("static var cherry: Theme { return .init(page: .white, ink: .red) }", "#FF0000"),
    ("static let cherry = Theme(page: .white, ink: .red)", nil),
    ("static let kept = Theme(page: .white, ink: .red)\nstatic var cherry: Theme { kept }", nil),
  ])
  func anotherObjectChangesNothing(_ member: String, _ hex: String?) {
    let reading = Reading(
      """
      final class Theme {
        var page: UIColor; var ink: UIColor
        init(page: UIColor, ink: UIColor) { self.page = page; self.ink = ink }
      }
      enum Builtin { \(member) }
      struct Maker { let theme: Theme; func edit() { theme.ink = .blue } }
      """)
    let name = reading.system.themes.first?.name
    #expect(reading.hex("page", name) == "#FFFFFF", "\(member)")
    #expect(reading.hex("ink", name) == hex, "\(member)")
  }
}
