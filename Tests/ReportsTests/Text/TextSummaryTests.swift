import Audit
import Foundation
import RealSystems
import Testing
import ThemeModel
import Wording

@testable import Reports

@Suite struct TextSummaryTests {
  static let report = Result { try FirefoxSystem.report() }

  @Test func beginsAndEndsWithTheVerdict() throws {
    let lines = TextSummary(try Self.report.get()).lines()
    #expect(lines.first == "✕ 555 of 2,074 judged pairs fail in Firefox for iOS")
    #expect(lines.last == "✕ 555 of 2,074 judged pairs fail  exit 1")
    #expect(lines.contains("  Worst: iconRatingNeutral on layerSurfaceMediumAlt in Light, 1.00 where 3 is"))
    #expect(lines.contains("  8 themes, 103 tokens, 8 rules: 1,199 pass, 80 waived, 240 exempt."))
    #expect(lines.contains { $0.hasPrefix("What to change") })
    #expect(lines.contains { $0.hasPrefix("Next ") })
  }

  @Test func namesASystemWholeWhoseNameIsLong() throws {
    var report = try Self.report.get()
    report.system = "@department-of-somebodys-affairs/component-library-monorepo"
    let lines = TextSummary(report, options: .init(width: 80)).lines()
    let sign = "✕ 555 of 2,074 judged pairs fail in @department-of-somebodys-affairs/"
    #expect(lines.prefix(2) == [sign, "  component-library-monorepo"])
  }

  @Test func saysNextWhatIsNotDoneYet() throws {
    let report = try Self.report.get()
    func next(_ writesReports: Bool) -> String {
      TextSummary(report, options: .init(writesReports: writesReports)).lines().joined(separator: "\n")
    }
    #expect(next(false).contains("legible audit -o out") && !next(false).contains("legible mend"))
    #expect(next(true).contains("legible mend") && !next(true).contains("legible audit -o out"))
  }

