import ThemeModel

/// Values of a team's own styles, each of which stands for what it resolves to in an environment:
/// `enum Tone: ShapeStyle { case ink; func resolve(in environment: EnvironmentValues) -> Color { … } }`.
enum OwnStyle {
  static func isOne(_ type: TypeRecord) -> Bool {
    type.declaration != nil && type.kind != .protocolType
      && (type.classLine + type.allProtocols).contains { $0.foreignParents.contains("ShapeStyle") }
  }

  /// Returns what a style resolves to in the current contexts; `nil` for any other value.
  static func resolved(_ value: Value, _ evaluator: Evaluator) -> Value? {
    let type: TypeRecord
    switch value.payload {
    case .instance(let instance): type = instance.type
    case .enumCase(let own, _, _): type = own
    default: return nil
    }
    guard let (function, owner) = resolver(of: type), let parameter = function.parameters.first else {
      return nil
    }
    return evaluator.call(function, of: owner, on: value, giving: [parameter.name: Value(.traits([:]))])
  }

  /// Returns the function that gives the color of a style; `nil` for any other type.
  static func resolver(of type: TypeRecord) -> (member: Function, owner: TypeRecord)? {
    guard isOne(type) else { return nil }
    return type.functions("resolve", isStatic: false).first { function, _ in
      function.parameters.count == 1 && function.parameters[0].label == "in"
    }
  }
}
