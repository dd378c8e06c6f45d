import ThemeModel

/// Which themes a value can be, by the code that gives it. A constant of one theme is that theme, and an accessor is what its body
/// returns on any of its ways.
extension ColorReading {
  /// What the conditions on the way to a value say of other values, by their words.
  typealias KnownThemes = [String: PossibleThemes]

  /// Returns the theme of which an expression takes a token, where the code that gives it tells that it is not just any.
  ///
  /// - Parameter path: the token
  /// - Returns: `.some(nil)` where a type's own property gives whichever theme is in use
  func holder(byOrigin expression: Expression, of path: String, in scope: ViewScope) -> ThemeHolder?? {
    guard names.partial.tellsThemes, let base = palette(of: expression, to: path) else { return nil }
    let themes = possibleThemes(of: base, in: scope)
    guard !themes.isAny else {
      // A function of the body that gives one of them by name, or the one in use, is no accessor to that.
      if !themes.named.isEmpty, callsLocalFunction(base) { return .some(.instance(words(base))) }
      return accessor(base, themes, in: scope).map(Optional.some)
    }
    let name = Self.words(ofWhole: base, words(base))
    if themes.isDoubtful { return .some(.instance(name)) }
    // An accessor that is listed with the themes is one of the others.
    let all = themes.named.union(themes.excluded).reduce(into: Set<String>()) {
      $0.formUnion(names.partial.keys(besides: $1))
    }.subtracting(accessorKeys)
    let possible = themes.isOpen ? all.subtracting(themes.excluded) : themes.named
    guard !possible.isEmpty, possible != all else { return accessor(base, themes, in: scope).map(Optional.some) }
    return .some(.theme(key: PartialTokens.key(ofOneOf: possible), name: name))
  }

  /// Returns what an expression takes a token of by the token's own name: `theme.colors` of `theme.colors.text`, `theme` of
  /// `theme[.text]`.
  private func palette(of expression: Expression, to path: String) -> Expression? {
    switch expression.kind {
    case .index(let base, _): return base
    case .call(let callee, _): if case .member(let base?, _) = callee.kind { return base } else { return nil }
    default: break
    }
    let groups = path.split(separator: ".").map(String.init)
    var members: [String] = []
    var here = expression
    while case .member(let base?, let name) = here.kind {
      members.insert(name, at: 0)
      here = base
      var own = members
      if own.count > 1, own.last.map(Self.conversions.contains) == true, groups.last != own.last { own.removeLast() }
      if own == groups { return here }
    }
    return members.isEmpty ? nil : Self.withoutLast(expression)
  }

  /// Returns the words for a theme without those for its palette: `Theme.current` of `Theme.current.colors`.
  private static func words(ofWhole palette: Expression, _ words: String) -> String {
    guard case .member(.some, let name) = palette.kind, ThemeWords.mainPalettes.contains(name),
      words.hasSuffix(".\(name)")
    else { return words }
    return String(words.dropLast(name.count + 1))
  }

  private static func withoutLast(_ expression: Expression) -> Expression? {
    if case .member(let base, _) = expression.kind { base } else { nil }
  }

  /// The themes that an expression can be.
  ///
  /// - Parameters:
  ///   - type: the type of which an implicit member is
  ///   - known: what conditions say
  func possibleThemes(
    of expression: Expression, as type: TypeRecord? = nil, known: KnownThemes = [:], in scope: ViewScope
  ) -> PossibleThemes {
    let isOutermost = ways == 0
    ways += 1
    guard depth < Self.deepest, ways < Self.mostOrigins else { return .any }
    depth += 1
    defer {
      depth -= 1
      if isOutermost { ways = 0 }
    }
    if let told = known[key(expression, in: scope)] { return told }
    switch expression.kind {
    case .forced(let inner), .chained(let inner), .attempt(let inner), .cast(let inner, _, _):
      return possibleThemes(of: inner, as: type, known: known, in: scope)
    case .nilLiteral: return .none
    case .binary("??", let left, let right):
      return possibleThemes(of: left, as: type, known: known, in: scope)
        .or(possibleThemes(of: right, as: type, known: known, in: scope))
    case .conditional(let condition, let yes, let no):
      let way = themes(where: condition, known, in: scope)
      return possibleThemes(of: yes, as: type, known: way.yes, in: scope)
        .or(possibleThemes(of: no, as: type, known: way.no, in: scope))
    case .ifElse, .switchOver:
      return returned([.expression(expression)], as: type, known, in: scope, isWhole: true).themes
    case .member(nil, let name):
      guard let type else { return .any }
      return constant(name, of: type, in: scope) ?? .any
    case .name(let name): return themes(named: name, expression, as: type, known, in: scope)
    case .member(let base?, let name): return themes(of: name, memberOf: base, expression, known, in: scope)
    case .call where expression.stopsApp: return .none
    case .call(let callee, let arguments): return themes(givenBy: callee, arguments, known, in: scope)
    default: return .any
    }
  }

