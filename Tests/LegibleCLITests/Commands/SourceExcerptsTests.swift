import Testing

@testable import LegibleCLI

struct SourceExcerptsTests {
  /// Columns count bytes; the caret stands below the sign that a person sees there.
  @Test func theCaretStandsBelowThePlace() throws {
    let world = try TestWorld()
    try world.write("palette.tokens.json", ##"{"é→ø": {"$type": "color", "$value": "#12345g"}}"##)
    world.run("tokens", "palette.tokens.json")
    let lines = (world.output + world.errors).split(separator: "\n").map(String.init)
    let source = try #require(lines.firstIndex { $0.contains("  1 | ") }, "\(lines)")
    let caret = try #require(lines[source + 1].firstIndex(of: "^"))
    let column = lines[source + 1].distance(from: lines[source + 1].startIndex, to: caret)
    #expect(lines[source].dropFirst(column).hasPrefix("\"#12345g\""), "\(lines)")
  }
}
