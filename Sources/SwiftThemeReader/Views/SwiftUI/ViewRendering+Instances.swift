import ThemeModel

/// What calls of initialisers give the properties of views.
extension ViewRendering {
  /// A call of an initialiser whose value is being read.
  private struct Making {
    let record: TypeRecord
    let call: Expression
    /// The scope in which the properties are bound.
    let instance: ViewScope
    let parts: [Int]
    /// The initialisers that led here by `self.init(…)`.
    var open: Set<Span> = []
  }

  /// Returns a value of the type with these arguments, as a scope in which its properties are bound.
  func instance(
    _ record: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope
  ) -> ViewScope {
    var parts = [record.order]
    for argument in arguments { parts += signature(of: argument, scope) }
    let instance = ViewScope(id: colors.identity(parts), type: record, file: record.file, depth: scope.depth)
    make(Making(record: record, call: expression, instance: instance, parts: parts), with: arguments, from: scope)
    return instance
  }

  private func make(_ making: Making, with arguments: [Expression.Argument], from scope: ViewScope) {
    let (record, instance) = (making.record, making.instance)
    if record.initializers.isEmpty { return memberwise(record, arguments, scope, instance) }
    let able = record.initializers.filter { !making.open.contains($0.span) }
    let fitting = Overloads(able, \.parameters, arguments, from: scope, instance)
    guard let (initializer, bindings) = fitting.first else {
      // Initialisers of extensions leave a struct the one that Swift makes.
      guard record.kind == .structure, record.declaration?.members.initializers.isEmpty == true,
        takesMembers(record, arguments)
      else { return leaveOpen(Self.given(record), of: record, instance, at: making.call.span) }
      return memberwise(record, arguments, scope, instance)
    }
    var next = making
    next.open.insert(initializer.span)
    let inner = instance.inner(id: colors.identity(making.parts + [-6, next.open.count]), bindings)
    run(initializer.body ?? [], inner, next)
    if instance.assumption == nil, !fitting.isCertain { instance.assumption = Overloads<Function>.step(record.name) }
  }

  // MARK: - The initialiser that Swift makes

  /// The properties that a call may give.
  static func given(_ record: TypeRecord) -> [Property] {
    record.properties.map(\.member).filter { property in
      guard property.isStored, !property.isStatic, !(property.isConstant && property.initial != nil) else {
        return false
      }
      if case .environment? = property.wrapper { return false }
      return property.wrapper != .other("EnvironmentObject")
    }
  }

  /// Whether these may be the arguments of the initialiser that Swift makes.
  private func takesMembers(_ record: TypeRecord, _ arguments: [Expression.Argument]) -> Bool {
    let stored = Self.given(record)
    return arguments.allSatisfy { argument in
      argument.label.map { label in stored.contains { $0.name == label } } ?? argument.isTrailing
    }
  }

  /// Binds the arguments of the initialiser that Swift makes of a struct's stored properties.
  private func memberwise(
    _ record: TypeRecord, _ arguments: [Expression.Argument], _ caller: ViewScope, _ instance: ViewScope
  ) {
    let stored = Self.given(record)
    var given: Set<String> = []
    let labels = Set(arguments.compactMap(\.label))
    for argument in arguments {
      if let label = argument.label, let property = stored.first(where: { $0.name == label }) {
        instance.bind(property.name, .expression(argument.value, caller))
        given.insert(property.name)
      } else if argument.label == nil, argument.isTrailing {
        let open = stored.filter { !given.contains($0.name) && !labels.contains($0.name) && $0.initial == nil }
        // The first of several trailing closures goes to the first parameter that takes one.
        let isFirstOfSeveral = arguments.contains { $0.isTrailing && $0.label != nil }
        if isFirstOfSeveral, let property = open.first(where: { $0.type?.isFunction == true }) {
          instance.bind(property.name, .expression(argument.value, caller))
          given.insert(property.name)
        } else if let property = open.last(where: { $0.type?.isFunction == true }) ?? open.last(where: {
          $0.name == "content" || $0.name == "label"
        }) ?? open.last {
          instance.bind(property.name, .expression(argument.value, caller))
          given.insert(property.name)
        }
      }
    }
    bindStart(of: stored.filter { !given.contains($0.name) }, instance)
  }

  /// Binds properties to the values that they start with.
  private func bindStart(of properties: [Property], _ instance: ViewScope) {
    for property in properties where property.wrapper == nil {
      let isNil = !property.isConstant && property.type?.isOptional == true
      let initial = property.initial ?? (isNil ? Expression(.nilLiteral, property.span) : nil)
      if let initial { instance.bind(property.name, .expression(initial, instance)) }
    }
  }

  // MARK: - Initialisers of the team's own

