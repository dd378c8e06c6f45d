import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct CauseAssemblyTests {
  @Test func findsTheRawColorBehindManyFailures() throws {
    let report = SmallSystem.audit(
      try SmallSystem.make([
        ("textA", "{raw.gray40}"), ("textB", "{raw.gray40}"), ("textC", "{raw.blue40}"), ("bg1", "#fff"),
        ("bg2", "#f8f8f8"), ("raw.gray40", "#999999"), ("raw.gray60", "#666666"), ("raw.blue40", "#8888ff"),
      ]), Plan(rules: [try SmallSystem.rule("body", ["text*"], ["bg*"])]))
    #expect(report.totals.fail == 6)
    #expect(report.causes.map(\.name) == ["raw.gray40", "raw.blue40"])
    let cause = try #require(report.causes.first)
    #expect(cause.tokens.map { report.tokens[$0].path } == ["textA", "textB"])
    #expect(cause.pairs.count == 4)
    #expect(cause.pairs.allSatisfy { report.pairs[$0].cause == 0 })
    #expect(cause.pairs == cause.pairs.sorted())
    #expect(cause.worst == cause.pairs.min { (report.pairs[$0].ratio ?? 0, $0) < (report.pairs[$1].ratio ?? 0, $1) })
    #expect(cause.definitions.map(\.place) == [Place(file: "T.json", line: 6, column: 3)])
    let nearest = try #require(cause.fixes.first { $0.kind == .nearest })
    #expect(nearest.mended == 4)
    #expect(nearest.broken == 0)
    let existing = try #require(cause.fixes.first { $0.kind == .existing })
    #expect(existing.token.map { report.tokens[$0].path } == "raw.gray60")
  }

  @Test func countsWhatAChangeWouldBreak() throws {
    let report = SmallSystem.audit(
      try SmallSystem.make([
        ("text", "{raw.gray}"), ("inverse", "{raw.gray}"), ("bg", "#fff"), ("night", "#000"), ("raw.gray", "#999999"),
      ]),
      Plan(rules: [
        try SmallSystem.rule("day", ["text"], ["bg"]), try SmallSystem.rule("night", ["inverse"], ["night"], .ratio(6)),
      ]))
    let fix = try #require(report.causes.first?.fixes.first { $0.kind == .nearest })
    #expect(fix.mended == 1)
    #expect(fix.broken == 1)
  }

  @Test func suggestsWhatPassesWhenItIsPasted() throws {
    let report = SmallSystem.audit(
      try SmallSystem.make([("text", "#99999980"), ("bg", "#fff"), ("raw.dark", "#222222")]),
      Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"], .nonText)]))
    let pair = try #require(report.pairs.first)
    #expect(pair.verdict == .fail)
    #expect(!pair.suggestions.isEmpty)
    for suggestion in pair.suggestions { #expect(suggestion.ratio >= 3) }
  }

  /// Light text that could only become lighter does not mend a pair with a color in the middle. That color has to move.
  @Test func aColorThatCannotMendIsNotBlamed() throws {
    for (text, surface, name) in [
      ("#ffffff", "#808080", "raw.surface"), ("#eeeeee", "#7a7a7a", "raw.surface"),
      ("#000000", "#606060", "raw.surface"),
      ("#777777", "#ffffff", "raw.text"), ("#999999", "#111111", "none"),
    ] {
      let report = SmallSystem.audit(
        try SmallSystem.make([
          ("text", "{raw.text}"), ("surface", "{raw.surface}"), ("raw.text", text), ("raw.surface", surface),
        ]), Plan(rules: [try SmallSystem.rule("r", ["text"], ["surface"])]))
      #expect(report.causes.first?.name ?? "none" == name, "\(text) on \(surface)")
      guard let cause = report.causes.first else { continue }
      let fix = try #require(cause.recommendation(of: 0))
      let first = try #require(report.pairs.first?.suggestions.first)
      #expect(first.color.eightBits == fix.color.eightBits)
    }
  }

  @Test func doesNotBlameTheWhiteUnderEverything() throws {
    let report = SmallSystem.audit(
      try SmallSystem.make([
        ("textA", "{raw.lime}"), ("textB", "{raw.sky}"), ("textC", "#111"), ("textD", "#222"), ("textE", "#333"),
        ("textF", "#444"), ("bg1", "{raw.white}"), ("bg2", "{raw.white}"), ("raw.white", "#fff"),
        ("raw.lime", "#99dd00"), ("raw.sky", "#66ccff"),
      ]), Plan(rules: [try SmallSystem.rule("body", ["text*"], ["bg*"])]))
    #expect(report.totals.fail == 4)
    #expect(report.causes.map(\.name) == ["raw.lime", "raw.sky"])
  }

  /// White can only become darker, which mends no dark text on it; the text can become more opaque.
  @Test func blamesTranslucentTextsAndNotTheWhiteUnderThem() throws {
    let texts = ["textA", "textB", "textC"]
    let report = SmallSystem.audit(
      try SmallSystem.make([("textA", "#00000066"), ("textB", "#00000059"), ("textC", "#00000040"), ("bg", "#fff")]),
      Plan(rules: [try SmallSystem.rule("body", ["text*"], ["bg"])]))
    #expect(report.causes.flatMap(\.tokens).map { report.tokens[$0].path } == texts)
    #expect(report.causes.map { $0.recommendation(of: 0)?.kind } == [.alpha, .alpha, .alpha])
    #expect(report.causes.map(\.mended) == [1, 1, 1])
  }

  /// A color that passes only the weaker of two rules for a pair leaves the pair failing.
  @Test(arguments: [false, true])
  func adviceMeetsAllRulesOfAPair(_ isStrictFirst: Bool) throws {
    let rules = [
      try SmallSystem.rule("icon", ["mark"], ["bg"], .nonText), try SmallSystem.rule("text", ["mark"], ["bg"]),
    ]
    let report = SmallSystem.audit(
      try SmallSystem.make([("mark", "#aaaaaa"), ("bg", "#fff")]),
      Plan(rules: isStrictFirst ? rules.reversed() : rules))
    let fix = try #require(report.causes.first?.recommendation(of: 0))
    #expect(fix.mended == 2 && fix.color.hex8 == "#767676")
    #expect(report.pairs.map { $0.suggestions.first?.color.hex8 } == ["#767676", "#767676"])
  }

  /// A rule that only warns asks for no more than the run does, and one that no color can keep asks for nothing.
  @Test func adviceIsForWhatFailsTheRun() throws {
    var warning = try SmallSystem.rule("better", ["mark"], ["bg"], .ratio(7))
    warning.severity = .warning
    let warned = SmallSystem.audit(
      try SmallSystem.make([("mark", "#999999"), ("bg", "#fff")]),
      Plan(rules: [try SmallSystem.rule("text", ["mark"], ["bg"]), warning]))
    #expect(warned.pairs.first?.suggestions.first?.color.hex8 == "#767676")
    // No color has 7:1 on this gray, on which white must stay legible.
    let pinned = SmallSystem.audit(
      try SmallSystem.make([("mark", "#aaaaaa"), ("bg", "#767676"), ("white", "#fff"), ("black", "#000")]),
      Plan(rules: [
        try SmallSystem.rule("text", ["mark"], ["bg"]), try SmallSystem.rule("more", ["mark"], ["bg"], .ratio(7)),
        try SmallSystem.rule("white", ["white", "black"], ["bg"]),
      ]))
    #expect(pinned.causes.first?.name == "mark")
    #expect(pinned.causes.first?.recommendation(of: 0)?.mended == 1)
  }

  @Test func offersNoChangeThatBreaksMoreThanItMends() throws {
    let report = SmallSystem.audit(
      try SmallSystem.make([
        ("text", "{raw.gray}"), ("inverse1", "{raw.gray}"), ("inverse2", "{raw.gray}"), ("title", "#000"),
        ("bg", "#fff"), ("night", "#000"), ("raw.gray", "#999999"),
      ]),
      Plan(rules: [
        try SmallSystem.rule("day", ["text", "title"], ["bg"]),
        try SmallSystem.rule("night", ["inverse1", "inverse2"], ["night"], .ratio(6)),
      ]))
    #expect(report.totals.fail == 1)
    #expect(report.causes.map(\.name) == ["raw.gray"])
    #expect(report.causes.first?.fixes == [])
  }

  /// Light and dark have the same color, written in two places, so the axis changes nothing until one of the two changes.
  @Test func aChangeThatBringsAnAxisToLifeMendsOnlyWhatPassesInAllItsContexts() throws {
    let audit = try modeAudit(light: "#999999", dark: "#999999")
    #expect(audit.variants.map(\.name) == ["T"])
    #expect(audit.totals.fail == 1)
    #expect(audit.causes.flatMap(\.fixes).filter { $0.kind == .nearest } == [])
  }

  @Test func aChangeThatMakesAnAxisInertStillMends() throws {
    let audit = try modeAudit(light: "#999999", dark: "#767676")
    #expect(audit.totals.fail == 1)
    let mended = audit.causes.flatMap(\.fixes).filter { $0.kind == .nearest }
    #expect(mended.map(\.mended) == [1])
    // The nearest gray that passes on white is the color of dark mode; the axis then changes nothing.
    #expect(mended.map(\.color.hex8) == ["#767676"])
  }

  private func modeAudit(light: String, dark: String) throws -> AuditReport {
    func place(_ line: Int) -> Place { Place(file: "t.json", line: line, column: 1) }
    let text = Token(
      path: "text",
      values: [
        ConditionalValue(value: .color(try Color(css: light)), place: place(1)),
        ConditionalValue(when: ["mode": "dark"], value: .color(try Color(css: dark)), place: place(2)),
      ], place: place(1))
    let surface = Token(
      path: "bg", values: [ConditionalValue(value: .color(try Color(css: "#fff")), place: place(3))], place: place(3))
    return SmallSystem.audit(
      ThemeSystem(
        name: "S", axes: [Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light")],
        themes: [Theme(name: "T", axes: ["mode"], tokens: [text, surface])]),
      Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"])]))
  }
}
