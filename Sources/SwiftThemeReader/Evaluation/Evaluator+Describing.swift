/// What values are called in texts: `"\(shade)"`, `String(describing: shade)`.
extension Evaluator {
  /// Returns the text that Swift makes of a value: what its type says of itself, else the words of the value.
  func described(_ value: Value, _ expression: Expression) -> String? {
    let type: TypeRecord
    switch value.payload {
    case .enumCase(let owner, _, _): type = owner
    case .instance(let instance): type = instance.type
    default: return Words.text(of: value)
    }
    let parents = (type.classLine + type.allProtocols).flatMap(\.foreignParents)
    // It writes itself, step by step.
    if parents.contains("TextOutputStreamable") { return nil }
    for (name, protocols) in Self.descriptions where parents.contains(where: protocols.contains) {
      guard case .string(let text) = member(name, of: value, expression).payload else { return nil }
      return text
    }
    return Words.text(of: value)
  }

  /// The members that give a text, with the protocols that ask for them.
  private static let descriptions: [(member: String, protocols: Set<String>)] = [
    ("description", ["CustomStringConvertible", "LosslessStringConvertible", "NSObject"]),
    ("debugDescription", ["CustomDebugStringConvertible"]),
  ]
}
