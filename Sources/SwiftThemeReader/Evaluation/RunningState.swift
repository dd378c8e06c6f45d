import ThemeModel

/// Variables that the running app may set, although the sources contain no code that does.
///
/// The values of such a variable are noted, see `StateNotes`. Comparing it with a value that the code names takes the note back, because
/// each such value, and the initial one, becomes a context. Any other decision that depends on the variable is unknown.
enum RunningState {
  /// The context of all values that the code does not name.
  static let otherwise = "otherwise"
}

/// A variable from which a value was just read.
struct StateVariable {
  let property: Property
  let owner: TypeRecord?

  var name: String { owner.map { "\($0.path).\(property.name)" } ?? property.name }
}

extension Evaluator {
  /// Returns the variable of the running app from which a value was just read.
  func stateVariable(of value: Value) -> StateVariable? {
    guard let reference = value.trail?.reference, let property = reference.property else { return nil }
    let owner: TypeRecord?
    var instance: Instance?
    switch reference.owner {
    case .instance(let own):
      instance = own
      owner = own.type.property(reference.name, isStatic: false)?.owner ?? own.type
    case .type(let type): owner = type
    case .global: owner = nil
    case .foreign: return nil
    }
    return isState(property, of: instance) ? StateVariable(property: property, owner: owner) : nil
  }

  private func isState(_ property: Property, of instance: Instance?) -> Bool {
    guard property.isStored, !property.isConstant, !property.isLazy else { return false }
    if AppState.isKeptOutside(property) { return true }
    // What nobody else can reach, and its own file never sets, keeps its value.
    guard property.access != .file, !table.isWritten(property) else { return false }
    return instance.map { AppState.mayFollow(property, of: $0) } ?? AppState.mayFollow(static: property, table)
  }

  /// Returns a value that was read from a variable, noted if it is only one of those that the variable may have.
  func noted(_ value: Value, _ property: Property, _ owner: TypeRecord?, _ instance: Instance?) -> Value {
    guard isState(property, of: instance), Self.mayDecide(value, property) else { return value }
    return value.noting(Self.notes(on: property, owner, isCode: value.isColorCode && property.type?.isOptional != true))
  }

  private static func notes(on property: Property, _ owner: TypeRecord?, isCode: Bool) -> StateNotes {
    let name = StateVariable(property: property, owner: owner).name
    return StateNotes([.init(name: name, isKept: AppState.isKeptOutside(property), isCode: isCode)])
  }

  /// Whether code may choose colors by a value, which is none itself.
  private static func mayDecide(_ value: Value, _ property: Property) -> Bool {
    switch value.payload {
    case .integer, .decimal, .string, .tuple: return true
    case .array(let elements): return !elements.contains(where: isColor)
    case .dictionary(let entries): return !entries.contains { isColor($0.value) }
    case .none: return !property.namesColor
    default: return false
    }
  }

  private static func isColor(_ value: Value) -> Bool {
    switch value.payload {
    case .color, .gradient: true
    default: false
    }
  }

  /// Returns a value that was read from a variable, noted if that may keep one of another type: `static var current: Look = DayLook()`.
  func notedKind(
    _ value: Value, of held: Instance, _ property: Property, _ owner: TypeRecord?, _ instance: Instance?
  ) -> Value {
    guard let path = property.type?.names.first, isState(property, of: instance),
      let type = table.expand(path, from: Int(property.span.file), within: owner).types.first,
      type.kind == .protocolType || held.type !== type
        || type.isReference && !table.index.heirs(of: type).isEmpty
    else { return value }
    return value.noting(Self.notes(on: property, owner, isCode: false))
  }

  /// Makes the members of a struct variables of the app where a variable of the app keeps it.
  func keepAsState(_ value: Value, in property: Property, mayFollow: Bool) {
    guard mayFollow, property.isStored, !property.isConstant, value.trail == nil,
      property.access != .file || table.isWritten(property),
      case .instance(let instance) = value.payload, instance.type.kind == .structure,
      !instance.type.storesColors
    else { return }
    instance.isState = true
  }

  /// Compares a value of a variable with one that the code names. Each of them is a context.
  func comparedState(_ a: Value, _ b: Value) -> (isEqual: Bool, variable: String)? {
    for (value, other) in [(a, b), (b, a)] {
      guard !Self.isSwept(value), let variable = stateVariable(of: value), let start = Self.word(of: value),
        let wanted = Self.word(of: other),
        stateVariable(of: other) == nil
      else { continue }
      return (isIn(wanted, from: start, variable), variable.name)
    }
    return nil
  }

