import Testing
import ThemeModel

/// What views of public apps taught: how they store shapes, pass cases on and set up their objects.
struct SeenInAppsTests {
  @Test(arguments: [
    "enum Kit { static let card = RoundedRectangle(cornerRadius: 8) }",
    "enum Kit { static let card = { let radius = 8.0; return RoundedRectangle(cornerRadius: radius) }() }",
    "enum Kit { static var card: some Shape { Corners() } }; \(corners)",
  ])
  func aShapeThatAPropertyHolds(_ kit: String) {
    let seen = Seen(kit + "\n" + Self.view("\(Self.text).background(Kit.card.fill(.theme.card))"))
    #expect(seen.proven == ["text on card"])
  }

  private static let corners = """
    struct Corners: Shape { func path(in rect: CGRect) -> Path { Path(UIBezierPath(roundedRect: rect, cornerRadius: 4).cgPath) } }
    """
  private static let text = "Text(\"a\").foregroundStyle(.theme.text)"

  private static func view(_ body: String, members: String = "") -> String {
    "struct V: View { \(members); var body: some View { \(body) } }"
  }

  @Test func anOwnShapeMayLeaveTheTextOut() {
    let star = "struct Star: Shape { func path(in rect: CGRect) -> Path { var path = Path(); return path } }\n"
    let seen = Seen(star + Self.view("\(Self.text).background(Star().fill(.theme.card))"))
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card"])
  }

  @Test func anOwnViewLiesBehind() {
    let field = "struct Field: View { var body: some View { Capsule().fill(.theme.field) } }\n"
    #expect(Seen(field + Self.view("\(Self.text).background(Field())")).proven == ["text on field"])
    let prompt = """
      struct Field: View {
        let isEmpty: Bool
        var body: some View { ZStack { Capsule().fill(.theme.field); if isEmpty { Text("b") } } }
      }

      """
    let seen = Seen(prompt + Self.view("\(Self.text).background(Field(isEmpty: true))"))
    #expect(!seen.proven.contains("text on field"))
    #expect(seen.likely.contains("text on field"))
  }

  @Test(arguments: ["1", "on ? 0 : 1"])
  func aLineIsNoBackground(_ height: String) {
    let line = "Rectangle().frame(height: \(height)).foregroundStyle(.theme.line)"
    let seen = Seen(
      Self.view("ZStack { \(line); \(Self.text) }.background(.theme.card)", members: "let on: Bool"))
    #expect(seen.proven.contains("text on card"))
    #expect(!seen.all.contains { $0.hasPrefix("text on line") })
  }

  @Test func aPartOfABackgroundIsNotAllOfIt() {
    let back = "ZStack { Rectangle().fill(.theme.card); Rectangle().fill(.theme.accent).frame(height: 36) }"
    let seen = Seen(Self.view("\(Self.text).background { \(back) }"))
    #expect(!seen.proven.contains { $0.hasPrefix("text") })
    #expect(seen.likely.contains("text on card"))
  }

  @Test func anOutlineTakesTheForegroundOrItsFill() {
    for outline in [
      "Capsule().stroke(lineWidth: 1).foregroundColor(.theme.line)", "Capsule().stroke(lineWidth: 1).fill(.theme.line)",
    ] {
      let seen = Seen(Self.view("\(Self.text).background(.theme.card).overlay(\(outline))"))
      #expect(seen.first("line on card")?.element == .border)
      #expect(seen.proven == ["text on card"])
    }
  }

  @Test func anOutlineHasTwoSides() {
    let outline = ".overlay(Capsule().stroke(.theme.line))"
    let seen = Seen(Self.view("\(Self.text).background(.theme.card)\(outline).background(.theme.page)"))
    #expect(seen.first("line on card, page")?.element == .border)
    #expect(seen.first("line on page")?.element == .border)
    #expect(seen.proven == ["text on card, page"])
    // A view without a background of its own lies on a single ground.
    #expect(Seen(Self.view("\(Self.text)\(outline).background(.theme.page)")).likely == ["line on page"])
  }

