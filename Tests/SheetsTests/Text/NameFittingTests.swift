import Testing

@testable import Sheets

@Suite struct NameFittingTests {
  private let engine: TextEngine

  init() throws { engine = try TextEngine(fonts: .standard) }

  @Test func whatFitsStays() {
    #expect(engine.fitted("textPrimary", .tokenName, width: 300) == "textPrimary")
  }

  @Test func theMiddleGoesAndTheHeadKeepsTheOddLetter() {
    let name = "layerSurfaceMediumAlpha"
    for width in stride(from: 20.0, to: 150, by: 7) {
      let shown = engine.fitted(name, .tokenName, width: width)
      guard shown != name else { continue }
      let parts = shown.split(separator: "…", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      #expect(name.hasPrefix(parts[0]) && name.hasSuffix(parts[1]))
      #expect((0...1).contains(parts[0].count - parts[1].count))
      #expect(engine.width(shown, .tokenName) <= width || shown.count <= 2)
    }
  }

  @Test func graphemesAreNeverCut() {
    let family = "👩‍👩‍👧‍👦"
    let name = String(repeating: family, count: 30)
    for character in engine.fitted(name, .note, width: 90) where character != "…" {
      #expect(String(character) == family || String(character).hasPrefix("\\") || character.isASCII)
    }
  }

  @Test func tailsLoseWholeParts() {
    let name = "repositoryNeutralEmphasizedHighest"
    let shown = engine.fittedTail(name, .alias, width: 110)
    #expect(shown.hasPrefix("…"))
    let tail = shown.dropFirst()
    #expect(name.hasSuffix(tail) && tail.first?.isUppercase == true)
    #expect(engine.width(shown, .alias) <= 110)
  }

  @Test func namesBreakAtTheirParts() {
    let lines = engine.wrapped("layerSurfaceMediumAlpha", .matrixName, width: 94, lines: 3)
    #expect(lines == ["layerSurface", "MediumAlpha"])
    #expect(NameParts.split("color.text-onPrimary_2/x") == ["color.", "text-", "on", "Primary_", "2/", "x"])
  }

  @Test func onlyTheLastLineIsEllipsised() {
    let lines = engine.wrapped(String(repeating: "VeryLongName", count: 20), .matrixName, width: 80, lines: 3)
    #expect(lines.count == 3)
    #expect(!lines[0].contains("…") && !lines[1].contains("…") && lines[2].contains("…"))
    for line in lines { #expect(engine.width(line, .matrixName) <= 80) }
  }

  @Test func aPartWiderThanTheLineBreaksWhereItEnds() {
    let lines = engine.wrapped(String(repeating: "m", count: 60), .matrixName, width: 80, lines: 2)
    #expect(lines.count == 2)
    for line in lines { #expect(engine.width(line, .matrixName) <= 80) }
  }

  @Test func figuresHaveOneWidth() {
    #expect(Set((0...9).map { engine.width("\($0)", .cellRatio) }).count == 1)
    // Kerning beside the decimal point moves it by less than anybody can see.
    #expect(abs(engine.width("17.4", .cellRatioJudged) - engine.width("5.61", .cellRatioJudged)) < 0.05)
  }

  @Test func proseWrapsAndLosesNothing() {
    let words = "Each tile is the real composite, its text set at 16 px regular, its icon at 20 px."
    let lines = engine.lines([TextPiece(words, .note, .chrome(.ink2))], width: 120)
    #expect(lines.count > 2)
    #expect(lines.map { $0.map(\.text).joined(separator: " ") }.joined(separator: " ") == words)
    for line in lines { for run in line { #expect(run.x + run.width <= 120) } }
  }

  @Test func sharedRoomGivesShortOnesAllTheyNeed() {
    #expect(SharedRoom.share(of: 100, among: [20, 200]) == 80)
    #expect(SharedRoom.share(of: 100, among: [200, 300]) == 50)
    #expect(SharedRoom.share(of: 100, among: [20, 30]) == .infinity)
    #expect(SharedRoom.share(of: -5, among: [20]) == 0)
  }

  @Test func unknownFontsFallBackWithAWarning() throws {
    let other = try TextEngine(fonts: Fonts(preferring: "No Such Family 9"))
    #expect(other.width("Text", .sampleText) > 10)
    #expect(other.missingFamilies().map(\.wanted) == ["No Such Family 9"])
    #expect(other.missingFamilies().allSatisfy { !$0.standIn.isEmpty })
  }

  @Test func charactersWithoutAGlyphShowByNumber() {
    // A script that hardly any font supports.
    let shown = engine.visible("a\u{10A60}b")
    #expect(shown == "a\\u{10A60}b" || engine.missingCharacters.isEmpty)
    #expect(!shown.isEmpty)
  }
}
