import Testing

@testable import LegibleCLI

/// What real shells offer with the scripts generated from the table.
struct CompletionsTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write("my colours.txt", "")
    try world.write("contrast/tokens.json", "")
  }

  @Test(arguments: CompletionsArguments.Shell.allCases)
  func everyScriptNamesEveryOptionAndCommand(shell: CompletionsArguments.Shell) throws {
    #expect(world.run("completions", shell.rawValue) == .success)
    for command in CommandTable.commands {
      #expect(world.output.contains(command.name.rawValue))
      for option in command.options { #expect(world.output.contains(option.name.rawValue)) }
    }
  }

  /// A line up to the cursor, and what every shell offers there.
  static let lines: [(line: String, offers: Set<String>)] = [
    ("legible con", ["contrast", "convert"]),
    ("legible contrast --req", ["--require"]),
    ("legible contrast --require ", ["aa-text", "aa-large", "aaa-text", "aaa-large", "non-text"]),
    ("legible contrast -r aaa", ["aaa-text", "aaa-large"]),
    ("legible contrast red --display ", ["srgb", "display-p3"]),
    ("legible convert --to ok", ["oklab", "oklch"]),
    ("legible --color never audit --format j", ["json", "junit"]),
    ("legible completions ", ["bash", "zsh", "fish"]),
    ("legible help bas", ["baseline"]),
    ("legible convert my", ["my colours.txt"]),
    ("legible audit contrast --tod", ["--today"]),
  ]

  private func offers(_ script: String) throws -> Set<String> {
    let result = try Binary.shell("export HOME=$PWD/home; mkdir -p $HOME; \(script)", in: world.folder)
    #expect(result.errors == "")
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  @Test(arguments: lines)
  func bashOffersWhatFits(line: String, offers expected: Set<String>) throws {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
    let found = try offers(
      """
      source <($LEGIBLE completions bash)
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      # outside of a completion there is nothing to set options of
      compopt() { :; }
      _legible
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(found == expected)
  }

  /// bash splits a word at the equals sign before it asks.
  @Test func bashOffersValuesAfterTheEqualsSign() throws {
    let found = try offers(
      """
      source <($LEGIBLE completions bash)
      COMP_WORDS=(legible help --format = t); COMP_CWORD=4; _legible; printf '%s\\n' "${COMPREPLY[@]}"
      COMP_WORDS=(legible convert --to =); COMP_CWORD=3; _legible; printf '%s\\n' "${COMPREPLY[@]}" | grep xyz
      """)
    #expect(found == ["text", "xyz-d50", "xyz-d65"])
  }

  @Test(arguments: lines + [("legible contrast --require=non", ["--require=non-text"])])
  func fishOffersWhatFits(line: String, offers expected: Set<String>) throws {
    let found = try offers(
      """
      $LEGIBLE completions fish > legible.fish
      fish --no-config -c 'source legible.fish; complete -C "\(line)"' | cut -f 1
      """)
    // A file's name is already escaped.
    #expect(Set(found.map { $0.replacing("\\ ", with: " ") }) == expected)
  }

  @Test(arguments: lines + [("legible contrast --require=non", ["non-text"])])
  func zshOffersWhatFits(line: String, offers expected: Set<String>) throws {
    let found = try offers(
      """
      mkdir functions; $LEGIBLE completions zsh > functions/_legible
      cat > asked.zsh <<'END'
      \(Self.askedZsh)
      END
      cat > asking.zsh <<'END'
      \(Self.askingZsh)
      END
      zsh -f asking.zsh '\(line)'
      """)
    #expect(Set(found.map { $0.replacing("\\ ", with: " ") }) == expected)
  }

  /// Presses the tab key in a shell that has its own terminal.
  private static let askingZsh = """
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'source ./asked.zsh'
    while zpty -r shell text; do [[ $text == *ready* ]] && break; done
    zpty -w -n shell "$1"$'\\t'
    repeat 300; do [[ -e answered ]] && break; sleep 0.1; done
    zpty -d shell
    [[ -e answered ]] || print -u2 'no answer'
    cat offered
    """

  /// Writes the completions that are added to the list into a file.
  private static let askedZsh = """
    PROMPT= PS2=
    fpath=($PWD/functions $fpath)
    autoload -Uz compinit && compinit -u -D
    bindkey '^I' complete-word
    zstyle ':completion:*' insert-tab false
    : > offered
    compadd() {
      if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
        local -a hits
        builtin compadd -A hits "$@"
        print -rl -- $hits >> offered
      fi
      builtin compadd "$@"
    }
    answered() { : > answered; exit }
    comppostfuncs=(answered)
    print ready
    """
}
