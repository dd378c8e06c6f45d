import Reports

/// An error in a command line.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: CommandName?, nearest: String?, belongsTo: [CommandName])
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String, value: String)
  case wrongValue(option: String, value: String, expected: String, nearest: String?)
  case repeated(option: String)
  case conflicting(String, String, reason: String)
  /// An option without the other option that it needs.
  case incomplete(String, String, reason: String)
  case missingOperand(command: CommandName, operands: String)
  case extraOperand(String, command: CommandName, operands: String)
  case wrongOperand(String, expected: String, nearest: String? = nil)

  var message: String {
    switch self {
    case .noCommand: "say what to do, such as: legible audit"
    case .unknownCommand(let name, let nearest): "there is no command '\(safe(name))'\(Self.hint(nearest))"
    case .unknownOption(let option, let command, let nearest, let owners):
      unknownOption(option, command, nearest, owners)
    case .missingValue(let option, let placeholder): "\(option) needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option, let value): "\(option) takes no value, but '\(safe(value))' was given"
    case .wrongValue(let option, let value, let expected, let nearest):
      "\(option) cannot be '\(safe(value))'; it takes \(expected)\(Self.hint(nearest))"
    case .repeated(let option): "\(option) was given twice"
    case .incomplete(let option, let other, let reason): "\(option) needs \(other): \(reason)"
    case .conflicting(let one, let other, let reason): "\(one) and \(other) cannot be combined: \(reason)"
    case .missingOperand(let command, let operands):
      "\(command.rawValue) needs more arguments; usage: legible \(command.rawValue) \(operands)"
    case .extraOperand(let operand, let command, let operands):
      "unexpected argument '\(safe(operand))'; usage: legible \(command.rawValue) \(operands)"
    case .wrongOperand(let operand, let expected, let nearest):
      "'\(safe(operand))' is not \(expected)\(Self.hint(nearest))"
    }
  }

  private func unknownOption(
    _ option: String, _ command: CommandName?, _ nearest: String?, _ owners: [CommandName]
  ) -> String {
    let place = command.map { "legible \($0.rawValue)" } ?? "legible"
    guard nearest == nil, !owners.isEmpty else {
      return "\(place) has no option '\(safe(option))'\(Self.hint(nearest))"
    }
    let names = owners.map(\.rawValue).joined(separator: ", ")
    return "\(place) has no option '\(safe(option))'; it belongs to \(names)"
  }

  private func safe(_ text: String) -> String {
    let shown = SafeText.of(String(text.prefix(80)))
    return shown.count < text.count ? shown + "…" : shown
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }
}
