/// The parsed request of a command line.
enum Invocation: Equatable {
  case audit(AuditArguments)
  case sheet(SheetArguments)
  case diff(DiffArguments)
  case mend(MendArguments)
  case baseline(BaselineArguments)
  case `init`(InitArguments)
  case survey(SurveyArguments)
  case tokens(TokensArguments)
  case explain(ExplainArguments)
  case pairs(PairsArguments)
  case contrast(ContrastArguments)
  case convert(ConvertArguments)
  case completions(CompletionsArguments)
  case help(HelpArguments)
  case version

  init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ArgumentParser.parse(arguments)
    if parsed.has(.version) {
      self = .version
    } else if parsed.has(.help) {
      let topic = parsed.command == .help ? nil : parsed.command
      self = .help(HelpArguments(topic: topic, color: parsed.color))
    } else {
      self = try Self.command(parsed)
    }
  }

  private static func command(_ parsed: ParsedArguments) throws(UsageError) -> Invocation {
    if parsed.has(.strict), parsed.has(.lenient) {
      throw .conflicting(
        "--strict", "--lenient", reason: "one accepts only the standard, the other also what deviates from it")
    }
    return switch parsed.command {
    case .audit: .audit(try AuditArguments(parsed))
    case .sheet: .sheet(try SheetArguments(parsed))
    case .diff: .diff(try DiffArguments(parsed))
    case .mend: .mend(try MendArguments(parsed))
    case .baseline: .baseline(try BaselineArguments(parsed))
    case .`init`: .`init`(try InitArguments(parsed))
    case .survey: .survey(try SurveyArguments(parsed))
    case .tokens: .tokens(try TokensArguments(parsed))
    case .explain: .explain(try ExplainArguments(parsed))
    case .pairs: .pairs(try PairsArguments(parsed))
    case .contrast: .contrast(try ContrastArguments(parsed))
    case .convert: .convert(try ConvertArguments(parsed))
    case .completions: .completions(try CompletionsArguments(parsed))
    case .help: .help(try HelpArguments(parsed))
    }
  }
}
