import JSONText
import Testing

@Suite("What is not JSON")
struct JSONErrorTests {
  private func failure(_ bytes: [UInt8], _ dialect: JSONDialect = .strict, _ limits: JSONLimits = .standard) -> String {
    do throws(JSONError) {
      _ = try JSONDocument(bytes, dialect: dialect, limits: limits)
      return "no error"
    } catch {
      return error.description
    }
  }

  private func failure(_ text: String, _ dialect: JSONDialect = .strict) -> String {
    failure(Array(text.utf8), dialect)
  }

  @Test(
    "the place, what was found, what was expected",
    arguments: [
      ("", "1:1: the text ends where a value is expected"),
      ("  \n ", "2:2: the text ends where a value is expected"),
      ("{", "1:2: the text ends where a key or } is expected"),
      ("[", "1:2: the text ends where a value or ] is expected"),
      ("[1", "1:3: the text ends where , or ] is expected"),
      ("{\"a\"", "1:5: the text ends where : is expected"),
      ("{\"a\":", "1:6: the text ends where a value is expected"),
      ("{\"a\":1", "1:7: the text ends where , or } is expected"),
      ("{\"a\":1,", "1:8: the text ends where a key is expected"),
      ("{\"a\" 1}", "1:6: found 1, expected :"),
      ("{\"a\":1 \"b\":2}", "1:8: found \", expected , or }"),
      ("{1:2}", "1:2: found 1, expected a key or }"),
      ("[1 2]", "1:4: found 2, expected , or ]"),
      ("[,1]", "1:2: found ,, expected a value"),
      ("1 2", "1:3: found 2, expected the end of the text"),
      ("{}]", "1:3: found ], expected the end of the text"),
      ("[}", "1:2: found }, expected a value"),
      ("undefined", "1:1: found undefined, expected a value"),
      ("nul", "1:1: found nul, expected a value"),
      ("truer", "1:1: found truer, expected a value"),
      ("é", "1:1: found é, expected a value"),
      ("\"a", "1:3: the text ends where the closing quote of the string that begins at 1:1 is expected"),
      ("[\n\"a\nb\"]", "2:3: control character U+000A in a string; write it as \\u000A"),
      ("\"\\q\"", "1:2: no such escape: \\q"),
      ("\"\\u12g4\"", "1:2: no such escape: \\u12g"),
      ("\"\\ud800\"", "1:2: half of a surrogate pair: \\ud800"),
      ("\"\\ud800\\u0041\"", "1:2: half of a surrogate pair: \\ud800"),
      ("\"\\udc00\"", "1:2: half of a surrogate pair: \\udc00"),
      ("01", "1:1: not a JSON number: 01"),
      ("1.", "1:1: not a JSON number: 1."),
      (".5", "1:1: not a JSON number: .5"),
      ("+1", "1:1: not a JSON number: +1"),
      ("-", "1:1: not a JSON number: -"),
      ("1e", "1:1: not a JSON number: 1e"),
      ("1.2.3", "1:1: not a JSON number: 1.2.3"),
      ("0x1F", "1:1: not a JSON number: 0x1F"),
      ("NaN", "1:1: found NaN, expected a value"),
      ("[1,]", "1:3: a trailing comma; strict JSON has none"),
      ("{\"a\":1,}", "1:7: a trailing comma; strict JSON has none"),
      ("// x\n1", "1:1: a comment; strict JSON has none"),
      ("{a:1}", "1:2: a key without quotes; strict JSON has none"),
      ("'x'", "1:1: a string in single quotes; strict JSON has none"),
    ])
  func messages(_ text: String, _ message: String) {
    #expect(failure(text) == message)
  }

  @Test(
    "bytes that are not UTF-8",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xC2], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(failure([quote] + bytes + [quote]).hasPrefix("1:2: not valid UTF-8: byte 0x"))
  }

  @Test("other encodings are named")
  func encodings() {
    #expect(failure([0xFF, 0xFE, 0x7B, 0]) == "1:1: the file is UTF-16; JSON is UTF-8")
    #expect(failure([0x7B, 0, 0x7D, 0]) == "1:1: the file is UTF-16 or UTF-32, or binary; JSON is UTF-8")
    #expect(failure([0, 0]) == "1:1: the file is UTF-16 or UTF-32, or binary; JSON is UTF-8")
  }

  @Test("a NUL among the rest")
  func nul() {
    #expect(failure("[1,\u{0}2]") == "1:4: found the control character 0x0, expected a value")
    #expect(failure("\"a\u{0}\"") == "1:3: control character U+0000 in a string; write it as \\u0000")
  }

  @Test("nesting is bounded")
  func depth() {
    let levels = 100_000
    let deep = String(repeating: "[", count: levels)
    #expect(failure(deep) == "1:513: nested too deep: more than 512 levels")
    #expect(failure(String(repeating: "{\"a\":", count: levels)).hasSuffix("nested too deep: more than 512 levels"))
    let fits = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(failure(fits) == "no error")
  }

  @Test("size is bounded before anything is read")
  func size() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 100)
    #expect(
      failure(bytes, .strict, JSONLimits(bytes: 99, depth: 8))
        == "1:1: the file is too large: 100 bytes; the limit is 99")
  }

  @Test("every prefix of a text with everything in it ends in a value or an error")
  func prefixes() {
    let text = Array(
      "\u{FEFF}// c\n{a: 'b\\x41\\\n', \"\\u00e9\\ud83d\\ude00\": [+.5, 0x1F, -Infinity, NaN, 1.e3, /* é */ true,],}"
        .utf8)
    for end in 0..<text.count {
      #expect(failure(Array(text[..<end]), .json5) != "no error")
      _ = failure(Array(text[..<end]))
    }
    #expect(failure(text, .json5) == "no error")
  }

  @Test("any byte in any place ends in a value or an error")
  func mutations() {
    let text = Array("{\"a\\n\": [1.5e2, 'é', null], b: /**/ {}}".utf8)
    for index in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[index] = byte
        if let document = try? JSONDocument(changed, dialect: .json5) { walk(document.root) }
      }
    }
  }

  private func walk(_ node: JSONNode) {
    _ = (node.string, node.number, node.integer, node.position, node.rawText)
    for member in node.members {
      _ = member.key
      walk(member.value)
    }
    for element in node.elements { walk(element) }
  }
}
