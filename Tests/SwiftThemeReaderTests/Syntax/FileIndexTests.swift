import Testing

@testable import SwiftThemeReader

struct FileIndexTests {
  @Test(arguments: [
    ("let x: UIColor = .white", true), ("func f() -> Color { .red }", true), ("typealias T = ColorSemanticToken", true),
    ("var p: ThemeColourPalette", true), ("let c = #colorLiteral(red: 1)", true), ("enum MyTheme { case light }", true),
    ("view.backgroundColor = theme.colors.layer1", false), ("let xUIColor = 1", false), ("struct Model {}", false),
    ("label.textColor = nil", false), ("", false), ("#color", false), ("Colo", false),
    ("typealias Tint = Token\ntypealias Shade = Token", true), ("typealias A = B\nstruct C {}", false),
  ]) func filesWithColoursAreTold(text: String, expected: Bool) {
    #expect(FileIndex(Array(text.utf8)).mayHoldColors == expected)
  }

  @Test func declaredNamesAreListed() {
    let text =
      "public final class A: B {}\nextension UIColor {}\nenum C { struct D {} }\nprotocol É {}\nlet e = class_x"
    #expect(FileIndex(Array(text.utf8)).declaredNames == ["A", "UIColor", "C", "D", "É"])
  }
}
