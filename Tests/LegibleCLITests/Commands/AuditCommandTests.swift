import Foundation
import JSONText
import Testing

@testable import LegibleCLI

struct AuditCommandTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write("themes/day.json", ##"{"ink": "#111111", "muted": "#8a8a8e", "paper": "#ffffff"}"##)
    try world.write(
      "themes/night.json", ##"{"parent": "day", "ink": "#eeeeee", "muted": "#8a8a8e", "paper": "#101010"}"##)
    try config("muted")
  }

  private func config(_ foreground: String, more: String = "") throws {
    try world.write(
      "legible.json",
      """
      {
        // what is read
        "themes": ["themes"],
        "rules": [
          {"id": "body", "foreground": ["\(foreground)"], "background": ["paper"], "require": "aa-text"\(more)}
        ]
      }
      """)
  }

  @Test func failuresAreFindings() {
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("1 of 2 judged pairs fail"))
    #expect(world.output.contains("muted"))
    #expect(world.errors == "")
  }

  /// A last line that says that pairs fail, beside an exit status of 0, says why.
  @Test func aVerdictSaysThatFailOnLeavesTheFailuresOut() throws {
    #expect(world.run("audit", "--fail-on", "guessed") == .success)
    #expect(
      world.output.hasSuffix("✕ 1 of 2 judged pairs fails, but fail-on does not name failures  exit 0\n"))
    // Above the last line, the system comes before the excuse.
    #expect(world.output.contains("✕ 1 of 2 judged pairs fails in themes, but fail-on does not name failures"))
    #expect(world.run("audit", "--fail-on", "failures", "--fail-on", "guessed") == .findings)
    #expect(world.output.hasSuffix("✕ 1 of 2 judged pairs fails  exit 1\n"))
    try config("muted")
    try world.write("themes/day.json", ##"{"muted": "#00000080", "paper": "#ffffff80"}"##)
    try world.write("themes/night.json", ##"{"parent": "day"}"##)
    #expect(world.run("audit", "--fail-on", "guessed") == .success)
    #expect(world.output.hasSuffix("could not be determined, but fail-on does not name undetermined  exit 0\n"))
  }

  /// Whatever a guess is of: a border as well as a text.
  @Test func guessesThatFailFailARunThatIsToFailOnThem() throws {
    let guesses = try TestWorld()
    try guesses.write(
      "tokens.json",
      ##"{"text": "#111111", "background": "#ffffff", "input.border": "#eeeeee", "input.background": "#ffffff"}"##)
    #expect(guesses.run("audit") == .success)
    #expect(guesses.run("audit", "--fail-on", "guessed") == .findings)
    #expect(guesses.output.contains("but 1 guessed pair fails  exit 1\n"))
  }

  @Test func allPassingIsSuccess() throws {
    try config("ink")
    #expect(world.run("audit") == .success)
    #expect(!world.output.contains("fail,"))
  }

  @Test func theConfigurationIsFoundUpward() throws {
    try world.write("app/deep/file.txt", "")
    let below = try TestWorld(in: world.folder.appendingPathComponent("app/deep"))
    #expect(below.run("audit") == .findings)
    #expect(below.output.contains("day.json:1"))
  }

  @Test(arguments: ["json", "html", "markdown", "sarif", "junit", "github", "text"])
  func eachReportCanBePrinted(format: String) throws {
    #expect(world.run("audit", "--format", format) == .findings)
    #expect(world.output.contains("muted"))
    if format == "json" || format == "sarif" { _ = try JSONDocument(Array(world.output.utf8)) }
  }

  @Test func aFolderGetsEveryReportAtOnce() throws {
    #expect(
      world.run("audit", "-o", "out", "--format", "json", "--format", "markdown", "--format", "sarif") == .findings)
    let files = try world.files().filter { $0.hasPrefix("out/") }
    #expect(files == ["out/.legible-files.json", "out/report.json", "out/report.md", "out/report.sarif"])
    #expect(try world.read("out/report.json").contains("\"legible.report/1\""))
  }

  @Test func aFolderThatCannotBeWrittenGetsNothing() throws {
    try world.write("out/report.md/in-the-way", "")
    #expect(world.run("audit", "-o", "out", "--format", "json", "--format", "markdown") == .failure)
    #expect(world.errors == "legible: cannot write out/report.md: a folder where a file is expected\n")
    #expect(try world.files().filter { $0.hasPrefix("out/") } == ["out/report.md", "out/report.md/in-the-way"])
  }

  @Test func aMistakeInTheConfigurationStopsTheJob() throws {
    try config("muted", more: #", "requires": 3"#)
    #expect(world.run("audit") == .failure)
    #expect(world.output == "")
    #expect(world.errors.hasPrefix("legible.json:5:"))
  }

  @Test func rulesThatMatchNothingAreNoSuccess() throws {
    try config("zz.*")
    #expect(world.run("audit") == .findings)
    #expect(world.output.hasPrefix("? No pair was judged"))
  }

  @Test func anUnknownContextStopsTheJob() throws {
    try world.write(
      "themes/day.json", ##"{"ink": {"light": "#111", "dark": "#eee"}, "muted": "#595959", "paper": "#fff"}"##)
    try config("ink", more: #", "when": {"mode": "drak"}"#)
    #expect(world.run("audit") == .failure)
    #expect(world.errors.contains("did you mean “dark”?"))
  }

  @Test func anInputErrorIsNeverASuccess() throws {
    try config("ink")
    try world.write("themes/broken.json", ##"{"parent": "day", "ink": "$nowhere", "paper": "#fff"}"##)
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("themes/broken.json:1:"))
    try world.write("themes/broken.json", ##"{"parent": "day", "ink": "#000", "paper": "#fff""##)
    #expect(world.run("audit") == .failure)
    #expect(world.errors.contains("themes/broken.json:1:"))
  }

  @Test func theReportIsTheSameForAnyNumberOfThreads() {
    #expect(world.run("audit", "--format", "json", "--jobs", "1") == .findings)
    let one = world.output
    #expect(world.run("audit", "--format", "json", "--jobs", "7") == .findings)
    #expect(world.output == one)
  }

  @Test func filtersNarrowTheAudit() {
    #expect(world.run("audit", "--theme", "night") == .success)
    #expect(world.run("audit", "--theme", "day", "--quiet") == .findings)
    #expect(world.output == "")
    #expect(world.run("audit", "--theme", "dya") == .failure)
    #expect(world.errors.contains("did you mean day?"))
  }

  @Test func aContextThatIsLeftOutIsNoError() throws {
    try world.write(
      "themes/day.json",
      ##"{"ink": {"light": "#111111", "dark": "#eeeeee"}, "muted": "#595959", "paper": "#ffffff"}"##)
    #expect(world.run("audit", "--theme", "day", "--axis", "mode=light", "--format", "json") == .success)
    #expect(!world.output.contains("day/dark"))
    #expect(
      world.run("sheet", "--theme", "day", "--axis", "mode=light", "--kind", "matrix", "-o", "sheets") == .success)
    #expect(try world.files().filter { $0.hasSuffix(".png") } == ["sheets/day-light-matrix-1.png"])
    #expect(world.run("sheet", "--axis", "mode=drak") == .failure)
    #expect(world.errors.contains("dark"))
  }

  @Test func suggestionsAreMadeAsFarAsAsked() {
    let runs: [([String], Bool)] = [([], true), (["--suggestions", "all"], true), (["--suggestions", "none"], false)]
    for (option, hasSuggestions) in runs {
      #expect(world.run(["audit", "--format", "json"] + option, input: []) == .findings)
      #expect(world.output.contains("\"suggestions\":") == hasSuggestions, "\(option)")
    }
    #expect(world.run("audit", "--suggestions", "some") == .failure)
  }

  @Test func optionsThatContradictAreRefused() {
    #expect(world.run("audit", "--format", "json", "--format", "html") == .failure)
    #expect(world.run("audit", "--format", "png") == .failure)
    #expect(world.run("audit", "--sheets") == .failure)
    #expect(world.run("audit", "--prune") == .failure)
    #expect(world.run("audit", "-qv") == .failure)
  }

  @Test func aFileThatSeveralPathsLeadToIsReadOnce() throws {
    func config(_ themes: String) throws {
      try world.write(
        "legible.json",
        ##"""
        {"themes": \##(themes), "rules": [{"id": "r", "foreground": "ink", "background": "paper", "require": 3}]}
        """##)
    }
    try config(##"["themes/day.json", "./themes/day.json", "."]"##)
    #expect(world.run("audit", "--format", "json") == .success)
    let once = world.output
    #expect(!once.contains("duplicate-theme"))
    try config(##"["."]"##)
    #expect(world.run("audit", "--format", "json") == .success)
    #expect(world.output.count == once.count)
    // Two files of the same name are two themes, which their folders distinguish.
    try world.write("more/day.json", ##"{"ink": "#222222", "paper": "#ffffff"}"##)
    try config(##"["themes", "more"]"##)
    #expect(world.run("audit") == .success)
    #expect(world.output.contains("All 3 judged pairs pass"))
    #expect(world.run("tokens") == .success)
    let heads = world.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    let names = heads.map { head in head.prefix(while: { $0 != "," }) }
    #expect(names == ["themes/day", "night extends themes/day", "more/day"])
  }

  @Test func aRuleMayTakeItsForegroundsFromAContextThatIsNotShown() throws {
    try world.write(
      "themes/day.json",
      ##"{"ink": {"light": "#111111", "dark": "#eeeeee"}, "paper": {"light": "#ffffff", "dark": "#222222"}}"##)
    try world.write(
      "legible.json",
      ##"""
      {"themes": ["themes/day.json"], "rules": [{"id": "r", "foreground": "ink", "background": "paper",
        "require": 4.5, "foreground-from": {"mode": "dark"}}]}
      """##)
    #expect(world.run("audit", "--axis", "mode=light") == .findings)
    #expect(world.output.contains("1 of 1 judged pair"))
    #expect(!world.output.contains("undetermined"))
  }

  @Test func aLabelStandsForAThemeWherePeopleRead() throws {
    try config("muted", more: "")
    let open = String(try world.read("legible.json").dropLast())
    try world.write("legible.json", open + ##", "labels": {"day": "By day"}}"##)
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains(" in By day, "))
    #expect(world.run("audit", "--format", "sarif") == .findings)
    #expect(!world.output.contains("By day"))
    #expect(world.run("audit", "--theme", "day", "--format", "markdown") == .findings)
    #expect(world.output.contains("By day"))
  }

  @Test func swappedLettersOfAKeyAreUnderstood() throws {
    try world.write("legible.json", ##"{"themes": ["themes"], "ruels": []}"##)
    #expect(world.run("audit") == .failure)
    #expect(
      world.errors.contains("legible.json:1:24: error: the configuration has no key “ruels”; did you mean “rules”?"))
  }

  @Test func aPatternThatMatchesNothingSaysWhatWasMeant() throws {
    try config("mutde", more: "")
    #expect(world.run("audit") == .findings)
    let words = world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("“mutde” of rule body, foreground: did you mean “muted”?"))
    #expect(world.run("audit", "--verbose") == .findings)
    #expect(world.output.contains("“mutde” of rule body, foreground: did you mean “muted”?  legible.json:5:35"))
  }

  /// Pairs that are guessed from names are measured and not judged, so they are no evidence for a criterion.
  @Test func thePageNamesTheCriteriaThatJudge() throws {
    let world = try TestWorld()
    try world.write(
      "tokens/t.json",
      ##"{"label": "#222222", "labelBackground": "#ffffff", "border": "#dddddd", "surface": "#fafafa"}"##)
    world.run("audit", "tokens", "-o", "out", "-f", "html", "-f", "json")
    #expect(try world.read("out/report.json").contains("\"1.4.11\""))
    let page = try world.read("out/report.html")
    #expect(page.contains("1.4.3 Contrast (AA)"))
    #expect(!page.contains("1.4.11 Non-text contrast"))
    try world.write(
      "legible.json",
      #"""
      {"themes": ["tokens"],
       "rules": [{"id": "lines", "foreground": "border", "background": "surface", "require": "non-text"}]}
      """#)
    world.run("audit", "-o", "out", "-f", "html")
    #expect(try world.read("out/report.html").contains("1.4.11 Non-text contrast"))
  }

  @Test func aWideColourToTakeIsReadWhole() throws {
    let world = try TestWorld()
    try world.write(
      "tokens/t.json",
      #"""
      {"color": {"text": {"body": {"$type": "color", "$value": "oklch(0.7 0.25 29)"}},
       "background": {"$type": "color", "$value": "#fff"}}}
      """#)
    #expect(world.run("audit", "tokens") == .findings)
    #expect(world.output.contains("→ display-p3 0.855 0.153 0.106  color.text.body"), "\(world.output)")
    #expect(world.run("audit", "tokens", "--format", "markdown") == .findings)
    #expect(world.output.contains("`color(display-p3 0.855 0.153 0.106)` mends 1"), "\(world.output)")
  }

  /// A change that breaks something is never shown without saying so.
  @Test func everyFormatSaysWhatAChangeBreaks() throws {
    let colors = ##"{"ink": "#8a8a8a", "paper": "#ffffff", "sheet": "#fdfdfd", "night": "#1a1a1a"}"##
    try world.write("tokens/t.json", colors)
    try world.write(
      "legible.json",
      #"""
      {"themes": ["tokens"],
       "rules": [{"id": "all", "foreground": "ink", "background": ["paper", "sheet", "night"], "require": "aa-text"}]}
      """#)
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("→ #7"))
    #expect(world.output.contains("breaks 1"), "\(world.output)")
    #expect(world.run("audit", "-o", "out", "-f", "markdown", "-f", "json", "-f", "png") == .findings)
    for file in ["out/report.md", "out/summary.txt"] {
      #expect(try world.read(file).contains("breaks 1"), "\(file)")
    }
    #expect(try world.read("out/report.json").contains("\"broken\":1"))
  }

  @Test func initSaysWhatHasNoColour() throws {
    try world.write("themes/day.json", ##"{"textPrimary": "$nowhere", "backgroundPage": "#fff"}"##)
    #expect(world.run("init", "--force", "themes/day.json") == .success)
    #expect(world.output.contains("1 token in the rules has no known colour"))
    #expect(world.output.contains("textPrimary"))
    #expect(try world.read("legible.json").contains("// No colour is known for textPrimary"))
  }

  /// `.text` is the constant that the file can see, although another file has one of that name for itself.
  @Test(arguments: [("", "fileprivate "), ("private ", "")])
  func aPrivateConstantCountsInItsFile(_ extensions: String, _ constants: String) throws {
    let world = try TestWorld()
    func palette(_ white: String, _ more: String = "") -> String {
      """
      import SwiftUI
      \(extensions)extension Color {
        \(constants)static let text = Color(red: \(white), green: \(white), blue: \(white))
      }
      \(more)
      """
    }
    try world.write("A.swift", palette("0"))
    try world.write(
      "B.swift",
      palette(
        "0.9",
        """
        extension Color { static let ground = Color(red: 1, green: 1, blue: 1) }
        struct B: View { var body: some View { Text("b").foregroundColor(.text).background(Color.ground) } }
        """))
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("1.25"))
    #expect(!world.output.contains("21.00"))
  }
}
