import JSONText
import Testing

/// YAML as far as it says what JSON says.
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
    ("%YAML 1.2\n--- # one\na: 1\n...\n# end\n", #"{"a":1}"#),
    ("{a: 1}", #"{"a":1}"#),
    ("a: {\n  \"value\":\"#fff\", # c\n  b: [1,\n 2,],\n}\nc: 1\n", ##"{"a":{"value":"#fff","b":[1,2]},"c":1}"##),
    ("'value' : x\nb : y\n", #"{"value":"x","b":"y"}"#),
    ("a: .5\nb: -.25\nc: 1.\nd: +2\ne: 007\nf: 1e+3\n", #"{"a":0.5,"b":-0.25,"c":1,"d":2,"e":"007","f":1e3}"#),
    ("a: \"one\n  two\n\n  three \\\n  four\"\nb: 'x\n  y'\n", #"{"a":"one two\u000athree four","b":"x y"}"#),
    ("a: |2-\n    x\n   y\nb: 1\n", #"{"a":"  x\u000a y","b":1}"#),
    ("a: one\n\n  two\nb: 1\n", #"{"a":"one\u000atwo","b":1}"#),
    (
      "a: &x {type: color}\nb: *x\nc: [*x, &y 1, *y]\n",
      #"{"a":{"type":"color"},"b":{"type":"color"},"c":[{"type":"color"},1,1]}"#
    ),
    (
      "x: &a\n  type: color\n  k: 1\nt: {<<: *a, k: 2}\nu:\n  <<: [*a, {m: 3, k: 4}]\n  v: 5\n",
      #"{"x":{"type":"color","k":1},"t":{"k":2,"type":"color"},"u":{"v":5,"type":"color","k":1,"m":3}}"#
    ),
    ("a: !!str 5\nb: !!int \"6\"\nc: !!null ''\nd: ! 7\n", #"{"a":"5","b":6,"c":null,"d":"7"}"#),
    (#"a: "\uD83D\uDE00\x41\_""#, "{\"a\":\"😀A\u{A0}\"}"),
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
    ("a: & 1", "1:4: found an anchor, expected a name after &"),
    ("&a b: 1", "1:1: found an anchor, expected a plain or quoted text"),
    ("a: *x", "1:4: found an alias of YAML, expected an alias of an anchor before it"),
    ("a: !x y", "1:4: found a tag, expected a value without a tag, or a tag of one of JSON's types"),
    ("a:\n  <<: x\n", "2:3: found <<:, expected a mapping, or a list of mappings, as the value of <<"),
    ("%YAML 1.2\n", "2:1: the text ends where a key is expected"),
    ("just text", "1:1: found just, expected a key and a colon, or a list"),
    ("a: 1\n  b: 2\n", "2:4: found :, expected a text in quotes, as it has a colon"),
    ("a: 'x'\n  b: 2\n", "2:3: found b:, expected a line that is indented like those before it"),
    ("a:\n    b: 1\n  c: 2\n", "3:3: found c:, expected a line that is indented like those before it"),
    ("a:\n\tb: 1\n", "2:1: found a tab, expected a plain or quoted text"),
    ("a: 'x", "1:4: the text ends where the closing quote is expected"),
    ("a: 'x\nb: y'", "1:4: the text ends where the closing quote is expected"),
    ("a: 'x' y", "1:8: found y, expected the end of the line"),
    ("a: [1, 2", "1:4: the text ends where ] is expected"),
    ("a: [1\n b: 2", "2:3: found :, expected a comma or ]"),
    ("a: [x y]\nb: [,]", "2:5: found ,], expected a plain or quoted text"),
    ("a: b: c", "1:5: found :, expected a text in quotes, as it has a colon"),
    ("a: 1\n---\nb: 2\n", "2:1: found a second document, expected a single document"),
    ("a: 1\n...\nb: 2\n", "3:1: found b:, expected a single document"),
    ("? a\n: b\n", "1:1: found a key of several lines, expected a key and a colon, or a list"),
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

  @Test func aliasesKeepTheirPlacesAndTheirSize() throws {
    let root = try document("a: &x {k: 1}\nb:\n  <<: *x\n").root
    #expect(root["b"]?["k"]?.position == TextPosition(line: 1, column: 11))
    // Each line doubles what the one before it says.
    let bomb = "a0: &a0 [x, x]\n" + (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    #expect(throws: JSONError.self) { try document(bomb) }
    let properties = String(repeating: "  &x\n", count: 60_000)
    #expect(throws: JSONError.self) { try document("a:\n" + properties + "  b\n") }
  }

  @Test func hostileTextEndsInAnError() {
    let texts = [
      String(repeating: "- ", count: 5_000), (0..<500).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
      "a: " + String(repeating: "[", count: 5_000), "a: " + String(repeating: "{a: ", count: 5_000), "\u{0}",
      "a:\r\r\n- ", "- |\n-",
      ">", "a: >", "a: |\n", "\"", "'", "a: \"\\", "\"\\", "-", "- - ", ": ", ":", "a: {b", "a: {b:", "a: {b: ", "#",
      "---", "a: &", "a: *", "a: !", "<<:", "<<: []", "a: {<<: [", "{", "[", "...", "--- a", "a: \"\n", "a: |9", "&a",
      "!!map",
    ]
    for text in texts { _ = try? document(text) }
    #expect(throws: JSONError.self) { try JSONDocument(yaml: [0x61, 0x3A, 0x20, 0xFF]) }
    #expect(throws: JSONError.self) { try document(texts[0]) }
    #expect(throws: JSONError.self) { try document(texts[1]) }
  }
}