  private func themes(
    named name: String, _ expression: Expression, as wanted: TypeRecord? = nil, _ known: KnownThemes,
    in scope: ViewScope
  ) -> PossibleThemes {
    if let (bound, _) = scope.bound(name) {
      guard case .expression(let value, let from) = bound, !mayChange(name, in: scope) else { return .any }
      let type = typeOfBinder(name, expression, in: scope) ?? wanted
      return possibleThemes(of: value, as: type, known: from.type === scope.type ? known : [:], in: from)
    }
    guard let (property, owner) = onlyProperty(expression, in: scope) else { return .any }
    return themes(of: property, owner)
  }

  /// Returns the type that the declaration of a bound name gives it: of a parameter, a property, what the environment has.
  private func typeOfBinder(_ name: String, _ expression: Expression, in scope: ViewScope) -> TypeRecord? {
    if case .parameter(let type) = scope.binder(of: name) { return record(type, in: scope) }
    return declaredType(of: expression, in: scope).flatMap { record($0, in: scope) }
      ?? scope.type?.property(name, isStatic: false).flatMap { valueType(of: $0.member, in: scope) }
  }

  private func themes(
    of name: String, memberOf base: Expression, _ expression: Expression, _ known: KnownThemes, in scope: ViewScope
  ) -> PossibleThemes {
    if base.isSelf { return themes(named: name, expression, known, in: scope.ofType) }
    if let type = themeOwner(base, in: scope) {
      if let key = names.partial.key(ofThemeIn: type, called: name, table) { return PossibleThemes(named: [key]) }
      guard let found = onlyProperty(expression, in: scope) else { return .any }
      return themes(of: found.property, found.owner)
    }
    if let given = themes(givenFor: name, of: base, in: scope) { return given }
    let held = possibleThemes(of: base, known: known, in: scope)
    guard let type = typeByDeclarations(of: base, in: scope) else {
      return ThemeWords.mainPalettes.contains(name) ? held : .any
    }
    guard let (property, owner) = type.property(name, isStatic: false) else { return held }
    // What a value computes of itself may be of another theme.
    guard property.getter == nil else {
      let own = themes(of: property, owner)
      if property.getter.flatMap(Self.only).map(isPlainMember) == true { return own.isAny ? held : own }
      // What it computes may depend on the value that it belongs to.
      return held.isAny ? own : .doubtful
    }
    if property.isConstant && property.initial != nil { return themes(of: property, owner) }
    // Another palette that a theme holds may be that of another theme: `dark.inverted`.
    return held.isAny || ThemeWords.mainPalettes.contains(name) ? held : .doubtful
  }

  /// Returns the type that an expression names; `nil` where it may be another one of that name.
  private func themeOwner(_ base: Expression, in scope: ViewScope) -> TypeRecord? {
    guard let path = MakingCalls.path(base), let last = path.last, last.beginsWithCapital,
      let type = namedType(path, in: scope), table.index.types(named: type.name).count == 1,
      !hasAlias(last, in: scope.file)
    else { return nil }
    return type
  }

