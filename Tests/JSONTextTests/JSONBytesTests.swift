import JSONText
import Testing

@Suite("JSON in bytes, for long tables")
struct JSONBytesTests {
  @Test("grows as it must, and says what it was given")
  func grows() throws {
    var bytes = JSONBytes(capacity: 1)
    bytes.byte("[")
    for index in 0..<2000 {
      bytes.text("{\"n\":")
      bytes.integer(index)
      bytes.text(",\"x\":")
      bytes.number(Double(index) / 7)
      bytes.text(",\"s\":")
      bytes.string("a\"\(index)\u{1}é")
      bytes.text("},")
    }
    bytes.dropLast(",")
    bytes.raw(Array("]".utf8))
    let rows = Array(try JSONDocument(bytes.bytes()).root.elements)
    #expect(rows.count == 2000)
    for (index, row) in rows.enumerated() {
      let members = Dictionary(uniqueKeysWithValues: row.members.map { ($0.key, $0.value) })
      #expect(members["n"]?.integer == index)
      #expect(members["x"]?.number == Double(index) / 7)
      #expect(members["s"]?.string == "a\"\(index)\u{1}é")
    }
  }

  @Test("strings as the writer has them", arguments: ["", "plain", "a/b", "\"\\\n\u{7F}", "€ \u{2028} <a>&"])
  func strings(_ text: String) {
    var bytes = JSONBytes()
    bytes.string(text)
    var writer = JSONWriter()
    writer.value(text)
    #expect(bytes.bytes() == writer.bytes)
  }

  @Test("what is not finite is null; cleared, it begins anew")
  func clears() {
    var bytes = JSONBytes()
    bytes.number(.nan)
    bytes.number(-.infinity)
    #expect(bytes.bytes() == Array("nullnull".utf8))
    bytes.clear()
    let isEmpty = bytes.isEmpty
    #expect(isEmpty)
    bytes.number(-0.5)
    #expect(bytes.bytes() == Array("-0.5".utf8))
  }
}
