import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct LintNotesTests {
  private static func site(
    _ line: Int, ground: Int? = nil, picksByMode: Bool = false, condition: String? = nil
  ) -> Sighting.Site {
    Sighting.Site(
      foreground: Place(file: "Menu.swift", line: line, column: 3),
      background: ground.map { Place(file: "Menu.swift", line: $0, column: 3) }, view: "Menu", picksByMode: picksByMode,
      condition: condition)
  }

  private static func said(_ lints: Set<Lint>) throws -> [String] {
    var system = try SmallSystem.make([("muted", "#999"), ("card", "#fff"), ("old", "#000"), ("raw.blue", "#00f")])
    let white = Sighting.DrawnColor(.fixed(Color(.srgb, 1, 1, 1), text: ".white"))
    system.sightings = [
      Sighting(
        foreground: .token("muted"), ground: .layers([.token("card")]), element: .text(.init()), certainty: .proven,
        condition: "on; theme.type == .dark", source: .swiftUI,
        sites: [
          site(4, ground: 5, condition: "theme.type == .dark"), site(6, ground: 5, condition: "on"), site(7, ground: 5),
        ]),
      Sighting(
        foreground: .token("muted"), ground: .layers([white]), element: .text(.init()), certainty: .proven,
        condition: "isOn", source: .swiftUI, sites: [site(8, ground: 9), site(12, ground: 9)]),
      Sighting(
        foreground: .token("raw.blue"), ground: .layers([.token("card")]), element: .icon, certainty: .proven,
        source: .swiftUI, sites: [site(20, ground: 21)]),
      Sighting(
        foreground: .token("muted"), ground: .layers([.token("card")]), element: .icon, certainty: .proven,
        contexts: ["mode": ["light"]], source: .swiftUI,
        sites: [site(24, ground: 21, picksByMode: true), site(26, ground: 21)]),
      Sighting(
        foreground: .token("muted"), ground: .layers([.token("card")]), element: .border, certainty: .proven,
        condition: "isDarkMode", source: .uiKit, sites: [site(28, ground: 21)]),
    ]
    system.literalPaints = [
      LiteralPaint(text: ".white", place: Place(file: "Menu.swift", line: 9, column: 3)),
      LiteralPaint(text: "Color(white: 0.2)", place: Place(file: "Menu.swift", line: 40, column: 3)),
    ]
    system.strayPaints = [
      StrayPaint(
        token: "muted", object: "hint", function: "applyTheme", place: Place(file: "Menu.swift", line: 30, column: 1))
    ]
    var plan = Plan()
    plan.lints = lints
    let report = SmallSystem.audit(system, plan, infersRules: false)
    return report.diagnostics.filter { $0.code.hasPrefix("lint-") }.map {
      "\($0.severity) \($0.code) \($0.place?.line ?? 0)"
    }
  }

  @Test func areOffByDefault() throws {
    #expect(try Self.said([]).isEmpty)
  }

  /// Each place is reported once. A condition of the view's own is not one on the theme.
  @Test(arguments: [
    (Lint.rawInView, ["warning lint-raw-in-view 9", "warning lint-raw-in-view 20", "warning lint-raw-in-view 40"]),
    (.themeCheck, ["warning lint-theme-check 4"]),
    (.modeCheck, ["warning lint-mode-check 24", "warning lint-mode-check 28"]),
    (.strayColor, ["warning lint-color-outside-theming 30"]),
    (.themeKeyMissing, []),
  ])
  func sayWhereTheCodeIs(lint: Lint, said: [String]) throws {
    #expect(try Self.said([lint]) == said)
  }

  @Test func tellsWhatNoViewShows() throws {
    #expect(try Self.said([.tokenNotShown]).count == 1)
    var system = try SmallSystem.make([("muted", "#999")])
    system.sightings = []
    var plan = Plan()
    plan.lints = Set(Lint.allCases)
    // Without any view, there is nothing to compare with.
    let report = SmallSystem.audit(system, plan, infersRules: false)
    #expect(report.diagnostics.allSatisfy { !$0.code.hasPrefix("lint-") })
  }

  @Test func tellsTheKeyThatOneThemeLacks() throws {
    let system = ThemeSystem(
      name: "x",
      themes: [
        try SmallSystem.theme("A", [("ink", "#000"), ("card", "#fff")]), try SmallSystem.theme("B", [("ink", "#000")]),
      ])
    var plan = Plan()
    plan.lints = [.themeKeyMissing]
    let found = SmallSystem.audit(system, plan, infersRules: false).diagnostics.filter {
      $0.code == "lint-theme-key-missing"
    }
    #expect(found.map(\.message) == ["card is missing from B"])
  }
}
