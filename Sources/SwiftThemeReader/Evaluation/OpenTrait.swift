import ThemeModel

/// Traits whose type the sources do not state. Something depends on them: a Boolean, or one case of several.
enum OpenTrait {
  static let off = "off"
  static let on = "on"

  /// Returns whether a trait of unknown type is on, where it is used as a condition.
  static func isOn(_ name: String, _ evaluator: Evaluator) -> Bool {
    if name == "isDarkerSystemColorsEnabled" { return evaluator.assignment.context(on: .contrast) == "high" }
    let axis = Axis(name: name, contexts: [off, on], defaultContext: off)
    return evaluator.assignment.context(on: axis) == on
  }

  /// Compares a trait of unknown type with a case: there is this case, and there are others.
  static func compare(_ a: Value, _ b: Value, _ evaluator: Evaluator) -> Bool? {
    let (name, other): (String, Value)
    if case .openTrait(let own) = a.payload {
      (name, other) = (own, b)
    } else if case .openTrait(let own) = b.payload {
      (name, other) = (own, a)
    } else {
      return nil
    }
    switch other.payload {
    case .boolean(let flag): return isOn(name, evaluator) == flag
    case .symbol(let context):
      let axis = Axis(name: name, contexts: ["otherwise", context], defaultContext: "otherwise")
      return evaluator.assignment.context(on: axis) == context
    case .enumCase(let type, let context, _):
      let start = type.cases.first?.name ?? context
      let axis = Axis(name: name, contexts: type.cases.map(\.name), defaultContext: start)
      return evaluator.assignment.context(on: axis) == context
    default: return nil
    }
  }
}

/// Flags of a theme's tuning. Each flag that a color reads is an axis of its own, until `TuningContexts` combines them.
enum Tuning {
  static let off = OpenTrait.off
  static let on = OpenTrait.on
  static let prefix = "tuning."

  static func axis(ofFlag name: String, isOn: Bool) -> Axis {
    Axis(name: prefix + name, contexts: [off, on], defaultContext: isOn ? on : off)
  }
}
