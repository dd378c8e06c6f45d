import ColorScience
import ThemeModel

/// Evaluates expressions by reading them: nothing is compiled or run.
///
/// Evaluation is lazy and pure. A property is evaluated once, when something asks for it. A value that cannot be
/// determined is `unknown`, with the reason and the place, and everything that depends on it is unknown for the same
/// reason. Steps and depth are limited, so evaluation ends for every source.
final class Evaluator {
  static let deepest = 1200
  /// The longest string and the largest collection that evaluation builds.
  static let largest = 100_000

  let table: DeclarationTable
  let platform: any Library
  let assignment: Assignment
  private let budget: Budget

  private var depth = 0
  private var exhaustion: Undetermined?
  private var running: [Running] = []
  private var statics: [ObjectIdentifier: Value] = [:]
  /// The members of `statics` that are computed. What they read may be set later.
  private var computedStatics: Set<ObjectIdentifier> = []
  let shared = SharedState()
  /// Counts what evaluation changes.
  var effects = 0
  /// Whether evaluation has read a variable that is no local one: a static one, or one of an object.
  var hasReadVariables = false
  private var instances = 0
  var madeInstances: Int { instances }
  /// The serial number of the oldest object that was changed in the getter that runs.
  private var oldestChange = Int.max
  /// Arguments that changed something when they were evaluated in order to choose a function.
  var ahead: [Span: EvaluatedAhead] = [:]
  private var plainInstances: [ObjectIdentifier: Instance] = [:]
  /// The axes that static values and plain instances depend on, if any.
  private var axesBehind: [ObjectIdentifier: Set<String>] = [:]
  var floatingTypes: [TypeKey: Bool] = [:]
  var integerTypes: [TypeKey: WholeType?] = [:]
  /// Properties whose observers run: what these set of the same goes unseen.
  var observed: Set<ObjectIdentifier> = []
  var switchTables: [ObjectIdentifier: SwitchTable] = [:]
  /// By enum.
  var knownRawValues: [ObjectIdentifier: RawValues] = [:]
  /// Where the parts of the current expression were written, if outside of the declaration that runs.
  var outside: OutsideOrigin?
  /// The variables of the running app that the current expression is made of up to now.
  var states: StateNotes?
  /// The walk through a collection without order that is under way.
  var walk: UnorderedWalk?
  /// What loops set for each of their keys, wherever that is written.
  var keyed: Set<Span> = []
  /// Why the code that runs ends before its last statement: an error, or what stops the app.
  var ending: Undetermined?
  /// How many bodies run, one within the other.
  var flows = 0
  /// The local functions that are looked through for what they set: one may call itself.
  var spoilers: Set<Span> = []
  let outwardCode = OutwardCode()
  /// Whether the build without flags is read alone.
  var ignoresFlags = false
  /// The flags of the build that were asked for.
  var flags: Set<String> = []
  /// The type of the theme's tuning parameter. Reading one of its flags notes an axis.
  var tuningType: TypeRecord?
  var placeholders: [String: Placeholder.Kind?] = [:]
  /// The variables that store the theme in use, with their values in this run.
  private var selections: [ObjectIdentifier: ThemeSelection] = [:]
  /// The assumptions made about what the sources do not state.
  var assumptions: [(message: String, span: Span)] = []

  private struct Running: Equatable {
    let owner: ObjectIdentifier?
    let property: ObjectIdentifier
    let name: String

    static func == (a: Running, b: Running) -> Bool {
      a.owner == b.owner && a.property == b.property
    }
  }

  /// What the call at a place is expected to return.
  var wantedResult: (span: Span, expected: Expected)?
  /// The declarations whose code is being run, with the depth of each.
  private var underWay: [(depth: Int, span: Span)] = []

  init(table: DeclarationTable, platform: any Library, assignment: Assignment, budget: Budget) {
    self.table = table
    self.platform = platform
    self.assignment = assignment
    self.budget = budget
  }

  /// Gives the next token a budget of its own.
  func startToken() {
    budget.startToken()
    exhaustion = nil
  }

  /// Sets the variable that stores the theme in use.
  func select(_ selection: ThemeSelection) {
    selections[ObjectIdentifier(selection.variable)] = selection
  }

  /// Whether the variable stores the theme that is read.
  func isChosen(_ property: Property) -> Bool {
    selections[ObjectIdentifier(property)] != nil
  }

  private func selected(_ property: Property) -> Value? {
    guard let one = selections[ObjectIdentifier(property)] else { return nil }
    switch one.choice {
    case .constant(let constant, let owner): return staticValue(constant, of: owner, file: Int(constant.span.file))
    case .enumCase(let type, let name): return Value(.enumCase(type, name: name, values: []))
    }
  }

  // MARK: Limits

