import ColorScience
import Foundation
import JSONText
import Testing

@testable import LegibleCLI

struct BaselineAndDiffTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try day(ink: "#111111", muted: "#8a8a8e")
    try world.write(
      "legible.json",
      #"""
      {"themes": ["themes"], "rules": [
        {"id": "body", "foreground": ["ink", "muted"], "background": ["paper"], "require": "aa-text"}]}
      """#)
  }

  private func day(ink: String, muted: String) throws {
    try world.write("themes/day.json", ##"{"ink": "\##(ink)", "muted": "\##(muted)", "paper": "#ffffff"}"##)
  }

  @Test func acceptedFailuresPassUntilTheyGetWorse() throws {
    #expect(world.run("audit") == .findings)
    #expect(world.run("baseline") == .success)
    #expect(world.output == "legible-baseline.json: 1 accepted\n")
    #expect(world.run("audit", "--baseline") == .success)
    #expect(world.output.contains("1 of 2 judged pairs fails, and is known"), "\(world.output)")
    try day(ink: "#111111", muted: "#9a9a9e")
    #expect(world.run("audit", "--baseline") == .findings)
    #expect(world.output.contains("1 worse"))
    try day(ink: "#aaaaaa", muted: "#8a8a8e")
    #expect(world.run("audit", "--baseline") == .findings)
    #expect(world.output.contains("1 new"))
  }

  @Test func pruningTakesOutWhatIsFixedAndAcceptsNothingNew() throws {
    #expect(world.run("baseline", "-o", "accepted.json") == .success)
    try day(ink: "#aaaaaa", muted: "#555555")
    #expect(world.run("baseline", "--prune", "-o", "accepted.json") == .success)
    #expect(world.output == "accepted.json: 0 accepted, 1 removed\n")
    #expect(world.run("audit", "--baseline=accepted.json") == .findings)
  }

  @Test func aMissingOrBrokenBaselineIsAnError() throws {
    #expect(world.run("audit", "--baseline") == .failure)
    #expect(world.errors == "legible: cannot read legible-baseline.json: no such file or folder\n")
    try world.write("legible-baseline.json", "{\n  \"failures\": 3}")
    #expect(world.run("audit", "--baseline") == .failure)
    #expect(world.errors.hasPrefix("legible-baseline.json:1:1: error:"))
  }

  @Test func reportsAndThemesAreCompared() throws {
    #expect(world.run("audit", "-o", "old", "--format", "json") == .findings)
    try day(ink: "#aaaaaa", muted: "#555555")
    #expect(world.run("diff", "old/report.json", "themes") == .findings)
    #expect(world.output.contains("1 new failure"))
    #expect(world.run("diff", "themes", "old/report.json", "--format", "json") == .findings)
    _ = try JSONDocument(Array(world.output.utf8))
    #expect(world.run("diff", "old/report.json", "old/report.json") == .success)
  }

  /// The color to use instead is sought near the one that the change wished for, and keeps what passed before.
  @Test func aDiffTellsTheNearestColourThatKeepsWhatPassed() throws {
    let rules = #"[{"id": "b", "foreground": ["muted", "hint"], "background": ["page"], "require": 4.5}]"#
    for (folder, muted) in [("old", "#5a5a5a"), ("new", "#808a94")] {
      try world.write("\(folder)/a.json", ##"{"muted": "\##(muted)", "hint": "#999999", "page": "#ffffff"}"##)
    }
    try world.write("legible.json", #"{"rules": \#(rules)}"#)
    #expect(world.run("diff", "old/a.json", "new/a.json", "-f", "json") == .findings)
    let root = try JSONDocument(Array(world.output.utf8)).root
    let told = try #require(root["new"]?[0]?["suggestion"])
    #expect(root["new"]?.count == 1)
    #expect(told["side"]?.string == "foreground")
    #expect(told["wished"]?.string == "#808A94")
    let hex = try #require(told["hex"]?.string)
    let color = try Color(css: hex)
    let wished = try Color(css: "#808a94")
    let page = try Color(css: "#ffffff")
    #expect(WCAG.ratio(WCAG.luminance(color), WCAG.luminance(page)) >= 4.5)
    // The hue is that of the wished color, and a shade nearer to it would fail.
    #expect((color.oklch.z - wished.oklch.z).magnitude < 6)
    let step = Color(.srgb, color.components.x + 2 / 255, color.components.y + 2 / 255, color.components.z + 2 / 255)
    #expect(WCAG.ratio(WCAG.luminance(step), WCAG.luminance(page)) < 4.5)
    let words = "\(hex) is the nearest colour to #808A94 that passes"
    #expect(world.run("diff", "old/a.json", "new/a.json") == .findings)
    #expect(world.output.contains("      \(words)\n"), "\(world.output)")
    #expect(world.run("diff", "old/a.json", "new/a.json", "-f", "markdown") == .findings)
    #expect(
      world.output.contains("\n`#808A94` → `\(hex)` is the nearest value that keeps it (ΔE "), "\(world.output)")
    // In the other direction, there is nothing to keep.
    #expect(world.run("diff", "new/a.json", "old/a.json") == .success)
    #expect(!world.output.contains("is the nearest colour to"))
  }

  @Test func aFileWithoutTokensIsNoSideOfADiff() throws {
    #expect(world.run("audit", "-o", "new", "--format", "json") == .findings)
    try world.write("e.json", "{}")
    #expect(world.run("diff", "e.json", "new/report.json") == .failure)
    #expect(world.errors.contains("e.json"))
    #expect(world.output == "")
  }

  @Test func twoRevisionsAreComparedWithoutTheWorkingTree() throws {
    let setup = """
      git init -q . && git config user.email a@example.org && git config user.name A && git add -A && git commit -qm one \
      && sed -i.bak 's/#111111/#aaaaaa/' themes/day.json && rm themes/day.json.bak && git commit -qam two \
      && git checkout -q HEAD~1 -- themes && git commit -qam three && rm -r themes legible.json
      """
    #expect(try Binary.shell(setup, in: world.folder).status == 0)
    #expect(world.run("diff", "--git", "HEAD~2..HEAD~1") == .findings)
    #expect(world.output.contains("1 new failure"))
    #expect(world.run("diff", "--git", "HEAD~1..HEAD") == .success)
    #expect(world.output.contains("Fixed: 1"))
    // A revision is compared with its common ancestor with the other one, which here is itself.
    #expect(world.run("diff", "--git", "HEAD..HEAD~1") == .success)
    #expect(world.output.contains("2 failures before, 2 after; 0 tokens changed."))
    #expect(!FileManager.default.fileExists(atPath: world.folder.appendingPathComponent("themes").path))
    #expect(world.run("diff", "--git", "nothing") == .failure)
    #expect(world.errors == "legible: there is no revision 'nothing' here\n")
    #expect(world.run("diff", "--git", "--upload-pack=x..HEAD") == .failure)
  }

  @Test func aFolderThatTheOldRevisionLacksStillFindsTheConfigurationAboveIt() throws {
    let setup = """
      git init -q . && git config user.email a@example.org && git config user.name A && git add -A && git commit -qm one \
      && mkdir app && touch app/.keep && sed -i.bak 's/#111111/#aaaaaa/' themes/day.json && rm themes/day.json.bak \
      && git add -A && git commit -qm two
      """
    #expect(try Binary.shell(setup, in: world.folder).status == 0)
    let below = try TestWorld(in: world.folder.appendingPathComponent("app"))
    #expect(below.run("diff", "--git", "HEAD~1..HEAD") == .findings)
    #expect(below.output.contains("1 new failure"))
  }

  @Test func initKeepsWhatItNeededToRead() throws {
    try world.write(
      "themes/day.json",
      ##"{"cardText": {"value": "#111", "type": "color"}, "cardBackground": {"value": "#fff", "type": "color"}}"##)
    #expect(world.run("init", "themes", "--force", "--lenient") == .success)
    #expect(try world.read("legible.json").contains(#""lenient": true"#))
    #expect(world.run("audit") == .success)
    #expect(world.output.hasPrefix("✓ The one judged pair passes"))
  }

  @Test func initWritesAConfigurationThatAudits() throws {
    #expect(world.run("init", "themes") == .failure)
    #expect(world.errors.contains("--force overwrites it"))
    try world.write("themes/day.json", ##"{"textBody": "#111", "textMuted": "#999", "backgroundPage": "#fff"}"##)
    #expect(world.run("init", "themes", "--force") == .success)
    #expect(try world.read("legible.json").contains(#""themes": ["themes"]"#))
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("textMuted"))
    #expect(world.run("init", "themes", "-o", "-") == .success)
    #expect(world.output.hasPrefix("//"))
    #expect(world.run("init", "themes", "-o", "deep/legible.json") == .success)
    #expect(try world.read("deep/legible.json").contains(#""themes": ["../themes"]"#))
  }
}
