import Testing

/// Variables of a body that get another value in a branch. Afterwards they have it in that case only, in the branch's own code and in no
/// other; where that cannot be said, the color is unknown.
struct LocalVariablesTests {
  private static let ground = ".background(on ? .theme.accent : .theme.card)"
  private static let ink = "var ink: Color = .theme.text"
  private static let shown = "return Text(\"a\").foregroundStyle(ink)\(ground)"
  private static let both: Set = ["warn on accent", "text on card"]

  static let views: [ViewShape] = [
    ViewShape(name: "a branch", body: "\(ink); if on { ink = .theme.warn }; \(shown)", proven: both),
    ViewShape(
      name: "both branches", body: "let ink: Color; if on { ink = .theme.warn } else { ink = .theme.text }; \(shown)",
      proven: both),
    ViewShape(
      name: "the ground",
      body: """
        var ground: Color = .theme.card; if on { ground = .theme.accent }
        return Text("a").foregroundStyle(.theme.text).background(ground)
        """, proven: ["text on accent", "text on card"]),
    ViewShape(
      name: "ink and ground in one branch",
      body: """
        \(ink); var ground: Color = .theme.card; if on { ink = .theme.warn; ground = .theme.accent }
        return Text("a").foregroundStyle(ink).background(ground)
        """, proven: both),
    ViewShape(
      name: "a chain of branches",
      body: """
        \(ink); if count == 1 { ink = .theme.warn } else if count == 2 { ink = .theme.muted }
        return Text("a").foregroundStyle(ink).background(.theme.card)
        """, proven: ["text on card", "warn on card", "muted on card"], more: "let count: Int"),
    ViewShape(
      name: "a switch with a case that changes nothing",
      body: """
        \(ink)
        switch kind { case .plain: break
        case .loud: ink = .theme.warn }
        return Text("a").foregroundStyle(ink).background(kind == .plain ? .theme.card : .theme.accent)
        """, proven: both, more: "enum Kind { case plain, loud }; let kind: Kind"),
    ViewShape(
      name: "a switch with a case that falls through",
      body: """
        \(ink)
        switch kind { case .plain: fallthrough
        case .loud: ink = .theme.warn }
        return Text("a").foregroundStyle(ink).background(.theme.card)
        """, more: "enum Kind { case plain, loud }; let kind: Kind"),
    ViewShape(
      name: "a loop",
      body: """
        \(ink); for row in rows { if row { ink = .theme.warn } }
        return Text("a").foregroundStyle(ink).background(.theme.card)
        """, more: "let rows: [Bool]"),
    ViewShape(
      name: "a closure",
      body: """
        \(ink); rows.forEach { if $0 { ink = .theme.warn } }
        return Text("a").foregroundStyle(ink).background(.theme.card)
        """, more: "let rows: [Bool]"),
    ViewShape(
      name: "a function that changes it",
      body: """
        \(ink); func warn() { ink = .theme.warn }; warn()
        return Text("a").foregroundStyle(ink).background(.theme.card)
        """),
    ViewShape(
      name: "a reference", body: "\(ink); paint(&ink); return Text(\"a\").foregroundStyle(ink).background(.theme.card)",
      more: "func paint(_ ink: inout Color) { ink = .theme.warn }"),
    ViewShape(
      name: "what was made of it before keeps its value",
      body: """
        \(ink); let first = ink; ink = .theme.warn
        return Text("a").foregroundStyle(first).background(.theme.card)
        """, proven: ["text on card"]),
    ViewShape(
      name: "a value of another variable of the branch",
      body: """
        \(ink); var other: Color = .theme.muted; if on { other = .theme.warn; ink = other }
        return Text("a").foregroundStyle(ink).background(.theme.card)
        """),
    ViewShape(
      name: "a branch that shows what it sets",
      body: """
        \(ink); if on { ink = .theme.warn; return AnyView(Text("a").foregroundStyle(ink).background(.theme.accent)) }
        return AnyView(Text("b").foregroundStyle(ink).background(.theme.card))
        """, proven: both),
    ViewShape(
      name: "a property", body: "Text(\"a\").foregroundStyle(ink)\(ground)", proven: both,
      more: "var ink: Color { var it: Color = .theme.text; if on { it = .theme.warn }; return it }"),
    ViewShape(
      name: "a property with a constant", body: "Text(\"a\").foregroundStyle(ink)\(ground)", proven: both,
      more: "var ink: Color { let it: Color; if on { it = .theme.warn } else { it = .theme.text }; return it }"),
    ViewShape(
      name: "a function", body: "Text(\"a\").foregroundStyle(ink(on))\(ground)", proven: both,
      more: "func ink(_ loud: Bool) -> Color { var it: Color = .theme.text; if loud { it = .theme.warn }; return it }"),
    ViewShape(
      name: "a return in one branch and a value in the other", body: "Text(\"a\").foregroundStyle(ink)\(ground)",
      proven: both,
      more: """
        var ink: Color {
          var it: Color = .theme.muted
          if on { return .theme.warn } else { it = .theme.text }
          return it
        }
        """),
    ViewShape(
      name: "a switch that returns in some cases", body: "Text(\"a\").foregroundStyle(ink).background(.theme.card)",
      proven: ["warn on card", "text on card"],
      more: """
        enum Kind { case plain, loud }; let kind: Kind
        var ink: Color { switch kind { case .loud: return .theme.warn
          default: break }
          return .theme.text }
        """),
  ]

  @Test(arguments: views)
  func aVariableHasItsValueInItsOwnCase(_ shape: ViewShape) {
    let seen = Seen("struct V: View { let on: Bool; \(shape.more)\n var body: some View { \(shape.body) } }")
    #expect(seen.proven == shape.proven)
    #expect(seen.likely == shape.likely)
  }

  private static let title = "let title = UILabel(); func setup() { addSubview(title) }"

  static let kits: [KitShape] = [
    KitShape(
      name: "the text", members: title,
      code: """
        var ink = theme.colors.text; if on { ink = theme.colors.warn }
        title.textColor = ink; backgroundColor = on ? theme.colors.accent : theme.colors.card
        """, proven: ["warn on accent", "text on card"]),
    KitShape(
      name: "the ground", members: title,
      code: """
        var ground = theme.colors.card; if on { ground = theme.colors.accent }
        title.textColor = theme.colors.text; backgroundColor = ground
        """, proven: ["text on accent", "text on card"]),
    KitShape(
      name: "a loop", members: title,
      code: """
        var ink = theme.colors.text
        for row in rows { title.textColor = ink; if row { ink = theme.colors.warn } }
        backgroundColor = theme.colors.card
        """),
  ]

  @Test(arguments: kits)
  func aVariableOfAFunctionHasItsValueInItsOwnCase(_ shape: KitShape) {
    let seen = Seen(
      """
      import UIKit
      final class V: UIView {
        var on: Bool; var rows: [Bool]; \(shape.members)
        func applyTheme(theme: Theme) { \(shape.code) }
      }
      """, palette: false)
    #expect(seen.proven == shape.proven)
  }
}
