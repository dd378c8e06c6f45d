import SwiftThemeReader
import Testing
import ThemeModel

/// The name of a type does not make it a part of the interface: one that only holds colors is a part of the theme that has it.
struct PlainPartsTests {
  /// Some of those of views, of what works for them, and of neither.
  private static let endings = [
    "View", "Cell", "Button", "Label", "Style", "Modifier", "Window", "Layer", "Bar", "Manager", "Service", "Store",
    "Coordinator", "Delegate", "Presenter", "Helper", "Factory", "Controller", "ViewModel", "Colors", "Look",
  ]

  private static func theme(_ part: String, _ declaration: String) -> Reading {
    Reading(
      """
      import UIKit
      \(declaration)
      struct Theme {
        let text: UIColor
        let background: UIColor
        let part: \(part)
        static let day = Theme(text: .black, background: .white, part: .init(text: .gray, background: .white))
        static let night = Theme(text: .white, background: .black, part: \(part)(text: .white, background: .black))
      }
      """)
  }

  @Test(arguments: endings)
  func aStructOfColorsIsAPart(_ ending: String) {
    let part = "Primary" + ending
    let reading = Self.theme(
      part, "struct \(part): Equatable { let text: UIColor; let background: UIColor; var radius: CGFloat = 4 }")
    #expect(reading.system.themes.count == 2, "\(ending)")
    #expect(reading.hex("part.text", "day") == "#808080", "\(ending)")
    #expect(reading.hex("part.background", "night") == "#000000", "\(ending)")
  }

  @Test(arguments: endings)
  func aClassOfColorsIsAPart(_ ending: String) {
    let part = "Primary" + ending
    let reading = Self.theme(
      part,
      """
      final class \(part) {
        let text: UIColor
        let background: UIColor
        init(text: UIColor, background: UIColor) {
          self.text = text
          self.background = background
        }
      }
      """)
    #expect(reading.hex("part.text", "day") == "#808080", "\(ending)")
  }

  /// Functions, texts and parts of other kinds make no view of it.
  @Test(arguments: [
    "struct SearchBar { var text = UIColor.gray; var background = UIColor.white }",
    "enum Raw { static let mid = UIColor.gray }\nstruct SearchBar { var text = Raw.mid; var background = UIColor.white }",
    "struct SearchBar { let title = \"\"; var text: UIColor = .gray; let background = UIColor.white; func show() {} }",
    "final class SearchBar: NSObject { var text: UIColor = .gray; var background: UIColor = .white }",
  ])
  func whatElseItHasDoesNotMatter(_ declaration: String) {
    let reading = Reading(
      """
      import UIKit
      \(declaration)
      protocol Theme { var text: UIColor { get }; var background: UIColor { get }; var bar: SearchBar { get } }
      struct Day: Theme { let text = UIColor.black; let background = UIColor.white; let bar = SearchBar() }
      struct Night: Theme { let text = UIColor.white; let background = UIColor.black; let bar = SearchBar() }
      """)
    #expect(reading.hex("bar.text", "Day") == "#808080", "\(declaration)")
  }

  /// What has a view's code or inherits is a view, or works for views.
  @Test(arguments: [
    "struct PrimaryButton: View { let text: UIColor; let background: UIColor; var body: some View { Text(\"a\") } }",
    "final class PrimaryButton: UIButton { var text: UIColor = .black; var background: UIColor = .white }",
  ])
  func viewsAreNone(_ declaration: String) {
    let reading = Self.theme("PrimaryButton", declaration)
    #expect(reading.hex("text", "day") == "#000000", "\(declaration)")
    #expect(!reading.system.themes.flatMap(\.paths).contains { $0.hasPrefix("part") }, "\(declaration)")
  }

  /// It is no theme by itself, and makes none of what has it.
  @Test(arguments: [
    "enum Kind { case plain, loud; var cell: AlertView { .init(text: .black, background: .white) } }",
    "struct Settings { let header: AlertView; static let a = Settings(header: .init(text: .black, background: .white)) }",
    "struct ThemeProvider { let bar: AlertView; static let a = ThemeProvider(bar: .init(text: .black, background: .white)) }",
  ])
  func whatShowsItIsNoTheme(_ more: String) {
    let reading = Reading(
      """
      import UIKit
      struct AlertView { let text: UIColor; let background: UIColor }
      \(more)
      extension UIColor {
        static let textPrimary = UIColor(white: 0.6, alpha: 1)
        static let pageBackground = UIColor.white
      }
      """)
    #expect(reading.hex("UIColor.textPrimary") == "#999999", "\(more)")
  }

  /// The colors of the cases of an enum beside the themes are told.
  @Test(arguments: ["Kind", "Style", "Cell", "Button"])
  func anEnumWithColorsIsTold(_ ending: String) {
    let reading = Reading(
      """
      import UIKit
      struct Theme {
        let text: UIColor
        let background: UIColor
        static let day = Theme(text: .black, background: .white)
        static let night = Theme(text: .white, background: .black)
      }
      enum Part\(ending) {
        case primary, secondary
        var text: UIColor { self == .primary ? .lightGray : .white }
        var background: UIColor { self == .primary ? .white : .black }
      }
      """)
    let told = reading.system.diagnostics.filter { $0.severity == .warning }.map(\.message)
    #expect(told.contains { $0.contains("Part\(ending).text") }, "\(ending): \(told)")
  }
}