  @Test func linesAreBordersHoweverTheirHeightIsWritten() {
    for height in ["1", "1 / UIScreen.main.scale", "Metrics.hairline"] {
      let line = "Rectangle().fill(.theme.line).frame(height: \(height))"
      let seen = Seen(
        "enum Metrics { static let hairline: CGFloat = 0.5 }\n"
          + Self.view("VStack { \(line) }.background(.theme.page)"))
      #expect(seen.first("line on page")?.element == .border)
    }
    let block = "VStack { Rectangle().fill(.theme.line).frame(height: size) }.background(.theme.page)"
    #expect(Seen(Self.view(block)).first("line on page")?.element == .control)
    let divider = Seen(Self.view("VStack { Divider().background(.theme.line) }.background(.theme.page)"))
    #expect(divider.first("line on page")?.element == .border)
    #expect(divider.proven.isEmpty)
  }

  @Test func aCaseThatTheCallerGivesDecides() {
    let source = """
      enum Style { case text, card, warn }
      enum Kit {
        static func color(for style: Style) -> Color {
          switch style { case .text: return .theme.text; case .card: return .theme.card; case .warn: return .theme.warn }
        }
      }
      struct V: View { var body: some View { Text("a").foregroundStyle(Kit.color(for: .text)).background(Kit.color(for: .card)) } }
      """
    let seen = Seen(source)
    #expect(seen.proven == ["text on card"])
    #expect(seen.first("text on card")?.condition == nil)
    // A value derived from the result of such a function.
    let led = source.replacing("Kit.color(for: .text)", with: "Kit.ink(.text)").replacing(
      "enum Kit {", with: "enum Kit { static func ink(_ style: Style) -> Color { color(for: style).swiftUIColor }\n")
    #expect(Seen(led).proven == ["text on card"])
    // `current` is not a case: it may be any of them.
    let open = Seen(
      source.replacing("for: .text", with: "for: .current").replacing(
        "enum Kit", with: "extension Style { static let current = Style.warn }\nenum Kit"))
    #expect(open.proven.isEmpty || open.proven.count == 3)
  }

  @Test func aFunctionThatIsATokenIsNotItsPaletteColors() {
    let source = """
      import SwiftUI
      enum Kit { static func accent(for mode: Mode? = nil) -> Color { switch mode ?? .current { case .a: return Raw.text; default: return Raw.warn } } }
      enum Raw { static let text = Color(red: 0, green: 0, blue: 0); static let warn = Color(red: 1, green: 0, blue: 0) }
      struct V: View { var body: some View { Text("a").foregroundStyle(Kit.accent()).background(Color.theme.card) } }
      """
    let seen = Seen(
      source, tokens: ["accent", "Raw.text", "Raw.warn", "card"], palette: false,
      declaredIn: Place(file: "Views.swift", line: 2, column: 1))
    #expect(seen.proven == ["accent on card"])
  }

  @Test func anotherNameInAPaletteIsNoPlaceInAView() {
    let seen = Seen(
      "enum Kit { static let ink = Color.theme.text }\n"
        + Self.view("Text(\"a\").foregroundStyle(Kit.ink).background(.theme.card)"),
      palette: false)
    let site = seen.first("text on card")?.sites.first
    #expect(site?.foreground.line == 2)
  }

