import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct AuditScopeTests {
  /// Returns two themes with text that in the dark context lies on a surface shared by both contexts.
  private func system() throws -> ThemeSystem {
    let place = SmallSystem.place
    func token(_ path: String, _ light: String, _ dark: String) throws -> Token {
      Token(
        path: path,
        values: [
          ConditionalValue(value: .color(try Color(css: light)), place: place),
          ConditionalValue(when: ["mode": "dark"], value: .color(try Color(css: dark)), place: place),
        ], place: place)
    }
    return ThemeSystem(
      name: "S", axes: [Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light")],
      themes: try ["A", "B"].map { name in
        Theme(
          name: name, axes: ["mode"],
          tokens: [try token("text", "#111111", "#eeeeee"), try token("toast", "#222222", "#dddddd")])
      })
  }

  private func audit(_ scope: AuditScope?, baseline: Baseline? = nil, waives: Bool = false) throws -> AuditReport {
    var plan = Plan(
      rules: [
        try SmallSystem.rule("body", ["text"], ["toast"]),
        try SmallSystem.rule("inverse", ["text"], ["toast"], foregroundContexts: ["mode": "dark"]),
      ])
    if waives {
      plan.waivers = [
        Waiver(
          rule: try TokenPattern("body"), foreground: try TokenPattern("text"), background: try TokenPattern("toast"),
          theme: try TokenPattern("B"), kind: .debt, reason: "later")
      ]
    }
    return Auditor.audit(
      try system(), plan: plan,
      options: AuditOptions(tool: SmallSystem.tool, baseline: baseline, scope: scope, infersRules: false))
  }

  @Test func foregroundsOfAContextThatIsLeftOutAreThere() throws {
    let whole = try audit(nil)
    let light = try audit(AuditScope(themes: [], contexts: [Variant.Choice(axis: "mode", context: "light")]))
    #expect(light.variants.map(\.name) == ["A/light", "B/light"])
    #expect(light.totals.undetermined == 0)
    // The same pairs, with the same measurements, as in the audit of everything.
    let shown = whole.pairs.filter { ["A/light", "B/light"].contains(whole.variants[$0.variant].name) }
    #expect(light.pairs.map(\.ratio) == shown.map(\.ratio))
    #expect(light.pairs.map(\.verdict) == shown.map(\.verdict))
    #expect(light.pairs.map(\.layers) == shown.map(\.layers))
    #expect(light.variants.map(\.colors) == [whole.variants[0].colors, whole.variants[2].colors])
  }

  @Test func theLastContextComesFirstWhereItAloneIsShown() throws {
    let whole = try audit(nil)
    let dark = try audit(AuditScope(themes: ["B"], contexts: [Variant.Choice(axis: "mode", context: "dark")]))
    #expect(dark.themes.map(\.name) == ["B"])
    #expect(dark.variants.map(\.name) == ["B/dark"])
    #expect(dark.variants[0].colors == whole.variants[3].colors)
    let shown = whole.pairs.filter { $0.variant == 3 }
    #expect(dark.pairs.map(\.ratio) == shown.map(\.ratio))
    #expect(dark.pairs.allSatisfy { $0.variant == 0 })
    #expect(dark.causes.flatMap(\.pairs).sorted() == dark.pairs.indices.filter { dark.pairs[$0].verdict == .fail })
  }

  @Test func waiversAndEntriesOfOtherThemesAreNotIdle() throws {
    let whole = try audit(nil, waives: true)
    #expect(whole.waivers.map(\.state) == [.active])
    let scope = AuditScope(themes: ["A"], contexts: [])
    #expect(try audit(scope, waives: true).waivers.map(\.state) == [.active])
    let baseline = Baseline(accepting: try audit(nil), name: "b")
    let narrowed = try audit(scope, baseline: baseline)
    #expect(narrowed.baseline?.stale == [])
    #expect(baseline.pruned(by: narrowed, scope: scope) == baseline)
    #expect(baseline.pruned(by: narrowed).entries.count < baseline.entries.count)
  }
}
