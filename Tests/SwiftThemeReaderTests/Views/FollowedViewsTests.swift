import Testing
import ThemeModel

/// What is followed: styles, modifiers, a project's own views and their arguments.
struct FollowedViewsTests {
  /// `self.ink` is the property, also where a parameter has its name.
  @Test(arguments: [
    "var body: some View { Text(\"a\").foregroundColor(self.ink).background(Color.theme.card) }",
    "var body: some View { row(ink: .theme.warn) }\nfunc row(ink: Color) -> some View { "
      + "Text(\"a\").foregroundColor(self.ink).background(Color.theme.card) }",
    "@State var on = true; var body: some View { Text(\"a\")"
      + ".foregroundColor(self.on ? self.ink : self.ink).background(Color.theme.card) }",
  ])
  func whatAViewIsGivenIsKnownThroughSelf(_ members: String) {
    let seen = Seen(
      """
      struct Row: View { let ink: Color; \(members) }
      struct Page: View { var body: some View { Row(ink: .theme.text) } }
      """)
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  @Test func aStyleMeetsItsLabel() {
    let style = """
      struct Chip: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(.theme.onAccent)
            .background(configuration.isPressed ? .theme.accentPressed : .theme.accent)
        }
      }
      """
    let alone = Seen(style)
    #expect(alone.proven.isEmpty, "a label may have colors of its own")
    #expect(alone.likely == ["onAccent on accent", "onAccent on accentPressed"])
    #expect(alone.first("onAccent on accentPressed")?.condition == "configuration.isPressed")
    let used = Seen(
      style
        + "\nstruct V: View { var body: some View { Button { } label: { Text(\"a\").foregroundStyle(.theme.warn) }.buttonStyle(Chip()) } }"
    )
    #expect(used.all == ["warn on accent", "warn on accentPressed"])
    #expect(used.proven == used.all)
  }

  /// A view may have a modifier that a view around it has, too.
  @Test func aModifierWithinItselfIsFollowed() {
    let seen = Seen(
      """
      struct Shell: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      extension View { func shell() -> some View { modifier(Shell()) } }
      struct V: View {
        var body: some View {
          VStack { Text("a").foregroundStyle(.theme.text).shell() }.shell().background(.theme.card)
        }
      }
      extension View { func endless() -> some View { self.endless().background(.theme.page) } }
      struct W: View { var body: some View { Text("a").foregroundStyle(.theme.text).endless() } }
      """)
    #expect(seen.proven.contains("text on card"))
    #expect(seen.likely.allSatisfy { !$0.contains("card") })
  }

  /// What the caller's initialiser decides in a branch holds for some callers, and nobody knows for which.
  @Test func whatAnInitialiserDecidesInABranchIsAssumed() {
    func badge(_ body: String) -> Seen {
      Seen(
        """
        struct Badge: View {
          let isFilled: Bool
          init(_ text: Any, isFilled: Bool = false) { \(body) }
          var body: some View {
            if isFilled { Text("a").foregroundStyle(.theme.onAccent).background(.theme.accent) }
            else { Text("a").foregroundStyle(.theme.text) }
          }
        }
        struct Row: View { var body: some View { Badge(name).background(.theme.card) } }
        """)
    }
    let decided = badge(
      "if let badge = text as? Badge { self.isFilled = badge.isFilled } else { self.isFilled = isFilled }")
    #expect(decided.likely.contains("text on card"))
    #expect(!decided.proven.contains("text on card"))
    // On its own, the view shows what each of its states shows.
    #expect(decided.proven.contains("onAccent on accent"))
    #expect(badge("self.isFilled = isFilled").proven.contains("text on card"))
  }

  /// A value that the app puts into the environment is decided further out, so one view is not shown in both styles.
  @Test func whatTheEnvironmentDecidesIsAssumed() {
    let row = """
      extension EnvironmentValues { @Entry var isInset = false }
      struct Row<Content: View>: View {
        @Environment(\\.isInset) var isInset
        @Environment(\\.isEnabled) var isEnabled
        @ViewBuilder let content: () -> Content
        var body: some View { content().background(CONDITION ? Color.theme.card : Color.theme.page) }
      }
      struct V: View { var body: some View { Row { Text("a").foregroundStyle(.theme.text) } } }
      """
    func seen(_ condition: String) -> Seen {
      Seen(row.split(separator: "CONDITION").joined(separator: condition))
    }
    #expect(seen("isInset").likely.isSuperset(of: ["text on card", "text on page"]))
    #expect(seen("isInset").proven.isDisjoint(with: ["text on card", "text on page"]))
    // The system's own state may be either.
    #expect(seen("isEnabled").proven.isSuperset(of: ["text on card", "text on page"]))
  }

  /// A case over several things says what each of them is. What is shown when a control is disabled is exempt.
  @Test func casesOverSeveralThingsAreToldApart() {
    func seen(_ call: String) -> Seen {
      Seen(
        """
        struct Note: ViewModifier {
          var isEnabled: Bool; var isError: Bool
          var ink: Color {
            switch (isEnabled, isError) {
            case (true, false): return .theme.text
            case (_, true): return .theme.warn
            case (false, _): return .theme.muted
            }
          }
          func body(content: Content) -> some View { content.foregroundStyle(ink) }
        }
        struct V: View { let on: Bool
          var body: some View { Text("a").modifier(Note(\(call))).background(.theme.card) } }
        """)
    }
    let open = seen("isEnabled: on, isError: false")
    #expect(open.proven.isSuperset(of: ["text on card", "muted on card"]))
    #expect(!open.all.contains("warn on card"))
    let fixed = seen("isEnabled: true, isError: false")
    #expect(fixed.all.contains("text on card"))
    #expect(!fixed.all.contains("muted on card"))
    let either = seen("isEnabled: isEnabled, isError: isError")
    #expect(either.first("muted on card")?.element == .disabled)
    #expect(either.sightings.contains { $0.foreground.color == .token("warn") && $0.element != .disabled })
  }

  @Test func modifiersAndExtensionsAreFollowed() {
    let seen = Seen(
      """
      struct CardText: ViewModifier { func body(content: Content) -> some View { content.foregroundStyle(.theme.text) } }
      extension View { func card() -> some View { modifier(CardText()).background(.theme.card) } }
      struct V: View { var body: some View { Text("a").card().background(.theme.page) } }
      """)
    #expect(seen.proven.contains("text on card, page"))
    #expect(!seen.all.contains { $0.contains("on page") })
  }

  @Test func argumentsAndDefaultsReachTheView() {
    let seen = Seen(
      """
      struct Badge: View {
        var ink: Color = .theme.text
        let label: String
        var body: some View { Text(label).foregroundStyle(ink) }
      }
      struct V: View {
        var body: some View { HStack { Badge(label: "a"); Badge(ink: .theme.warn, label: "b") }.background(.theme.card) }
      }
      """)
    #expect(seen.proven == ["text on card", "warn on card"])
  }

  @Test func aContainerPaintsBehindWhatItIsGiven() {
    let seen = Seen(
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content }.background(.theme.card) }
      }
      struct Box<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.background(.theme.canvas) }
      }
      struct V: View {
        var body: some View {
          VStack { Card { Text("a").foregroundStyle(.theme.text) }; Box { Text("b").foregroundStyle(.theme.warn) } }
            .background(.theme.page)
        }
      }
      """)
    #expect(seen.proven == ["text on card, page", "warn on canvas, page"])
  }

  @Test func anArgumentDecidesAConditionWithin() {
    let seen = Seen(
      """
      struct Tag: View {
        let loud: Bool
        var body: some View {
          Text("a").foregroundStyle(loud ? .theme.onAccent : .theme.text).background(loud ? Color.theme.accent : Color.clear)
        }
      }
      struct V: View { var body: some View { Tag(loud: false).background(.theme.page) } }
      """)
    #expect(seen.proven == ["text on page"])
    #expect(seen.likely == ["onAccent on accent"])
  }

  @Test func coloursOfCasesAreFollowed() {
    let seen = Seen(
      """
      enum Level { case low, high
        var front: Color { switch self { case .low: .theme.text; case .high: .theme.onWarn } }
        var back: Color { switch self { case .low: .theme.card; case .high: .theme.warn } }
      }
      struct V: View { let level: Level
        var body: some View { Text("a").foregroundStyle(level.front).background(level.back) } }
      """)
    #expect(seen.proven == ["text on card", "onWarn on warn"])
  }

  @Test(arguments: [
    "Color(\"Brand/Text\")", "Color(.brandText)", "Color(uiColor: UIColor(named: \"BrandText\")!)", "Color.brandText",
    "theme.colors.brandText", "themeManager.current.brandText", "theme[.brandText]", "Color(theme.colors.brandText)",
    "theme.color(for: .brandText)",
  ])
  func aTokenIsKnownHoweverItIsAsked(_ text: String) {
    let seen = Seen(
      """
      import SwiftUI
      struct V: View { @Environment(\\.theme) var theme; @EnvironmentObject var themeManager: ThemeManager
        var body: some View { Text("a").foregroundStyle(\(text)).background(Color("card")) } }
      """, tokens: [text.contains("/") ? "Brand/Text" : "brandText", "card"], palette: false)
    #expect(seen.proven.count == 1)
  }

  @Test func aViewModelsColourIsNoToken() {
    let seen = Seen(
      "struct V: View { let model: Model; var body: some View { Text(\"a\").foregroundStyle(model.text).background(.theme.card) } }"
    )
    #expect(seen.all.isEmpty)
  }

  @Test func aModelMayHaveTheNameOfABuiltInView() {
    let seen = Seen(
      """
      struct Group { let name: String }
      struct V: View { var body: some View { Group { Text("a").foregroundStyle(.theme.text) }.background(.theme.card) } }
      """)
    #expect(seen.proven == ["text on card"])
  }

  @Test func aColourMadeOfAnotherIsNoToken() {
    let seen = Seen(
      "struct V: View { var body: some View { Text(\"a\").foregroundStyle(theme.text(color: tint)).background(.theme.card) } }"
    )
    #expect(seen.all.isEmpty)
  }

  /// The `page` of the sheet's theme is computed from an episode, and is not the toast's.
  @Test func anotherTypesMemberOfTheSameNameIsNoToken() {
    let seen = Seen(
      """
      import SwiftUI
      struct ToastTheme { let page = Color(red: 1, green: 1, blue: 1); let text = Color.black }
      struct SheetTheme { let episode: Episode; var page: Color { Picked.color(for: episode) } }
      struct Toast: View { let theme: ToastTheme
        var body: some View { Text("a").foregroundStyle(theme.text).background(theme.page) } }
      struct Sheet: View { let theme: SheetTheme; let toast: ToastTheme
        var body: some View { Text("b").foregroundStyle(toast.text).background(theme.page) } }
      """, tokens: ["page", "text"], palette: false, declaredIn: Place(file: "Views.swift", line: 2, column: 1))
    #expect(seen.all == ["text on page"])
    #expect(seen.first("text on page")?.sites.map(\.view) == ["Toast"])
    #expect(seen.unread == ["text on SheetTheme.page"])
  }

  @Test func whatAPartOfAThemeCallsSoIsNotKnown() {
    func seen(_ ink: String) -> Seen {
      Seen(
        "struct V: View { let theme: Theme; var body: some View { Text(\"a\").foregroundStyle(\(ink)).background(.theme.card) } }"
      )
    }
    #expect(seen("theme.text").proven == ["text on card"])
    #expect(seen("theme.current.text").proven == ["text on card"])
    #expect(seen("theme.colors.text").proven == ["text on card"])
    #expect(seen("theme.emptyStyle.text").all.isEmpty)
  }

  /// Where each view holds the next one in several states, the ways to the last one multiply.
  @Test func waysThatMultiplyAreWalkedToTheEnd() {
    let views = (0..<9).map { number in
      """
      struct V\(number): View { let on: Bool; let mode: Int
        var body: some View { VStack {
          if mode == \(number) { V\(number + 1)(on: on, mode: mode) } else { V\(number + 1)(on: !on, mode: mode + 1) }
          row(V\(number + 1)(on: true, mode: mode)) } }
        func row<C: View>(_ c: C) -> some View { HStack { c; Text("a").foregroundStyle(.theme.text) } } }

      """
    }
    let seen = Seen(
      views.joined() + """
        struct V9: View { let on: Bool; let mode: Int
          var body: some View { Text("a").foregroundStyle(on ? .theme.icon : .theme.line) } }
        struct Last: View { var body: some View { Text("a").foregroundStyle(.theme.warn) } }
        struct Row: View { let isLoud: Bool
          var body: some View { Text("a").foregroundStyle(isLoud ? .theme.accent : .theme.muted) } }
        struct Root: View { var body: some View { VStack { V0(on: true, mode: 1); Last()
          \(String(repeating: "Row(isLoud: false); ", count: 8))Row(isLoud: true) }.background(.theme.page) } }
        """)
    #expect(seen.diagnostics.isEmpty)
    // What a call writes out is known however often the view was walked through.
    #expect(seen.proven.isSuperset(of: ["muted on page", "accent on page"]))
    #expect(seen.all.isSuperset(of: ["warn on page", "text on page", "icon on page"]))
    #expect(seen.proven.contains("warn on page"))
  }

  /// Reports what is not followed to its end, with the view.
  @Test func saysWhichViewWasCutShort() {
    func view(_ depth: Int) -> Seen {
      Seen(
        "struct Tower: View { var body: some View { " + String(repeating: "VStack { ", count: depth)
          + "Text(\"a\").foregroundStyle(.theme.text).background(.theme.card)" + String(repeating: " }", count: depth)
          + " } }")
    }
    #expect(view(20).diagnostics.isEmpty)
    #expect(view(20).proven == ["text on card"])
    let tall = view(180)
    #expect(tall.diagnostics.map(\.code) == ["views-cut-short"])
    #expect(tall.diagnostics.first?.message.contains("Tower") == true)
    #expect(tall.diagnostics.first?.place?.file == "Views.swift")
  }

  /// A view in a place with a forced mode is proven in that mode only; in the other, it may never be seen.
  @Test func aForcedModeReachesTheViewsFurtherIn() {
    let player =
      "struct Player: View { var body: some View { Text(\"a\").foregroundStyle(.theme.text).background(.theme.card) } }"
    let forced = Seen(
      "struct Home: View { var body: some View { VStack { Player().preferredColorScheme(.dark) } } }\n" + player)
    #expect(
      Set(forced.sightings.filter { $0.certainty == .proven }.map(\.contexts)) == [["mode": ["dark"]]])
    #expect(forced.likely == ["text on card"])
    let free = Seen("struct Home: View { var body: some View { VStack { Player() } } }\n" + player)
    #expect(free.sightings.allSatisfy { $0.certainty == .proven && $0.contexts.isEmpty })
    // Elsewhere it is shown without a forced mode, which is a sighting of its own.
    let both = Seen(
      "struct Home: View { var body: some View { VStack { Player().preferredColorScheme(.dark) } } }\n"
        + "struct Shelf: View { var body: some View { VStack { Player() }.padding().background(.theme.page) } }\n"
        + player)
    #expect(both.sightings.contains { $0.certainty == .proven && $0.contexts.isEmpty })
  }

  @Test func hostileCodeEnds() {
    let seen = Seen(
      """
      struct A: View { var body: some View { B { A() } } }
      struct B<C: View>: View { let c: C; var on: Bool { off }; var off: Bool { on }
        var ink: Color { ink }
        var body: some View { if on { c } else { A().background(ink).foregroundStyle(.theme.text) } } }
      extension View { func again() -> some View { again().background(.theme.card) } }
      final class K: UIView { func applyTheme() { let a = a; if let b = b as? UIView { b.backgroundColor = .theme.card }; a.textColor = .theme.text } }
      """)
    #expect(!seen.all.contains("text on text"))
  }
}
