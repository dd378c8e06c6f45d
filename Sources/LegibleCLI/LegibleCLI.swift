/// The command line as a function, from arguments to exit status.
public enum LegibleCLI {
  /// Runs a command with the streams, files and environment of this process.
  public static func run(_ arguments: [String]) -> Int32 {
    var world = World.ofThisProcess()
    let status = run(arguments, in: &world).rawValue
    // Leaked on purpose: the process ends now, and freeing these objects first would only take time.
    for object in world.kept { _ = Unmanaged.passRetained(object) }
    return status
  }

  static func run(_ arguments: [String], in world: inout World) -> CommandStatus {
    var status = CommandStatus.failure
    do {
      status = try perform(try Invocation(arguments), in: &world)
    } catch let error as UsageError {
      say(error.message, in: world)
      world.errors.writeLine("Try: \(advice(for: arguments))")
      do throws(CommandFailure) { try FailedInvocation.tell(error, arguments, in: world) } catch {
        if let message = error.message { say(message, in: world) }
      }
    } catch let error as CommandFailure {
      if let message = error.message { say(message, in: world) }
    } catch {
      say("\(error)", in: world)
    }
    world.output.flush()
    if let failure = world.output.failure {
      say(failure.message, in: world)
      status = .failure
    }
    world.errors.flush()
    return status
  }

  private static func perform(_ invocation: Invocation, in world: inout World) throws -> CommandStatus {
    switch invocation {
    case .audit(let arguments): try AuditCommand.run(arguments, in: &world)
    case .sheet(let arguments): try SheetCommand.run(arguments, in: &world)
    case .diff(let arguments): try DiffCommand.run(arguments, in: &world)
    case .mend(let arguments): try MendCommand.run(arguments, in: &world)
    case .baseline(let arguments): try BaselineCommand.run(arguments, in: &world)
    case .`init`(let arguments): try InitCommand.run(arguments, in: &world)
    case .survey(let arguments): try SurveyCommand.run(arguments, in: &world)
    case .tokens(let arguments): try TokensCommand.run(arguments, in: &world)
    case .explain(let arguments): try ExplainCommand.run(arguments, in: &world)
    case .pairs(let arguments): try PairsCommand.run(arguments, in: &world)
    case .contrast(let arguments): try ContrastCommand.run(arguments, in: &world)
    case .convert(let arguments): try ConvertCommand.run(arguments, in: &world)
    case .completions(let arguments): CompletionsCommand.run(arguments, in: &world)
    case .help(let arguments): HelpCommand.run(arguments, in: &world)
    case .version: VersionCommand.run(in: &world)
    }
  }

  private static func say(_ message: String, in world: World) {
    world.output.flush()
    world.errors.writeLine("legible: \(message)")
  }

  /// Returns the help command that fits the arguments.
  private static func advice(for arguments: [String]) -> String {
    let command = arguments.lazy.compactMap(CommandName.init(rawValue:)).first
    return command.map { "legible help \($0.rawValue)" } ?? "legible help"
  }
}
