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
    guard !parents.contains(where: Self.selfWritten.contains), !hasOwnInterpolation else { return nil }
    for (name, protocols) in Self.descriptions where parents.contains(where: protocols.contains) {
      // An extension for some values of the type does not tell of which this one is.
      guard type.property(name, isStatic: false).map({ !$0.owner.isConditional($0.member) }) ?? true,
        case .string(let text) = member(name, of: value, expression).payload
      else { return nil }
      return text
    }
    return Words.text(of: value)
  }

  /// What writes itself step by step, or has a text that the system makes.
  private static let selfWritten: Set = ["TextOutputStreamable", "CodingKey"]

  /// Whether code says itself how texts take values.
  private var hasOwnInterpolation: Bool {
    ["DefaultStringInterpolation", "String.StringInterpolation"].contains { name in
      table.type([name], from: -1).map { !$0.functions("appendInterpolation", isStatic: false).isEmpty } ?? false
    }
  }

  /// The members that give a text, with the protocols that ask for them.
  private static let descriptions: [(member: String, protocols: Set<String>)] = [
    ("description", ["CustomStringConvertible", "LosslessStringConvertible", "NSObject"]),
    ("debugDescription", ["CustomDebugStringConvertible"]),
  ]
}
