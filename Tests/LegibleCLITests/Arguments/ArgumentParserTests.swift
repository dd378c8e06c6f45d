import Testing

@testable import LegibleCLI

struct ArgumentParserTests {
  static let table = [
    CommandSpec(
      name: .help, operands: "[A] [B]", operandCount: 0...2, summary: "s", details: [],
      options: [
        OptionSpec(.output, short: "o", .folder, "s"),
        OptionSpec(.format, short: "f", .choice(["text", "json", "markdown"]), isRepeatable: true, "s"),
        OptionSpec(.verbose, short: "v", .flag, "s"),
        OptionSpec(.quiet, short: "q", .flag, "s"),
        OptionSpec(.scale, .integer(1...3), "s"),
        OptionSpec(.axis, .assignment(placeholder: "NAME=CONTEXT"), isRepeatable: true, "s"),
        OptionSpec(.require, .criterion, "s"),
        OptionSpec(.date, .day, "s"),
        OptionSpec(.baseline, short: "b", .optionalFile, "s"),
      ], examples: []),
    CommandSpec(
      name: .completions, operands: "A", operandCount: 1...1, summary: "s", details: [],
      options: [OptionSpec(.suggest, .flag, "s")], examples: []),
  ]

  static func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
    try ArgumentParser.parse(words, commands: table)
  }

  @Test(arguments: [
    ["--output", "out"], ["--output=out"], ["-o", "out"], ["-oout"], ["-o=out"],
  ])
  func takesAValueInEveryForm(words: [String]) throws {
    let parsed = try Self.parse(["help", "a"] + words + ["b"])
    #expect(parsed.text(.output) == "out")
    #expect(parsed.operands == ["a", "b"])
  }

  @Test func keepsRepeatedValuesInOrder() throws {
    let parsed = try Self.parse(["help", "-f", "json", "--format=text", "-fmarkdown"])
    #expect(parsed.texts(.format) == ["json", "text", "markdown"])
  }

  @Test func takesFlagsTogether() throws {
    let parsed = try Self.parse(["help", "-qvo", "out"])
    #expect(parsed.has(.quiet) && parsed.has(.verbose))
    #expect(parsed.text(.output) == "out")
  }

  @Test func everythingAfterTwoDashesIsAnOperand() throws {
    let parsed = try Self.parse(["help", "--verbose", "--", "--quiet", "-o"])
    #expect(parsed.operands == ["--quiet", "-o"])
    #expect(!parsed.has(.quiet))
  }

  @Test func aSingleDashIsAnOperandOrAValue() throws {
    #expect(try Self.parse(["help", "-"]).operands == ["-"])
    #expect(try Self.parse(["help", "-o", "-"]).text(.output) == "-")
  }

  @Test func anOptionalFileComesAfterTheEqualsSignOnly() throws {
    let bare = try Self.parse(["help", "--baseline", "a"])
    #expect(bare.has(.baseline) && bare.text(.baseline) == nil && bare.operands == ["a"])
    #expect(try Self.parse(["help", "--baseline=b.json"]).text(.baseline) == "b.json")
    #expect(try Self.parse(["help", "-b=b.json"]).text(.baseline) == "b.json")
  }

  @Test func globalOptionsMayStandBeforeTheCommand() throws {
    #expect(try Self.parse(["--color", "never", "help"]).text(.color) == "never")
    #expect(try Self.parse(["--version"]).has(.version))
  }

  @Test(
    arguments: [
      ([], UsageError.noCommand),
      (["halp"], .unknownCommand("halp", nearest: "help")),
      (["frobnicate"], .unknownCommand("frobnicate", nearest: nil)),
      (["help", "--fromat", "json"], .unknownOption("--fromat", command: .help, nearest: "--format", belongsTo: [])),
      (["help", "--verb"], .unknownOption("--verb", command: .help, nearest: "--verbose", belongsTo: [])),
      (["help", "-format", "json"], .unknownOption("-format", command: .help, nearest: nil, belongsTo: [])),
      (["help", "--suggest"], .unknownOption("--suggest", command: .help, nearest: nil, belongsTo: [.completions])),
      (["help", "-x"], .unknownOption("-x", command: .help, nearest: nil, belongsTo: [])),
      (["--output", "x", "help"], .unknownOption("--output", command: nil, nearest: nil, belongsTo: [.help])),
      (["help", "--output"], .missingValue(option: "--output", placeholder: "FOLDER")),
      (["help", "--output", "--quiet"], .missingValue(option: "--output", placeholder: "FOLDER")),
      (["help", "-o"], .missingValue(option: "-o", placeholder: "FOLDER")),
      (["help", "--quiet=yes"], .unexpectedValue(option: "--quiet", value: "yes")),
      (["help", "--scale", "2", "--scale", "3"], .repeated(option: "--scale")),
      (["help", "-qq"], .repeated(option: "-q")),
      (["completions"], .missingOperand(command: .completions, operands: "A")),
      (["completions", "a", "b"], .extraOperand("b", command: .completions, operands: "A")),
    ] as [([String], UsageError)])
  func saysWhatIsWrong(words: [String], error: UsageError) {
    if case .unknownOption("-format", _, _, _) = error {
      // -f takes the rest as its value, which is then not a format.
      #expect(throws: UsageError.self) { try Self.parse(words) }
    } else {
      #expect(throws: error) { try Self.parse(words) }
    }
  }

  @Test(arguments: [
    ["--format", "jsn"], ["--format", ""], ["--scale", "4"], ["--scale", "2.5"], ["--scale", "99999999999999999999"],
    ["--axis", "dark"], ["--axis", "=dark"], ["--axis", "mode="], ["--require", "aa"], ["--require", "0.5"],
    ["--require", "22"], ["--require", "nan"], ["--require", "1e1"], ["--require", "0x5"],
    ["--require", "-3"], ["--require", "-.5"], ["--scale", "-1"], ["--date", "2026-02-29"],
    ["--date", "20261120"], ["--date", "2026-13-01"], ["--date", "+026-01-01"], ["--output", ""], ["--output="],
  ])
  func refusesAValueOfTheWrongKind(words: [String]) {
    let error = #expect(throws: UsageError.self) { try Self.parse(["help"] + words) }
    guard case .wrongValue = error else {
      Issue.record("\(words) gave \(String(describing: error))")
      return
    }
  }

  @Test func suggestsTheNearestValue() {
    #expect(
      throws: UsageError.wrongValue(
        option: "--format", value: "jsn", expected: "one of text, json, markdown", nearest: "json")
    ) { try Self.parse(["help", "--format", "jsn"]) }
  }

  @Test(arguments: [("aaa-text", 7), ("4.5", 4.5), ("21", 21)])
  func readsCriteria(word: String, ratio: Double) throws {
    #expect(try Self.parse(["help", "--require", word]).criterion(.require)?.required == ratio)
  }

  @Test func everyTableIsSound() {
    for command in CommandTable.commands {
      let options = command.options + CommandTable.globalOptions
      #expect(Set(options.map(\.name)).count == options.count, "\(command.name) lists an option twice")
      let letters = options.compactMap(\.short)
      #expect(Set(letters).count == letters.count, "\(command.name) gives a letter twice")
      #expect(!command.examples.isEmpty, "\(command.name) has no example")
    }
    #expect(Set(CommandTable.commands.map(\.name)) == Set(CommandName.allCases))
    let used = Set((CommandTable.commands.flatMap(\.options) + CommandTable.globalOptions).map(\.name))
    #expect(used == Set(OptionName.allCases))
  }
}