  /// With one theme, whose color is the token itself, nothing comes before the side.
  @Test func saysTheSideOfAColorAlone() throws {
    var report = try Self.report.get()
    let theme = try #require(report.themes.first)
    report.themes = [theme]
    let cause = try #require(report.causes.indices.first { report.causes[$0].side == .background })
    report.causes[cause].tokens = []
    report.causes = [report.causes[cause]]
    let lines = TextSummary(report).lines().map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0.hasPrefix("as background") })
    #expect(!lines.contains { $0.hasPrefix(",") })
  }

  /// Names of 80 letters, paths, wide letters: no line is too wide, and no word that fits on a line is broken.
  @Test(arguments: [60, 80, 100, 120]) func keepsTheWidth(_ width: Int) throws {
    var report = try Self.report.get()
    let long = "aVeryLongNameThatGoesOnAndOnUntilNobodyKnowsAnyMoreWhatItWasAboutInTheFirstPlace"
    for index in report.tokens.indices where index % 7 == 0 { report.tokens[index].path = "\(long)\(index)" }
    for index in report.variants.indices { report.variants[index].name = "色の名前\(long)\(index)" }
    for index in report.causes.indices { report.causes[index].name = "\(long).\(index)" }
    for style in [TerminalStyle.plain, TerminalStyle(isColored: true)] {
      let lines = TextSummary(report, options: .init(style: style, width: width)).lines()
      #expect(lines.count <= 24, "\(lines.count)")
      for line in lines {
        let plain = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        #expect(SafeText.width(plain) <= width, "\(plain)")
      }
    }
  }

  @Test(arguments: [60, 80, 120]) func saysWhatWasReadAndWhatWasNot(_ width: Int) throws {
    let survey = SurveyWords(
      read: [
        "Theme/ (Swift, 8 themes): " + String(repeating: "Name, ", count: 20) + "Last", "661 Swift files looked at",
      ],
      leftAside: (1...3).map { "Some/Folder\($0)/ (a sample, 4 files)" } + ["and 12 more things: legible survey"],
      whole: ["Read       Theme", "             Swift, " + String(repeating: "word ", count: 30)])
    let report = try Self.report.get()
    let short = TextSummary(report, options: .init(width: width, survey: survey)).lines()
    #expect(short.count <= 24)
    #expect(short.allSatisfy { SafeText.width($0) <= width })
    #expect(short.contains { $0.hasPrefix("Read       Theme/ (Swift, 8 themes): Name") })
    #expect(short.contains { $0.hasPrefix("Left aside Some/Folder1/ (a sample, 4 files)") })
    #expect(short.first == "✕ 555 of 2,074 judged pairs fail in Firefox for iOS")
    let long = TextSummary(report, options: .init(isVerbose: true, width: width, survey: survey)).lines()
    #expect(long.contains("Read       Theme"))
    #expect(long.contains { $0.hasPrefix("             Swift, word") && SafeText.width($0) <= width })
    let none = TextSummary.noThemes(in: "App", survey, options: .init(width: width)).split(separator: "\n")
    #expect(none.first == "? No theme was found in App")
    #expect(none.contains { $0.hasPrefix("Next ") })
  }

  /// A guessed pair has no verdict, so the screen tells of it however much else there is to say.
  @Test(arguments: [60, 80, 120]) func guessesUnderTheirRequirementAreAlwaysTold(_ width: Int) throws {
    var report = try Self.report.get()
    let guess = try #require(report.pairs.firstIndex { $0.verdict == .fail })
    report.pairs[guess].evidence = .guessed
    report.totals.byEvidence[.guessed] = EvidenceTotals.Count(judged: 6, fail: 1)
    report.inference = InferenceReport(
      convention: "none", explanation: String(repeating: "Names tell many tokens and surfaces apart; ", count: 8))
    report.diagnostics = (1...6).map { number in
      Diagnostic(.note, code: "note\(number)", message: String(repeating: "something to know ", count: 20))
    }
    let survey = SurveyWords(
      read: (1...3).map { "Theme\($0)/ (Swift, 8 themes): " + String(repeating: "Name, ", count: 30) },
      leftAside: (1...3).map { "Some/Folder\($0)/ (a sample, 4 files)" }, whole: [])
    let lines = TextSummary(report, options: .init(width: width, survey: survey)).lines()
    #expect(lines.count <= 24, "\(lines.joined(separator: "\n"))")
    let guessed = try #require(lines.firstIndex { $0.hasPrefix("Guessed   6 pairs are guesses: measured,") })
    for title in ["Also", "Unjudged", "Notes"] {
      if let other = lines.firstIndex(where: { $0.hasPrefix(title) }) { #expect(guessed < other) }
    }
    // Passing guesses give way.
    report.pairs[guess].evidence = .declared
    report.totals.byEvidence[.guessed] = EvidenceTotals.Count(judged: 6, fail: 0)
    let passing = TextSummary(report, options: .init(width: width, survey: survey)).lines()
    #expect(passing.count <= 24 && !passing.contains { $0.hasPrefix("Guessed") })
  }

  @Test func wrapsAtSpacesAndPathsAfterSlashes() {
    func wrapped(_ text: String, _ width: Int) -> [String] {
      WrappedLine(text).lines(width: width, first: "Head  ", indent: 6, style: .plain)
    }
    #expect(wrapped("one two three four", 16) == ["Head  one two", "      three four"])
    #expect(
      wrapped("in Sources/Theme/Colors/Dark.swift:31 now", 30) == [
        "Head  in Sources/Theme/Colors/", "      Dark.swift:31 now",
      ])
    #expect(wrapped("色色色色 色色", 14) == ["Head  色色色色", "      色色"])
    #expect(SafeText.fitted("abcdefghij", width: 5) == "ab…ij")
    #expect(SafeText.width(SafeText.fitted("色色色色色色", width: 6)) <= 6)
  }

  @Test func namesEveryFailureWhenAsked() throws {
    let report = try Self.report.get()
    let lines = TextSummary(report, options: .init(isVerbose: true)).lines()
    #expect(lines.count { $0.hasPrefix("  ✕ ") } == report.totals.fail)
    #expect(lines.count { $0.hasPrefix("  ✓ ") } == report.totals.pass)
  }

  @Test func isPlainUnlessColoured() throws {
    let report = try Self.report.get()
    #expect(!TextSummary.text(report).contains("\u{1B}"))
    let style = TerminalStyle(isColored: true, showsTrueColor: true)
    #expect(TextSummary.text(report, options: .init(style: style)).contains("\u{1B}[1m"))
    #expect(TextSummary.text(report, options: .init(style: style, isVerbose: true)).contains("\u{1B}[48;2;"))
  }

  @Test func paintsThePairsItShowsWhereTheTerminalCan() throws {
    let report = try SmallSystem(
      themes: [("T", [("text.a", ["#eee"]), ("surface.base", ["#fff"])])], plan: try SmallSystem.plan()
    ).report()
    let chip = "\u{1B}[38;2;238;238;238m\u{1B}[48;2;255;255;255m Aa \u{1B}[0m "
    let painted = TerminalStyle(isColored: true, showsTrueColor: true)
    #expect(TextSummary.text(report, options: .init(style: painted)).contains(chip))
    let emphasized = TextSummary.text(report, options: .init(style: TerminalStyle(isColored: true)))
    #expect(emphasized.contains("\u{1B}[1m") && !emphasized.contains("\u{1B}[48;2;"))
  }

  @Test func cannotBeTakenOverByNames() {
    #expect(SafeText.of("a\u{1B}[2Jb\u{202E}c\n") == "a\\u{1B}[2Jb\\u{202E}c\\u{A}")
    #expect(SafeText.of(String(repeating: "x", count: 10_000), limit: 40).count == 40)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1688, "1,688"), (1_234_567, "1,234,567"), (-1000, "-1,000")])
  func partsThousands(_ number: Int, _ text: String) {
    #expect(Counted.number(number) == text)
  }
}
