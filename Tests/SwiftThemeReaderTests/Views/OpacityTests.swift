import Testing

/// A color that a view dims is judged as dimmed when code says how far, and never as if it were opaque.
struct OpacityTests {
  private static let ink = "Text(\"a\").foregroundStyle(.theme.text)"

  static let shapes: [ViewShape] = [
    ViewShape(
      name: "a dimmed text", body: "\(ink).opacity(0.3).background(.theme.card)", proven: ["text@0.3 on card"]),
    ViewShape(
      name: "a stack that is dimmed within its background",
      body: "VStack { \(ink).opacity(0.5) }.opacity(0.5).background(.theme.card)", proven: ["text@0.25 on card"]),
    ViewShape(name: "an opacity of one", body: "\(ink).opacity(1).background(.theme.card)", proven: ["text on card"]),
    ViewShape(
      name: "a named constant", body: "\(ink).opacity(Metrics.faint).background(.theme.card)",
      proven: ["text@0.6 on card"], more: "enum Metrics { static let faint: Double = 0.6 }"),
    ViewShape(
      name: "a constant of the view", body: "\(ink).opacity(faint).background(.theme.card)",
      proven: ["text@0.6 on card"], more: "private let faint = 0.6"),
    ViewShape(
      name: "an argument of a component", body: "Faint(amount: 0.4).background(.theme.card)",
      proven: ["text@0.4 on card"],
      more: "struct Faint: View { let amount: Double; var body: some View { \(ink).opacity(amount) } }"),
    ViewShape(
      name: "a state of the view", body: "\(ink).opacity(amount).background(.theme.card)", likely: ["text on card"],
      more: "@State var amount = 0.2"),
    ViewShape(
      name: "a state that dims", body: "\(ink).opacity(on ? 1 : 0.2).background(.theme.card)",
      proven: ["text on card"], likely: ["text@0.2 on card"]),
    ViewShape(
      name: "a state that hides", body: "\(ink).opacity(on ? 1 : 0).background(.theme.card)", proven: ["text on card"]),
    ViewShape(
      name: "a computed property of two ways", body: "\(ink).opacity(amount).background(.theme.card)",
      proven: ["text on card"], likely: ["text@0.2 on card"], more: "var amount: Double { on ? 1 : 0.2 }"),
    ViewShape(
      name: "a colour of unknown opacity",
      body: "Text(\"a\").foregroundStyle(.theme.text.opacity(amount)).background(.theme.card)",
      proven: ["text~amount on card"], more: "@State var amount = 0.2"),
    ViewShape(
      name: "a colour that is dimmed as long as a finger is down",
      body: "Text(\"a\").foregroundStyle(.theme.text.opacity(button.isPressed ? 0.4 : 1)).background(.theme.card)",
      proven: ["text on card"], likely: ["text@0.4 on card"], more: "let button: Look"),
    ViewShape(
      name: "a colour that is dimmed in a state that stays",
      body: "Text(\"a\").foregroundStyle(.theme.text.opacity(on ? 0.4 : 1)).background(.theme.card)",
      proven: ["text on card", "text@0.4 on card"]),
    ViewShape(
      name: "a background that is dimmed over a known one",
      body: "\(ink).background(Color.theme.accent.opacity(0.2)).background(.theme.card)",
      proven: ["text on accent@0.2, card"]),
    ViewShape(
      name: "a colour on its own tint",
      body: "\(ink).background(Color.theme.text.opacity(0.1)).background(.theme.card)",
      proven: ["text on text@0.1, card"]),
    ViewShape(
      name: "a background that is dimmed over what is not known",
      body: "\(ink).background(Color.theme.accent.opacity(0.2))", likely: ["text on nothing"]),
    ViewShape(
      name: "a veil over a background of two ways",
      body: "\(ink).background(Color.theme.accent.opacity(0.2)).background(on ? .theme.card : .theme.page)",
      proven: ["text on accent@0.2, card", "text on accent@0.2, page"]),
    ViewShape(
      name: "a view that is dimmed with its background, over a known one",
      body: "\(ink).background(.theme.card).opacity(0.4).background(.theme.page)",
      likely: ["text@0.4 on card@0.4, page"]),
    ViewShape(
      name: "a view that is dimmed with its background, over what is not known",
      body: "\(ink).background(.theme.card).opacity(0.4)", likely: ["text@0.4 on nothing"]),
    ViewShape(
      name: "a stack's backdrop is dimmed with the stack",
      body: "ZStack { Color.theme.card; \(ink) }.opacity(0.4).background(.theme.page)",
      likely: ["text@0.4 on card@0.4, page"]),
    ViewShape(name: "a dimmed text whose background nobody knows", body: "\(ink).opacity(0.4)"),
    ViewShape(
      name: "a member of a value whose type declares the token",
      body: "Text(\"a\").foregroundStyle(p.text).opacity(0.3).background(p.card)", proven: ["text@0.3 on card"],
      more: "let p: Palette"),
    ViewShape(
      name: "a member of a value of another type",
      body: "Text(\"a\").foregroundStyle(p.text).background(p.card)",
      more: "struct Look { let text: Color; let card: Color }\nlet p: Look"),
  ]

