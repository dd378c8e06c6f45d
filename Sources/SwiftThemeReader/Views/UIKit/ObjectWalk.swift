/// Walks through one type's functions in the order of their statements, and notes which object gets which color
/// and which view is added to which.
final class ObjectWalk {
  /// The object that `self` and names without a declaration belong to.
  enum Receiver: Equatable {
    /// The view, or the controller, of the type itself.
    case own
    /// A view on which a function of an extension is called.
    case view(String)
    /// A value that is no view.
    case nothing
  }

  let colors: ColorReading
  let record: TypeRecord
  /// The classes whose code is walked through, from the top down: the type alone, or with its superclasses.
  let line: [TypeRecord]
  /// The one whose code the walk is in.
  var owner: TypeRecord
  var tree = ObjectTree()
  private(set) var function = 0
  /// How many calls the walk has come to that may set a color.
  var calls = 0
  var phase = PaintEvent.Phase.other
  /// The number of the closure that the walk is in, if it runs at another time than the function.
  var moment = 0
  /// How many such closures the walk has come to.
  var moments = 0
  /// The closures that were walked through for the statement.
  var walked: Set<Span> = []
  /// Locals that are declared as collections, or as optional values.
  var holders: Set<String> = []
  /// The last names of what the type's code calls.
  lazy var calledNames = Self.calledNames(in: code)
  /// The names of the functions of the type itself that its code calls.
  lazy var ownCalls = Self.calls(in: code)
  /// The members of objects that the type's code sets.
  lazy var setMembers = Self.setMembers(in: code)
  /// The conditions under which local objects are made.
  var born: [String: Facts] = [:]
  /// The names that stand for objects of a block, with what they stood for before.
  var ofBlocks: [(name: String, before: String?)] = []
  /// The type's own properties that hold closures, which are read where they are written.
  var handlers: Set<String> = []
  private var depth = 0
  private static let deepest = 40

  /// What `self` is in the type's own functions.
  var receiver = Receiver.own
  /// What the functions that are walked through in place of their calls belong to, and the names in them that stand for
  /// objects, by the scope of their bodies.
  private var frames: [ObjectIdentifier: Frame] = [:]

  private struct Frame {
    let scope: ViewScope
    var receiver: Receiver
    var aliases: [String: String] = [:]
  }
  /// The functions that are being walked through in place of their calls.
  var inlining: [Span] = []
  /// How many calls were walked through. Functions that call each other could ask for any number.
  var inlined = 0
  /// The assumption about a class while a property of it is set.
  var step: String?
  /// The type of the values that a property of the team's own takes, while it is set.
  var keyType: String?
  /// How often the function has changed a value by now.
  var changes: [String: Int] = [:]
  /// What the function does with attributes and attributed texts, by the variables that hold them.
  var attributeChanges: [String: [TextAttributes.Change]] = [:]
  /// How many loops the walk is in.
  var loops = 0
  /// The views that bars are given.
  var barViews: [(view: String, link: ViewLink)] = []
  var wrapping = Wrapping()
  /// Whether functions decide by what they are given which colors they set, as far as that was asked.
  var deciders: [Span: Bool] = [:]

  /// - Parameters:
  ///   - inherits: whether to walk through what the type inherits, too
  ///   - isFirst: whether to tell only what there is before any closure has run that somebody keeps
  init(_ record: TypeRecord, inherits: Bool = false, colors: ColorReading, isFirst: Bool) {
    (self.record, self.colors, owner) = (record, colors, record)
    line = inherits ? Self.line(of: record) : [record]
    tree.isFirst = isFirst
    if record.kind != .classType { receiver = .nothing }
  }

  func walk() -> ObjectTree {
    nameScreen()
    for type in line {
      owner = type
      walkMembers(of: type)
    }
    leaveToCalls()
    placeBarViews()
    addOwnLabels()
    noteCertain()
    noteTouches()
    return tree
  }

