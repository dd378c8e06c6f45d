import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

@Suite struct WriterTests {
  private func edit(_ text: String, at mark: String, _ before: String, _ after: String) throws -> (ColorEdit, [UInt8]) {
    let bytes = Array(text.utf8)
    let offset = try #require(text.ranges(of: mark).first).lowerBound.utf16Offset(in: text)
    let head = bytes[..<offset]
    let line = head.count { $0 == UInt8(ascii: "\n") } + 1
    let start = head.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let place = Place(file: "f", line: line, column: offset - start + 1)
    return (ColorEdit(place: place, before: try Color(css: before), after: try Color(css: after)), bytes)
  }

  private func text(_ edits: [SourceEdit], _ bytes: [UInt8]) throws -> String {
    String(decoding: try #require(SourceEdit.applied(edits, to: bytes)), as: UTF8.self)
  }

  @Test func tokenFilesKeepComponentsAndHexTogether() throws {
    let source = """
      {"a": {"$type": "color",\r
        "$value": { "colorSpace": "srgb", "components": [0.54118, 0.5412, 0.541],  "alpha": 0.5, "hex": "#8a8a8a" } } }

      """
    let (edit, bytes) = try edit(source, at: "{ \"colorSpace\"", "#8a8a8a", "#767676")
    let written = try text(try DTCGWriter().edits(for: edit, in: EditableJSON(bytes)), bytes)
    #expect(written.contains("[0.46275, 0.4627, 0.463],  \"alpha\": 0.5, \"hex\": \"#767676\" } } }"))
    #expect(written.contains("\"color\",\r\n"))
  }

  @Test(arguments: [
    ("\"#8a8a8a\"", "\"#767676\""), ("\"rgb(138, 138, 138)\"", "\"rgb(118, 118, 118)\""),
    ("{\"colorSpace\":\"hsl\",\"components\":[0,0,54.1]}", "{\"colorSpace\":\"hsl\",\"components\":[0,0,46.275]}"),
    ("{\"r\":0.541,\"g\":0.541,\"b\":0.541,\"a\":1}", "{\"r\":0.463,\"g\":0.463,\"b\":0.463,\"a\":1}"),
    ("{\"red\":138,\"green\":138,\"blue\":138}", "{\"red\":118,\"green\":118,\"blue\":118}"),
  ])
  func valuesKeepTheirNotation(before: String, after: String) throws {
    let (edit, bytes) = try edit("{\"a\":{\"$value\":\(before)}}", at: before, "#8a8a8a", "#767676")
    #expect(
      try text(try DTCGWriter().edits(for: edit, in: EditableJSON(bytes)), bytes) == "{\"a\":{\"$value\":\(after)}}")
  }

  @Test(arguments: [
    (["0x8A", "0x8A", "0x8A"], ["0x76", "0x76", "0x76"]), (["138", "138", "138"], ["118", "118", "118"]),
    (["0.541", "0.541", "0.541"], ["0.463", "0.463", "0.463"]),
  ])
  func catalogsKeepTheStringsOfTheirComponents(before: [String], after: [String]) throws {
    func set(_ c: [String]) -> String {
      """
      {"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1.000","blue":"\(c[2])","green":"\(c[1])","red":"\(c[0])"}},"idiom":"universal"}]}
      """
    }
    let (edit, bytes) = try edit(set(before), at: "{\"color\":", "#8a8a8a", "#767676")
    #expect(try text(try CatalogWriter().edits(for: edit, in: EditableJSON(bytes)), bytes) == set(after))
  }

  @Test func propertyListsChangeOneString() throws {
    let source =
      "<plist>\n<dict>\n\t<key>a</key>\n\t<string>#8A8A8A</string>\n\t<key>b</key>\n\t<string>#8A8A8A</string>\n</dict></plist>"
    for mark in ["<key>b", "<string>#8A8A8A</string>\n</dict>"] {
      let (edit, bytes) = try edit(source, at: mark, "#8a8a8a", "#767676")
      let written = try text(try PropertyListWriter().edits(for: edit, in: bytes), bytes)
      #expect(written == source.replacing("#8A8A8A</string>\n</dict>", with: "#767676</string>\n</dict>"))
    }
  }

  @Test func whatIsNotThereIsRefused() throws {
    let (alias, bytes) = try edit("{\"a\":{\"$value\":\"{b}\"}}", at: "\"{b}\"", "#8a8a8a", "#767676")
    #expect(throws: EditRefusal.computed) { try DTCGWriter().edits(for: alias, in: EditableJSON(bytes)) }
    var gone = alias
    gone.place.line = 99
    #expect(throws: EditRefusal.noPlace) { try DTCGWriter().edits(for: gone, in: EditableJSON(bytes)) }
    #expect(throws: EditRefusal.self) { try PropertyListWriter().edits(for: alias, in: Array("bplist00".utf8)) }
    #expect(throws: EditRefusal.self) { try KeyedWriter().edits(for: alias, in: EditableJSON(Array("{".utf8))) }
    let twice = "{\"a\":[\"#8a8a8a\",\"#8a8a8a\"]}"
    let (both, more) = try edit(twice, at: "[", "#8a8a8a", "#767676")
    #expect(throws: EditRefusal.ambiguous) { try KeyedWriter().edits(for: both, in: EditableJSON(more)) }
  }
}
