import Testing

/// What is longer than a reader can keep in mind is split by meaning.
@Suite struct LengthTests {
  static let linesOfFile = 400
  static let linesOfFunction = 60

  @Test func noSourceIsTooLong() throws {
    let files = try Project.files(below: "Sources", withSuffix: ".swift")
    var functions = 0
    for file in files {
      let lines = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
      #expect(lines <= Self.linesOfFile, "\(file.path) has \(lines) lines")
      let found = FunctionLength.all(in: file.text)
      functions += found.count
      for function in found where function.lines > Self.linesOfFunction {
        Issue.record("\(file.path):\(function.line): the function has \(function.lines) lines")
      }
    }
    #expect(functions > 5000)
  }

  @Test(arguments: [
    ("func a() {\n  b()\n}", [3]),
    ("func a() { b() }", [1]),
    ("  private static func a(\n    _ b: Int\n  ) -> Int {\n    b\n  }\n", [5]),
    ("func a(\n  _ b: Int\n)\n  -> Int\nwhere B: C {\n  b\n}\n", [7]),
    ("var a: Int {\n  if b {\n    c\n  }\n\n  return d\n}", [7]),
    ("@inlinable\npublic init() {\n}", [2]),
    ("init?(_ a: Int) {\n}\nsubscript(a: Int) -> Int {\n  b\n}", [2, 3]),
    ("func a() {\n  func b() {\n  }\n}", [4, 2]),
    ("func a() -> Int\n\nfunc b() -> Int {\n  c\n}", [3]),
    ("var a = 1\nlet b = 2\nstruct C {\n}", []),
    ("let a = b.map {\n  c\n}", []),
  ])
  func functionsAreMeasured(code: String, lines: [Int]) {
    #expect(FunctionLength.all(in: code).map(\.lines) == lines)
  }
}
