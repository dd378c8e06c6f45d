import Testing

@testable import LegibleCLI

/// Paths on the command line beside a configuration, and paths in which there is nothing.
struct ArgumentSourcesTests {
  private static func tokens(_ ink: String) -> String {
    ##"{"color": {"text": {"value": "\##(ink)", "type": "color"}, "background": {"value": "#fff", "type": "color"}}}"##
  }

  private func world() throws -> TestWorld {
    let world = try TestWorld()
    try world.write("a/x.json", Self.tokens("#ccc"))
    try world.write("b/x.json", Self.tokens("#000"))
    return world
  }

  /// A baseline knows a theme by its name, whatever path leads to it.
  @Test func aPathHasTheNameOfItsEntry() throws {
    let world = try world()
    try world.write("c/y.json", Self.tokens("#111"))
    try world.write(
      "legible.json", #"{"themes": [{"path": "a", "name": "Sun"}, {"path": "b/x.json", "name": "Moon"}]}"#)
    func names(_ paths: String...) -> [String] {
      #expect(world.run(["tokens"] + paths, input: []) == .success)
      return world.output.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.contains(", ") }
        .map { String($0.prefix { $0 != "," }) }
    }
    #expect(names() == ["Sun", "Moon"])
    #expect(names("a") == ["Sun"])
    #expect(names("a/x.json") == ["Sun"])
    #expect(names("b", "a") == ["Moon", "Sun"])
    #expect(names(".") == ["Sun", "Moon"])
    #expect(names("c") == ["c"] || names("c") == ["y"])
    #expect(names(world.folder.appendingPathComponent("a/x.json").path) == ["Sun"])
    #expect(names(world.folder.appendingPathComponent("b").path) == ["Moon"])
    #expect(names("--config", world.folder.appendingPathComponent("legible.json").path, "a") == ["Sun"])
  }

  @Test func whatIsNamedAndHoldsNothingIsAnError() throws {
    let world = try world()
    try world.write("empty/README", "x")
    try world.write("legible.json", #"{"themes": ["a", "empty"]}"#)
    #expect(world.run("audit") == .failure)
    #expect(world.errors.contains("no themes in empty: it has no file that may hold colours [no-themes]"))
    try world.write("extra.json", #"{"a": 1}"#)
    try world.write("legible.json", #"{"themes": ["a", "extra.json"]}"#)
    #expect(world.run("audit") == .failure)
    #expect(world.errors.contains("extra.json has no colours [no-themes]"))
    try world.write("legible.json", #"{"themes": [{"path": "a", "contract": {"file": "extra.json"}}]}"#)
    #expect(world.run("audit") == .failure)
    #expect(world.errors.contains("the contract extra.json has no tokens [no-contract]"))
  }

  /// The folder of the project may be called as a glob, and a folder of an entry may be a link.
  @Test func aGlobIsRelativeToTheConfiguration() throws {
    let world = try TestWorld()
    try world.write("[1]/themes/a.json", Self.tokens("#ccc"))
    try world.write("[1]/themes/b.json", Self.tokens("#000"))
    try world.write(
      "[1]/legible.json",
      #"{"themes": [{"path": "themes/a*.json", "name": "Sun"}, {"path": "themes/b*.json", "name": "Moon"}]}"#)
    #expect(world.run("tokens", "--config", "[1]/legible.json", "[1]/themes/b.json") == .success)
    #expect(world.output.hasPrefix("Moon,"))
    let whole = world.folder.appendingPathComponent("[1]/themes/a.json").path
    #expect(world.run("tokens", "--config", "[1]/legible.json", whole) == .success)
    #expect(world.output.hasPrefix("Sun,"))
  }
}
