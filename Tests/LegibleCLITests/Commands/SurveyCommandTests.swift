import JSONText
import Testing

@testable import LegibleCLI

struct SurveyCommandTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write(
      "tokens/a.tokens.json", ##"{"c": {"$type": "color", "a": {"$value": "#000000"}, "b": {"$value": "#ffffff"}}}"##)
    try world.write("Demo/x.tokens.json", "{}")
    try world.write("app.json", #"{"a": {"value": 1}}"#)
  }

  @Test func saysWhatIsReadAndWhatIsNot() {
    #expect(world.run("survey") == .success)
    #expect(world.output.contains("Read       tokens/a.tokens.json"))
    #expect(world.output.contains("Left aside Demo/x.tokens.json (a sample)"))
    #expect(world.output.contains("app.json (only looks like tokens)"))
  }

  @Test func answersScripts() throws {
    #expect(world.run("survey", "--format", "json") == .success)
    let root = try JSONDocument(Array(world.output.utf8)).root
    #expect(root["schema"]?.string == "legible.survey/1")
    #expect(root["read"]?.elements.map { $0["themes"]?.elements.map(\.string) ?? [] }.first == ["a"])
    #expect(root["leftAside"]?.elements.map { $0["reason"]?.string } == ["sample", "not-a-theme"])
    #expect(root["isComplete"]?.boolean == true)
  }

  @Test func namedIsRead() {
    #expect(world.run("survey", "Demo") == .success)
    #expect(world.output.contains("Read       Demo/x.tokens.json"))
    #expect(!world.output.contains("Left aside"))
    #expect(world.run("audit", "Demo") == .findings)
    #expect(world.output.contains("No pair was judged in Demo"))
  }

  /// An audit shows the first screen of the survey, and all of it on demand.
  @Test func auditsBeginWithTheSurvey() throws {
    #expect(world.run("audit") != .failure)
    #expect(world.output.contains("Read       tokens/a.tokens.json (design tokens, 2 colours)"))
    #expect(world.output.contains("2 files looked at"))
    #expect(world.output.contains("Left aside Demo/x.tokens.json (a sample)"))
    #expect(world.errors == "")
    #expect(world.run("audit", "-v") != .failure)
    let whole = world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(whole.contains("its name or its form promises it"))
    #expect(world.run("audit", "--format", "csv") != .failure)
    #expect(world.errors.contains("Read tokens/a.tokens.json"))
    #expect(!world.output.contains("Left aside"))
  }

  @Test func saysWhatItSawWhereItFindsNoTheme() throws {
    let empty = try TestWorld()
    try empty.write("flags.json", #"{"a": {"value": 1}}"#)
    try empty.write("Demo/x.tokens.json", "{}")
    #expect(empty.run("audit") == .failure)
    #expect(empty.output.hasPrefix("? No theme was found\n"))
    #expect(empty.output.contains("Read       nothing of 1 file looked at"))
    #expect(empty.output.contains("Left aside Demo/x.tokens.json (a sample)"))
    #expect(empty.output.contains("legible audit PATH"))
    #expect(empty.errors.contains("[no-themes]"))
  }

  @Test func whereNothingIsThereItSaysWhatItSeeks() throws {
    let empty = try TestWorld()
    #expect(empty.run("survey") == .failure)
    #expect(empty.output.contains("Looked for design tokens"))
    #expect(!empty.output.contains("legible init"))
    #expect(world.run("survey") == .success)
    #expect(!world.output.contains("Looked for"))
    #expect(world.output.contains("legible init"))
  }

  /// Three colors of a badge in code are not a theme beside a system, and are reported.
  @Test func smallSetsInCodeAreNoThemes() throws {
    let app = try TestWorld()
    let colors = (0..<40).map { ##""c\##($0)": {"$value": "#0000\##($0 + 10)"}"## }.joined(separator: ", ")
    try app.write("tokens/a.tokens.json", ##"{"c": {"$type": "color", \##(colors)}}"##)
    try app.write(
      "App/Badge.swift",
      """
      import SwiftUI
      struct BadgeColors { let text: Color; let fill: Color
        static let new = BadgeColors(text: .black, fill: .white)
        static let old = BadgeColors(text: .white, fill: .black)
      }
      """)
    #expect(app.run("survey") == .success)
    #expect(!app.output.contains("new, old"))
    #expect(app.run("survey", "App") == .success)
    #expect(app.output.contains("new, old"))
  }

  @Test func nothingIsReadOutsideOfTheProjectButWhatIsNamed() throws {
    try world.write("in/legible.json", #"{"themes": ["../tokens"]}"#)
    let inside = try TestWorld(in: world.folder.appendingPathComponent("in"))
    #expect(inside.run("tokens") == .failure)
    #expect(inside.errors.contains("outside the project"))
    #expect(inside.run("tokens", "../tokens") == .success)
    try world.write("in/legible.json", #"{"themes": [{"path": "../tokens", "outside": true}]}"#)
    #expect(inside.run("tokens") == .success)
  }

  @Test func filesOfOneFolderThatPromiseTokensAreCounted() throws {
    for name in ["p", "q", "r"] { try world.write("lists/\(name).tokens.json", "[]") }
    #expect(world.run("audit") != .failure)
    let words = world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("3 JSON files in lists/ (an array at the top level; files of tokens are objects)"))
  }

  @Test(arguments: ["struct Page: View {\n  var body: some View {\n", "enum Look {\n"])
  func aConflictInCodeIsSaidAtItsLine(head: String) throws {
    let text = head + "<<<<<<< HEAD\n    Text(\"a\")\n=======\n    Text(\"b\")\n>>>>>>> other\n  }\n}\n"
    try world.write("App/Page.swift", "import SwiftUI\n" + text + "let tint = Color(red: 1, green: 0, blue: 0)\n")
    _ = world.run("tokens")
    let line = head.split(separator: "\n").count + 2
    #expect(world.errors.contains("App/Page.swift:\(line):1: "))
    #expect(world.errors.contains("has unresolved conflict markers"))
    #expect(!world.errors.contains("syntax error"))
  }

  /// A system of several products is none of them alone, unless the repository has a name.
  @Test func aSystemOfSeveralProductsIsNotNamedAfterOne() throws {
    let both = try TestWorld()
    let tokens = ##"{"text": {"$type": "color", "$value": "#000"}, "page": {"$type": "color", "$value": "#fff"}}"##
    for product in ["ios", "web"] { try both.write("\(product)/tokens/color.tokens.json", tokens) }
    #expect(both.run("audit") != .failure)
    #expect(both.output.contains(" in ios and web\n"))
    try both.write("android/tokens/color.tokens.json", tokens)
    #expect(both.run("audit") != .failure)
    #expect(both.output.contains(" in android, ios and 1 more\n"))
    try both.write("package.json", #"{"name": "acme"}"#)
    #expect(both.run("audit") != .failure)
    #expect(both.output.contains(" in acme\n"))
  }
}
