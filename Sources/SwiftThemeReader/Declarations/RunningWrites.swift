/// The variables that the running app sets after they got their first values: `func pick(_ ink: Color) { self.ink = ink }`.
///
/// A write counts when no reading of the first value runs it. An initialiser and what only initialisers call are run when
/// the object is made.
struct RunningWrites {
  struct Write {
    var span: Span
    /// Whether an accessor contains it that only a change runs, although its property may be read.
    var isOfChange: Bool
    /// The code that contains it.
    var body: CodeBody
  }

  /// The writes to each variable.
  private(set) var writes: [ObjectIdentifier: [Write]] = [:]
  /// The code that writes to each variable, also to fill it, other than its own initialisers.
  private(set) var writers: [ObjectIdentifier: [CodeBody]] = [:]
  /// The writes to parts of its value: `Theme.current.ink = …`.
  private(set) var partWrites: [ObjectIdentifier: [(path: [String], write: Write)]] = [:]
  /// The writes to members of values, whatever variable holds the value.
  private(set) var memberWrites: [ObjectIdentifier: [Write]] = [:]

  let table: DeclarationTable
  private var resolver: HolderTypes
  /// The functions that set an operand: `infix operator <~`.
  private var settingOperators: [String: [Bool]] = [:]
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
    let bodies = table.codeBodies
    for body in bodies { noteCalls(in: body) }
    noteOperators()
    settleMutations(bodies)
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
    let isInitial = body.isInitializer || body.kind == .firstValue && !body.isStatic
    let caller = Caller(type: body.owner?.order ?? -1, function: isInitial ? "" : body.name)
    SyntaxWalk.each(body.statements) { expression in
      if case .keyPath(let names) = expression.kind { resolver.keyPaths.insert(names) }
      guard case .call(let callee, _) = expression.kind else { return }
      switch callee.kind {
      case .name(let name), .member(_, let name): callers[name, default: []].insert(caller)
      default: break
      }
    }
  }

  /// Whether only initialisers of its type, or of its superclasses, call a function.
  private func isPartOfInitializers(_ body: CodeBody) -> Bool {
    guard let owner = body.owner, body.kind == .function else { return false }
    let line = Set(owner.classLine.map(\.order))
    var seen: Set<String> = [body.name]
    var waiting = [body.name]
    // What only calls itself is not called by an initialiser.
    var isReached = false
    while let name = waiting.popLast() {
      guard let all = callers[name], !all.isEmpty else { return false }
      for caller in all {
        guard line.contains(caller.type) else { return false }
        if caller.function.isEmpty {
          isReached = true
        } else if seen.insert(caller.function).inserted {
          waiting.append(caller.function)
        }
      }
    }
    return isReached
  }

  /// The operators of the sources, with which of their operands they set.
  private mutating func noteOperators() {
    let all = table.types.flatMap(\.functions.values).joined() + table.allGlobalFunctions.map(\.member)
    for function in all where function.parameters.contains(where: \.isInOut) {
      guard let first = function.name.first, !first.isLetter, first != "_" else { continue }
      settingOperators[function.name] = function.parameters.map(\.isInOut)
    }
  }

  /// Finds what functions, setters and observers of values set in their value, also by calling each other.
  private mutating func settleMutations(_ bodies: [CodeBody]) {
    let own = bodies.filter { body in
      guard let owner = body.owner, !owner.isReference, !body.isStatic else { return false }
      return body.declared != nil && [.function, .setter, .observer].contains(body.kind)
    }
    for _ in 0..<8 {
      let before = resolver.mutations
      for body in own {
        guard let declared = body.declared else { continue }
        for target in targets(in: body) where target.isOwn {
          // A way that leads deeper ends at what is deep enough to hold all of it.
          let path = Array(([target.home.variable.name] + target.home.path).prefix(4))
          if target.home.variable.isStored || target.home.variable.isRequirement {
            resolver.mutations[declared, default: []].insert(path)
          }
          let further = resolver.mutations[ObjectIdentifier(target.home.variable)] ?? []
          resolver.mutations[declared, default: []].formUnion(further)
          shorten(&resolver.mutations[declared, default: []])
        }
        if setsSelf(body) { resolver.mutations[declared, default: []].insert([]) }
      }
      resolver.mutatingNames = Set(own.filter { $0.declared.flatMap { resolver.mutations[$0] } != nil }.map(\.name))
      if resolver.mutations == before { break }
    }
  }

  /// Reduces many ways to the members with which they begin: types that hold each other have a power of ways.
  private func shorten(_ ways: inout Set<[String]>) {
    guard ways.count > Self.mostWays else { return }
    ways = Set(ways.map { Array($0.prefix(1)) })
  }

  private static let mostWays = 64

  /// Whether code sets its whole value: `self = …`.
  private func setsSelf(_ body: CodeBody) -> Bool {
    var sets = false
    SyntaxWalk.each(body.statements) { expression in
      sets = sets || writtenExpressions(expression).contains(where: \.isSelf)
    }
    return sets
  }

  private func targets(in body: CodeBody) -> [HolderTypes.Target] {
    var found: [HolderTypes.Target] = []
    SyntaxWalk.each(body.statements) { found += targets(of: $0, in: body) }
    return found
  }

  private func targets(of expression: Expression, in body: CodeBody) -> [HolderTypes.Target] {
    var found = writtenExpressions(expression).flatMap { resolver.targets($0, in: body) }
    if case .call(let callee, _) = expression.kind {
      switch callee.kind {
      case .name(let name): found += resolver.targets(ofCalling: name, on: nil, in: body)
      case .member(let base?, let name): found += resolver.targets(ofCalling: name, on: base, in: body)
      default: break
      }
    }
    return found
  }

  private func writtenExpressions(_ expression: Expression) -> [Expression] {
    var found = Self.targets(of: expression)
    switch expression.kind {
    case .binary(let name, let left, let right):
      guard let sets = settingOperators[name], sets.count == 2 else { break }
      found += zip(sets, [left, right]).compactMap { $0 ? $1 : nil }
    case .prefix(let name, let operand):
      if settingOperators[name] == [true] { found.append(operand) }
    default: break
    }
    return found
  }

  private mutating func noteWrites(in body: CodeBody) {
    let isInitial = body.isInitializer || isPartOfInitializers(body)
    var found: [(target: HolderTypes.Target, Span)] = []
    SyntaxWalk.each(body.statements) { expression in
      found += targets(of: expression, in: body).filter { !restores($0, expression, in: body) }.map {
        ($0, expression.span)
      }
    }
    for (target, span) in found {
      let property = target.home.variable
      guard property.isStored, !property.isConstant, !property.isLazy, property !== body.accessed,
        Self.maySet(property, from: body)
      else { continue }
      let write = Write(span: span, isOfChange: body.accessed != nil, body: body)
      // A value that is read by itself is not the one that an object makes of it.
      if let part = target.part { memberWrites[ObjectIdentifier(part), default: []].append(write) }
      if isInitial, target.isOwn, !body.locals.isInLaterClosure(span) { continue }
      // Nobody reads it any more.
      if body.kind == .ending, target.isOwn { continue }
      writers[ObjectIdentifier(property), default: []].append(body)
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
    for (target, _) in found where !target.home.variable.isStored {
      setters.insert(ObjectIdentifier(target.home.variable))
    }
  }

  /// Whether code sees that it can set a variable: `private(set) var` is a constant in other files.
  private static func maySet(_ property: Property, from body: CodeBody) -> Bool {
    let isOfFile = property.access == .file || property.changes.areOfFile
    return !isOfFile || Int(property.span.file) == body.file
  }

  private mutating func note(_ property: Property, _ write: Write) {
    writes[ObjectIdentifier(property), default: []].append(write)
    setters.insert(ObjectIdentifier(property))
  }
}
