/// What conditions say of the theme that a value is, and what statements return under them.
extension ColorReading {
  /// What is known on either side of a condition.
  struct ThemeWay {
    var yes: KnownThemes
    var no: KnownThemes

    var flipped: ThemeWay { ThemeWay(yes: no, no: yes) }
  }

  /// Returns what a value is called in what is known of it: `current` for `Self.current`. Equal for one value in one function.
  func key(_ expression: Expression, in scope: ViewScope) -> String {
    if let name = plainName(expression), let (value, from) = next(name, in: scope), from.type === scope.type {
      return key(value, in: from)
    }
    if case .call(let callee, let arguments) = expression.kind, arguments.isEmpty {
      let function = key(callee, in: scope)
      return function.isEmpty ? "" : function + "()"
    }
    guard var path = MakingCalls.path(expression) else { return "" }
    if path.count > 1, ["self", "Self", scope.type?.name].contains(path[0]) { path.removeFirst() }
    return path.joined(separator: ".")
  }

  func themes(where condition: Expression, _ known: KnownThemes, in scope: ViewScope) -> ThemeWay {
    let open = ThemeWay(yes: known, no: known)
    switch condition.kind {
    case .prefix("!", let inner): return themes(where: inner, known, in: scope).flipped
    case .tuple(let parts) where parts.count == 1: return themes(where: parts[0].value, known, in: scope)
    case .binary("&&", let left, let right):
      let first = themes(where: left, known, in: scope)
      return ThemeWay(yes: themes(where: right, first.yes, in: scope).yes, no: known)
    case .binary("||", let left, let right):
      let first = themes(where: left, known, in: scope)
      let second = themes(where: right, first.no, in: scope)
      let yes = first.yes.merging(second.yes) { $0.or($1) }.filter { first.yes[$0.key] != nil }
      return ThemeWay(yes: yes, no: second.no)
    case .binary("==", let left, let right), .binary("===", let left, let right):
      return equality(left, right, known, in: scope)
    case .binary("!=", let left, let right), .binary("!==", let left, let right):
      return equality(left, right, known, in: scope).flipped
    case .member(let base?, let flag):
      return Self.asksTheme(flag) || names.isTheme(flag) || Self.named(after: flag).map(names.isTheme) == true
        ? doubted(base, known, in: scope) : open
    case .call(let callee, let arguments):
      guard case .member(let list?, "contains") = callee.kind, case .array(let elements) = list.kind,
        arguments.count == 1, let type = typeByDeclarations(of: arguments[0].value, in: scope)
      else { return open }
      let keys = elements.map { constantKeys($0, of: type, in: scope) }
      guard keys.allSatisfy({ $0 != nil }) else { return doubted(arguments[0].value, known, in: scope) }
      return told(arguments[0].value, keys.reduce(into: []) { $0.formUnion($1 ?? []) }, known, in: scope)
    default: return open
    }
  }

  private static func asksTheme(_ flag: String) -> Bool { ModeWords.isDark(flag: flag) != nil }

  /// Returns `white` of `isWhite`.
  private static func named(after flag: String) -> String? {
    guard flag.hasPrefix("is"), let first = flag.dropFirst(2).first, first.isUppercase else { return nil }
    return first.lowercased() + flag.dropFirst(3)
  }

  private func equality(
    _ left: Expression, _ right: Expression, _ known: KnownThemes, in scope: ViewScope
  ) -> ThemeWay {
    for (value, constant) in [(left, right), (right, left)] {
      guard let type = typeByDeclarations(of: value, in: scope),
        let keys = constantKeys(constant, of: type, in: scope)
      else { continue }
      // The sources say by themselves when two of its values are equal.
      if type.hasOwnEquality { return doubted(value, known, in: scope) }
      return told(value, keys, known, in: scope)
    }
    // `current.name == "white"`
    for (value, constant) in [(left, right), (right, left)] {
      guard case .member(let base?, _) = value.kind else { continue }
      switch constant.kind {
      case .string, .integer, .boolean, .member: return doubted(base, known, in: scope)
      default: continue
      }
    }
    return ThemeWay(yes: known, no: known)
  }

  /// Returns the keys of the theme that a constant is: one, and not one of several.
  private func constantKeys(_ expression: Expression, of type: TypeRecord, in scope: ViewScope) -> Set<String>? {
    let themes = possibleThemes(of: expression, as: type, in: scope)
    return themes.isOpen || themes.named.count != 1 ? nil : themes.named
  }

  private func told(
    _ value: Expression, _ keys: Set<String>, _ known: KnownThemes, in scope: ViewScope
  ) -> ThemeWay {
    let name = key(value, in: scope)
    guard !name.isEmpty else { return ThemeWay(yes: known, no: known) }
    let before = known[name] ?? .any
    var way = ThemeWay(yes: known, no: known)
    way.yes[name] = before.being(keys, true)
    way.no[name] = before.being(keys, false)
    return way
  }

  /// Returns what is known after a question about a theme that is not followed.
  private func doubted(_ value: Expression, _ known: KnownThemes, in scope: ViewScope) -> ThemeWay {
    let name = key(value, in: scope)
    var way = ThemeWay(yes: known, no: known)
    guard !name.isEmpty, known[name]?.isOpen != false, let type = typeByDeclarations(of: value, in: scope),
      themeTypes.areThemes(type)
    else { return way }
    way.yes[name] = .doubtful
    way.no[name] = .doubtful
    return way
  }