  @Test(arguments: shapes)
  func aShapeGivesItsPairsAndNoOthers(_ shape: ViewShape) {
    let seen = Seen("struct V: View { let on: Bool\n\(shape.more)\nvar body: some View { \(shape.body) } }")
    #expect(seen.proven == shape.proven)
    #expect(seen.likely == shape.likely)
  }

  private static let title = "let title = UILabel(); func setup() { addSubview(box); box.addSubview(title) }"
  private static let onPage = "backgroundColor = theme.colors.page; title.textColor = theme.colors.text"

  static let objects: [ViewShape] = [
    ViewShape(
      name: "a label and the view that it lies in", body: "\(onPage); title.alpha = 0.5; box.alpha = 0.5",
      proven: ["text@0.25 on page"]),
    ViewShape(name: "a layer", body: "\(onPage); title.layer.opacity = 0.5", proven: ["text@0.5 on page"]),
    ViewShape(
      name: "a label that a state dims", body: "\(onPage); title.alpha = on ? 1 : 0.5", likely: ["text on page"]),
    ViewShape(
      name: "a label that is dimmed later on", body: onPage, likely: ["text on page"],
      more: "func fade() { title.alpha = 0.5 }"),
    ViewShape(
      name: "an alpha that only the app knows", body: "\(onPage); title.alpha = progress", likely: ["text on page"]),
    ViewShape(
      name: "a colour with an alpha",
      body:
        "backgroundColor = theme.colors.page; title.textColor = theme.colors.text.withAlphaComponent(0.5)",
      proven: ["text@0.5 on page"]),
    ViewShape(
      name: "a label with a background of its own",
      body: "\(onPage); title.backgroundColor = theme.colors.card; title.alpha = 0.5",
      likely: ["text@0.5 on card@0.5, page"]),
    ViewShape(
      name: "a view that dims a painted one with its text",
      body:
        "title.backgroundColor = theme.colors.card; title.textColor = theme.colors.text; box.alpha = 0.5",
      likely: ["text on nothing"]),
  ]

  @Test(arguments: objects)
  func anObjectIsDimmedAsItsCodeSays(_ shape: ViewShape) {
    let seen = Seen(
      """
      import UIKit
      final class V: UIView {
        let box = UIView(); \(Self.title); \(shape.more)
        func applyTheme(theme: Theme) { \(shape.body) }
      }
      """, palette: false)
    #expect(seen.proven == shape.proven)
    #expect(seen.likely == shape.likely)
  }

  /// UIKit gives a color another alpha, whatever its own is; SwiftUI multiplies it.
  @Test(arguments: [
    ("UIColor.soft.withAlphaComponent(0.6)", "UIColor.soft with alpha 0.6"),
    ("UIColor.solid.withAlphaComponent(0.6)", "UIColor.solid at 60%"),
    ("UIColor(white: 0, alpha: 0.2).withAlphaComponent(0.6)", "UIColor(white: 0, alpha: 0.2) at 60%"),
  ])
  func anotherAlphaTakesThePlaceOfTheColorsOwn(_ ground: String, _ words: String) {
    let code = """
      extension UIColor { static let soft = UIColor(white: 1, alpha: 0.8); static let solid = UIColor(white: 1, alpha: 1)
        static let ink = UIColor(white: 0.1, alpha: 1); static let page = UIColor(white: 1, alpha: 1) }
      struct A: View { var body: some View {
        Text("a").foregroundColor(Color(UIColor.ink)).background(Color(\(ground))).background(Color(UIColor.page)) } }
      """
    #expect(OwnPairs.of("import UIKit\n" + code) == ["UIColor.ink on \(words) on UIColor.page"])
  }
}
