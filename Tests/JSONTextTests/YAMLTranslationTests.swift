import JSONText
import Testing

/// The part of YAML in which tokens are written.
@Suite struct YAMLTranslationTests {
  private func document(_ text: String) throws -> JSONDocument { try JSONDocument(yaml: Array(text.utf8)) }

  @Test(arguments: [
    ("a: 1", #"{"a":1}"#),
    ("---\n# note\nink:\n  value: '#112233' # dark\n  on: yes\n", ##"{"ink":{"value":"#112233","on":"yes"}}"##),
    ("a: 'it''s'\nb: \"x\\ny \\u00e9\"\n\"c d\": #x\n", #"{"a":"it's","b":"x\u000ay é","c d":null}"#),
    (
      "a:\n- 1\n- -2.5e3\n- 01\n- true\n- ~\n- b: c\n  d: e\n- - f\n",
      #"{"a":[1,-2.5e3,"01",true,null,{"b":"c","d":"e"},["f"]]}"#
    ),
    ("a: [x, 'y', {b: 2}, []] # c\ne: {}\n", #"{"a":["x","y",{"b":2},[]],"e":{}}"#),
    (
      "a: >-\n  one\n  # two\n\n  three\nb: |\n  x\n   y\nc: 1\n",
      #"{"a":"one # two\u000athree","b":"x\u000a y","c":1}"#
    ),
    ("a: one\n  two\nb:\n  \"{x}\"\n", #"{"a":"one two","b":"{x}"}"#),
    ("url: http://a.b/c#d\r\nk-1: \t\"a: b\"\r\n", ##"{"url":"http://a.b/c#d","k-1":"a: b"}"##),
    ("\u{FEFF}a:\n    b:\n        c: d\n", #"{"a":{"b":{"c":"d"}}}"#),
  ])
  func says(yaml: String, json: String) throws {
    #expect(String(decoding: try document(yaml).bytes, as: UTF8.self) == json)
  }

  @Test func placesAreThoseOfTheYAML() throws {
    let root = try document("# x\ncolor:\n  ink:\n    value: '#112233'\n  list:\n    - page: 1\n").root
    let ink = try #require(root["color"]?["ink"])
    #expect(ink.position == TextPosition(line: 4, column: 5))
    #expect(ink["value"]?.position == TextPosition(line: 4, column: 12))
    #expect(
      root["color"]?.members.map(\.position) == [TextPosition(line: 3, column: 3), TextPosition(line: 5, column: 3)])
    #expect(
      root["color"]?["list"]?.elements.first { _ in true }?["page"]?.position == TextPosition(line: 6, column: 13))
    let twice = try document("a: 1\nb: 2\na: 3\n")
    #expect(twice.duplicateKeys.map(\.first) == [TextPosition(line: 1, column: 1)])
    #expect(twice.duplicateKeys.map(\.second) == [TextPosition(line: 3, column: 1)])
  }

  @Test(arguments: [
    ("", "1:1: the text ends where a key is expected"),
    ("a: &x 1", "1:4: found an anchor, expected a plain or quoted text"),
    ("a: *x", "1:4: found an alias of YAML, expected a plain or quoted text"),
    ("a: !!str x", "1:4: found a tag, expected a plain or quoted text"),
    ("a:\n  <<: x\n", "2:3: found <<:, expected a key: merged keys are not read"),
    ("%YAML 1.2\n", "1:1: found a directive, expected a key"),
    ("just text", "1:1: found just, expected a key and a colon, or a list"),
    ("{a: 1}", "1:1: found {a:, expected a key and a colon, or a list"),
    ("a: 1\n  b: 2\n", "2:4: found :, expected a text in quotes, as it has a colon"),
    ("a: 'x'\n  b: 2\n", "2:3: found b:, expected a line that is indented like those before it"),
    ("a:\n    b: 1\n  c: 2\n", "3:3: found c:, expected a line that is indented like those before it"),
    ("a:\n\tb: 1\n", "2:1: found a tab, expected a plain or quoted text"),
    ("a: 'x", "1:6: the text ends where the closing quote in the same line is expected"),
    ("a: 'x' y", "1:8: found y, expected the end of the line"),
    ("a: [1, 2", "1:9: the text ends where ] in the same line is expected"),
    ("a: [x y]\nb: [,]", "2:5: found ,], expected a plain or quoted text"),
    ("a: b: c", "1:5: found :, expected a text in quotes, as it has a colon"),
    ("a: 1\n---\nb: 2\n", "2:1: found ---, expected a key and a colon"),
    ("? a\n: b\n", "1:1: found ?, expected a key and a colon, or a list"),
    ("a: \"\\q\"", "1:5: no such escape: \\q"),
  ])
  func refuses(yaml: String, message: String) {
    #expect {
      try document(yaml)
    } throws: { error in
      let text = (error as? JSONError)?.description
      if text != message { Issue.record("\(text ?? "")") }
      return text == message
    }
  }

  @Test func hostileTextEndsInAnError() {
    let texts = [
      String(repeating: "- ", count: 5_000), (0..<500).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
      "a: " + String(repeating: "[", count: 5_000), "a: " + String(repeating: "{a: ", count: 5_000), "\u{0}",
      "a:\r\r\n- ", "- |\n-",
      ">", "a: >", "a: |\n", "\"", "'", "a: \"\\", "\"\\", "-", "- - ", ": ", ":", "a: {b", "a: {b:", "a: {b: ", "#",
      "---",
    ]
    for text in texts { _ = try? document(text) }
    #expect(throws: JSONError.self) { try JSONDocument(yaml: [0x61, 0x3A, 0x20, 0xFF]) }
    #expect(throws: JSONError.self) { try document(texts[0]) }
    #expect(throws: JSONError.self) { try document(texts[1]) }
  }
}
