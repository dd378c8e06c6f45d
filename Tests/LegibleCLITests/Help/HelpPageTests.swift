import ColorScience
import Reports
import Testing

@testable import LegibleCLI

struct HelpPageTests {
  @Test func everyCommandHasAPageThatNamesAllItTakes() throws {
    let page = HelpPage(width: 80, style: .plain)
    for command in CommandTable.commands {
      let text = page.page(command)
      for option in command.options + CommandTable.globalOptions { #expect(text.contains(option.name.long)) }
      for example in command.examples { #expect(text.contains(example.command)) }
      for line in text.split(separator: "\n") where !line.contains("legible ") {
        #expect(SafeText.width(String(line)) <= 80, "\(command.name.rawValue): \(line)")
      }
    }
  }

  /// This includes the overview, which a newcomer reads first.
  @Test(arguments: [60, 80, 120])
  func noLineIsWiderThanTheTerminal(_ width: Int) {
    let page = HelpPage(width: width, style: .plain)
    for text in [page.overview()] + CommandTable.commands.map(page.page) {
      for line in text.split(separator: "\n") where !line.contains("  legible ") {
        #expect(SafeText.width(String(line)) <= width, "\(line)")
      }
    }
  }

  @Test(arguments: [60, 80, 120])
  func aConversionHangsWhereItIsTooLong(_ width: Int) throws {
    let color = try Color(css: "oklch(0.7 0.3 150)")
    let whole = ConvertText.page(color, input: "x", spaces: [], .plain)
    let broken = ConvertText.page(color, input: "x", spaces: [], width: width, .plain)
    #expect(broken.allSatisfy { SafeText.width($0) <= width }, "\(broken)")
    func words(_ lines: [String]) -> [Substring] { lines.flatMap { $0.split(separator: " ") } }
    #expect(words(whole) == words(broken))
  }

  @Test(arguments: CommandTable.commands.map(\.name))
  func helpIsAskedForInThreeWays(name: CommandName) throws {
    let world = try TestWorld()
    #expect(world.run("help", name.rawValue) == .success)
    let page = world.output
    #expect(page.contains("Examples:"))
    #expect(world.run(name.rawValue, "--help") == .success)
    #expect(name == .help || world.output == page)
    #expect(world.run(name.rawValue, "-h", "nonsense") == .success)
  }

  /// An example that the parser refuses is worse than none.
  @Test func everyExampleParses() throws {
    for command in CommandTable.commands {
      for example in command.examples {
        let words = Self.words(of: example.command)
        _ = try Invocation(words)
      }
    }
  }

  /// Returns the arguments of the `legible` call in a line of shell.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    let call = line.split(separator: "legible ", maxSplits: 1).last.map(String.init) ?? ""
    let start = line.hasPrefix("legible ") ? String(line.dropFirst(8)) : call
    for character in start {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " " && !isQuoted {
        if let finished = word { words.append(finished) }
        word = nil
      } else if !isQuoted && "|<>)#".contains(character) {
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let finished = word { words.append(finished) }
    return words
  }
}