  private func walkMembers(of owner: TypeRecord) {
    for (property, file) in owner.properties where !property.isStatic {
      walk(property, file)
      guard let observer = property.observer else { continue }
      // An outlet is set once. Other properties may change at any time.
      run(observer, [], property.span, phase: Self.isView(property.type) ? .setup : Self.phase(of: property.name))
      tree.functions[function] = (property.name, Self.calls(in: observer))
    }
    for (property, _) in owner.properties { walkGetter(of: property) }
    for initializer in initializers(of: owner) {
      run(initializer.body ?? [], initializer.parameters, initializer.span, phase: .setup, initializer: initializer)
      tree.functions[function] = ("init", Self.calls(in: initializer.body ?? [], onlyCertain: true))
      tree.onlyCalls[function] = onlyCalls(in: initializer.body ?? [])
      tree.certain.insert(function)
    }
    for name in owner.functions.keys.sorted() {
      for one in owner.functions[name] ?? [] where Self.speaksOfViews(one, of: owner) && !isReplaced(one, of: owner) {
        walk(one)
      }
    }
  }

  /// Walks through one function that no view or controller has.
  func walk(only one: Function) -> ObjectTree {
    walk(one)
    placeBarViews()
    noteTouches()
    return tree
  }

  private func walk(_ one: Function) {
    let outer = receiver
    if one.isStatic { receiver = .nothing }
    let same = represented(by: one)
    run(
      one.body ?? [], one.parameters, one.span, phase: Self.phase(of: one.name), represented: same?.local,
      as: same?.object ?? "#made", function: one)
    tree.functions[function] = (one.name, Self.calls(in: one.body ?? []))
    tree.onlyCalls[function] = onlyCalls(in: one.body ?? [])
    tree.spans[function] = one.span
    receiver = outer
  }

  private func begin(_ phase: PaintEvent.Phase) {
    function += 1
    frames = [:]
    self.phase = phase
    moment = 0
    (changes, born, attributeChanges) = ([:], [:], [:])
  }

  func run(
    _ body: [Statement], _ parameters: [Parameter], _ span: Span, phase: PaintEvent.Phase, represented: String? = nil,
    as made: String = "#made", initializer: Initializer? = nil, function: Function? = nil
  ) {
    begin(phase)
    let scope = ViewScope(
      id: colors.identity([record.order, Int(span.file), Int(span.start)]), type: owner.order < 0 ? nil : owner,
      heir: heir(of: owner), file: Int(span.file))
    if let represented { setAlias(represented, made, in: scope) }
    for parameter in parameters {
      let handed =
        initializer.flatMap { colors.handed(parameter, of: $0, to: owner) }
        ?? (tree.isApart ? nil : function).flatMap { colors.handed(parameter, of: $0, to: owner) }
      scope.bind(parameter.name, handed.map { .ink($0) } ?? .open(parameter.type))
      if handed == nil, let initializer { colors.bindMembers(of: parameter, of: initializer, to: owner, in: scope) }
      noteType(alias(parameter.name, in: scope) ?? local(parameter.name, scope), parameter.type.names.first?.last)
    }
    statements(body, scope, Facts())
  }

  /// Walks through the initial value of a property,
  /// which sets up the property's object:
  /// `let title: UILabel = { … }()`, `.build { … }`, `UILabel()`.
  private func walk(_ property: Property, _ file: Int) {
    noteType(property.name, property.initial.flatMap(Self.made(by:)) ?? property.type?.names.first?.last)
    guard let initial = property.initial else { return }
    noteType(property.name, Self.constructed(initial))
    let scope = ViewScope(
      id: colors.identity([record.order, Int(initial.span.file), Int(initial.span.start)]), type: owner,
      heir: heir(of: owner), file: file)
    if case .closure(let closure) = initial.kind {
      // Such a property is called as a function is. Its calls tell what its arguments are.
      if closure.arity > 0, isCalled(property.name) { return }
      begin(Self.phase(of: property.name))
      handlers.insert(property.name)
      tree.functions[function] = (property.name, Self.calls(in: closure.body))
      return enter(closure, of: nil, scope, Facts())
    }
    begin(.setup)
    tree.certain.insert(function)
    walked = []
    created(initial, as: property.name, scope)
    sweep(initial, scope, Facts())
  }

