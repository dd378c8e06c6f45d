import Foundation
import Testing
import ThemeModel

/// Colors of the app's own that no theme has: constants, and what code makes. Pairs of them are judged as those of tokens are.
struct AppColorsTests {
  private static let kit = """
    extension Color {
      static let brandInk = Color(red: 0.2, green: 0.2, blue: 0.2)
      static let brandPage = Color(red: 0.9, green: 0.9, blue: 0.9)
    }
    extension UIColor {
      static let kitInk = UIColor(white: 0.2, alpha: 1)
      static let kitPage = UIColor(white: 0.9, alpha: 1)
    }
    enum Codes {
      static let ink = "333333"
      static let page = "e6e6e6"
      static let code = "333333"
      static var dim = "cccccc"
      static func darken() { dim = "000000" }
    }
    extension String { var paint: Color { Color(code: self) } }
    extension Color {
      init(code: String) {
        let n = UInt64(code, radix: 16) ?? 0
        self.init(red: Double(n >> 16 & 255) / 255, green: Double(n >> 8 & 255) / 255, blue: Double(n & 255) / 255)
      }
    }

    """

  private static func view(_ body: String, members: String = "") -> String {
    "struct V: View { \(members)\nvar body: some View {\n\(body)\n} }"
  }

  /// The values of the colors of each proven pair that is one of the app's.
  private func pairs(_ source: String) -> [String] {
    Seen(Self.kit + source).sightings.filter { $0.isOfTheApp && $0.certainty == .proven }.map { one in
      "\(Self.value(one.foreground)) on \(one.background.map(Self.value) ?? "?")"
    }.sorted()
  }

  private static func value(_ drawn: Sighting.DrawnColor) -> String {
    switch drawn.color {
    case .fixed(let color, _): AdaptingColor.name(of: color)
    case .token(let path): path
    case .adapting(let color, _), .system(let color): color.name
    case .unread(let name, _): "?" + name
    }
  }

  @Test(arguments: [
    (view("Text(\"a\").foregroundStyle(Color.brandInk).background(Color.brandPage)"), "#333333 on #E6E6E6"),
    (view("Text(\"a\").foregroundStyle(Color.brandInk).background(Color.white)"), "#333333 on #FFFFFF"),
    (
      "class C: UIViewController { let l = UILabel(); func f() {\nl.textColor = .kitInk\nl.backgroundColor = .kitPage } }",
      "#333333 on #E6E6E6"
    ),
    // A palette of a view's own.
    (
      view(
        "Text(\"a\").foregroundStyle(colors.ink).background(colors.page)",
        members: "let colors = (ink: Color(white: 0.2), page: Color(white: 0.9))"), "#333333 on #E6E6E6"
    ),
    (
      view(
        "Text(\"a\").foregroundStyle(colors.ink).background(colors.page)",
        members: "struct Colors { let ink = Color(white: 0.2); let page = Color(white: 0.9) }\nlet colors = Colors()"),
      "#333333 on #E6E6E6"
    ),
  ])
  func aConstantIsAColorOfTheApp(_ source: String, _ pair: String) {
    #expect(pairs(source) == [pair])
  }

  @Test(arguments: [
    view("Text(\"a\").foregroundStyle(Codes.ink.paint).background(Codes.page.paint)"),
    view(
      "Text(\"a\").foregroundStyle(ink).background(page)",
      members: "let ink = Codes.ink.paint; var page: Color { Codes.page.paint }"),
    view("let page = Codes.page; Text(\"a\").foregroundStyle(Color(code: Codes.ink)).background(page.paint)"),
    "struct Tag: View { let code: String; var body: some View { Text(\"a\").foregroundStyle(code.paint).background(Codes.page.paint) } }\n"
      + view("Tag(code: Codes.ink)"),
    "extension View { func card(_ code: String) -> some View { background(code.paint) } }\n"
      + view("Text(\"a\").foregroundStyle(Codes.ink.paint).card(Codes.page)"),
  ])
  func whatCodeMakesIsEvaluated(_ source: String) {
    #expect(pairs(source) == ["#333333 on #E6E6E6"])
  }

