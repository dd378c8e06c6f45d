import ColorScience
import Reports
import Testing

@testable import LegibleCLI

struct TerminalStyleTests {
  @Test(
    arguments: [
      (true, [:], true),
      (false, [:], false),
      (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true),
      (true, ["TERM": "dumb"], false),
      (true, ["CLICOLOR": "0"], false),
      (false, ["CLICOLOR_FORCE": "1"], true),
      (false, ["CLICOLOR_FORCE": "0"], false),
      (false, ["FORCE_COLOR": "1"], true),
      (false, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    ] as [(Bool, [String: String], Bool)])
  func followsTheEnvironment(isTerminal: Bool, environment: [String: String], isColored: Bool) {
    let style = TerminalStyle(.auto, isTerminal: isTerminal, environment: environment)
    #expect(style.isColored == isColored)
    #expect(TerminalStyle(.always, isTerminal: isTerminal, environment: environment).isColored)
    #expect(!TerminalStyle(.never, isTerminal: isTerminal, environment: environment).isColored)
  }

  @Test func aChipShowsTranslucencyOnWhiteAndOnBlack() {
    let style = TerminalStyle(.always, isTerminal: true, environment: ["COLORTERM": "truecolor"])
    #expect(style.chip(Color(.srgb, 1, 0, 0)) == "\u{1B}[48;2;255;0;0m \u{1B}[48;2;255;0;0m \u{1B}[0m ")
    #expect(style.chip(Color(.srgb, 1, 0, 0, alpha: 0.4)) == "\u{1B}[48;2;255;153;153m \u{1B}[48;2;102;0;0m \u{1B}[0m ")
    #expect(TerminalStyle.plain.chip(Color(.srgb, 1, 0, 0)) == "")
  }
}