  private func themes(where conditions: [Condition], _ known: KnownThemes, in scope: ViewScope) -> ThemeWay {
    var yes = known
    var no: KnownThemes?
    for condition in conditions {
      let way: ThemeWay
      switch condition {
      case .holds(let expression): way = themes(where: expression, yes, in: scope)
      case .unwraps(let pattern, let value):
        for name in pattern.names where name != plainName(value) && !Self.mentions(name, in: value) {
          scope.bind(name, .expression(value, scope))
        }
        way = ThemeWay(yes: yes, no: yes)
      case .matches(let pattern, let value):
        way = keys(pattern, value, in: scope).map { told(value, $0, yes, in: scope) } ?? ThemeWay(yes: yes, no: yes)
      case .isAvailable: way = ThemeWay(yes: yes, no: yes)
      }
      no = conditions.count == 1 ? way.no : known
      yes = way.yes
    }
    return ThemeWay(yes: yes, no: no ?? known)
  }

  private func keys(_ pattern: Pattern, _ subject: Expression, in scope: ViewScope) -> Set<String>? {
    guard let type = typeByDeclarations(of: subject, in: scope) else { return nil }
    if case .expression(let constant) = pattern { return constantKeys(constant, of: type, in: scope) }
    guard let name = caseName(pattern) else { return nil }
    return constantKeys(Expression(.member(nil, name), subject.span), of: type, in: scope)
  }

  /// The themes that statements return, and what is known behind them; `nil` where nothing behind them runs.
  ///
  /// - Parameter isWhole: whether the last statement may be the value
  func returned(
    _ statements: [Statement], as type: TypeRecord?, _ outer: KnownThemes, in outerScope: ViewScope, isWhole: Bool
  ) -> (themes: PossibleThemes, rest: KnownThemes?) {
    var (all, known, scope) = (PossibleThemes.none, outer, outerScope.inner())
    for (index, statement) in statements.enumerated() {
      let isLast = isWhole && index == statements.count - 1
      switch statement {
      case .returned(let value):
        let last = value.map { possibleThemes(of: $0, as: type, known: known, in: scope) }
        return (all.or(last ?? .none), nil)
      case .thrown, .leave, .proceed, .jump: return (all, nil)
      case .guarded(let conditions, let otherwise):
        let way = themes(where: conditions, known, in: scope)
        all = all.or(returned(otherwise, as: type, way.no, in: scope, isWhole: false).themes)
        known = way.yes
      case .expression(let one):
        guard isLast || LocalValues.leaves([statement]) != .never else {
          if one.stopsApp { return (all, nil) }
          // What it sets or calls may put another theme into use.
          known = [:]
          break
        }
        guard let ways = branches(of: one, known, in: scope) else {
          return (all.or(possibleThemes(of: one, as: type, known: known, in: scope)), nil)
        }
        let ends = ways.map { returned($0.body, as: type, $0.known, in: $0.scope, isWhole: isLast) }
        all = ends.reduce(all) { $0.or($1.themes) }
        let rests = ends.compactMap(\.rest)
        if rests.isEmpty || isLast { return (all, nil) }
        known = rests.count == 1 ? rests[0] : known
      case .scope(let body):
        let end = returned(body, as: type, known, in: scope, isWhole: isLast)
        all = all.or(end.themes)
        guard end.rest != nil else { return (all, nil) }
      case .variables(let bindings): if bindings.contains(where: { mayRunCode($0.initial) }) { known = [:] }
      case .function: break
      default:
        known = [:]
        if LocalValues.leaves([statement]) != .never { all = all.or(.any) }
      }
      scope = after(statement, in: scope)
    }
    return (all, known)
  }

  /// Whether a value calls a function, which may put another theme into use.
  private func mayRunCode(_ value: Expression?) -> Bool {
    guard let value else { return false }
    var runs = false
    SyntaxWalk.each(value) { part in
      guard case .call(let callee, _) = part.kind else { return }
      runs = runs || MemberChain(callee).names.last?.beginsWithCapital != true
    }
    return runs
  }

  private typealias Branch = (body: [Statement], known: KnownThemes, scope: ViewScope)

  private func branches(of choice: Expression, _ known: KnownThemes, in scope: ViewScope) -> [Branch]? {
    switch choice.kind {
    case .ifElse(let choice):
      let inner = scope.inner()
      let way = themes(where: choice.conditions, known, in: inner)
      return [(choice.body, way.yes, inner), (choice.otherwise ?? [], way.no, scope)]
    case .switchOver(let choice):
      var left = known
      let inner = opened(choice, scope)
      return choice.cases.indices.map { index in
        let one = choice.cases[index]
        var body = Self.body(index, of: choice)
        if case .leave? = body.last { body.removeLast() }
        let told = one.patterns.map { keys($0.pattern, choice.subject, in: scope) }
        guard !one.patterns.isEmpty, told.allSatisfy({ $0 != nil }) else { return (body, left, inner) }
        let way = self.told(choice.subject, told.reduce(into: []) { $0.formUnion($1 ?? []) }, left, in: scope)
        if one.patterns.allSatisfy({ $0.condition == nil }) { left = way.no }
        return (body, way.yes, inner)
      }
    default: return nil
    }
  }
}
