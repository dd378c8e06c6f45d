import JSONText
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  private func text(
    _ style: JSONWriter.Style = .compact, safeInScript: Bool = false, _ body: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(style, safeInScript: safeInScript)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("a", 1)
      writer.member("gone", ifPresent: nil as String?)
      writer.array("list", inline: true) { writer in
        writer.value(1.5)
        writer.object { $0.member("x", true) }
        writer.array { _ in }
      }
      writer.object("empty") { _ in }
      writer.key("none")
      writer.null()
      writer.array("rows") { writer in
        writer.value("p")
        writer.value("q")
      }
    }
  }

  @Test("compact")
  func compact() {
    #expect(
      text(.compact, sample)
        == #"{"a":1,"list":[1.5,{"x":true},[]],"empty":{},"none":null,"rows":["p","q"]}"#)
  }

  @Test("pretty")
  func pretty() {
    let expected = """
      {
        "a": 1,
        "list": [1.5, { "x": true }, []],
        "empty": {},
        "none": null,
        "rows": [
          "p",
          "q"
        ]
      }
      """
    #expect(text(.pretty, sample) == expected)
  }

  @Test("rows: lines as in the pretty style, and no white space within one")
  func rows() {
    let expected = """
      {
        "a": 1,
        "list": [1.5,{"x":true},[]],
        "empty": {},
        "none": null,
        "rows": [
          "p",
          "q"
        ]
      }
      """
    #expect(text(.rows, sample) == expected)
  }

  @Test("every character survives", arguments: [JSONWriter.Style.compact, .pretty, .rows], [false, true])
  func roundTrip(_ style: JSONWriter.Style, _ safeInScript: Bool) throws {
    var all = ""
    for value in UInt32(0)...0x2100 { Unicode.Scalar(value).map { all.unicodeScalars.append($0) } }
    all += "😀\u{10FFFF}</script><!-- & \u{2028}\u{2029}"
    let written = text(style, safeInScript: safeInScript) { $0.value(all) }
    #expect(try JSONDocument(Array(written.utf8)).root.string == all)
  }

  @Test("nothing that ends a script element")
  func scriptSafety() {
    let written = text(safeInScript: true) { $0.value("</script>&\u{2028}\u{2029}é") }
    #expect(written == #""\u003c/script\u003e\u0026\u2028\u2029é""#)
    #expect(text { $0.value("</a>") } == #""</a>""#)
  }

  @Test(
    "numbers: the shortest digits that read back",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (0.1, "0.1"), (4.5, "4.5"), (1e21, "1e+21"), (1e-7, "1e-07"),
      (9_007_199_254_740_991, "9007199254740991"), (.infinity, "null"), (.nan, "null"), (1.0 / 3, "0.3333333333333333"),
    ] as [(Double, String)])
  func numbers(_ value: Double, _ expected: String) throws {
    let written = text { $0.value(value) }
    #expect(written == expected)
    if value.isFinite { #expect(try JSONDocument(Array(written.utf8)).root.number == value) }
  }

  @Test("integers", arguments: [0, 9, 10, -1, Int.max, Int.min])
  func integers(_ value: Int) throws {
    let written = text { $0.value(value) }
    #expect(try JSONDocument(Array(written.utf8)).root.integer == value)
  }

  @Test("a place is one string", arguments: ["a.json", "", "a\"b\\c.json", "é\n"])
  func places(_ file: String) {
    let written = text {
      $0.array(inline: true) { writer in
        writer.value(file, line: 12, column: 1)
        writer.value(file, line: 1, column: 345)
      }
    }
    let expected = text {
      $0.array(inline: true) { writer in
        writer.value("\(file):12:1")
        writer.value("\(file):1:345")
      }
    }
    #expect(written == expected)
  }

  @Test("a stream is handed over in parts")
  func stream() {
    var writer = JSONWriter()
    var whole: [UInt8] = []
    for index in 0..<3 {
      writer.object { $0.member("i", index) }
      writer.newline()
      whole += writer.take()
    }
    #expect(String(decoding: whole, as: UTF8.self) == "{\"i\":0}\n{\"i\":1}\n{\"i\":2}\n")
  }
}
