import Audit
import RealSystems
import Testing
import ThemeModel
import Wording

@testable import Reports

/// The evidence that a pair is shown, in the words of every output.
@Suite struct EvidenceWordsTests {
  private static func site(_ line: Int, _ file: String = "Views/Menu.swift", view: String? = "MenuCell")
    -> Sighting.Site
  {
    Sighting.Site(foreground: Place(file: file, line: line, column: 3), view: view)
  }

  /// Returns a report of one rule whose first pair has these sightings.
  private static func report(
    _ evidence: Evidence, seen: [Sighting.Site] = [], likely: [Sighting.Site] = [], contexts: Contexts = [:]
  ) throws -> AuditReport {
    var report = try PageFixtures.unsought()
    let pair = report.pairs[0]
    report.rules[pair.rule].evidence = evidence
    report.rules[pair.rule].place = Place(file: "design/legible.json", line: 36, column: 5)
    for index in report.pairs.indices { report.pairs[index].evidence = report.rules[report.pairs[index].rule].evidence }
    for (kind, sites) in [(Evidence.seen, seen), (.likely, likely)] where !sites.isEmpty {
      report.sightings.append(
        SightingReport(
          foreground: pair.foreground, background: pair.background, ink: "a", ground: "b", evidence: kind,
          element: "text", contexts: contexts, reason: kind == .likely ? "the image is a template" : nil,
          source: .swiftUI, sites: sites))
    }
    return report
  }

  @Test func saysEachKind() throws {
    func said(
      _ evidence: Evidence, seen: [Sighting.Site] = [], likely: [Sighting.Site] = []
    ) throws -> [String] {
      let report = try Self.report(evidence, seen: seen, likely: likely)
      let found = EvidenceWords(report)(report.pairs[0])
      return [found.tag, found.words, found.short, found.cell]
    }
    let rule = try Self.report(.declared).rules[0].id
    let one = [Self.site(12)]
    let many = [Self.site(12), Self.site(12), Self.site(19), Self.site(4, "Views/Head.swift", view: nil)]
    #expect(
      try said(.declared) == ["declared", "by \(rule), legible.json:36", "declared by \(rule)", "declared: \(rule)"])
    #expect(try said(.declared, seen: one)[1] == "by \(rule), legible.json:36; seen in MenuCell")
    #expect(try said(.declared, likely: one)[3] == "declared: \(rule); likely seen in MenuCell")
    #expect(
      try said(.seen, seen: many) == [
        "seen 3×", "at 3 places in 2 files", "seen at 3 places in 2 files", "seen 3×: Menu.swift:12",
      ])
    #expect(try said(.seen, seen: one)[1] == "in MenuCell")
    #expect(try said(.seen, seen: [Self.site(7, view: nil)])[1] == "at Menu.swift:7")
    #expect(try said(.named) == ["named", "by its tokens", "named by its tokens", "named"])
    #expect(
      try said(.likely, likely: one) == [
        "likely 1×", "in MenuCell; assumed: the image is a template", "likely seen in MenuCell",
        "likely 1×: Menu.swift:12",
      ])
    #expect(try said(.guessed)[1] == "a text and a surface by their names; no view shows them")
  }

  /// The page computes this again for what its reader filters, in the same words.
  @Test func thePageSaysTheSame() throws {
    let one = [Self.site(12)]
    let places: [[Sighting.Site]] = [
      [], one, [Self.site(7, view: nil)], one + one, [Self.site(12), Self.site(19), Self.site(4, "Views/Head.swift")],
    ]
    // The page has no pairs of the other kinds of evidence.
    let reports = try Evidence.allCases.filter(\.isBinding).flatMap { evidence in
      try places.flatMap { seen in
        try [[], one, places[4]].map { try Self.report(evidence, seen: seen, likely: $0) }
      }
    }
    let expression = """
      ((model) => Array.from(model.pairs.group, (group, pair) => {
        const [rule, variant] = [model.rules[model.groupRule[group]], model.variants[model.pairs.variant[pair]]];
        const [ink, ground] = [model.groupForeground[group], model.groupBackground[group]];
        const { tag, words } = page.evidenceOf(model, rule, ink, ground, variant);
        return [rule.id, model.tokens[ink].path, model.tokens[ground].path, variant.name, tag, words];
      }))(page.readModel(JSON.parse(x)))
      """
    let found: [[[String]]] = try PageScript.results(
      of: expression, in: "evidence", "model", on: reports.map { String(decoding: PageData.json($0), as: UTF8.self) })
    for (report, found) in zip(reports, found) {
      let words = EvidenceWords(report)
      let expected = report.pairs.map { pair in
        [
          report.rules[pair.rule].id, report.tokens[pair.foreground].path, report.tokens[pair.background].path,
          report.variants[pair.variant].name, words(pair).tag, words(pair).words,
        ]
      }
      #expect(!found.isEmpty)
      #expect(Set(found) == Set(expected))
    }
  }

  /// A sighting in one mode says nothing about a variant in another.
  @Test(arguments: [("dark or light", true), ("dark", false)])
  func keepsToTheContexts(mode: String, isSeen: Bool) throws {
    var report = try Self.report(.declared, seen: [Self.site(1)], contexts: ["mode": mode])
    report.variants[report.pairs[0].variant].choices = [Variant.Choice(axis: "mode", context: "light")]
    #expect(EvidenceWords(report)(report.pairs[0]).seen.isEmpty != isSeen)
  }

  @Test func isSilentWhereEveryRuleIsDeclaredAndNoViewIsKnown() throws {
    #expect(EvidenceWords(try Self.report(.declared)).isSilent)
    #expect(!EvidenceWords(try Self.report(.named)).isSilent)
    #expect(!EvidenceWords(try Self.report(.declared, seen: [Self.site(1)])).isSilent)
  }

  @Test func standsInMarkdownAndText() throws {
    let report = try Self.report(.seen, seen: [Self.site(12), Self.site(19)])
    let markdown = MarkdownReport(report).lines()
    #expect(markdown.contains("| ratio | needs | pair | evidence | change | try |"))
    #expect(markdown.contains { $0.contains("seen 2×: Menu.swift:12") }, "\(markdown)")
    let text = TextSummary.text(report, options: .init(isVerbose: true))
    #expect(text.contains("seen 2×: Menu.swift:12"), "\(text)")
  }
}
