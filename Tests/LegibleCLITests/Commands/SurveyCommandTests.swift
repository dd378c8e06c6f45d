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

  @Test func nothingIsReadOutsideOfTheProjectButWhatIsNamed() throws {
    try world.write("in/legible.json", #"{"themes": ["../tokens"]}"#)
    let inside = try TestWorld(in: world.folder.appendingPathComponent("in"))
    #expect(inside.run("tokens") == .failure)
    #expect(inside.errors.contains("outside of the project"))
    #expect(inside.run("tokens", "../tokens") == .success)
    try world.write("in/legible.json", #"{"themes": [{"path": "../tokens", "outside": true}]}"#)
    #expect(inside.run("tokens") == .success)
  }
}
