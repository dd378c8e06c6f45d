import ThemeModel

/// Views that are walked through again and again. Each call may give them other values, and where views hold views that hold views, the
/// number of ways to one of them multiplies. Its colors depend on few of the values.
extension ViewRendering {
  /// How often a view is walked through with all that its calls give it, in a walk that has become long.
  static let mostVisits = 4
  /// How often it is, where its calls give it no state that is not written out, before the conditions around it count no more.
  static let mostVisitsAlike = 32

  private static let states: Set = [
    "Bool", "Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat", "String", "Date", "TimeInterval", "UUID",
  ]

  /// Whether an argument only says in which state a view is, and which one is not written out.
  func isState(_ argument: Expression.Argument, of record: TypeRecord) -> Bool {
    switch argument.value.kind {
    case .boolean, .integer, .decimal, .string, .nilLiteral: return false
    default: break
    }
    guard record.initializers.isEmpty, let label = argument.label,
      let property = record.property(label, isStatic: false)?.member
    else {
      return false
    }
    return isState(property)
  }

  /// A text or a number may be the code of a color, or the name of one.
  private func isState(_ property: Property) -> Bool {
    property.type?.names.first?.last.map(Self.states.contains) == true
      && NameWords.of(property.name).allSatisfy { !Self.ofColors.contains($0) }
  }

  private static let ofColors: Set = [
    "color", "colour", "hex", "code", "tint", "background", "foreground", "asset", "theme",
  ]

  /// Leaves open in which state a view is: each of its states is walked through.
  func open(_ arguments: [Expression.Argument], of record: TypeRecord, _ instance: ViewScope) {
    for property in record.properties.map(\.member)
    where isState(property) && arguments.contains(where: { $0.label == property.name }) {
      instance.bind(property.name, .open(property.type))
    }
  }
}

extension Surroundings {
  /// Returns these surroundings under whatever conditions, which is an assumption.
  func whenever(_ step: String) -> Surroundings {
    var next = assuming(step)
    next.facts = facts.ofDevice
    next.ground = ground.whenever
    next.ink = ink?.whenever
    next.tint = tint?.whenever
    return next
  }
}

extension Ink {
  /// The same alternatives under whatever conditions of the app's.
  fileprivate var whenever: Ink {
    var seen: Set<Alternative> = []
    return Ink(mapped { $0.facts = $0.facts.ofDevice }.alternatives.filter { seen.insert($0).inserted })
  }
}

extension Facts {
  /// The facts that the device decides.
  fileprivate var ofDevice: Facts { without(Set(values.keys.filter { !$0.isOfDevice })) }
}