  /// Whether an expression is a stored part of the value itself: `palette`, `self.theme.colors`.
  private func isPlainMember(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name: true
    case .member(let base?, _): isPlainMember(base)
    default: false
    }
  }

  /// Returns the theme that a constant of a type is, or those that it can be.
  private func constant(_ name: String, of type: TypeRecord, in scope: ViewScope) -> PossibleThemes? {
    if let key = names.partial.key(ofThemeIn: type, called: name, table) { return PossibleThemes(named: [key]) }
    guard let found = type.property(name, isStatic: true).flatMap(only) else { return nil }
    return themes(of: found.property, found.owner)
  }

  /// Whether a property that is listed as a theme is that theme alone: a constant, or one that makes it, and not one that chooses.
  private static func isOneTheme(_ property: Property) -> Bool {
    guard let getter = property.getter else { return property.isConstant }
    guard case .call(let callee, _)? = only(getter)?.kind, let made = MemberChain(callee).names.last else {
      return false
    }
    return made.beginsWithCapital || made == "init"
  }

  /// The themes that the value of a property can be.
  private func themes(of property: Property, _ owner: TypeRecord?) -> PossibleThemes {
    let place = table.place(property.span)
    if Self.isOneTheme(property), let key = names.partial.key(ofThemeAt: place) { return PossibleThemes(named: [key]) }
    if let known = themesByProperty[property.span] { return known }
    guard property.wrapper == nil, !isReplaced(property, of: owner) else { return .any }
    // A property that is asked for on the way to its own value tells nothing.
    themesByProperty[property.span] = .any
    let inside = ViewScope(
      id: identity([owner?.order ?? -1, -41]), type: owner, file: Int(property.span.file))
    let type = property.type.flatMap { record($0, in: inside) }
    var found = holdsThemeInUse(property) ? PossibleThemes.inUse : .any
    if let getter = property.getter {
      found = hasBranches(property.span) ? .any : returned(getter, as: type, [:], in: inside, isWhole: true).themes
    } else if let initial = property.initial, property.isConstant {
      found = possibleThemes(of: initial, as: type, in: inside)
      if found.isAny, let users = paletteThemes[place] { found = PossibleThemes(named: users) }
    }
    themesByProperty[property.span] = found
    return found
  }

  /// Whether only some builds have the code of a declaration.
  func hasBranches(_ declaration: Span) -> Bool {
    TextSearch.contains(Array(table.source(declaration)), "#if")
  }

  /// Whether a type that inherits a property has another in its place.
  func isReplaced(_ property: Property, of owner: TypeRecord?) -> Bool {
    guard let owner else { return false }
    guard property.isStatic else { return isReplaced(property.name, of: owner, otherThanBy: owner) }
    return table.index.heirs(of: owner).contains { type in
      type.propertiesByName[property.name]?.contains { $0.isStatic && !$0.isRequirement } == true
    }
  }

  /// Whether a variable of a type holds whichever theme is in use, and is not called after one of them.
  private func holdsThemeInUse(_ property: Property) -> Bool {
    property.getter == nil && !property.isConstant && property.isStatic && !names.isTheme(property.name)
      && ModeWords.isDark(flag: property.name) == nil
      && names.partial.key(ofThemeAt: table.place(property.span)) == nil
  }

  /// The keys of the themes that are listed for what a type computes and that choose one of the others.
  func keysOfAccessors() -> Set<String> {
    Set(
      table.types.flatMap(\.properties).compactMap { property, _ in
        guard property.isStatic, property.getter != nil, !Self.isOneTheme(property) else { return nil }
        return names.partial.key(ofThemeAt: table.place(property.span))
      })
  }

  private func themes(
    givenBy callee: Expression, _ arguments: [Expression.Argument], _ known: KnownThemes, in scope: ViewScope
  ) -> PossibleThemes {
    if case .closure(let closure) = callee.kind, arguments.isEmpty {
      return returned(closure.body, as: nil, known, in: scope, isWhole: true).themes
    }
    if case .name(let name) = callee.kind, case .function(let local, let inside?)? = scope.bound(name)?.value {
      return themes(givenBy: local, inside, arguments, from: scope)
    }
    guard let (function, owner) = onlyFunction(callee, arguments, in: scope), let body = function.body,
      !hasBranches(function.span), openCalls.insert(function.span).inserted
    else { return .any }
    defer { openCalls.remove(function.span) }
    let inside = ViewScope(
      id: identity([owner?.order ?? -1, Int(function.span.start), -42]), type: owner, file: Int(function.span.file))
    guard let bindings = Self.bindings(function.parameters, arguments, from: scope, inside) else { return .any }
    let inner = inside.inner(bindings)
    inner.parameters = function.parameters
    let type = function.result.flatMap { record($0, in: inside) }
    return returned(body, as: type, [:], in: inner, isWhole: true).themes
  }

  /// Returns the one function that a call can mean, with the type that declares it.
  func onlyFunction(
    _ callee: Expression, _ arguments: [Expression.Argument], in scope: ViewScope
  ) -> (function: Function, owner: TypeRecord?)? {
    let functions: [(member: Function, owner: TypeRecord?)]
    switch callee.kind {
    case .name(let name):
      // A closure of this name comes first.
      guard scope.bound(name) == nil, scope.type?.property(name, isStatic: false) == nil,
        !isLocalFunction(name, at: callee.span)
      else { return nil }
      let own = scope.type.map { $0.functions(name, isStatic: false) + $0.functions(name, isStatic: true) } ?? []
      functions =
        own.isEmpty
        ? table.globalFunctions(name, from: scope.file).map { ($0.member, nil) } : own.map { ($0.member, $0.owner) }
    case .member(let base?, let name):
      if let type = themeOwner(base, in: scope) {
        functions = type.functions(name, isStatic: true).map { ($0.member, $0.owner) }
      } else {
        let type = base.isSelf ? scope.type : typeByDeclarations(of: base, in: scope)
        functions = type.map { $0.functions(name, isStatic: false).map { ($0.member, $0.owner) } } ?? []
      }
    default: functions = []
    }
    let fitting = functions.filter { ArgumentMatch.fits($0.member.parameters, arguments, table) }
    guard fitting.count == 1, let found = fitting.first else { return nil }
    // A class further down, or what conforms to the protocol, may have another function in place of this one.
    let heirs = found.owner.map(table.index.heirs) ?? []
    guard !heirs.contains(where: { $0.functions[found.member.name] != nil }) else { return nil }
    return (found.member, found.owner)
  }
}

