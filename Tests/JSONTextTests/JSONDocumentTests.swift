import JSONText
import Testing

@Suite("Reading JSON")
struct JSONDocumentTests {
  private func read(_ text: String, _ dialect: JSONDialect = .strict) throws(JSONError) -> JSONNode {
    try JSONDocument(Array(text.utf8), dialect: dialect).root
  }

  @Test("values of every kind")
  func kinds() throws {
    let root = try read(#"{"a": [1, -2.5e3, true, false, null, "x"], "b": {}, "c": []}"#)
    #expect(root.members.map(\.key) == ["a", "b", "c"])
    let a = try #require(root["a"])
    #expect(a.elements.map(\.kind) == [.number, .number, .boolean, .boolean, .null, .string])
    #expect(a[1]?.number == -2500)
    #expect(a[2]?.boolean == true)
    #expect(a[3]?.boolean == false)
    #expect(a[5]?.string == "x")
    #expect(a[6] == nil)
    #expect(a.count == 6)
    #expect(root.count == 3)
    #expect(root["b"]?.count == 0)
    #expect(root["d"] == nil)
  }

  @Test("a scalar is a whole text", arguments: ["1", "\"x\"", "true", "null", " \t\r\n 0 "])
  func scalarText(_ text: String) throws {
    #expect(try !read(text).isObject)
  }

  @Test("every key and value has its line and column")
  func places() throws {
    let root = try read("{\n  \"a\": 1,\r\n  \"é\": {\"b\":\t[2,\r3]}\n}")
    let members = Array(root.members)
    #expect(members[0].position == TextPosition(line: 2, column: 3))
    #expect(members[0].value.position == TextPosition(line: 2, column: 8))
    #expect(members[1].position == TextPosition(line: 3, column: 3))
    // é is two bytes, and columns count bytes.
    #expect(members[1].value.position == TextPosition(line: 3, column: 9))
    let b = try #require(members[1].value["b"])
    #expect(b.position == TextPosition(line: 3, column: 15))
    #expect(b[0]?.position == TextPosition(line: 3, column: 16))
    #expect(b[1]?.position == TextPosition(line: 4, column: 1))
  }

  @Test("a byte order mark is no column")
  func byteOrderMark() throws {
    let root = try JSONDocument([0xEF, 0xBB, 0xBF] + Array("{\"a\":1}".utf8)).root
    #expect(root.position == TextPosition(line: 1, column: 1))
    #expect(root["a"]?.position == TextPosition(line: 1, column: 6))
  }

  @Test("escapes")
  func escapes() throws {
    let root = try read(#""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud83d\ude00""#)
    #expect(root.string == "\"\\/\u{8}\u{c}\n\r\tA\u{e9}\u{20ac}\u{1f600}")
  }

  @Test("escaped keys are found by what they stand for")
  func escapedKey() throws {
    let root = try read(#"{"\u0061b": 1}"#)
    #expect(root["ab"]?.integer == 1)
    let key = try #require(root.members.first { _ in true }?.keyNode)
    #expect(key.isString("ab"))
    #expect(!key.isString("ac"))
    #expect(key.stringBegins(with: UInt8(ascii: "a")))
  }

  @Test(
    "numbers are correctly rounded",
    arguments: [
      "0", "-0", "1", "0.1", "0.3", "1e22", "1e23", "123456789012345678", "9007199254740993", "4.35",
      "1.7976931348623157e308",
      "5e-324", "2.2250738585072011e-308", "0.000000000000000000000000000001", "1E+2", "1e-7",
      "100000000000000000000000",
      "0.42745098039215684", "3.141592653589793238462643383279502884197169",
    ])
  func numbers(_ text: String) throws {
    #expect(try read(text).number == Double(text))
  }

  @Test("a number beyond the range of a Double is none")
  func overflow() throws {
    #expect(try read("1e999").number == nil)
    #expect(try read("-1e400").number == nil)
    #expect(try read("1e-999").number == 0)
    #expect(try read("1e99999999999999999999").number == nil)
  }

  @Test("raw text is what is written")
  func rawText() throws {
    #expect(try read("1.50").rawText == "1.50")
    #expect(try read(#""a\u0041""#).rawText == #"a\u0041"#)
  }

  @Test("a key that is there twice is reported with both places, and the last one counts")
  func duplicates() throws {
    let document = try JSONDocument(Array("{\"a\":1,\n\"b\":{\"c\":1,\"c\":2},\n\"\\u0061\":3}".utf8))
    #expect(
      document.duplicateKeys == [
        JSONDuplicateKey(key: "c", first: TextPosition(line: 2, column: 6), second: TextPosition(line: 2, column: 12)),
        JSONDuplicateKey(key: "a", first: TextPosition(line: 1, column: 2), second: TextPosition(line: 3, column: 1)),
      ])
    #expect(document.root["a"]?.integer == 3)
  }

  @Test(
    "duplicates whatever stands in the object",
    arguments: [
      ("{}", 0), ("[]", 0), ("{\"a\":1}", 0), ("{\"a\":{\"a\":{}}}", 0), ("{\"a\":{},\"a\":[]}", 1),
      ("{\"a\":1,\"a\":2}", 1),
      ("{\"a\":[1,2],\"b\":{}}", 0),
      ("[{\"a\":[{\"b\":0,\"b\":0}],\"c\":{\"d\":{},\"d\":{\"d\":{}}}},{\"a\":0,\"a\":[]}]", 3),
      ("{\"x\":{\"a\":0,\"b\":0,\"a\":0},\"x\":{\"a\":0}}", 2),
    ])
  func duplicatesAnywhere(_ text: String, _ count: Int) throws {
    #expect(try JSONDocument(Array(text.utf8)).duplicateKeys.count == count)
  }

  @Test("duplicates among many keys")
  func manyDuplicates() throws {
    var keys = (0..<1000).map { "\"key\($0)\": \($0)" }
    keys.append("\"key17\": 0")
    keys.append("\"key17\": 0")
    keys.append("\"\\u006bey999\": 0")
    let document = try JSONDocument(Array("{\(keys.joined(separator: ","))}".utf8))
    #expect(document.duplicateKeys.map(\.key) == ["key17", "key17", "key999"])
    #expect(Set(document.duplicateKeys.map(\.first)).count == 2)
  }

  @Test("long strings, at every length around the width that is read at once")
  func stringLengths() throws {
    for length in 0..<40 {
      let content = String(repeating: "x", count: length)
      for tail in ["", "é", "\\n", "😀"] {
        let root = try read("\"\(content)\(tail)\"")
        #expect(root.string == content + tail.replacing("\\n", with: "\n"))
      }
    }
  }
}
