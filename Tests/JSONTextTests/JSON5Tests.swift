import JSONText
import Testing

@Suite("JSON5")
struct JSON5Tests {
  private func read(_ text: String, _ dialect: JSONDialect = .json5) throws(JSONError) -> JSONNode {
    try JSONDocument(Array(text.utf8), dialect: dialect).root
  }

  @Test("the freedoms, each noted once where it first stands")
  func freedoms() throws {
    let text = """
      // comment
      {
        unquoted: 'single \\' "quotes"', /* another */
        $ok_1: .5, 'key': +1.,
        "lines": "a\\
      b",
      }
      """
    let document = try JSONDocument(Array(text.utf8), dialect: .json5)
    #expect(document.root["unquoted"]?.string == "single ' \"quotes\"")
    #expect(document.root["$ok_1"]?.number == 0.5)
    #expect(document.root["key"]?.number == 1)
    #expect(document.root["lines"]?.string == "ab")
    #expect(
      document.deviations.map(\.feature) == [
        .comments, .unquotedKeys, .singleQuotes, .looseEscapes, .looseNumbers, .trailingCommas,
      ])
    #expect(document.deviations.map { document.position(at: $0.offset).line } == [1, 3, 3, 3, 4, 6])
  }

  @Test(
    "numbers",
    arguments: [
      ("+1", 1), ("-.5", -0.5), ("5.", 5), ("1.e2", 100), ("0xff", 255), ("-0X10", -16), ("+0.25e1", 2.5), ("0", 0),
    ] as [(String, Double)])
  func numbers(_ text: String, _ value: Double) throws {
    #expect(try read(text).number == value)
  }

  @Test("infinity and NaN are read, and are no numbers to anyone", arguments: ["Infinity", "-Infinity", "+NaN", "NaN"])
  func notFinite(_ text: String) throws {
    let root = try read(text)
    #expect(root.kind == .number)
    #expect(root.number == nil)
  }

  @Test(
    "no numbers of JSON5 either", arguments: ["0x", "01", ".", "+", "1e", "1.2.3", "+-1", "0xg", "Infinit", "1_000"])
  func noNumbers(_ text: String) {
    #expect(throws: JSONError.self) { try read(text) }
  }

  @Test("escapes")
  func escapes() throws {
    #expect(try read("'\\x41\\v\\0\\'\\a\\é\\\r\nz'").string == "A\u{b}\u{0}'aéz")
    #expect(try read("'a\\\u{2028}b'").string == "ab")
    #expect(throws: JSONError.self) { try read("'\\1'") }
    #expect(throws: JSONError.self) { try read("'\\01'") }
    #expect(throws: JSONError.self) { try read("'\\x4'") }
  }

  @Test("keys without quotes")
  func keys() throws {
    #expect(try read("{é: 1}")["é"]?.integer == 1)
    #expect(try read("{\\u0061b: 1}")["ab"]?.integer == 1)
    #expect(try read("{_: 1, $: 2}").members.map(\.key) == ["_", "$"])
    #expect(throws: JSONError.self) { try read("{1a: 1}") }
    #expect(throws: JSONError.self) { try read("{a-b: 1}") }
  }

  @Test("white space of Unicode")
  func space() throws {
    #expect(try read("\u{a0}\u{2003}[\u{b}1\u{c},\u{2028}2\u{feff}]").count == 2)
    #expect(throws: JSONError.self) { try read("\u{a0}1", .strict) }
  }

  @Test("lines are counted inside comments and strings over several lines")
  func lines() throws {
    let root = try read("/*\n\r\n*/['\\\na',\n1]")
    #expect(root[0]?.position == TextPosition(line: 3, column: 4))
    #expect(root[1]?.position == TextPosition(line: 5, column: 1))
  }

  @Test("an open comment")
  func openComment() {
    #expect(throws: JSONError.self) { try read("1 /* x") }
    #expect(throws: Never.self) { try read("1 // x") }
  }

  @Test("a dialect with comments has nothing else")
  func commented() throws {
    #expect(try read("{\"a\": 1, // x\n}", .commented)["a"]?.integer == 1)
    #expect(throws: JSONError.self) { try read("{a: 1}", .commented) }
    #expect(throws: JSONError.self) { try read("'x'", .commented) }
  }
}