  func noteType(_ object: String, _ type: String?) {
    if tree.types[object] == nil, let type { tree.types[object] = type }
  }

  /// The name of a local object.
  func local(_ name: String, _ owner: ViewScope) -> String { "\(function)#\(owner.id):\(name)" }

  // MARK: - Scopes

  func alias(_ name: String, in scope: ViewScope) -> String? {
    frames[ObjectIdentifier(scope.ofType)]?.aliases[name]
  }

  /// Makes a name stand for an object. Returns what it stood for before.
  @discardableResult
  func setAlias(_ name: String, _ object: String?, in scope: ViewScope) -> String? {
    let root = scope.ofType
    let before = alias(name, in: scope)
    frames[ObjectIdentifier(root), default: Frame(scope: root, receiver: receiver)].aliases[name] = object
    return before
  }

  func receiver(in scope: ViewScope) -> Receiver {
    frames[ObjectIdentifier(scope.ofType)]?.receiver ?? receiver
  }

  /// Makes the body in a scope belong to an object.
  func enter(_ scope: ViewScope, as receiver: Receiver) {
    frames[ObjectIdentifier(scope.ofType)] = Frame(scope: scope.ofType, receiver: receiver)
  }

  // MARK: - Statements

  func statements(_ list: [Statement], _ outer: ViewScope, _ start: Facts) {
    guard depth < Self.deepest else { return }
    depth += 1
    let known = ofBlocks.count
    defer {
      depth -= 1
      forgetBlocks(downTo: known, outer)
    }
    var scope = outer.inner()
    var facts = start
    var deferred: [[Statement]] = []
    defer { for body in deferred.reversed() { statements(body, scope, start) } }
    for (index, statement) in list.enumerated() {
      let before = scope
      scope = colors.after(statement, in: before, keepsObjects: true)
      switch statement {
      case .variables(let bindings): local(bindings, scope, in: before, facts, before: list[(index + 1)...])
      case .expression(let one), .returned(let one?):
        whole(one, before, facts)
        noteChanges(by: one, scope, from: before)
        // After `if … { …; return }`, the rest runs in the other case only.
        guard case .ifElse(let choice) = one.kind, Self.leaves(choice.body) else { continue }
        guard let next = colors.facts(choice.conditions, in: before.inner()).no.flatMap(facts.joined) else { return }
        facts = next
      case .guarded(let conditions, let otherwise):
        let way = colors.facts(conditions, in: scope)
        noteCasts(conditions, scope)
        for condition in conditions { sweep(condition, scope, facts) }
        if let no = way.no.flatMap(facts.joined) { statements(otherwise, scope, no) }
        guard let next = way.yes.flatMap(facts.joined) else { return }
        facts = next
      // In a loop, a variable may have its value from the turn before.
      case .forEach(let pattern, let sequence, let condition, let body):
        loop(pattern, sequence, where: condition, body, scope, facts)
      case .whileLoop(let conditions, let body, _):
        for condition in conditions { sweep(condition, scope, facts) }
        repeated { statements(body, scope, facts) }
      case .scope(let body): statements(body, before, facts)
      case .labelled(_, let inner): statements([inner], scope, facts)
      case .attempt(let body, _): statements(body, before, facts)
      case .deferred(let body): deferred.append(body)
      default: break
      }
    }
  }

  private static func leaves(_ body: [Statement]) -> Bool {
    switch body.last {
    case .returned, .thrown, .leave, .proceed, .jump: true
    default: false
    }
  }

  /// Whether a call only adds a view to another.
  private static func leavesColors(_ callee: Expression) -> Bool {
    guard case .member(_, let name) = callee.kind else { return false }
    return ["addSubview", "addArrangedSubview", "insertSubview"].contains(name)
  }

