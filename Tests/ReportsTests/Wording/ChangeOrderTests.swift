import Audit
import JSONText
import RealSystems
import Testing
import Wording

@testable import Reports

/// What to change, in the same order and words wherever it is listed.
struct ChangeOrderTests {
  static let firefox = Result { try FirefoxSystem.report() }

  @Test func whatMendsMostComesFirstAndWhatHasNoChangeLast() throws {
    var report = try Self.firefox.get()
    let most = try #require(report.causes.indices.first)
    report.causes[most].fixes = []
    let listed = report.causesByEffect
    #expect(listed.count == report.causes.count)
    let mended = listed.map { $0.mended ?? 0 }
    #expect(mended == mended.sorted(by: >))
    #expect(listed.first?.name != report.causes[most].name)
    let text = TextSummary(report).lines()
    let first = try #require(text.firstIndex { $0.hasPrefix("What to change") })
    #expect(text[first + 1].contains(listed[0].name))
    #expect(!text[first + 1].contains("none found"))
  }

  /// A color with several values does the harm of all its changes.
  @Test func theHarmOfSeveralValuesIsTheirSum() throws {
    var cause = try #require(try Self.firefox.get().causes.first { $0.definitions.count == 1 && !$0.fixes.isEmpty })
    cause.definitions = Array(repeating: cause.definitions[0], count: 3)
    cause.fixes = (0..<3).map { definition in
      var fix = cause.fixes[0]
      (fix.definition, fix.broken, fix.worsened) = (definition, 1, definition == 2 ? 1 : 0)
      return fix
    }
    #expect(FixWords.breaks(of: cause) == "breaks 3, makes 1 worse")
    var report = try Self.firefox.get()
    report.causes = [cause]
    #expect(TextSummary(report).lines().joined(separator: " ").contains("breaks 3"))
  }

  /// The sentence is about the colors that the list shows first, and the page lists them in the same order.
  @Test func theSentenceCountsWhatTheListShows() throws {
    var report = try Self.firefox.get()
    try #require(report.causes.count > CauseWords.shown)
    report.causes[0].fixes = []
    let pairs = report.causesByEffect.prefix(CauseWords.shown).reduce(0) { $0 + $1.pairs.count }
    #expect(CauseWords.sentences(report).first == "Five colours cause \(Counted.number(pairs)) of them.")
    let page = try JSONDocument(Array(PageData.json(report))).root["causes"]
    let mended = page?.elements.map { $0["mended"]?.string ?? $0["mended"].flatMap { $0.integer }.map { "\($0)" } }
    #expect(mended == report.causes.map { $0.mended.map { "\($0)" } })
  }

  @Test func aShareIsToldWhereSomeFailuresRemain() throws {
    var cause = try #require(try Self.firefox.get().causes.first { $0.definitions.count == 1 && $0.mended ?? 0 > 0 })
    cause.pairs = Array(0..<19)
    cause.fixes[0].mended = 19
    #expect(FixWords.share(of: cause) == "19")
    cause.fixes[0].mended = 2
    #expect(FixWords.share(of: cause) == "2 of 19")
    cause.fixes = []
    #expect(FixWords.share(of: cause) == "0 of 19")
    cause.definitions[0].isFixSought = false
    #expect(FixWords.share(of: cause) == "? of 19")
  }

  /// A change that breaks none but makes failing pairs fail by more says so in every output that offers it.
  @Test func whatFailsByMoreIsTold() throws {
    var report = try Self.firefox.get()
    for index in report.causes.indices {
      for fix in report.causes[index].fixes.indices {
        (report.causes[index].fixes[fix].broken, report.causes[index].fixes[fix].worsened) = (0, 7)
      }
    }
    let fix = try #require(report.causes.lazy.flatMap(\.fixes).first)
    #expect(FixWords.effect(fix) == "mends \(fix.mended), makes 7 worse")
    let harm = try #require(report.causesByEffect.first.map(FixWords.breaks(of:)))
    #expect(TextSummary(report).lines().joined(separator: " ").contains(harm) && harm.hasSuffix(" worse"))
    #expect(MarkdownReport.markdown(report).contains("makes 7 worse"))
    let read = try ReportDocument.read(ReportDocument.json(report), file: "report.json")
    #expect(read.causes.map(\.fixes) == report.causes.map(\.fixes))
  }

  @Test(arguments: [
    (1, "One colour causes all of them."), (3, "Three colours cause all of them."), (6, "One other causes the rest."),
  ])
  func theSentencesCountTheColors(count: Int, sentence: String) throws {
    var report = try Self.firefox.get()
    report.causes = Array(report.causes.prefix(count))
    #expect(CauseWords.sentences(report).last == sentence)
  }
}
