import ColorScience
import Testing
import ThemeModel

@testable import SwiftThemeReader

@Suite struct SwiftColorWriterTests {
  private func rewritten(_ source: String, at mark: String, _ before: String, _ after: String) throws -> String {
    let bytes = Array(source.utf8)
    let offset = try #require(source.ranges(of: mark).first).lowerBound.utf16Offset(in: source)
    let head = bytes[..<offset]
    let line = head.count { $0 == UInt8(ascii: "\n") } + 1
    let start = head.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let edit = ColorEdit(
      place: Place(file: "f", line: line, column: offset - start + 1), before: try Color(css: before),
      after: try Color(css: after))
    let edits = try SwiftColorWriter().edits(for: edit, in: bytes)
    return String(decoding: try #require(SourceEdit.applied(edits, to: bytes)), as: UTF8.self)
  }

  @Test(arguments: [
    ("UIColor(rgb: 0x8a8a8a)", "UIColor(rgb: 0x767676)"),
    ("UIColor(rgb: 0x8A8A8A, alpha: 0.5)", "UIColor(rgb: 0x767676, alpha: 0.5)"),
    ("Color(hex: \"#8A8A8A\")", "Color(hex: \"#767676\")"),
    ("0x8a8a8aFF", "0x767676FF"),
    ("\"8a8a8a\"", "\"767676\""),
    (
      "UIColor(red: 0.541, green: 0.541, blue: 0.541, alpha: 1)",
      "UIColor(red: 0.463, green: 0.463, blue: 0.463, alpha: 1)"
    ),
    (
      "UIColor(red: 138/255, green: 138.0 / 255.0, blue: 138/255, alpha: 1)",
      "UIColor(red: 118/255, green: 118.0 / 255.0, blue: 118/255, alpha: 1)"
    ),
    ("UIColor(red: 138, green: 138, blue: 138)", "UIColor(red: 118, green: 118, blue: 118)"),
    ("Color(hue: 0.3, saturation: 0.0, brightness: 0.541)", "Color(hue: 0.3, saturation: 0.0, brightness: 0.463)"),
    ("UIColor(white: 0.541, alpha: 0.8)", "UIColor(white: 0.463, alpha: 0.8)"),
    ("rgb(138, 138, 138)", "rgb(118, 118, 118)"),
    (
      "#colorLiteral(red: 0.5411764706, green: 0.5411764706, blue: 0.5411764706, alpha: 1)",
      "#colorLiteral(red: 0.462745098, green: 0.462745098, blue: 0.462745098, alpha: 1)"
    ),
  ])
  func literalsKeepTheirNotation(before: String, after: String) throws {
    let source =
      "enum P {\n  // #8a8a8a in a comment\n  static let a = \(before) // 0x8a8a8a\n  static let b = UIColor(rgb: 0x8a8a8a)\n}\n"
    #expect(
      try rewritten(source, at: before, "#8a8a8a", "#767676")
        == source.replacingFirst(before, with: after))
    // A declaration's place leads to its value.
    #expect(
      try rewritten(source, at: "a = \(before)", "#8a8a8a", "#767676") == source.replacingFirst(before, with: after))
  }

  @Test func displayP3KeepsItsSpace() throws {
    let before = "Color(.displayP3, red: 0.4, green: 0.5, blue: 0.6)"
    let written = try rewritten(before, at: "Color", "color(display-p3 0.4 0.5 0.6)", "color(display-p3 0.3 0.4 0.5)")
    #expect(written == "Color(.displayP3, red: 0.3, green: 0.4, blue: 0.5)")
  }

  @Test(arguments: [
    "make(base, 0.3)", "UIColor(red: a, green: b, blue: c, alpha: 1)", "palette[3]", "UIColor(rgb: 0x123456)",
  ])
  func whatIsComputedIsRefused(source: String) {
    #expect(throws: EditRefusal.computed) { try rewritten(source, at: source, "#8a8a8a", "#767676") }
  }

  @Test func twoEqualLiteralsInOneExpressionAreRefused() {
    let source = "UIColor { $0.isDark ? UIColor(rgb: 0x8a8a8a) : UIColor(rgb: 0x8a8a8a) }"
    #expect(throws: EditRefusal.ambiguous) { try rewritten(source, at: source, "#8a8a8a", "#767676") }
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = range(of: text, in: "static let a = ") else { return self }
    return replacingCharacters(range, other)
  }

  /// Returns the range of the text after a mark.
  private func range(of text: String, in mark: String) -> Range<String.Index>? {
    guard let start = ranges(of: mark).first?.upperBound else { return nil }
    return self[start...].ranges(of: text).first
  }

  private func replacingCharacters(_ range: Range<String.Index>, _ other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