  func expression(_ one: Expression, _ scope: ViewScope, _ facts: Facts) {
    switch one.kind {
    case .assignment(let target, nil, let value): assigned(target, value, one, scope, facts)
    case .call(let callee, let arguments):
      if !Self.leavesColors(callee) { calls += 1 }
      called(callee, arguments, one, scope, facts)
    case .ifElse(let choice):
      let inner = scope.inner()
      let way = colors.facts(choice.conditions, in: inner)
      noteCasts(choice.conditions, inner)
      if let yes = way.yes.flatMap(facts.joined) { statements(choice.body, inner, yes) }
      if let otherwise = choice.otherwise, let no = way.no.flatMap(facts.joined) { statements(otherwise, scope, no) }
    case .switchOver(let choice):
      for (way, body) in colors.ways(choice, in: scope) {
        if let next = facts.joined(with: way) { statements(body, scope, next) }
      }
    case .forced(let inner), .chained(let inner), .attempt(let inner): expression(inner, scope, facts)
    default: break
    }
  }

  // MARK: - Objects

  /// Returns the name that stands for each element of a property that is a collection of views.
  func collection(_ sequence: Expression) -> String? {
    guard let name = colors.plainName(sequence), let type = record.property(name, isStatic: false)?.member.type,
      type.isCollection
    else { return nil }
    let each = OutletJoin.each(name)
    noteType(each, type.element?.names.first?.last)
    return each
  }

  /// Returns the name of an object in this type; `nil` when it has no known name.
  func object(_ expression: Expression, _ scope: ViewScope, depth: Int = 0) -> String? {
    guard depth < 32 else { return nil }
    switch expression.kind {
    case .name("self"), .name("super"): return own(nil, scope)
    case .name(let name):
      if let alias = alias(name, in: scope) { return alias }
      if let (bound, owner) = scope.bound(name) {
        if case .expression(let value, let from) = bound, Self.constructed(value) == nil,
          let other = object(value, from, depth: depth + 1)
        {
          return other
        }
        let own = local(name, owner)
        if case .expression(let value, _) = bound { noteType(own, Self.type(of: value)) }
        return own
      }
      return own(name, scope)
    case .member(let base?, let name):
      guard let inner = object(base, scope, depth: depth + 1) else { return nil }
      if name == "superview", let parents = tree.parents[inner], parents.count == 1 { return parents.first }
      let member = inner == "self" ? name : "\(inner).\(name)"
      return wrapping.held[member] ?? member
    case .forced(let inner), .chained(let inner): return object(inner, scope, depth: depth + 1)
    case .tuple(let parts) where parts.count == 1: return object(parts[0].value, scope, depth: depth + 1)
    case .cast(let inner, let type, _):
      if let known = object(inner, scope, depth: depth + 1) {
        if known != "self", tree.types[known].map(KitClasses.isKit) ?? true {
          tree.types[known] = type.names.first?.last ?? tree.types[known]
        }
        return known
      }
      guard let type = type.names.first?.last, type.beginsWithCapital else { return nil }
      let made = "\(function)#\(scope.id):the \(type) at \(inner.span.start)"
      noteType(made, type)
      return made
    case .call(let callee, let arguments): return proxy(callee, arguments)
    default: return nil
    }
  }

  /// Returns what stands for all views of a class: `UINavigationBar.appearance()`.
  private func proxy(_ callee: Expression, _ arguments: [Expression.Argument]) -> String? {
    guard case .member(let base?, "appearance") = callee.kind, case .name(let type) = base.kind,
      type.beginsWithCapital
    else { return nil }
    let place = arguments.isEmpty ? "" : arguments.map { colors.words($0.value).replacing(".", with: " ") }.joined()
    let object = "every \(type)\(place.isEmpty ? "" : " in \(place)")"
    noteType(object, type)
    tree.doubts[object] = "no \(type) has other colours of its own"
    return object
  }

  /// Returns the name of a member of the view whose code is walked through; of the view itself for `nil`.
  private func own(_ name: String?, _ scope: ViewScope) -> String? {
    switch receiver(in: scope) {
    case .own: return name.map { wrapping.held[$0] ?? $0 } ?? "self"
    case .view(let view):
      guard let name else { return view }
      let member = view == "self" ? name : "\(view).\(name)"
      return wrapping.held[member] ?? member
    case .nothing:
      // A value may hold views as properties.
      guard let name, inlining.isEmpty, record.property(name, isStatic: false) != nil else { return nil }
      return name
    }
  }
}
