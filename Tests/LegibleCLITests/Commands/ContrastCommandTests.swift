import JSONText
import Testing

@testable import LegibleCLI

struct ContrastCommandTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  @Test(arguments: [
    (["#767676", "white"], "4.54:1"),
    (["#777", "#fff"], "4.47:1"),
    (["#fff", "#000"], "21.00:1"),
    (["white", "black", "red"], "21.00:1"),
    (["red", "red"], "1.00:1"),
  ])
  func measuresPublishedPairs(colors: [String], shown: String) {
    #expect(world.run(["contrast"] + colors, input: []) == .success)
    #expect(world.output.hasPrefix(shown + "  "))
    #expect(world.errors == "")
  }

  @Test func aRatioIsNeverRoundedUpToWhatItMisses() {
    // The ratio is 4.5424…
    #expect(world.run("contrast", "#767676", "#ffffff", "--require", "4.54") == .success)
    #expect(world.run("contrast", "#767676", "#ffffff", "--require", "4.543") == .findings)
    #expect(world.output.hasPrefix("4.54:1  "))
    #expect(world.run("contrast", "#777777", "#fefefe", "--require", "aa-text") == .findings)
    #expect(world.output.contains("fails aa-text"))
  }

  @Test(arguments: [
    ("aa-text", CommandStatus.findings), ("aa-large", .success), ("4.47", .success), ("4.48", .findings),
  ])
  func theExitStatusTellsWhetherTheRequirementIsMet(criterion: String, status: CommandStatus) {
    #expect(world.run("contrast", "#777", "white", "--require", criterion) == status)
    #expect(world.run("contrast", "-", "-r", criterion, input: "#777\twhite\n") == status)
    #expect(world.run("contrast", "#777", "white", "--require", criterion, "--format", "json") == status)
  }

  @Test func layersAreCompositedFromTheBottom() throws {
    #expect(world.run("contrast", "#000", "rgb(255 255 255 / 50%)", "black", "--format", "json") == .success)
    let document = try JSONDocument(Array(world.output.utf8))
    // Half white on black is gray 0.5, whose contrast with black is (0.2140… + 0.05) / 0.05.
    let ratio = try #require(document.root["ratio"]?.number)
    #expect(abs(ratio - 5.280_822) < 1e-5)
  }

  @Test func aTranslucentBottomIsAnErrorThatPointsAtIt() {
    #expect(world.run("contrast", "red", "#fff8") == .failure)
    #expect(world.output == "")
    #expect(world.errors.hasPrefix("legible: the last layer must be opaque"))
    #expect(world.errors.hasSuffix("\n  red #fff8\n      ^\n"))
  }

  @Test func answersEveryLineInOrderAndGoesOnAfterABadOne() throws {
    var input = ""
    for index in 0..<5_000 { input += index % 10 == 3 ? "bogus \(index)\twhite\n" : "rgb(\(index % 256) 0 0)\twhite\n" }
    #expect(world.run("contrast", "-", "--format", "json", input: input) == .failure)
    let lines = world.output.split(separator: "\n")
    #expect(lines.count == 5_000)
    #expect(lines[3].hasPrefix(#"{"input":"bogus 3\twhite","error":{"message":"#))
    #expect(lines[4_993].contains("bogus 4993"))
    #expect(lines[4_994].contains(#""input":"rgb(130 0 0)""#))
    #expect(world.errors == "")
  }

  @Test func textComplaintsNameTheLine() {
    #expect(world.run("contrast", "-", input: "red\twhite\nred\n") == .failure)
    #expect(world.output == "3.99:1  red on white\n")
    #expect(world.errors.hasPrefix("line 2: expected a foreground, a tab, and a background\n"))
  }

  @Test(arguments: [
    [UInt8](repeating: 0xFF, count: 300), [0, 9, 0], Array("\u{202E}\tred".utf8),
    Array(repeating: 0x28, count: 100_000),
    Array("calc(".utf8), Array("\t\t\t\t".utf8), Array("rgb(1e999 0 0)\twhite".utf8),
  ])
  func hostileLinesAreAnsweredWithAnObject(line: [UInt8]) throws {
    let status = world.run(["contrast", "-", "--format", "json"], input: line + [10] + Array("red\tblue\n".utf8))
    let answers = world.output.split(separator: "\n")
    #expect(answers.count == 2)
    for answer in answers { _ = try JSONDocument(Array(answer.utf8)) }
    #expect(answers.last?.hasPrefix(#"{"ratio":"#) == true)
    #expect(status == (answers[0].contains("error") ? .failure : .success))
  }

  @Test func aLineWithoutEndIsRefusedWithoutHoldingIt() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000_000)
    #expect(world.run(["contrast", "-", "--format", "json"], input: long + Array("\nred\tblue\n".utf8)) == .failure)
    let answers = world.output.split(separator: "\n")
    #expect(answers.count == 2)
    #expect(answers[0].utf8.count < 1_000)
    #expect(answers[1].hasPrefix(#"{"ratio":"#))
  }

  @Test func aLastLineNeedsNoBreakAndWindowsBreaksAreFine() {
    #expect(world.run("contrast", "-", input: "#fff\t#000\r\n#000\t#fff") == .success)
    #expect(world.output == "21.00:1  #fff on #000\n21.00:1  #000 on #fff\n")
    #expect(world.run("contrast", "-", input: "") == .success)
    #expect(world.output == "")
  }

  @Test func theDashStandsAlone() {
    #expect(world.run("contrast", "-", "red") == .failure)
    #expect(world.run("contrast", "red") == .failure)
    #expect(world.errors.contains("contrast needs more arguments; usage: legible contrast FG BG"))
  }

  @Test func wideColoursAreMeasuredOnEachDisplay() throws {
    #expect(world.run("contrast", "color(display-p3 0 1 0)", "white", "--format", "json") == .success)
    let both = try JSONDocument(Array(world.output.utf8))
    let srgb = try #require(both.root["displays"]?["srgb"]?.number)
    let wide = try #require(both.root["displays"]?["display-p3"]?.number)
    #expect(srgb != wide)
    #expect(both.root["ratio"]?.number == min(srgb, wide))
    #expect(
      world.run("contrast", "color(display-p3 0 1 0)", "white", "--display", "srgb", "--format", "json") == .success)
    let one = try JSONDocument(Array(world.output.utf8))
    #expect(one.root["ratio"]?.number == srgb)
    #expect(one.root["displays"]?["display-p3"] == nil)
  }

  @Test func suggestionsReachWhatIsRequiredWhenTheyArePasted() throws {
    #expect(world.run("contrast", "#8a8a8e", "white", "-r", "aa-text", "--suggest", "--format", "json") == .findings)
    let suggestions = try #require(try JSONDocument(Array(world.output.utf8)).root["suggestions"])
    let hex = try #require(suggestions[0]?["hex"]?.string)
    #expect(world.run("contrast", hex, "white", "-r", "aa-text") == .success)
  }

  @Test func translucentForegroundsMayBecomeMoreOpaque() throws {
    #expect(world.run("contrast", "#0008", "#eee", "-r", "7", "--suggest") == .findings)
    #expect(world.output.contains("use #000000AA  more opaque"))
    #expect(world.run("contrast", "#000000AA", "#eee", "-r", "7") == .success)
    #expect(world.run("contrast", "#000000A9", "#eee", "-r", "7") == .findings)
  }

  @Test func saysWhenNothingReaches() {
    #expect(world.run("contrast", "#777", "#808080", "-r", "7", "-s") == .findings)
    #expect(world.output.contains("no colour at all reaches 7:1 here: black gives 5.31, white 3.94"))
  }

  @Test func saysWhenTheAlphaStandsInTheWay() throws {
    #expect(world.run("contrast", "#8a8a8e80", "white", "-r", "aa-text", "-s") == .findings)
    #expect(world.output.contains("at alpha 0.50 no colour reaches 4.5:1 here: black gives 4.00, white 1.00\n"))
    #expect(world.output.contains("use #76767B  opaque, darker  4.51:1"))
    #expect(world.run("contrast", "#76767B", "white", "-r", "aa-text") == .success)
    // The only thing wrong with black is its alpha.
    #expect(world.run("contrast", "#00000080", "white", "-r", "aa-text", "-s") == .findings)
    #expect(world.output.contains("at alpha 0.50 no colour reaches 4.5:1 here"))
    #expect(world.output.contains("more opaque"))
    #expect(!world.output.contains("opaque, "))
  }

  @Test func everyLineOfManyHasItsSuggestions() {
    #expect(world.run("contrast", "-", "-s", input: "#777\twhite\n#767676\twhite\n#777\t#808080\n") == .success)
    let lines = world.output.split(separator: "\n")
    #expect(
      lines == [
        "4.47:1  #777 on white  use #767676 (darker, 4.54:1)", "4.54:1  #767676 on white",
        "1.13:1  #777 on #808080  use #171717 (darker, 4.53:1)",
      ])
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstColour() {
    #expect(world.run("contrast", "-", input: "\u{FEFF}#fff\t#000\n") == .success)
    #expect(world.output == "21.00:1  #fff on #000\n")
    #expect(world.run("convert", "-", "--to", "srgb", input: "\u{FEFF}") == .success)
    #expect(world.output == "")
    #expect(world.run("convert", "-", "--to", "srgb", input: "red\n\u{FEFF}red\n") == .failure)
  }

  @Test func suggestsNothingWherePairsPass() {
    #expect(world.run("contrast", "black", "white", "--suggest") == .success)
    #expect(!world.output.contains("use "))
  }
}
