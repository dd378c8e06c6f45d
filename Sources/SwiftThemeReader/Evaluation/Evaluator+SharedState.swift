import ThemeModel

/// Static and global variables that the code sets: `Palette.ink = .black`.
extension Evaluator {
  /// Returns the static member or the global that a bare name sets.
  func sharedVariable(_ name: String, _ scope: Scope) -> (Property, TypeRecord?)? {
    var around = dynamicType(scope)
    while let type = around {
      if let (property, owner) = type.property(name, isStatic: true) { return (property, owner) }
      around = type.parent
    }
    return table.global(name, from: scope.file).map { ($0.member, nil) }
  }

  /// Returns the static member that is set as a member of a type, or the global as one of a module.
  func sharedVariable(_ name: String, of base: Value, _ expression: Expression) -> (Property, TypeRecord?)? {
    switch base.payload {
    case .type(let type): return type.property(name, isStatic: true).map { ($0.member, $0.owner) }
    case .foreignType(let type):
      guard let record = table.type([type], from: -1), record.declaration == nil else { return nil }
      return record.property(name, isStatic: true).map { ($0.member, $0.owner) }
    case .module: return table.global(name, from: Int(expression.span.file)).map { ($0.member, nil) }
    default: return nil
    }
  }

  /// Sets a static member or a global. A setter or a wrapper decides what is kept.
  func setShared(
    _ property: Property, of owner: TypeRecord?, to value: Value, fills: Bool, _ expression: Expression
  ) {
    let file = Int(property.span.file)
    guard wrapperType(of: property, Scope(type: owner, file: file)) == nil else {
      let why = "what setting `\(property.name)` does is not evaluated"
      keep(unknown("unsupported-expression", why, expression.span), in: property)
      return
    }
    let given = coerced(value, property.type.map { Expected($0, file: file, scope: owner) })
    if !property.isStored {
      if let setter = property.changes.set { run(setter, with: given, property, of: owner) }
      return
    }
    guard !observed.contains(ObjectIdentifier(property)) else { return keep(given, in: property) }
    observed.insert(ObjectIdentifier(property))
    defer { observed.remove(ObjectIdentifier(property)) }
    if let before = property.changes.willSet { run(before, with: given, property, of: owner) }
    let old = property.changes.didSet == nil ? .none : staticValue(property, of: owner, file: file)
    let wasEmpty = shared.peek(ObjectIdentifier(property))?.isEmpty ?? startsEmpty(property)
    keep(given, in: property, fills: fills || wasEmpty)
    if let after = property.changes.didSet { run(after, with: old, property, of: owner) }
  }

  private func isSwept(_ property: Property, _ owner: TypeRecord?) -> Bool {
    guard AppState.mayFollow(static: property, table) else { return false }
    return DarkFlag.isOne(property) || owner.map { isChoice(property, $0) } == true
  }

  private func startsEmpty(_ property: Property) -> Bool {
    guard let initial = property.initial else { return property.type?.isOptional == true }
    switch initial.kind {
    case .nilLiteral: return true
    case .array(let elements): return elements.isEmpty
    case .dictionary(let entries): return entries.isEmpty
    case .call(let type, let arguments):
      guard arguments.isEmpty else { return false }
      // `[String: UIColor]()`
      return switch type.kind {
      case .array, .dictionary: true
      default: false
      }
    default: return false
    }
  }

  private func keep(_ value: Value, in property: Property, fills: Bool = false) {
    let generation = shared.generation
    let value = changed(value) { _ in true }
    shared.change(ObjectIdentifier(property), to: value, axes: assignment.recorded, fills: fills)
    if shared.generation != generation { forgetComputed() }
  }

  private func run(_ accessor: Property.Accessor, with value: Value, _ property: Property, of owner: TypeRecord?) {
    let reason: Undetermined
    if let limit = descend(property.span) {
      reason = limit
    } else {
      defer { ascend() }
      let scope = Scope(
        receiver: owner.map { Value(.type($0)) }, type: owner, file: Int(property.span.file), body: property.span)
      scope.declare(accessor.parameter, value, type: property.type)
      enter(property.span)
      guard case .failed(let why) = inside({ perform(accessor.body, scope, isDropped: true) }) else { return }
      reason = why
    }
    // It may have set any variable of its type.
    for member in (owner?.properties ?? []).map(\.member) where member.isStatic && !member.isConstant {
      keep(Value(.unknown(reason)), in: member)
    }
  }

  /// Makes unknown what a method of unknown effect is called on, if that is a variable: `Palette.inks.shift()`.
  func spoilShared(_ base: Expression, by method: String, _ value: Value, _ scope: Scope) {
    guard value.isUnknown, isShared(base, scope) else { return }
    if case .instance(let instance) = guessing({ shared.unnoted { evaluate(base, scope) } }).payload,
      instance.type.isReference
    {
      guard !instance.type.functions(method, isStatic: false).isEmpty else { return }
      lose(instance, value)
    } else {
      _ = store(value, in: base, base, scope)
    }
  }