  /// A variable of the body has the type that is asked for where it is used as it is.
  @Test func aVariableHoldsAColorOfTheSystem() {
    let source = """
      final class V: UIView { let a = UILabel()
        func show(_ kind: Kind) {
          var ground: UIColor?
          switch kind {
          case .plain: ground = .kitPage
          case .loud: ground = .systemYellow
          }
          a.textColor = .kitInk; addSubview(a); backgroundColor = ground } }
      enum Kind { case plain, loud }
      """
    let found = pairs(source)
    #expect(found.count == 2 && found.contains("#333333 on #E6E6E6"))
    #expect(!found.contains { $0.contains("?") }, "\(found)")
  }

  @Test func eachWayOfAChoiceIsEvaluated() {
    let source = Self.view(
      "Text(\"a\").foregroundStyle(isOn ? Codes.ink.paint : Codes.page.paint).background(Color.white)",
      members: "let isOn: Bool")
    #expect(pairs(source) == ["#333333 on #FFFFFF", "#E6E6E6 on #FFFFFF"])
  }

  /// What the running app decides has no value, and no pair is lost for it.
  @Test(arguments: [
    view("Text(\"a\").foregroundStyle(Codes.dim.paint).background(Color.brandPage)"),
    view("Text(\"a\").foregroundStyle(code.paint).background(Color.brandPage)", members: "var code: String"),
    view("Text(\"a\").foregroundStyle(code.paint).background(Color.brandPage)", members: "@State var code = Codes.ink"),
    view("Text(\"a\").foregroundStyle(Codes.missing.paint).background(Color.brandPage)"),
    view(
      "var code = Codes.ink; code.removeAll(); return Text(\"a\").foregroundStyle(code.paint).background(Color.brandPage)"
    ),
    "protocol Coded { static var code: String { get } }\n"
      + "struct V<Codes: Coded>: View { var body: some View { Text(\"a\").foregroundStyle(Codes.code.paint).background(Color.brandPage) } }",
    "enum Set { @AppStorage(\"k\") static var code = Codes.ink }\n"
      + view("Text(\"a\").foregroundStyle(Set.code.paint).background(Color.brandPage)"),
    "class Base: UIView { class var code: String { Codes.ink }; let l = UILabel(); func f() {\nl.textColor = UIColor(Self.code.paint)\nl.backgroundColor = .kitPage } }\n"
      + "class Other: Base { override class var code: String { Codes.page } }",
  ])
  func whatTheAppDecidesIsNotEvaluated(_ source: String) {
    let found = pairs(source)
    #expect(found.count <= 1)
    #expect(found.allSatisfy { $0.hasPrefix("?") && $0.hasSuffix(" on #E6E6E6") }, "\(found)")
  }

  /// What a team's own initialiser makes of a theme's code may be another color.
  @Test(arguments: [
    ("self.init(code: hex)", "ink on card"),
    ("self.init(code: String(hex.reversed()))", "?Color(hex: theme.ink) of V on card"),
  ])
  func aCodeOfAThemeIsItsColorIfTheAppMakesNoOther(_ body: String, _ pair: String) {
    let source = """
      struct Skin { let ink: String; let card: Color }
      extension Color { init(hex: String) { \(body) } }
      struct V: View { let theme: Skin; var body: some View { Text("a").foregroundStyle(Color(hex: theme.ink)).background(theme.card) } }
      """
    let text = Self.kit + source
    let before = text.prefix(upTo: text.range(of: "struct Skin")!.lowerBound)
    let seen = Seen(
      text, tokens: ["ink", "card"], palette: false,
      declaredIn: Place(file: "Views.swift", line: before.count { $0.isNewline } + 1, column: 1))
    let found = seen.sightings.map { one in "\(Self.value(one.foreground)) on \(one.background.map(Self.value) ?? "?")"
    }
    #expect(found == [pair])
  }

  /// White on black is of no design.
  @Test func literalsAloneAreNone() {
    let source = Self.view("Text(\"a\").foregroundStyle(Color.white).background(Color.black)")
    #expect(Seen(Self.kit + source).sightings.isEmpty)
  }
}
