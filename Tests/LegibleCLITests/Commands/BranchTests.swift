import Foundation
import JSONText
import Testing

@testable import LegibleCLI

/// What a branch is responsible for: renames, accepted failures, findings beside pairs, and what remains when it breaks.
struct BranchTests {
  let repository: ThrowawayRepository
  var world: TestWorld { repository.world }

  init() throws {
    repository = try ThrowawayRepository()
  }

  @Test func aRenamedTokenIsTheSameOne() throws {
    try repository.start()
    try repository.write(ink: "#111111", muted: "#8a8a8e", names: ("ink", "quiet"))
    try world.write("legible.json", ThrowawayRepository.config(["ink", "quiet"]))
    #expect(world.run("diff", "--git", "main") == .success)
    #expect(world.output.contains("Renamed: muted is now quiet."))
    #expect(world.run("diff", "--git", "main", "-f", "json") == .success)
    let renames = try JSONDocument(Array(world.output.utf8)).root["renames"]
    #expect(renames?[0]?["before"]?.string == "muted" && renames?[0]?["kind"]?.string == "token")
    #expect(world.run("diff", "--git", "main", "-f", "markdown") == .success)
    #expect(world.output.contains("## ✓ No verdict changed"))
  }

  @Test func aRenamedThemeIsTheSameOneAndANewThemeIsNew() throws {
    try repository.start()
    try repository.git("git mv themes/day.json themes/light.json")
    #expect(world.run("diff", "--git", "main") == .success)
    #expect(world.output.contains("Renamed: day is now light."))
    try repository.write(ink: "#ffffff", muted: "#777777", theme: "night")
    #expect(world.run("diff", "--git", "main") == .findings)
    #expect(world.output.contains("2 new failures"))
  }

  @Test func theBaselineIsCarriedOverToANewName() throws {
    #expect(world.run("baseline") == .success)
    try repository.write(ink: "#111111", muted: "#8a8a8e", names: ("ink", "quiet"))
    try world.write("legible.json", ThrowawayRepository.config(["ink", "quiet"]))
    #expect(world.run("audit", "--baseline") == .findings)
    #expect(world.output.contains("legible baseline --rename muted=quiet"))
    #expect(world.run("baseline", "--rename", "muted=quiet") == .success)
    #expect(world.output == "legible-baseline.json: 1 accepted, 1 renamed\n")
    #expect(world.run("audit", "--baseline") == .success)
    #expect(world.run("baseline", "--rename", "muted=quiet") == .failure)
    #expect(world.errors.contains("the baseline names no token or theme 'muted'"))
    #expect(world.run("baseline", "--rename", "quiet=loud") == .failure)
    #expect(world.errors.contains("there is no token or theme 'loud'"))
    #expect(world.run("baseline", "--rename", "quiet") == .failure)
    #expect(world.errors.contains("it takes OLD=NEW"))
  }

  @Test func adoptingWithABaselinePasses() throws {
    try repository.git(
      "mkdir aside; mv legible.json aside; git init -q -b main; echo x > x; git add x; git commit -qm base; "
        + "git checkout -qb topic; mv aside/* .")
    #expect(world.run("baseline") == .success)
    try repository.git("git add -A; git commit -qm adopt")
    #expect(world.run("diff", "--git", "main..topic") == .findings)
    #expect(world.run("diff", "--git", "main..topic", "--baseline") == .success)
    #expect(world.output.contains("1 accepted by the baseline"))
    // A baseline accepts what it contains, and nothing worse.
    try repository.write(ink: "#111111", muted: "#9a9a9e")
    try repository.git("git commit -qam worse")
    #expect(world.run("diff", "--git", "main..topic", "--baseline") == .findings)
  }

  @Test func newFindingsBesidePairsFailEveryFormat() throws {
    try repository.start()
    let distinguish = #", "distinguish": {"tokens": ["ink", "muted"], "least": 0.9}"#
    try world.write("legible.json", ThrowawayRepository.config(["ink", "muted"], more: distinguish))
    for format in ["text", "json", "markdown", "github", "sarif", "junit", "gitlab"] {
      #expect(world.run("diff", "--git", "main", "-f", format) == .findings, "\(format)")
      #expect(world.output.lowercased().contains("distinguish") || world.output.contains("alike"), "\(format)")
    }
    try repository.git("git commit -qam x; git checkout -q main; git merge -q topic; git checkout -qb other")
    #expect(world.run("diff", "--git", "main") == .success)
  }