  private func isShared(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .name(let name): return scope.value(name) == nil && sharedVariable(name, scope) != nil
    case .member(let base?, let name):
      let type = guessing { shared.unnoted { evaluate(base, scope) } }
      return sharedVariable(name, of: type, expression) != nil || isShared(base, scope)
    case .index(let base, _), .forced(let base), .chained(let base): return isShared(base, scope)
    default: return false
    }
  }

  /// Returns the value of a variable that the code has set; `nil` when it has its first value.
  func changedValue(of property: Property, in owner: TypeRecord?) -> Value? {
    switch shared.read(ObjectIdentifier(property)) {
    case .initial: return nil
    case .changed(let change):
      assignment.note(change.axes)
      return change.value
    case .open:
      // Each of its possible values is a context.
      return isSwept(property, owner) ? nil : open(property)
    }
  }

  func open(_ property: Property) -> Value {
    unknown(
      "unsupported-expression",
      "`\(property.name)` is set by code that colours are read through, so its value depends on what runs first",
      property.span)
  }

  /// Whether an object outlives the evaluation that is under way, so that others see what this one changes.
  func isKept(_ instance: Instance) -> Bool {
    instance.type.isReference && (instance.isShared || instance.evaluation != shared.current)
  }

  /// Returns the reason why a variable of an object that is kept has no value; `nil` when it has one.
  func openValue(of property: Property, _ instance: Instance, _ owner: TypeRecord) -> Value? {
    switch shared.read(ObjectIdentifier(property)) {
    case .initial: return nil
    case .changed(let change):
      assignment.note(change.axes)
      return nil
    case .open:
      let isSwept = AppState.mayFollow(property, of: instance) && isChoice(property, owner)
      return isSwept || DarkFlag.isOne(property) ? nil : open(property)
    }
  }

  /// Notes a change of an object that is kept.
  func noteShared(_ value: Value, as property: Property, of instance: Instance, fills: Bool) {
    guard isKept(instance) else { return }
    let wasEmpty = instance.stored[property.name]?.isEmpty ?? startsEmpty(property)
    keep(value, in: property, fills: fills || wasEmpty)
  }

  /// Returns a variable's first value; unknown where other code of the app sets the variable.
  func asTheAppLeavesIt(_ value: Value, _ property: Property, _ owner: TypeRecord?, instance: Instance?) -> Value {
    guard property.isStored, !property.isConstant, !value.isUnknown, instance?.isNew != true, !isChosen(property),
      shared.peek(ObjectIdentifier(property)) == nil
    else { return value }
    if case .instance(let held) = value.payload {
      if let write = writeElsewhere(property) { return setWhileRunning(property.name, write.span) }
      table.noteFirstValue(of: property, in: owner)
      let value = notedKind(value, of: held, property, owner, instance)
      return held.type.isReference ? value : withChangedParts(value, property)
    }
    guard isPlain(value, property, owner, instance) else { return value }
    if let write = writeElsewhere(property) {
      if DarkFlag.isOne(property), let isDark = ModeWords.isDark(flag: property.name) {
        return followingMode("`\(property.name)`", isDark: isDark, property.span)
      }
      return setWhileRunning(property.name, write.span)
    }
    table.noteFirstValue(of: property, in: owner)
    return noted(value, property, owner, instance)
  }

  /// Returns a write to the variable by code that is not being run.
  private func writeElsewhere(_ property: Property) -> RunningWrites.Write? {
    let writes = table.writes(to: property)
    return writes.contains { !$0.isOfChange && isUnderWay($0.span) } ? nil : writes.first
  }

  func setWhileRunning(_ name: String, _ span: Span?) -> Value {
    unknown("runtime-value", "`\(name)` is set while the app runs, so its first value is not what is shown", span)
  }

  /// A value of which other code sets members: `Theme.current.ink = .red`.
  private func withChangedParts(_ value: Value, _ property: Property) -> Value {
    table.partWrites(to: property).reduce(value) { value, part in
      part.write.isOfChange || !isUnderWay(part.write.span)
        ? losing(part.path[...], of: value, part.write.span) : value
    }
  }

  private func losing(_ path: ArraySlice<String>, of value: Value, _ span: Span) -> Value {
    guard let name = path.first, case .instance(let instance) = value.payload, !instance.type.isReference,
      let (member, owner) = instance.type.property(name, isStatic: false), member.isStored
    else { return value }
    let changed = instance.copy()
    changed.stored[name] =
      path.count == 1
      ? setWhileRunning(name, span)
      : losing(path.dropFirst(), of: heldValue(member, of: instance, owner: owner), span)
    var result = value
    result.payload = .instance(changed)
    return result
  }

  /// Whether it is a value that a color is made of, and no choice of which each is a context.
  private func isPlain(_ value: Value, _ property: Property, _ owner: TypeRecord?, _ instance: Instance?) -> Bool {
    switch value.payload {
    case .color, .gradient, .integer, .decimal, .string, .array, .dictionary, .tuple, .none: return true
    case .boolean, .enumCase:
      guard let instance else { return false }
      return !AppState.mayFollow(property, of: instance)
    default: return false
    }
  }
}
