/// The variables that the running app sets after they got their first values: `func pick(_ ink: Color) { self.ink = ink }`.
///
/// A write counts when no reading of the first value runs it. An initialiser and what only initialisers call are run when
/// the object is made, and a function that fills what it found empty is run by whoever asks it.
struct RunningWrites {
  struct Write {
    var span: Span
    /// Whether an accessor contains it that only a change runs, although its property may be read.
    var isOfChange: Bool
  }

  /// The writes to each variable.
  private(set) var writes: [ObjectIdentifier: [Write]] = [:]
  /// The writes to parts of its value: `Theme.current.ink = …`.
  private(set) var partWrites: [ObjectIdentifier: [(path: [String], write: Write)]] = [:]

  private let table: DeclarationTable
  private let resolver: HolderTypes
  /// Who calls each name.
  private var callers: [String: Set<Caller>] = [:]
  /// What setters of computed properties write: it changes when somebody sets the property.
  private var setterWrites: [(property: ObjectIdentifier, target: Property, write: Write)] = []
  private var setters: Set<ObjectIdentifier> = []

  private struct Caller: Hashable {
    var type: Int
    /// Empty for an initialiser.
    var function: String
  }

  init(_ table: DeclarationTable) {
    self.table = table
    resolver = HolderTypes(table)
    let bodies = CodeBody.all(of: table)
    for body in bodies { noteCalls(in: body) }
    for body in bodies { noteWrites(in: body) }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (property, target, write) in setterWrites
      where setters.contains(property) && writes[ObjectIdentifier(target)] == nil {
        note(target, write)
        isChanged = true
      }
    }
  }

  private mutating func noteCalls(in body: CodeBody) {
    let caller = Caller(type: body.owner?.order ?? -1, function: body.isInitializer ? "" : body.name)
    SyntaxWalk.each(body.statements) { expression in
      guard case .call(let callee, _) = expression.kind else { return }
      switch callee.kind {
      case .name(let name), .member(_, let name): callers[name, default: []].insert(caller)
      default: break
      }
    }
  }

  /// Whether only initialisers of its type call a function.
  private func isPartOfInitializers(_ body: CodeBody) -> Bool {
    guard let owner = body.owner, body.kind == .function else { return false }
    var seen: Set<String> = [body.name]
    var waiting = [body.name]
    while let name = waiting.popLast() {
      guard let all = callers[name], !all.isEmpty else { return false }
      for caller in all {
        guard caller.type == owner.order else { return false }
        if !caller.function.isEmpty, seen.insert(caller.function).inserted { waiting.append(caller.function) }
      }
    }
    return true
  }

  /// Whether the type calls a function by itself, so that whoever needs what it fills has it run.
  private func isCalledByItsType(_ body: CodeBody) -> Bool {
    guard let owner = body.owner else { return false }
    return callers[body.name]?.contains { $0.type == owner.order && $0.function != body.name } == true
  }

  private mutating func noteWrites(in body: CodeBody) {
    let isInitial = body.isInitializer || isPartOfInitializers(body)
    var mentioned: Set<String> = []
    var found: [(target: HolderTypes.Target, wasMentioned: Bool, Span)] = []
    SyntaxWalk.each(body.statements) { expression in
      for target in Self.targets(of: expression) {
        guard let target = resolver.target(target, in: body) else { continue }
        found.append((target, mentioned.contains(target.home.variable.name), expression.span))
      }
      if case .name(let name) = expression.kind { mentioned.insert(name) }
      if case .member(_, let name) = expression.kind { mentioned.insert(name) }
    }
    for (target, wasMentioned, span) in found {
      let property = target.home.variable
      guard property.isStored, !property.isConstant, !property.isLazy, property !== body.accessed else { continue }
      if isInitial, target.isOwn { continue }
      if Self.startsEmpty(property), wasMentioned || isCalledByItsType(body) { continue }
      let write = Write(span: span, isOfChange: body.accessed != nil)
      guard target.home.path.isEmpty else {
        partWrites[ObjectIdentifier(property), default: []].append((target.home.path, write))
        continue
      }
      if body.kind == .setter, let computed = body.accessed {
        setterWrites.append((ObjectIdentifier(computed), property, write))
      } else {
        note(property, write)
      }
    }
    for (target, _, _) in found where !target.home.variable.isStored {
      setters.insert(ObjectIdentifier(target.home.variable))
    }
  }

  private mutating func note(_ property: Property, _ write: Write) {
    writes[ObjectIdentifier(property), default: []].append(write)
    setters.insert(ObjectIdentifier(property))
  }

  /// Whether a variable has nothing at first, so that a function may fill it for itself.
  private static func startsEmpty(_ property: Property) -> Bool {
    switch property.initial?.kind {
    case .nilLiteral: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    case .call(let callee, let arguments):
      if case .name = callee.kind { false } else { arguments.isEmpty }
    case nil: property.type?.isOptional == true
    default: false
    }
  }

  private static let mutatingMethods: Set = [
    "append", "formUnion", "insert", "merge", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle", "updateValue",
  ]

  /// Returns what an expression writes to: `ink = …`, `inks[0] += …`, `&ink`, `$ink`, `inks.append(…)`.
  static func targets(of expression: Expression) -> [Expression] {
    switch expression.kind {
    case .assignment(let target, _, _):
      if case .tuple(let parts) = target.kind { return parts.map(\.value) }
      return [target]
    case .reference(let target): return [target]
    case .name(let name) where name.hasPrefix("$") && name.dropFirst().first?.isLetter == true: return [expression]
    case .member(let base?, _):
      guard case .name(let name) = base.kind, name.hasPrefix("$"), name.dropFirst().first?.isLetter == true else {
        return []
      }
      return [expression]
    case .call(let callee, let arguments):
      var targets: [Expression] = []
      if case .member(let base?, let name) = callee.kind {
        if mutatingMethods.contains(name) { targets.append(base) }
        // `publisher.assign(to: \.ink, on: settings)`
        if name == "assign", let path = arguments.first(where: { $0.label == "to" })?.value,
          case .keyPath(let names) = path.kind, let object = arguments.first(where: { $0.label == "on" })?.value
        {
          targets.append(names.reduce(object) { Expression(.member($0, $1), path.span) })
        }
      }
      return targets
    default: return []
    }
  }
}