  /// Returns the variable whose values a `switch` lists.
  func listedState(_ subject: Value, by cases: [SwitchOver.Case]) -> String? {
    guard !Self.isSwept(subject), let variable = stateVariable(of: subject), Self.word(of: subject) != nil else {
      return nil
    }
    let areListed = cases.allSatisfy { one in
      one.patterns.allSatisfy { pattern, _ in
        switch pattern {
        case .anything, .expression: true
        case .enumCase(_, let parts): parts.isEmpty
        default: false
        }
      }
    }
    return areListed ? variable.name : nil
  }

  /// Whether each value that the variable may have is a context already: a flag, or a case of an enum without associated values.
  private static func isSwept(_ value: Value) -> Bool {
    switch value.payload {
    case .boolean: true
    case .enumCase(let type, _, _): type.cases.count > 1 && type.hasPlainCases
    default: false
    }
  }

  private func isIn(_ wanted: String, from start: String, _ variable: StateVariable) -> Bool {
    if let isDark = ModeWords.isDark(value: wanted), ModeWords.isDark(value: start) != nil {
      return (assignment.context(on: .mode) == "dark") == isDark
    }
    let axis = Axis(
      name: axisName(variable.property, variable.owner),
      contexts: [start, wanted == start ? RunningState.otherwise : wanted], defaultContext: start,
      place: place(variable.property.span))
    return assignment.context(on: axis) == wanted
  }

  /// Returns why nothing can be decided by a value: the app may give the variables that it is made of any value.
  func undecided(by value: Value, _ span: Span?) -> Undetermined? {
    value.states?.undecided.map { notListed($0, span) }
  }

  private func notListed(_ variable: String, _ span: Span?) -> Undetermined {
    Undetermined(
      code: "runtime-value", reason: "the running app may set `\(variable)`, and the code does not list its values",
      text: span.map(text), place: span.map(place))
  }

  private static func word(of value: Value) -> String? {
    switch value.payload {
    case .string(let text): text.isEmpty ? "empty" : text
    case .integer(let number): String(number)
    case .decimal(let number): "\(number)"
    case .boolean(let flag): String(flag)
    case .none: "nil"
    case .symbol(let name), .enumCase(_, let name, _): name
    default: nil
    }
  }

  /// Returns what decides which code runs; unknown where it depends on a variable of which the code does not list the values.
  func deciding(_ value: Value, _ span: Span) -> Value {
    guard !value.isUnknown, let reason = undecided(by: value, span) else { return value }
    return Value(.unknown(reason))
  }

  /// Returns a key by which one of several values is chosen.
  func choosing(_ key: Value, _ span: Span) -> Value {
    guard case .string = key.payload else { return deciding(key, span) }
    var key = key
    key.states = key.states?.onDigits
    return deciding(key, span)
  }

  /// Returns a token's value; unknown where it is made of what the app keeps, such as `@AppStorage`.
  func madeOfKept(_ value: Value, _ span: Span?) -> Value {
    guard !value.isUnknown, let variable = value.states?.kept else { return value }
    return unknown(
      "runtime-value", "the app keeps `\(variable)`, so its first value is not the only one that is shown", span)
  }
}

extension Property {
  /// Whether its type, or the form of its first value, is a color's or a theme's.
  var namesColor: Bool {
    if let type { return type.names.contains { $0.last.map(Self.namesColor) == true } }
    var here = initial
    while let expression = here {
      switch expression.kind {
      case .call(let inner, _), .forced(let inner), .member(.some(let inner), _): here = inner
      case .name(let name): return Self.namesColor(name)
      default: return false
      }
    }
    return false
  }

  private static func namesColor(_ type: String) -> Bool {
    NameWords.of(type).last.map { ["color", "colour", "colors", "colours", "theme", "palette", "skin"].contains($0) }
      == true
  }
}

extension StateVariable {
  /// Whether its values are the system's modes: `var override: ColorScheme?`.
  var isMode: Bool {
    property.type?.names.contains { ["ColorScheme", "UIUserInterfaceStyle"].contains($0.last ?? "") } == true
  }
}
