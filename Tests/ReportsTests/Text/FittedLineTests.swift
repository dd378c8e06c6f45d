import Testing

@testable import Reports

/// Styled lines, broken to a terminal's width.
struct FittedLineTests {
  private static func seen(_ line: String) -> String {
    line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  @Test func aLineThatFitsStaysAsItIs() {
    let style = TerminalStyle(isColored: true)
    let line = "  " + style.emphasized("two  words", .bold) + "   apart"
    #expect(WrappedLine.fitted(line, width: 20) == [line])
    #expect(WrappedLine.fitted("", width: 10) == [""])
  }

  @Test func whatFollowsHangsAndPunctuationStays() {
    #expect(
      WrappedLine.fitted("  token.path, 671 tokens, mode light|dark", width: 20)
        == ["  token.path, 671", "    tokens, mode", "    light|dark"])
    let style = TerminalStyle(isColored: true)
    #expect(
      WrappedLine.fitted("one two " + style.emphasized("Standard", .bold) + ", 671 tokens", width: 16).map(Self.seen)
        == ["one two", "  Standard, 671", "  tokens"])
  }

  @Test func aPathBreaksAfterASlashAndANameLosesItsMiddle() {
    #expect(
      WrappedLine.fitted("at Sources/Theme/Dark/Tokens.swift:31", width: 20)
        == ["at Sources/Theme/", "  Dark/", "  Tokens.swift:31"])
    let cut = WrappedLine.fitted("a-name-that-is-much-longer-than-the-line", width: 20)
    #expect(cut.count == 1 && cut[0].contains("…") && SafeText.width(cut[0]) <= 20)
  }

  @Test func aChipStaysWhole() {
    let style = TerminalStyle(isColored: true, showsTrueColor: true)
    let chip = style.chip(.init(.srgb, 1, 0, 0))
    let lines = WrappedLine.fitted("  first words " + chip + "#FF0000 and what follows", width: 24)
    #expect(lines.filter { $0.contains(chip.dropLast()) }.count == 1)
    #expect(lines.allSatisfy { DressedText.width($0) <= 24 })
  }

  /// Whatever the text and its style, every word is there once and in order, and no line is too wide.
  @Test func wordsOfRandomLinesAreKept() {
    var generator = Seeded(state: 7)
    let style = TerminalStyle(isColored: true, showsTrueColor: true)
    let emphases: [TerminalStyle.Emphasis?] = [nil, .bold, .faint, .boldRed]
    for _ in 0..<500 {
      let width = Int.random(in: 24...120, using: &generator)
      var line = String(repeating: " ", count: Int.random(in: 0...6, using: &generator))
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let letters = ["a", "b", "色", "é", "→", ",", "."]
        let word = (0..<Int.random(in: 1...8, using: &generator)).map { _ in letters.randomElement(using: &generator)! }
        line += style.emphasized(word.joined(), emphases.randomElement(using: &generator)!)
        if Bool.random(using: &generator) { line += " " }
        if Int.random(in: 0...6, using: &generator) == 0 { line += " " + style.chip(.init(.srgb, 0, 0.5, 1)) }
      }
      let lines = WrappedLine.fitted(line, width: width)
      let longest = Self.seen(line).split(separator: " ").map { SafeText.width(String($0)) }.max() ?? 0
      #expect(lines.allSatisfy { DressedText.width($0) <= width }, "\(width): \(line)")
      guard longest <= 12 else { continue }
      let kept = lines.map(Self.seen).joined(separator: " ").split(separator: " ")
      #expect(kept == Self.seen(line).split(separator: " "), "\(width): \(line)")
    }
  }

  @Test func cellsThatDoNotFitFollowBelow() {
    var table = TextTable()
    table.add(.init("token"), .init("tier"), .init("from"))
    table.add(.init("text.primary"), .init("semantic"), .init("color.gray.900 → palette.black"))
    #expect(
      table.lines(.plain, indent: 2, width: 40) == [
        "  token         tier      from",
        "  text.primary  semantic",
        "      color.gray.900 → palette.black",
      ])
    #expect(table.lines(.plain, indent: 2, width: 80).allSatisfy { $0.hasPrefix("  t") })
    #expect(table.blocks(.plain, indent: 2, width: 40).map(\.count) == [1, 2])
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }
}