  /// Binds what an initialiser assigns: `self.ink = ink`, and what another one does that it calls.
  private func run(_ statements: [Statement], _ start: ViewScope, _ making: Making) {
    let instance = making.instance
    let delegates = statements.contains { Self.delegated($0) != nil }
    if !delegates { bindStart(of: Self.given(making.record), instance) }
    // What an initialiser declares hides a property of the same name: `self.texts = texts` is not the property itself.
    var inner = start
    for statement in statements {
      if let arguments = Self.delegated(statement) {
        make(making, with: arguments, from: inner)
        continue
      }
      if case .expression(let expression) = statement,
        case .assignment(let target, nil, let value) = expression.kind,
        let name = property(target, in: inner, instance)
      {
        instance.bind(name, .expression(value, inner))
        continue
      }
      if case .expression(let expression) = statement, case .assignment(let target, nil, _) = expression.kind,
        case .name = target.kind
      {
        // A local name.
      } else {
        decide(statement, inner, making)
      }
      inner = colors.after(statement, in: inner)
    }
  }

  /// Returns the name of the property of a value that a target means; `nil` for a local name.
  private func property(_ target: Expression, in inner: ViewScope, _ instance: ViewScope) -> String? {
    guard let name = colors.plainName(target) else { return nil }
    let owner = if case .name = target.kind { inner.bound(name)?.scope } else { ViewScope?.none }
    guard owner == nil || owner === instance else { return nil }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// Returns the arguments with which a statement calls another initialiser of the same value.
  private static func delegated(_ statement: Statement) -> [Expression.Argument]? {
    if case .expression(let expression) = statement { delegated(expression) } else { nil }
  }

  private static func delegated(_ expression: Expression) -> [Expression.Argument]? {
    switch expression.kind {
    case .call(let callee, let arguments):
      if case .member(let base?, "init") = callee.kind, base.isSelf { arguments } else { nil }
    case .attempt(let inner), .forced(let inner): delegated(inner)
    default: nil
    }
  }

  /// Binds the properties that a statement sets in its branches. A color is a choice between what each of them sets, where that is all
  /// they do.
  private func decide(_ statement: Statement, _ inner: ViewScope, _ making: Making) {
    let (record, instance) = (making.record, making.instance)
    var names: Set<String> = []
    var delegates = false
    SyntaxWalk.each([statement]) { part in
      if Self.delegated(part) != nil { delegates = true }
      for target in RunningWrites.targets(of: part) {
        guard let root = RunningWrites.names(along: target)?.first(where: { $0 != "self" }) else { continue }
        names.insert(root.hasPrefix("_") ? String(root.dropFirst()) : root)
      }
    }
    if delegates { return leaveOpen(Self.given(record), of: record, instance, at: making.call.span) }
    for property in record.properties.map(\.member) where names.contains(property.name) {
      // Which callers are in which state, nobody knows.
      if isColor(property, of: record, instance), let value = Self.choice(of: property.name, in: statement) {
        instance.bind(property.name, .expression(value, inner))
      } else {
        leaveOpen([property], of: record, instance, at: making.call.span)
      }
    }
  }

  /// Returns what a choice sets a property to, if each of its branches sets it and does nothing else.
  private static func choice(of name: String, in statement: Statement) -> Expression? {
    guard case .expression(let expression) = statement else { return nil }
    switch expression.kind {
    case .ifElse(let choice):
      guard let yes = value(of: name, in: choice.body), let no = choice.otherwise.flatMap({ value(of: name, in: $0) })
      else { return nil }
      return Expression(
        .ifElse(IfElse(conditions: choice.conditions, body: [.expression(yes)], otherwise: [.expression(no)])),
        expression.span)
    case .switchOver(let choice):
      var cases: [SwitchOver.Case] = []
      for one in choice.cases {
        guard let value = value(of: name, in: one.body) else { return nil }
        cases.append(SwitchOver.Case(patterns: one.patterns, body: [.expression(value)]))
      }
      return Expression(.switchOver(SwitchOver(subject: choice.subject, cases: cases)), expression.span)
    default: return nil
    }
  }

  /// Returns what a branch sets a property to, if it only sets properties.
  private static func value(of name: String, in body: [Statement]) -> Expression? {
    if body.count == 1, let nested = choice(of: name, in: body[0]) { return nested }
    var found: Expression?
    for statement in body {
      guard case .expression(let one) = statement, case .assignment(let target, nil, let value) = one.kind else {
        return nil
      }
      switch target.kind {
      case .member(let base?, let member) where base.isSelf: if member == name { found = value }
      case .name(let member): if member == name { found = value }
      default: return nil
      }
    }
    return found
  }

  /// Leaves open what a call gives some properties: a color is one that is not known, and what depends on the others is assumed.
  func leaveOpen(_ properties: [Property], of record: TypeRecord, _ instance: ViewScope, at span: Span) {
    for property in properties {
      if property.wrapper == nil, isColor(property, of: record, instance) {
        let name = TokenPath.join(record.path, property.name)
        instance.bind(property.name, .ink(Ink(.unknown(name, .notFollowed), span)))
      } else {
        instance.bind(property.name, .open(property.type))
      }
      undecided[instance.id, default: []].insert(property.name)
    }
  }

  private func isColor(_ property: Property, of record: TypeRecord, _ instance: ViewScope) -> Bool {
    colors.isColor(property, of: record)
      || property.type == nil && property.initial.map { !colors.ink($0, in: instance).isUnread } == true
  }
}