  @Test func aListOfColorsIsNoProofOfEach() {
    let names = ["text", "icon", "accent", "warn", "muted", "line", "onDark"]
    let choice = names.map { "case .\($0): .theme.\($0)" }.joined(separator: "; ")
    let source =
      "struct V: View { let style: Style; var ink: Color { switch style { \(choice) } }; var body: some View { Text(\"a\").foregroundStyle(ink).background(.theme.card) } }"
    let seen = Seen(source)
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == Set(names.map { "\($0) on card" }))
  }

  @Test func anEditorWithoutItsBackgroundShowsWhatIsBehind() {
    let editor = "TextEditor(text: $a).foregroundColor(.theme.text)"
    #expect(Seen(Self.view("\(editor).background(.theme.card)")).all.isEmpty)
    let hidden = Seen(Self.view("\(editor).scrollContentBackground(.hidden).background(.theme.card)"))
    #expect(hidden.proven == ["text on card"])
  }

  @Test(arguments: [
    ("Asset.star.swiftUIImage.renderingMode(.template)", true), ("Asset.star.swiftUIImage", false),
    ("Image.star", false),
  ])
  func anImageOfTheTeamsOwn(_ image: String, _ isTemplate: Bool) {
    let seen = Seen(Self.view("\(image).foregroundStyle(.theme.icon).background(.theme.card)"))
    #expect(seen.proven == (isTemplate ? ["icon on card"] : []))
    #expect(seen.all == ["icon on card"])
  }

  @Test func aViewOfAnotherModuleShowsItsTextInItsForeground() {
    let seen = Seen(Self.view("VStack { RichText(a).foregroundStyle(.theme.text); Spinner() }.background(.theme.card)"))
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card"])
    #expect(Seen(Self.view("Spinner().foregroundStyle(.theme.text).background(.theme.card)")).all.isEmpty)
  }

  @Test func siblingsInAStackMayLieBetween() {
    func stack(_ sibling: String) -> Seen { Seen(Self.view("ZStack { Color.theme.page; \(sibling); \(Self.text) }")) }
    #expect(stack("VStack { Text(\"b\") }").likely.contains("text on page"))
    #expect(!stack("VStack { Text(\"b\") }").proven.contains("text on page"))
    #expect(!stack("VStack { Text(\"b\") }.background(.theme.card)").all.contains("text on page"))
    #expect(stack("Text(\"b\")").proven.contains("text on page"))
  }

  @Test func anOutlineAroundWhatHasNoBackground() {
    let outline = "overlay(Capsule().stroke(.theme.line))"
    #expect(Seen(Self.view("HStack { \(Self.text) }.\(outline).background(.theme.card)")).likely == ["line on card"])
    let own = Seen(
      Self.view("HStack { \(Self.text) }.background(.theme.card).padding().\(outline).background(.theme.page)"))
    // The padding around the card lies on the page.
    #expect(own.likely == ["line on page"])
    #expect(own.proven == ["text on card, page"])
  }

  @Test(arguments: [("!os(visionOS)", "card"), ("os(visionOS)", "page"), ("DEBUG", "page")])
  func aBranchOfTheCompilerStandsInTheChain(_ condition: String, _ ground: String) {
    let seen = Seen(
      Self.view(
        """
        \(Self.text)
          .padding()
          #if \(condition)
            .background(.theme.card)
            .padding()
          #endif
          .background(.theme.page)
        """))
    #expect(seen.proven == [ground == "card" ? "text on card, page" : "text on page"])
  }

  // MARK: - UIKit

  private static func type(_ members: String, _ code: String, parent: String = "UIView") -> String {
    "class V: \(parent) { let theme: Theme; \(members)\n func update(theme: Theme) { \(code) } }"
  }

  @Test func aVariableHasItsLastValue() {
    let members = "let title = UILabel()"
    let painted = "title.backgroundColor = theme.colors.card; var color = theme.colors.text; "
    let later = Seen(Self.type(members, painted + "color = theme.colors.warn; title.textColor = color"))
    #expect(later.proven == ["warn on card"])
    let perhaps = Seen(Self.type(members, painted + "if on { color = theme.colors.warn }; title.textColor = color"))
    #expect(perhaps.proven == ["warn on card", "text on card"])
    #expect(perhaps.first("text on card")?.condition == "not on")
  }

  @Test func whatAnOutletSetsUp() {
    let seen = Seen(
      """
      class V: UIView {
        @IBOutlet var button: UIButton! { didSet {
          button.backgroundColor = theme.colors.accent
          button.setTitleColor(theme.colors.onAccent, for: .normal)
        } }
      }
      """)
    #expect(seen.proven == ["onAccent on accent"])
  }

  @Test func aViewLiesWhereAnotherTypePutsIt() {
    let empty = """
      class Empty: UIView {
        let title = UILabel()
        func update(theme: Theme) { addSubview(title); title.textColor = theme.colors.text }
      }
      class Host: UIViewController {
        let empty = Empty()
        override func viewDidLoad() { view.backgroundColor = theme.colors.page; view.addSubview(empty) }
      }
      """
    #expect(Seen(empty).proven.isEmpty)
    #expect(Seen(empty).likely == ["text on page"])
    let painted = empty.replacing(
      "title.textColor =", with: "backgroundColor = theme.colors.card; title.textColor =")
    #expect(Seen(painted).proven == ["text on card"])
  }
}