  /// Nothing is judged by what an alias does not lead to, so that no pair would tell of it.
  @Test func changedSinceTellsOfAliasesThatTheBranchLoses() throws {
    func write(_ extra: [String]) throws {
      let lost = extra.map { #", "\#($0)": {"$value": "{color.\#($0)-base}"}"# }.joined()
      try world.write(
        "tokens/color.json",
        ##"{"color": {"$type": "color", "text": {"$value": "#000"}, "background": {"$value": "#fff"}\##(lost)}}"##)
    }
    try repository.start()
    try write(["old"])
    try world.write(
      "legible.json",
      #"""
      {"rules": [{"id": "text", "foreground": "color.text", "background": "color.background", "require": "aa-text"}]}
      """#)
    try repository.git(
      "git add -A; git commit -qm tokens; git checkout -q main; git merge -q topic; git checkout -qb later")
    #expect(world.run("audit") == .findings)
    #expect(world.run("audit", "--changed-since", "main") == .success)
    try write(["old", "badge"])
    #expect(world.run("audit", "--changed-since", "main") == .findings)
    #expect(world.output.contains("but 1 alias leads nowhere"), "\(world.output)")
  }

  @Test func changedSinceTellsOnlyOfTheBranch() throws {
    try repository.start()
    #expect(world.run("audit") == .findings)
    #expect(world.run("audit", "--changed-since", "main") == .success)
    #expect(world.output.contains("No judged pair changed since main at "))
    try repository.write(ink: "#aaaaaa", muted: "#8a8a8e")
    #expect(world.run("audit", "--changed-since", "main") == .findings)
    #expect(world.output.contains("ink") && world.output.contains("1 of 1 judged pair"))
    for format in ["json", "sarif", "junit", "github", "gitlab", "csv"] {
      #expect(world.run("audit", "--changed-since", "main", "-f", format) == .findings)
      #expect(world.output.contains("ink"), "\(format)")
      // The help text of a rule names its tokens, and report.json has all of them.
      let other = format == "sarif" || format == "json" ? "muted on paper in day" : "muted"
      #expect(!world.output.contains(other), "\(format)")
    }
    #expect(world.run("audit", "--changed-since", "nowhere") == .failure)
    #expect(world.run("audit", "--changed-since", "--all") == .failure)
  }

  /// A hook asks before the first commit exists.
  @Test func beforeTheFirstCommitEverythingIsNew() throws {
    try repository.git("git init -q -b main; git add -A")
    #expect(world.run("audit", "--changed-since", "HEAD") == .findings)
    #expect(world.errors.contains("there is no commit yet, so everything counts as new"))
    #expect(world.run("diff", "--git", "HEAD") == .findings)
    #expect(world.output.contains("1 new failure"))
    #expect(world.run("diff", "--git", "main") == .failure)
  }

  @Test func aBranchThatBreaksLeavesNoOldVerdict() throws {
    try repository.start()
    try repository.git("git commit -q --allow-empty -m t")
    func run(_ range: String) -> CommandStatus {
      world.run("diff", "--git", range, "-o", "out", environment: ["GITHUB_STEP_SUMMARY": "page.md"])
    }
    #expect(run("main..HEAD") == .success)
    #expect(try world.read("out/diff.md").contains("✓"))
    #expect(run("nowhere..HEAD") == .failure)
    let files = [
      "diff.md", "diff.json", "diff.txt", "report.sarif", "junit.xml", "gl-code-quality.json", "report.html",
    ]
    for file in files { #expect(try world.read("out/\(file)").contains("nowhere"), "\(file)") }
    #expect(try world.read("out/report.sarif").contains("\"executionSuccessful\": false"))
    #expect(try !world.files().contains("out/summary.png"))
    try world.write("legible.json", "{")
    try repository.git("git commit -qam broken")
    #expect(run("main..HEAD") == .failure)
    #expect(try world.read("out/diff.md").contains("could not be done"))
    #expect(try !world.read("out/diff.md").contains("nowhere"))
    let page = try world.read("page.md")
    #expect(page.components(separatedBy: "<!-- legible").count == 4)
    #expect(world.run("audit", "-c", "gone.json", "-o", "out", "-f", "markdown") == .failure)
    #expect(try world.read("out/report.md").contains("gone.json"))
  }

  @Test func thePageOfAStepHasItsLimit() throws {
    let page = ["GITHUB_STEP_SUMMARY": "page.md"]
    #expect(world.run("audit", "-q", environment: page) == .findings)
    #expect(try world.read("page.md").contains("1 of 2 judged pairs fails"))
    try world.write("page.md", String(repeating: "x", count: (1 << 20) - 10))
    #expect(world.run("audit", environment: page) == .findings)
    #expect(world.errors.contains("the step's summary was not written: it would exceed 1 MiB"))
    #expect(try world.read("page.md").utf8.count == (1 << 20) - 10)
    #expect(world.run("audit", environment: ["GITHUB_STEP_SUMMARY": "no/such/page.md"]) == .findings)
    #expect(world.errors.contains("the step's summary was not written"))
  }

  @Test func picturesStandInMarkdownWhereTheirAddressIsKnown() throws {
    #expect(world.run("audit", "-f", "markdown", "--image-base-url", "https://example.org/a&b/") == .findings)
    #expect(world.output.contains("srcset=\"https://example.org/a&amp;b/summary-dark.png\""))
    #expect(world.output.contains("src=\"https://example.org/a&amp;b/summary.png\" width=\"640\""))
    #expect(world.output.contains("alt=\"1 of 2 judged pairs fails."))
    #expect(world.run("audit", "-f", "markdown", "--image-base-url", "javascript:x") == .failure)
    #expect(world.run("audit", "-f", "markdown") == .findings)
    #expect(!world.output.contains("<picture>"))
  }

  @Test func whatIsGuessedAndChosenIsInEveryFormat() throws {
    try world.write(
      "legible.json",
      ThrowawayRepository.config(["ink", "muted"])
        .replacingOccurrences(of: "\"require\"", with: "\"evidence\": \"guessed\", \"require\""))
    #expect(world.run("audit", "--fail-on", "failures") == .findings || world.output.contains("No pair was judged"))
    for format in ["sarif", "junit", "github", "gitlab", "markdown", "csv"] {
      #expect(world.run("audit", "--fail-on", "guessed", "-f", format) == .findings)
      #expect(world.output.contains("muted"), "\(format)")
    }
    #expect(world.run("audit", "--fail-on", "guessed", "-f", "junit") == .findings)
    #expect(world.output.contains("<failure ") && world.output.contains("evidence=guessed"))
  }

  @Test func aDetachedHeadAndUnrelatedHistoriesAreCompared() throws {
    try repository.start()
    try repository.write(ink: "#aaaaaa", muted: "#8a8a8e")
    try repository.git("git commit -qam pale; git checkout -q --detach")
    #expect(world.run("diff", "--git", "main..HEAD") == .findings)
    #expect(world.output.contains("1 new failure"))
    try repository.git("git checkout -q --orphan other; git commit -qm other")
    #expect(world.run("diff", "--git", "main..other") == .findings)
    #expect(world.errors.contains("share no history"))
  }

  @Test func aSubmoduleIsToldApart() throws {
    try repository.git(
      "git init -q -b main; git init -q system; mv themes system/; cd system; git add -A; git commit -qm s; cd ..; "
        + "git -c protocol.file.allow=always submodule --quiet add ./system system; git add -A; git commit -qm base; "
        + "git checkout -qb topic; git commit -q --allow-empty -m t")
    try world.write(
      "legible.json", ThrowawayRepository.config(["ink"]).replacingOccurrences(of: "[\"themes\"]", with: "[\"system\"]")
    )
    try repository.git("git commit -qam c")
    #expect(world.run("diff", "--git", "main..HEAD") == .failure)
    #expect(world.errors.contains("submodule"))
  }
}