  /// Counts one level of depth and one step. Returns the reason when a limit is reached.
  func descend(_ span: Span?) -> Undetermined? {
    if let exhaustion { return exhaustion }
    depth += 1
    if !budget.takeStep() {
      let reason =
        budget.isSpent
        ? "the sources need more than \(Budget.ofReading) evaluation steps"
        : "this value needs more than \(Budget.ofToken) evaluation steps"
      exhaustion = Undetermined(
        code: "out-of-budget", reason: reason, text: span.map(text), place: span.map(place))
    } else if depth > Self.deepest {
      exhaustion = Undetermined(
        code: "too-deep", reason: "calls are nested more than \(Self.deepest) levels deep, or never end",
        text: span.map(text), place: span.map(place))
    } else {
      return nil
    }
    depth -= 1
    return exhaustion
  }

  func ascend() {
    depth -= 1
    while let last = underWay.last, last.depth > depth { underWay.removeLast() }
  }

  func noteUnderWay(_ span: Span) {
    underWay.append((depth, span))
  }

  /// Whether code at a place is part of what is being run.
  func isUnderWay(_ span: Span) -> Bool {
    underWay.contains { $0.span.contains(span) }
  }

  var isExhausted: Bool {
    exhaustion != nil
  }

  // MARK: Properties

  /// Returns the value of a property of a type, or of a global.
  func staticValue(_ property: Property, of owner: TypeRecord?, file: Int) -> Value {
    asTheAppLeavesIt(heldValue(property, of: owner, file: file), property, owner, instance: nil)
  }

  func instanceValue(_ property: Property, of instance: Instance, owner: TypeRecord) -> Value {
    let value = heldValue(property, of: instance, owner: owner)
    if isKept(instance) { return asTheAppLeavesIt(value, property, owner, instance: instance) }
    return noted(value, property, owner, instance)
  }

  /// Evaluates a property of a type once.
  private func heldValue(_ property: Property, of owner: TypeRecord?, file: Int) -> Value {
    if property.isStored, !property.isConstant { hasReadVariables = true }
    if !selections.isEmpty, let value = selected(property) { return value }
    let key = ObjectIdentifier(property)
    if !property.isConstant, let value = changedValue(of: property, in: owner) { return value }
    if let known = statics[key] {
      if let axes = axesBehind[key] { assignment.note(axes) }
      return known
    }
    let reference = Reference(
      owner: owner.map { .type($0) } ?? .global, name: property.name, property: property, span: property.span)
    let receiver = owner.map { Value(.type($0)) }
    let ((value, axes), isPure) = purely {
      assignment.recording {
        let value = running(property, owner: owner.map { ObjectIdentifier($0) }) {
          body(of: property, Scope(receiver: receiver, type: owner, file: Int(property.span.file), body: property.span))
        }
        return following(property, assumingMode(property, value), of: owner, instance: nil)
      }
    }
    if case .instance(let instance) = value.payload, instance.type.isReference {
      instance.isNew = !instance.isShared && property.makesNew(instance.type)
      instance.isShared = true
    }
    keepAsState(value, in: property, mayFollow: AppState.mayFollow(static: property, table))
    let passed = value.passing(through: reference)
    if !isExhausted, property.isStored || isPure {
      statics[key] = passed
      if !property.isStored { computedStatics.insert(key) }
      if !axes.isEmpty { axesBehind[key] = axes }
    }
    return passed
  }

  func heldValue(_ property: Property, of instance: Instance, owner: TypeRecord) -> Value {
    noteRead(of: property, instance, owner)
    if !selections.isEmpty, let value = selected(property) { return value }
    if let value = handedInValue(of: property, instance, owner) { return value }
    let reference = Reference(owner: .instance(instance), name: property.name, property: property, span: property.span)
    // After a failed initialiser, the values of the variables are unknown.
    if let fault = instance.fault, property.isStored, !property.isConstant,
      !(AppState.mayFollow(property, of: instance) && isChoice(property, owner))
    {
      return Value(.unknown(fault)).passing(through: reference)
    }
    if property.isStored, !property.isConstant, isKept(instance), let open = openValue(of: property, instance, owner) {
      return open.passing(through: reference)
    }
    if property.isStored, let stored = instance.stored[property.name] {
      return storedValue(stored, of: property, instance, owner: owner, reference)
    }
    if instance.generation != shared.generation {
      instance.forgetComputed()
      instance.generation = shared.generation
    }
    if let known = instance.known[property.name] {
      if let axes = instance.axes[property.name] { assignment.note(axes) }
      return known
    }
    let ((value, axes), isPure) = purely {
      assignment.recording {
        let value = initially(property, instance) { computedValue(property, of: instance, owner: owner) }
        return following(property, assumingMode(property, value, of: instance), of: owner, instance: instance)
      }
    }
    if instance.isTuning, property.isStored { return tuningFlag(property, of: instance, value) }
    keepAsState(value, in: property, mayFollow: AppState.mayFollow(property, of: instance))
    let passed = value.passing(through: reference)
    // What changes something is run at each read.
    if !isExhausted, property.isStored || isPure {
      instance.known[property.name] = passed
      if property.isLazy { instance.settled.insert(property.name) }
      if !axes.isEmpty { instance.axes[property.name] = axes }
    }
    return passed
  }

