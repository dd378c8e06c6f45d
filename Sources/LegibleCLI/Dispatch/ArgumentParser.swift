import ColorScience

/// Parses arguments with the table. Nothing is ignored: anything that is not in the table is an error.
struct ArgumentParser {
  private let commands: [CommandSpec]
  private var rest: ArraySlice<String>

  static func parse(
    _ arguments: [String], commands: [CommandSpec] = CommandTable.commands
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(commands: commands, rest: arguments[...])
    return try parser.parse()
  }

  private mutating func parse() throws(UsageError) -> ParsedArguments {
    var early = ParsedArguments(command: .help)
    while let word = rest.first, word.hasPrefix("-"), word != "-", word != "--" {
      rest.removeFirst()
      try takeOption(word, command: nil, options: CommandTable.globalOptions, into: &early)
    }
    if early.has(.help) || early.has(.version) { return early }
    guard let name = rest.popFirst() else { throw .noCommand }
    guard let spec = commands.first(where: { $0.name.rawValue == name }) else {
      throw .unknownCommand(name, nearest: NearestWord.of(name, among: commands.map(\.name.rawValue)))
    }
    return try parse(spec, early)
  }

  private mutating func parse(_ spec: CommandSpec, _ early: ParsedArguments) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments(command: spec.name)
    parsed.values = early.values
    let options = spec.options + CommandTable.globalOptions
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.operands += rest
        rest = []
      } else if word.hasPrefix("-") && word != "-" {
        try takeOption(word, command: spec.name, options: options, into: &parsed)
      } else if word.isEmpty {
        // An empty variable of a script must not stand for the working folder.
        throw .wrongOperand(word, expected: "a path, a name or a value")
      } else {
        parsed.operands.append(word)
      }
    }
    if parsed.has(.help) || parsed.has(.version) { return parsed }
    guard parsed.operands.count >= spec.operandCount.lowerBound else {
      throw .missingOperand(command: spec.name, operands: spec.operands)
    }
    guard parsed.operands.count <= spec.operandCount.upperBound else {
      let extra = parsed.operands[spec.operandCount.upperBound]
      throw .extraOperand(extra, command: spec.name, operands: spec.operands)
    }
    return parsed
  }

  private mutating func takeOption(
    _ word: String, command: CommandName?, options: [OptionSpec], into parsed: inout ParsedArguments
  ) throws(UsageError) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let long = String(parts[0])
      guard let option = options.first(where: { $0.name.long == long }) else {
        throw unknown(long, command: command, options: options)
      }
      try take(option, spelled: long, attached: parts.count > 1 ? String(parts[1]) : nil, into: &parsed)
    } else {
      try takeShortOptions(word, command: command, options: options, into: &parsed)
    }
  }

  /// Parses `-o FOLDER`, `-oFOLDER`, `-o=FOLDER`, and combined flags such as `-qv`.
  private mutating func takeShortOptions(
    _ word: String, command: CommandName?, options: [OptionSpec], into parsed: inout ParsedArguments
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let spelled = "-\(letter)"
      guard let option = options.first(where: { $0.short == letter }) else {
        // `-format` is a typo of `--format`, not five letters.
        throw unknown(letters.isEmpty ? spelled : word, command: command, options: options)
      }
      if option.value == .flag && letters.first != "=" {
        try take(option, spelled: spelled, attached: nil, into: &parsed)
      } else {
        if letters.first == "=" {
          letters.removeFirst()
        } else if letters.isEmpty {
          return try take(option, spelled: spelled, attached: nil, into: &parsed)
        }
        return try take(option, spelled: spelled, attached: String(letters), into: &parsed)
      }
    }
  }

  private mutating func take(
    _ option: OptionSpec, spelled: String, attached: String?, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    guard option.isRepeatable || parsed.values[option.name] == nil else { throw .repeated(option: spelled) }
    switch option.value {
    case .flag:
      if let attached { throw .unexpectedValue(option: spelled, value: attached) }
      parsed.values[option.name] = []
    case .optionalFile:
      if attached == "" { throw .missingValue(option: spelled + "=", placeholder: option.placeholder) }
      parsed.values[option.name] = attached.map { [$0] } ?? []
    case .optionalText:
      if attached == "" { throw .missingValue(option: spelled + "=", placeholder: option.placeholder) }
      parsed.values[option.name, default: []] += attached.map { [$0] } ?? []
    default:
      let value = if let attached { attached } else { try followingValue(option, spelled: spelled) }
      if let expected = OptionValueCheck.expectation(of: option, missedBy: value) {
        let nearest = NearestWord.of(value, among: option.completions)
        throw .wrongValue(option: spelled, value: value, expected: expected, nearest: nearest)
      }
      parsed.values[option.name, default: []].append(value)
    }
  }

  private mutating func followingValue(_ option: OptionSpec, spelled: String) throws(UsageError) -> String {
    guard let next = rest.first, !Self.isOption(next) else {
      throw .missingValue(option: spelled, placeholder: option.placeholder)
    }
    rest.removeFirst()
    return next
  }

  /// Returns whether a word is the next option. A word with a dash is one, unless it is a number. Other values that
  /// begin with a dash are written as --option=-value.
  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().utf8.first else { return false }
    return !(0x30...0x39).contains(second) && second != UInt8(ascii: ".")
  }

  private func unknown(_ spelled: String, command: CommandName?, options: [OptionSpec]) -> UsageError {
    let owners = commands.filter { $0.options.contains { $0.name.long == spelled } }.map(\.name)
    let word = spelled.hasPrefix("--") ? spelled : "-" + spelled
    let nearest = owners.isEmpty && spelled.count > 2 ? NearestWord.of(word, among: options.map(\.name.long)) : nil
    return .unknownOption(spelled, command: command, nearest: nearest, belongsTo: owners)
  }
}
