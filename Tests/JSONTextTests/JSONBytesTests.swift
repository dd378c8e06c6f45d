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

  @Test("strings that need an escape at any place")
  func escapes() {
    for character in ["\"", "&", "<", ">", "\\", "\u{7F}", "\u{1F}", "\u{2028}", "é", "z"] {
      for place in 0..<20 {
        strings(String(repeating: "a", count: place) + character + String(repeating: "b", count: 19 - place))
      }
    }
  }

  @Test("indices, with null for none")
  func indices() {
    var bytes = JSONBytes(capacity: 1)
    bytes.indices([])
    bytes.indices([0, 9, 10, 99, 100, 999, 1000, 9999, 10_000, .max, -1, 7])
    #expect(
      String(decoding: bytes.bytes(), as: UTF8.self) == "[][0,9,10,99,100,999,1000,9999,10000,2147483647,null,7]")
    for number in 0...12_345 {
      bytes.clear()
      bytes.integer(number)
      #expect(bytes.bytes() == Array("\(number)".utf8))
    }
  }

  @Test("numbers of few decimals are written as any other")
  func written() {
    func check(_ number: Double) {
      var bytes = JSONBytes()
      bytes.written(number)
      var plain = JSONBytes()
      plain.number(number)
      #expect(bytes.bytes() == plain.bytes(), "\(number)")
    }
    for number in 0...30_000 { check(Double(number) / 10_000) }
    for number: Double in [
      0, -0.0, -0.5, 0.00001, 0.00005, 1e-9, 9999.9999, 10_000, 12_345.5, 1e300, .nan, .infinity, 0.1 + 0.2,
    ] {
      check(number)
      check(number.nextUp)
      check(number.nextDown)
    }
    for step in 0..<20_000 { check(Double(step) * 0.000_123_457) }
  }
}
