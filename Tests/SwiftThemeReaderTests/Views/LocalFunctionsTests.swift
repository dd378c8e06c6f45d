import Testing

/// Functions and blocks that a body declares. They hide what has their name outside of it.
struct LocalFunctionsTests {
  private static let hidden = "func tint() -> Color { .theme.muted }\n"

  private static func view(_ code: String, members: String = "", before: String = hidden) -> Seen {
    Seen(
      """
      \(before)
      struct V: View {
        let isOn: Bool
        \(members)
        var body: some View { \(code) }
      }
      """)
  }

  @Test(arguments: [
    "func tint() -> Color { .theme.text }; return SHOWN",
    "let tint = { Color.theme.text }; return SHOWN",
    "let tint: () -> Color = { if isOn { return .theme.text } else { return .theme.text } }; return SHOWN",
    "let ink = Color.theme.text; func tint() -> Color { ink }; return VStack { let ink = Color.theme.icon; SHOWN; Image(ink) }",
    "let first = { Color.theme.text }; let tint = first; return SHOWN",
    "func tint(_ isLoud: Bool = false) -> Color { isLoud ? .theme.icon : .theme.text }; return SHOWN",
  ])
  func aBodysOwnIsMeant(_ code: String) {
    let shown = "Text(\"a\").foregroundStyle(tint()).background(Color.theme.card)"
    for members in ["", "func tint() -> Color { .theme.muted }"] {
      let seen = Self.view(code.replacing("SHOWN", with: shown), members: members)
      #expect(seen.proven.contains("text on card"), "\(members) \(seen.all)")
      #expect(!seen.all.contains("muted on card"))
    }
  }

  /// It may call another one that stands further down, and use what the code around it gives it.
  @Test(arguments: [
    "func tint() -> Color { next() }; func next() -> Color { .theme.text }; return SHOWN",
    "let tint = { next() }; func next() -> Color { .theme.text }; return SHOWN",
    "var ink = Color.theme.text; func tint() -> Color { ink }; return SHOWN",
    "func tint() -> Color { func tint() -> Color { .theme.text }; return tint() }; return SHOWN",
  ])
  func aBodysOwnMayBeFurtherDown(_ code: String) {
    let seen = Self.view(
      code.replacing("SHOWN", with: "Text(\"a\").foregroundStyle(tint()).background(Color.theme.card)"),
      before: Self.hidden + "func next() -> Color { .theme.muted }")
    #expect(seen.proven == ["text on card"], "\(seen.all) \(seen.unread)")
  }

  /// Nothing tells which color it is, and it is not that of another function.
  @Test(arguments: [
    "var ink = Color.theme.text; func tint() -> Color { ink }; ink = .theme.icon; return SHOWN",
    "var ink = Color.theme.text; let tint = { ink }; ink = .theme.icon; return SHOWN",
    "func tint() -> Color { .theme.text }; func tint(_ n: Int) -> Color { .theme.icon }; return SHOWN",
    "func tint(_ n: Int = 0) -> Color { n > 2 ? .theme.text : tint(n + 1) }; return SHOWN",
    "let tint = make(); return SHOWN",
    "var ink = Color.theme.muted; let set = { ink = .theme.text }; set(); func tint() -> Color { ink }; return SHOWN",
  ])
  func whatIsNotFollowedIsOpen(_ code: String) {
    let seen = Self.view(
      code.replacing("SHOWN", with: "Text(\"a\").foregroundStyle(tint()).background(Color.theme.card)"))
    #expect(!seen.proven.contains("muted on card"))
    #expect(!seen.proven.contains("text on card") || seen.unread.isEmpty == false, "\(seen.all) \(seen.unread)")
    #expect(!seen.unread.isEmpty || !seen.likely.isEmpty)
  }

  /// A block that a property holds hides a function outside of the type.
  @Test func aPropertyMayHoldABlock() {
    let shown = "Text(\"a\").foregroundStyle(tint()).background(Color.theme.card)"
    #expect(Self.view(shown, members: "let tint = { Color.theme.text }").proven == ["text on card"])
    let given = Self.view(shown, members: "let tint: () -> Color")
    #expect(given.all.isEmpty && !given.unread.isEmpty)
  }

  @Test(arguments: [
    "func row(_ ink: Color) -> some View { Text(\"a\").foregroundStyle(ink) }; return row(.theme.text).background(Color.theme.card)",
    "@ViewBuilder func row<C: View>(_ t: String, @ViewBuilder content: () -> C) -> some View { Text(t).foregroundStyle(.theme.text); content() }; return VStack { row(\"x\") { Image(\"b\") } }.background(Color.theme.card)",
  ])
  func aBodysFunctionMakesAView(_ code: String) {
    let before = "func row(_ ink: Color) -> some View { Text(\"a\").foregroundStyle(.theme.muted) }"
    #expect(Self.view(code, before: before).proven == ["text on card"])
  }

  /// A function of the code around a label is meant, in UIKit as well.
  @Test func anObjectsCodeMayDeclareOne() {
    let seen = Seen(
      """
      import UIKit
      func tint() -> UIColor { theme.colors.muted }
      final class V: UIView {
        let title = UILabel()
        func setup() {
          func tint() -> UIColor { theme.colors.text }
          title.textColor = tint()
          title.backgroundColor = theme.colors.card
          addSubview(title)
        }
      }
      """)
    #expect(seen.proven == ["text on card"])
  }

  /// A function of an object's code may call one further down, with views that variables hold.
  @Test(arguments: [
    "func setup() { style(title) }; func style(_ label: UILabel) { label.textColor = theme.colors.text }; setup()",
    "let setup = { style(title) }; func style(_ label: UILabel) { label.textColor = theme.colors.text }; setup()",
    "var label = title; func style() { label.textColor = theme.colors.text }; style()",
    "func style() { func style() { title.textColor = theme.colors.text }; style() }; style()",
  ])
  func anObjectsCodeMayCallFurtherDown(_ code: String) {
    let seen = Seen(
      """
      import UIKit
      final class V: UIView {
        let title = UILabel()
        func show() { addSubview(title); title.backgroundColor = theme.colors.card; \(code) }
      }
      """)
    #expect(seen.proven == ["text on card"], "\(seen.all)")
  }

  /// The mode is that which the function of the body gives.
  @Test func aBodysFunctionMayForceTheMode() {
    let seen = Self.view(
      """
      func scheme() -> ColorScheme? { .light }
      return Text("a").foregroundStyle(.theme.text).background(Color.theme.card).preferredColorScheme(scheme())
      """, before: "func scheme() -> ColorScheme? { .dark }")
    #expect(seen.first("text on card")?.contexts["mode"] != ["dark"])
  }
}
