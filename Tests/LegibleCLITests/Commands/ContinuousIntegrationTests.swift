import Foundation
import JSONText
import Testing

@testable import LegibleCLI

/// What a service sees of a run: exit status, reports, places, and the changes for which a branch is responsible.
struct ContinuousIntegrationTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try write(ink: "#111111")
    try world.write(
      "legible.json",
      #"""
      {"themes": ["themes"], "rules": [
        {"id": "body", "foreground": "ink", "background": "paper", "require": "aa-text"}]}
      """#)
  }

  private func write(ink: String) throws {
    try world.write("themes/day.json", ##"{"ink": "\##(ink)", "paper": "#ffffff"}"##)
  }

  private func git(_ script: String) throws {
    let identity = "export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=n GIT_AUTHOR_EMAIL=e@example.org "
    let committer = "GIT_COMMITTER_NAME=n GIT_COMMITTER_EMAIL=e@example.org"
    let result = try Binary.shell("set -e; \(identity)\(committer); \(script)", in: world.folder)
    #expect(result.status == 0, "\(result.errors)")
  }

  // MARK: - A run that could not do its job

  @Test(arguments: ["{\"themes\": [\"themes\"], \"rulez\": []}", "{\"themes\": [\"nowhere\"]}"])
  func noFormatOfABrokenRunIsGreen(config: String) throws {
    #expect(world.run("audit", "-o", "out", "--sheets") == .success)
    #expect(try world.read("out/report.md").contains("✓"))
    #expect(try world.files().contains { $0.hasPrefix("out/sheets/") })
    try world.write("legible.json", config)
    #expect(world.run("audit", "-o", "out") == .failure)
    #expect(try world.read("out/report.md").contains("The audit could not be done"))
    #expect(try world.read("out/report.json").contains("\"failedOn\": [\"errors\"]"))
    #expect(try world.read("out/report.sarif").contains("\"executionSuccessful\": false"))
    #expect(try world.read("out/junit.xml").contains("<error "))
    #expect(try !world.read("out/junit.xml").contains("failures=\"0\" errors=\"0\""))
    #expect(try world.read("out/report.html").contains("The audit could not be done</h1>"))
    #expect(try world.read("out/report.html").contains("<title>The audit could not be done"))
    #expect(try !world.files().contains { $0.hasPrefix("out/sheets/") })
    #expect(world.run("audit", "-f", "github") == .failure)
    #expect(world.output.hasPrefix("::error "))
  }

  /// A command line or a baseline that cannot be understood ends before anything is read.
  @Test(
    arguments: [
      ["--output", "out", "--today", "x"], ["-o", "out", "--format", "pdf"], ["--output=out", "--unheard"],
      ["-oout", "--baseline"], ["-o", "out", "--strict", "--lenient"], ["-o", "out", ""],
    ])
  func noEarlierReportSurvivesARunThatEndsEarly(arguments: [String]) throws {
    #expect(world.run("audit", "-o", "out") == .success)
    try world.write("legible-baseline.json", "{")
    #expect(world.run(["audit"] + arguments, input: []) == .failure)
    #expect(try world.read("out/report.md").contains("The audit could not be done"))
    #expect(try world.read("out/report.json").contains("\"failedOn\": [\"errors\"]"))
  }

  @Test func aMistypedCommandWritesNothingWhereNoReportsAre() throws {
    #expect(world.run("audit", "-o", "out", "--today", "x") == .failure)
    #expect(try !world.files().contains { $0.hasPrefix("out") })
  }

  @Test func evidenceNamesWhatFailsTheRunBesidePairs() throws {
    try world.write(
      "legible.json",
      #"""
      {"themes": ["themes"], "rules": [
        {"id": "body", "foreground": "ink", "background": "paper", "require": "aa-text"},
        {"id": "gone", "foreground": "gone", "background": "paper", "require": "aa-text"}]}
      """#)
    #expect(world.run("audit", "-f", "evidence") == .findings)
    #expect(world.output.contains("## Also failing the run"))
    #expect(world.output.contains("gone"))
  }

  @Test func onlyFilesOfOtherResultsThatLegibleWroteAreRemoved() throws {
    try world.write("out/notes.md", "mine")
    #expect(world.run("audit", "-o", "out", "-f", "html") == .success)
    #expect(world.run("audit", "-o", "out", "-f", "markdown") == .success)
    #expect(try world.files().filter { $0.hasPrefix("out/report.") } == ["out/report.html", "out/report.md"])
    try write(ink: "#aaaaaa")
    #expect(world.run("audit", "-o", "out", "-f", "markdown") == .findings)
    #expect(try world.files().filter { $0.hasPrefix("out/report.") } == ["out/report.md"])
    #expect(try world.read("out/notes.md") == "mine")
    try world.write(
      "out/.legible-files.json", #"{"schema": "legible.files/1", "files": {"../legible.json": "x", "/etc/x": "y"}}"#)
    #expect(world.run("audit", "-o", "out", "-f", "markdown") == .findings)
    #expect(try world.files().contains("legible.json"))
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    #expect(world.run("audit", "-o", "out", "-f", "markdown") == .success)
    try world.write("out/.report.json.999999999-0", "half")
    try world.write("out/.report.json.1-0", "of a living process")
    #expect(world.run("audit", "-o", "out", "-f", "markdown") == .success)
    let left = try world.files().filter { $0.hasPrefix("out/.report") }
    #expect(left == ["out/.report.json.1-0"])
  }

  /// Whatever the killed run was writing, and even if a container gives the next run the same number.
  @Test func whatAKilledRunOfOtherReportsLeftIsRemoved() throws {
    for name in ["out/sheets/.day.png.999999999-0", "out/.report.html.999999999-0", "out/.junit.xml.\(getpid())-0"] {
      try world.write(name, "half")
    }
    #expect(world.run("audit", "-o", "out", "-f", "markdown") == .success)
    #expect(try world.files().filter { $0.hasPrefix("out/") } == ["out/.legible-files.json", "out/report.md"])
    // A file of somebody else keeps its folder.
    try world.write("out/sheets/.day.png.999999999-0", "half")
    try world.write("out/sheets/mine.txt", "mine")
    #expect(world.run("audit", "-o", "out", "-f", "markdown") == .success)
    #expect(try world.files().filter { $0.hasPrefix("out/sheets/") } == ["out/sheets/mine.txt"])
  }

  // MARK: - Branches

  @Test func aBranchAnswersForItsOwnChangesOnly() throws {
    try write(ink: "#aaaaaa")
    try git("git init -q -b main; git add -A; git commit -qm base; git checkout -qb topic")
    try git("git commit -q --allow-empty -m t")
    try write(ink: "#111111")
    try git("git checkout -q -m main; git commit -qam mend; git checkout -q topic")
    #expect(world.run("diff", "--git", "main..topic") == .success)
    #expect(world.run("diff", "--git", "main...topic") == .success)
    #expect(world.run("diff", "--git", "main") == .success)
    try world.write("themes/day.json", ##"{"ink": "#bbbbbb", "paper": "#ffffff"}"##)
    #expect(world.run("diff", "--git", "main") == .findings)
    #expect(world.output.contains("the working tree"))
    #expect(world.run("diff", "--git", "main..") == .success)
  }

  @Test func aBaseWithoutThemesIsEmpty() throws {
    try git("git init -q -b main; mkdir aside; mv themes legible.json aside")
    try git("echo x > x; git add x; git commit -qm base")
    try git("git checkout -qb topic; mv aside/* .; git add -A; git commit -qm adopt")
    #expect(world.run("diff", "--git", "main..topic") == .success)
    #expect(world.errors.contains("so everything counts as new"))
    try write(ink: "#aaaaaa")
    try git("git commit -qam pale")
    #expect(world.run("diff", "--git", "main..topic") == .findings)
    #expect(world.output.contains("1 new failure"))
  }

  @Test func aShallowCloneIsToldWhatHelps() throws {
    try git("git init -q -b main; git add -A; git commit -qm one; git checkout -qb topic")
    try git("git commit -q --allow-empty -m two")
    try git("git clone -q --depth 1 --branch topic file://$PWD clone")
    let clone = try TestWorld(in: world.folder.appendingPathComponent("clone"))
    #expect(clone.run("diff", "--git", "main..HEAD") == .failure)
    #expect(clone.errors.contains("git fetch --unshallow"))
    try git("git clone -q --branch topic file://$PWD whole")
    let whole = try TestWorld(in: world.folder.appendingPathComponent("whole"))
    #expect(whole.run("diff", "--git", "main..HEAD") == .failure)
    #expect(whole.errors.contains("'origin/main' exists"))
  }

  @Test(arguments: ["html", "sarif", "junit", "github", "gitlab", "markdown", "json", "text"])
  func aComparisonHasEveryFormat(format: String) throws {
    try git("git init -q -b main; git add -A; git commit -qm base; git checkout -qb topic")
    try write(ink: "#aaaaaa")
    try git("git commit -qam pale")
    #expect(world.run("diff", "--git", "main..topic", "-f", format) == .findings)
    #expect(world.output.contains("ink"))
    if format == "gitlab" || format == "sarif" { _ = try JSONDocument(Array(world.output.utf8)) }
  }

  // MARK: - Places and identities

  @Test func placesStartAtTheTopOfTheRepository() throws {
    try write(ink: "#aaaaaa")
    try git("mkdir -p apps/a; mv themes legible.json apps/a; git init -q; git add -A; git commit -qm x")
    let below = try TestWorld(in: world.folder.appendingPathComponent("apps/a"))
    for format in ["github", "sarif", "gitlab", "csv"] {
      #expect(below.run("audit", "-f", format) == .findings)
      #expect(below.output.contains("apps/a/themes/day.json"), "\(format)")
    }
    #expect(below.run("audit", "-f", "json") == .findings)
    let inside = below.output
    #expect(world.run("audit", "-c", "apps/a/legible.json", "-f", "json") == .findings)
    #expect(world.output == inside)
  }

  @Test func withoutGitTheServiceTellsTheTop() throws {
    try write(ink: "#aaaaaa")
    try git("mkdir -p apps/a; mv themes legible.json apps/a")
    let below = try TestWorld(in: world.folder.appendingPathComponent("apps/a"))
    let top = world.folder.resolvingSymlinksInPath().path
    #expect(below.run("audit", "-f", "github", environment: ["GITHUB_WORKSPACE": top]) == .findings)
    #expect(below.output.contains("file=apps/a/themes/day.json"))
    #expect(below.run("audit", "-f", "github", environment: ["GITHUB_WORKSPACE": "/usr"]) == .findings)
    #expect(below.output.contains("file=themes/day.json"))
  }

  @Test func aBaselineAcceptsEveryClassAndEachGoesStale() throws {
    let failing = #"""
      {"themes": ["themes"], "rules": [
        {"id": "body", "foreground": "ink", "background": "paper", "require": "aa-text"},
        {"id": "idle", "foreground": "nothing", "background": "paper", "require": "aa-text"}],
       "distinguish": {"tokens": ["good", "bad"], "least": 0.2}}
      """#
    try world.write("legible.json", failing)
    try world.write(
      "themes/day.json", ##"{"ink": "#aaaaaa", "paper": "#ffffff", "good": "#00aa00", "bad": "#00ab00"}"##)
    #expect(world.run("audit") == .findings)
    #expect(world.run("baseline") == .success)
    let accepted = try world.read("legible-baseline.json")
    #expect(accepted.contains("\"distinguish\"") && accepted.contains("\"coverage\""))
    #expect(world.run("audit", "--baseline") == .success)
    #expect(world.run("audit", "--baseline", "-f", "github") == .success)
    #expect(!world.output.contains("::error"))
    try world.write(
      "themes/day.json", ##"{"ink": "#aaaaaa", "paper": "#ffffff", "good": "#00aa00", "bad": "#000000"}"##)
    #expect(world.run("audit", "--baseline") == .findings)
    for format in ["github", "sarif", "junit", "markdown", "gitlab"] {
      #expect(world.run("audit", "--baseline", "-f", format) == .findings)
      #expect(world.output.contains("stale"), "\(format)")
    }
    #expect(world.run("audit", "--baseline", "--prune") == .findings)
    #expect(try !world.read("legible-baseline.json").contains("\"distinguish\""))
    #expect(world.run("audit", "--baseline") == .success)
  }
}
