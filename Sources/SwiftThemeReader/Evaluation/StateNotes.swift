/// The variables of the running app that a value is made of, and of which the value is only one of those that they may have.
///
/// The notes stay with the value wherever it is kept. What code decides by such a value is unknown.
final class StateNotes {
  struct Variable: Hashable {
    var name: String
    /// Whether the app keeps its value outside the code.
    var isKept: Bool
    /// Whether it is the code of a color. Code takes such a text apart, which decides nothing unless it asks for certain digits.
    var isCode: Bool
  }

  private let variables: Set<Variable>

  init(_ variables: Set<Variable>) {
    self.variables = variables
  }

  static func joined(_ a: StateNotes?, _ b: StateNotes?) -> StateNotes? {
    guard let a, let b, a !== b else { return a ?? b }
    if b.variables.isSubset(of: a.variables) { return a }
    return a.variables.isSubset(of: b.variables) ? b : StateNotes(a.variables.union(b.variables))
  }

  /// Takes the note on a variable back, of which the code lists the values.
  func without(_ variable: String) -> StateNotes? {
    let others = variables.filter { $0.name != variable }
    return others.isEmpty ? nil : StateNotes(others)
  }

  /// The notes on what depends on the digits of a color's code.
  var onDigits: StateNotes {
    guard variables.contains(where: \.isCode) else { return self }
    return StateNotes(
      Set(
        variables.map { one in
          var other = one
          other.isCode = false
          return other
        }))
  }

  /// A variable by which nothing can be decided.
  var undecided: String? { variables.filter { !$0.isCode }.map(\.name).min() }
  /// A variable whose value the app keeps.
  var kept: String? { variables.filter(\.isKept).map(\.name).min() }
}

extension Value {
  /// The value, which is also made of other variables.
  func noting(_ more: StateNotes?) -> Value {
    guard let more else { return self }
    var value = self
    value.states = .joined(states, more)
    return value
  }

  /// A text with hexadecimal digits, which only some codes of colors have.
  var asksForDigits: Bool {
    guard case .string(let text) = payload else { return false }
    return text.drop { $0 == "#" || $0 == "0" || $0 == "x" || $0 == "X" }.contains(where: \.isHexDigit)
  }
}
