import Testing

struct OutsideAccessTests {
  @Test(arguments: [
    "let d = Date()", "print(1)", "FileManager.default.contents(atPath: p)", "let f = fopen(p, \"r\")",
    "write(1, buffer, 2)", "CommandLine.arguments", "let n = Int.random(in: 0..<2)", "names.shuffled()",
    "let e = ProcessInfo.processInfo.environment", "Glibc.exit(open(path, 0))", "let now = ContinuousClock.now",
    "Glibc.getenv(name)",
  ])
  func findsAccess(code: String) {
    #expect(!OutsideAccess.uses(in: code).isEmpty)
  }

  @Test(arguments: [
    "writer.write(bytes)", "mutating func read(_ count: Int) {", "let time = 3", "self.open(brace)", "case print(Page)",
    "struct Dates {}", "reader.time(nil)", "f(time: 2, random: 4)", "let remainder = readers(1)",
  ])
  func leavesOtherNamesAlone(code: String) {
    #expect(OutsideAccess.uses(in: code) == [])
  }
}