extension ColorReading {
  /// Returns the themes that constants of one part of them are of, by their places: `darkPalette` of `Theme(colors: darkPalette)`.
  /// A constant that themes have in several parts tells no theme.
  func themesOfPalettes() -> [Place: Set<String>] {
    var keys: [Place: Set<String>] = [:]
    var parts: [Place: Set<String>] = [:]
    func note(_ value: Expression, _ part: String, of key: String, _ owner: TypeRecord?, _ file: Int) {
      let scope = ViewScope(id: -43, type: owner, file: file)
      guard let property = onlyProperty(value, in: scope)?.property, property.isConstant, property.initial != nil,
        case let place = table.place(property.span), names.partial.key(ofThemeAt: place) == nil
      else { return }
      keys[place, default: []].insert(key)
      parts[place, default: []].insert(part)
    }
    func read(_ property: Property, _ owner: TypeRecord?) {
      guard let key = names.partial.key(ofThemeAt: table.place(property.span)),
        let value = property.initial ?? property.getter.flatMap(Self.only)
      else { return }
      let file = Int(property.span.file)
      guard case .call(_, let arguments) = value.kind else { return note(value, "", of: key, owner, file) }
      for argument in arguments { note(argument.value, argument.label ?? "", of: key, owner, file) }
    }
    for (property, _) in table.globalProperties { read(property, nil) }
    for type in table.types {
      for (property, _) in type.properties { read(property, type) }
      guard type.kind == .enumeration else { continue }
      for (property, file) in type.properties {
        guard case .switchOver(let choice)? = property.getter.flatMap(Self.only)?.kind, choice.subject.isSelf else {
          continue
        }
        for one in choice.cases {
          guard let value = Self.only(one.body) else { continue }
          for name in one.patterns.compactMap({ caseName($0.pattern) }) {
            guard let key = names.partial.key(ofThemeIn: type, called: name, table) else { continue }
            note(value, property.name, of: key, type, file)
          }
        }
      }
    }
    return keys.filter { parts[$0.key]?.count == 1 }
  }
}

extension PartialTokens {
  /// Returns the key of the theme that a constant or a case of a type is.
  fileprivate func key(ofThemeIn type: TypeRecord, called name: String, _ table: DeclarationTable) -> String? {
    if let one = type.cases.first(where: { $0.name == name }) { return key(ofThemeAt: table.place(one.span)) }
    guard let property = type.property(name, isStatic: true)?.member, property.isConstant else { return nil }
    return key(ofThemeAt: table.place(property.span))
  }
}
