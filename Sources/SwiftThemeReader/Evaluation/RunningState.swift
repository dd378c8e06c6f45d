import ThemeModel

/// Variables that the running app may set, although the sources contain no code that does.
///
/// Reading such a variable is noted in the same way as an axis. Comparing it with a value that the code names takes the note back,
/// because each such value, and the initial one, becomes a context. Any other decision that depends on the variable is unknown.
enum RunningState {
  private static let prefix = "state "
  /// Of variables whose values the app keeps outside its code.
  private static let keptPrefix = "state kept "

  static func note(_ property: Property, in owner: TypeRecord?) -> String {
    let name = owner.map { "\($0.path).\(property.name)" } ?? property.name
    return (AppState.isKeptOutside(property) ? keptPrefix : prefix) + name
  }

  /// Returns the notes that stay with a value. A color's code is data that code takes apart, and chooses no color.
  static func notes(in axes: Set<String>, of value: Value) -> Set<String> {
    guard !axes.isEmpty, !value.isColorCode else { return [] }
    return axes.filter { $0.hasPrefix(prefix) }
  }

  /// Returns the first of the variables that are noted among axes.
  static func variable(in axes: Set<String>, isKept: Bool = false) -> String? {
    axes.filter { $0.hasPrefix(isKept ? keptPrefix : prefix) }
      .map { note in String(note.dropFirst(note.hasPrefix(keptPrefix) ? keptPrefix.count : prefix.count)) }.min()
  }

  /// The context of all values that the code does not name.
  static let otherwise = "otherwise"
}

/// A variable from which a value was just read.
struct StateVariable {
  let property: Property
  let owner: TypeRecord?

  var note: String { RunningState.note(property, in: owner) }
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

  /// Notes the variables that a value passed through on its way to a local name or to `self`.
  func noteStates(behind value: Value) {
    guard value.isData || value.isNone, !value.isColorCode else { return }
    var here = value.trail
    while let trail = here {
      var passed = value
      passed.trail = trail
      if let variable = stateVariable(of: passed), Self.mayDecide(value, variable.property) {
        assignment.note([variable.note])
      }
      here = trail.next
    }
  }

  private func isState(_ property: Property, of instance: Instance?) -> Bool {
    guard property.isStored, !property.isConstant, !property.isLazy else { return false }
    if AppState.isKeptOutside(property) { return true }
    // What nobody else can reach, and its own file never sets, keeps its value.
    guard property.access != .file, !table.isWritten(property) else { return false }
    return instance.map { AppState.mayFollow(property, of: $0) } ?? AppState.mayFollow(static: property, table)
  }

  /// Notes that a variable was read whose first value is only one of those that it has.
  func noteState(_ value: Value, _ property: Property, _ owner: TypeRecord?, _ instance: Instance?) {
    guard isState(property, of: instance), Self.mayDecide(value, property) else { return }
    assignment.note([RunningState.note(property, in: owner)])
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

  /// Notes that a variable was read that may keep a value of another type: `static var current: Look = DayLook()`.
  func noteKind(of held: Instance, _ property: Property, _ owner: TypeRecord?, _ instance: Instance?) {
    guard let path = property.type?.names.first, isState(property, of: instance),
      let type = table.expand(path, from: Int(property.span.file), within: owner).types.first,
      type.kind == .protocolType || held.type !== type
        || type.isReference && table.types.contains(where: { $0.superclass === type })
    else { return }
    assignment.note([RunningState.note(property, in: owner)])
  }

  /// Makes the members of a struct variables of the app where a variable of the app keeps it.
  func keepAsState(_ value: Value, in property: Property, mayFollow: Bool) {
    guard mayFollow, property.isStored, !property.isConstant, value.trail == nil,
      property.access != .file || table.isWritten(property),
      case .instance(let instance) = value.payload, instance.type.kind == .structure,
      !instance.type.properties.contains(where: { $0.member.isStored && $0.member.namesColor })
    else { return }
    instance.isState = true
  }

  /// Compares a value of a variable with one that the code names. Each of them is a context.
  func comparedState(_ a: Value, _ b: Value) -> (isEqual: Bool, note: String)? {
    for (value, other) in [(a, b), (b, a)] {
      guard let variable = stateVariable(of: value), let start = Self.word(of: value),
        let wanted = Self.word(of: other),
        stateVariable(of: other) == nil
      else { continue }
      return (isIn(wanted, from: start, variable), variable.note)
    }
    return nil
  }

  /// Returns the note on the variable whose values a `switch` lists.
  func listedState(_ subject: Value, by cases: [SwitchOver.Case]) -> String? {
    guard let variable = stateVariable(of: subject), Self.word(of: subject) != nil else { return nil }
    let areListed = cases.allSatisfy { one in
      one.patterns.allSatisfy { pattern, _ in
        switch pattern {
        case .anything, .expression: true
        case .enumCase(_, let parts): parts.isEmpty
        default: false
        }
      }
    }
    return areListed ? variable.note : nil
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

  /// Returns why a value cannot be matched with what `case 0..<10` names: the app may give the variable any value.
  func undecidedState(_ value: Value, _ span: Span) -> Undetermined? {
    guard let variable = stateVariable(of: value), Self.word(of: value) != nil else { return nil }
    let name = RunningState.variable(in: [variable.note]) ?? variable.property.name
    return notListed(name, span)
  }

  private func notListed(_ variable: String, _ span: Span) -> Undetermined {
    Undetermined(
      code: "runtime-value", reason: "the running app may set `\(variable)`, and the code does not list its values",
      text: text(span), place: place(span))
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

  /// Evaluates what decides which code runs. It is unknown where it depends on a variable of which the code does not list the values.
  func deciding(_ span: Span, _ body: () -> Value) -> Value {
    let (value, axes) = assignment.recording(body)
    return decided(value, axes, span)
  }

  func decided(_ value: Value, _ axes: Set<String>, _ span: Span) -> Value {
    guard !axes.isEmpty, !value.isUnknown, let variable = RunningState.variable(in: axes) else { return value }
    return Value(.unknown(notListed(variable, span)))
  }

  /// Returns a token's value; unknown where it is made of what the app keeps, such as `@AppStorage`.
  func madeOfKept(_ value: Value, _ axes: Set<String>, _ span: Span?) -> Value {
    guard !axes.isEmpty, !value.isUnknown, let variable = RunningState.variable(in: axes, isKept: true) else {
      return value
    }
    return unknown(
      "runtime-value", "the app keeps `\(variable)`, so its first value is not the only one that is shown", span)
  }
}

extension Property {
  /// Whether its type, or the form of its first value, is a color's or a theme's.
  fileprivate var namesColor: Bool {
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
