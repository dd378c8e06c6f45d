import Testing

@testable import LegibleCLI

struct CompletionsTests {
  @Test(arguments: CompletionsArguments.Shell.allCases)
  func everyScriptNamesEveryOptionAndCommand(shell: CompletionsArguments.Shell) throws {
    let world = try TestWorld()
    #expect(world.run("completions", shell.rawValue) == .success)
    for command in CommandTable.commands {
      #expect(world.output.contains(command.name.rawValue))
      for option in command.options { #expect(world.output.contains(option.name.rawValue)) }
    }
  }

  /// Types a line into a real bash and asks what it offers.
  private func offers(_ words: String...) throws -> Set<String> {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source <($LEGIBLE completions bash)
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1)
      _legible
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try Binary.shell(script)
    #expect(result.errors == "")
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  @Test func bashOffersWhatFits() throws {
    #expect(try offers("legible", "comp") == ["completions"])
    #expect(try offers("legible", "completions", "") == ["bash", "zsh", "fish"])
    #expect(try offers("legible", "help", "--form") == ["--format"])
    #expect(try offers("legible", "help", "--format", "m") == ["markdown"])
    #expect(try offers("legible", "help", "-f", "") == ["text", "markdown"])
    #expect(try offers("legible", "help", "--format", "=", "t") == ["text"])
  }
}
