import Testing

struct OutsideAccessTests {
  @Test(arguments: [
    "let d = Date()", "print(1)", "FileManager.default.contents(atPath: p)", "import Glibc\nlet f = fopen(p, \"r\")",
    "import Darwin\nwrite(1, buffer, 2)", "#include <unistd.h>\nvoid f(void) { write(1, b, 2); }",
    "CommandLine.arguments", "let n = Int.random(in: 0..<2)", "names.shuffled()",
    "let e = ProcessInfo.processInfo.environment", "import Glibc\nGlibc.exit(open(path, 0))",
    "let now = ContinuousClock.now",
    "import Glibc\nGlibc.getenv(name)",
  ])
  func findsAccess(code: String) {
    #expect(!OutsideAccess.uses(in: code).isEmpty)
  }

  @Test(arguments: [
    "writer.write(bytes)", "mutating func read(_ count: Int) {", "let time = 3", "self.open(brace)", "case print(Page)",
    "struct Dates {}", "reader.time(nil)", "write(name)", "import Glibc\nf(time: 2, random: 4)",
    "let remainder = readers(1)",
  ])
  func leavesOtherNamesAlone(code: String) {
    #expect(OutsideAccess.uses(in: code) == [])
  }
}