  /// Evaluates a property of an instance. Swift sets a stored one when it makes the instance, so a variable that was set after
  /// that cannot be read here.
  private func initially(_ property: Property, _ instance: Instance, _ body: () -> Value) -> Value {
    let reads = shared.readsOfChanged
    let value = running(property, owner: ObjectIdentifier(instance), body)
    guard property.isStored, !property.isLazy, shared.readsOfChanged != reads, instance.made != shared.generation else {
      return value
    }
    return unknown(
      "unsupported-expression", "it reads a variable that is set after the \(instance.type.path) is made", property.span
    )
  }

  /// Drops what was computed of variables that have other values now.
  func forgetComputed() {
    for key in computedStatics { statics[key] = nil }
    computedStatics = []
  }

  /// Runs `body`, and returns whether it changed nothing that was there before.
  private func purely<Result>(_ body: () -> Result) -> (Result, isPure: Bool) {
    let (around, first, generation) = (oldestChange, instances, shared.generation)
    oldestChange = .max
    let result = body()
    let isPure = oldestChange >= first && shared.generation == generation
    oldestChange = min(around, oldestChange)
    return (result, isPure)
  }

  /// Numbers a new instance.
  func register(_ instance: Instance) {
    instance.serial = instances
    instances += 1
    instance.evaluation = shared.current
    (instance.made, instance.generation) = (shared.generation, shared.generation)
  }

  /// Notes that an object changes. Then the values that were made in the same way are no longer alike.
  func noteChange(of instance: Instance) {
    guard instance.type.isReference else { return }
    oldestChange = min(oldestChange, instance.serial)
    let key = ObjectIdentifier(instance.type)
    if let plain = plainInstances[key], plain === instance { plainInstances[key] = nil }
  }

  /// Returns the axes that a property's value depends on, if the value was evaluated.
  func axes(behind reference: Reference) -> Set<String> {
    guard let property = reference.property else { return [] }
    switch reference.owner {
    case .instance(let instance): return instance.axes[property.name] ?? []
    case .type, .global, .foreign: return axesBehind[ObjectIdentifier(property)] ?? []
    }
  }

  /// Runs the getter of a computed property, or evaluates the initial value of a stored one.
  func body(of property: Property, _ scope: Scope) -> Value {
    if let fault = property.fault { return unknown("syntax-error", fault, property.span) }
    let expected = property.type.map { Expected($0, scope) }
    if let getter = property.getter {
      return run(getter, scope.function(result: property.type))
    }
    if let value = wrapped(property, scope) { return value }
    if let initial = property.initial {
      let value = coerced(flowing { evaluate(initial, scope, expecting: expected) }, expected)
      return property.type == nil ? value.settled : value
    }
    if let wrapper = property.wrapper, let value = wrapped(wrapper, property) { return value }
    if property.isRequirement {
      return unknown(
        "no-implementation", "`\(property.name)` is a requirement without an implementation", property.span)
    }
    if property.type?.isOptional == true { return .none }
    return unknown("not-initialised", "the sources do not set `\(property.name)`", property.span)
  }

  private func running(_ property: Property, owner: ObjectIdentifier?, _ body: () -> Value) -> Value {
    let own = Running(owner: owner, property: ObjectIdentifier(property), name: property.name)
    if let start = running.firstIndex(of: own) {
      let names = running[start...].map(\.name) + [property.name]
      return unknown("alias-cycle", "it refers to itself: \(names.joined(separator: " → "))", property.span)
    }
    if let reason = descend(property.span) { return Value(.unknown(reason)) }
    defer { ascend() }
    enter(property.span)
    running.append(own)
    defer { running.removeLast() }
    return inside(body)
  }

  /// Returns the instance that all reads of members of `T()` share. Swift makes a new instance each time, but when only
  /// its members are read, one instance is enough, and its colors keep one name.
  func plainInstance(of type: TypeRecord, _ make: () -> Instance?) -> Instance? {
    let key = ObjectIdentifier(type)
    if let known = plainInstances[key] {
      if let axes = axesBehind[key] { assignment.note(axes) }
      return known
    }
    let (made, axes) = assignment.recording(make)
    guard let instance = made, !isExhausted else { return nil }
    plainInstances[key] = instance
    if !axes.isEmpty { axesBehind[key] = axes }
    return instance
  }
}
