import ColorScience

extension ColorReading {
  /// Members that convert one color type to another without changing the color.
  static let conversions: Set = [
    "color", "uiColor", "swiftUIColor", "cgColor", "nsColor", "asColor", "toColor", "swiftUI", "asUIColor",
    "uiKitColor",
    "toUIColor", "resolvedColor", "resolved",
  ]
  static let colorTypes: Set = ["Color", "UIColor", "NSColor", "CGColor", "ShapeStyle", "ColorResource"]

  func named(_ expression: Expression, in scope: ViewScope) -> Ink {
    // `color(for: .text).swiftUIColor`
    if case .member(let base?, let name) = expression.kind, Self.conversions.contains(name), case .call = base.kind {
      let whole = ink(base, in: scope)
      if !whole.isUnread { return whole }
    }
    if case .member(let base?, let name) = expression.kind, case .call = base.kind,
      let part = part(name, givenBy: base, at: expression.span, in: scope)
    {
      return part
    }
    if case .member(let base?, "gradient") = expression.kind,
      table.foreignType("Color").property("gradient", isStatic: false) == nil
    {
      let ink = ink(base, in: scope)
      // The system chooses the stops beside the color.
      if !ink.isUnread { return Ink(.unknown(words(expression), .notFollowed), expression.span) }
    }
    let chain = MemberChain(expression)
    if case .other(let base) = chain.root {
      if let last = chain.names.last, chain.names.allSatisfy(Self.conversions.contains), last != "gradient" {
        return ink(base, in: scope)
      }
      return ofValue(base, chain.names, expression, in: scope)
    }
    guard let first = chain.names.first else { return Ink(.unread("this is not a colour"), expression.span) }
    if case .implicit = chain.root { return implicit(chain.names, expression, in: scope) }
    if let names = named(chain, in: scope), let (bound, _) = names.bound(first) {
      // What calls hand on in a value: `config.ink`.
      if case .open = bound, chain.names.count == 2,
        case .ink(let ink)? = names.bound(first + "." + chain.names[1])?.value
      {
        return ink.via(expression.span)
      }
      let type =
        typeOfParameter(first, in: names) ?? Self.word(scope.type?.property(first, isStatic: false)?.member.type)
      return ofBound(bound, Array(chain.names.dropFirst()), expression, as: type, in: names)
    }
    if chain.names.count == 1 { return ownMember(first, expression, in: scope) }
    return ofMembers(chain, expression, in: scope)
  }

  /// Returns the scope in which a chain's first name may be bound: for `self.ink`, that of the value's own properties.
  private func named(_ chain: MemberChain, in scope: ViewScope) -> ViewScope? {
    switch chain.root {
    case .name: return scope
    case .receiver:
      guard !scope.isModifier, scope.type?.property(chain.names[0], isStatic: false) != nil else { return nil }
      return scope.ofType
    case .implicit, .other: return nil
    }
  }

  /// Returns the type of color that a function asks for: what is written without it is one of that type.
  private func typeOfParameter(_ name: String, in scope: ViewScope) -> String? {
    guard case .parameter(let type) = scope.binder(of: name), let word = Self.word(type), Self.colorTypes.contains(word)
    else { return nil }
    return word
  }

  /// Reads an argument or a constant, and the members that follow it.
  private func ofBound(
    _ bound: ViewScope.Bound, _ rest: [String], _ expression: Expression, as type: String?, in scope: ViewScope
  ) -> Ink {
    switch bound {
    case .expression(let value, let from):
      let longer = rest.reduce(value) { Expression(.member($0, $1), expression.span) }
      var converted: Ink?
      if rest.allSatisfy(Self.conversions.contains) {
        // What is used as it is has the type that is asked for.
        let whole = ink(value, as: type ?? (rest.isEmpty ? wanted : nil), in: from).via(expression.span)
        guard whole.isUnread, !rest.isEmpty else { return whole }
        converted = whole
      }
      // A value of the team's own may have a color under such a name: `accent.color`.
      let own = ink(longer, in: from)
      guard own.isUnread else { return own }
      let wanted = MemberChain(expression).names.first.flatMap { typeOfBound($0, in: scope) }
      let found =
        carried(rest, by: value, as: wanted, in: from) ?? ofCase(rest, value, expression, as: wanted, in: from)
      if let found, let later = ofLater(rest, wanted, expression, in: scope) {
        return Ink(found.via(expression.span).alternatives + later.alternatives)
      }
      return found?.via(expression.span) ?? converted ?? own
    case .value(_, let instance) where !rest.isEmpty:
      let first = Expression(.name(rest[0]), expression.span)
      let whole = rest.dropFirst().reduce(first) { Expression(.member($0, $1), expression.span) }
      return ink(whole, in: instance).via(expression.span)
    case .open(let type?) where !rest.isEmpty:
      let names = [type.names.first?.last ?? ""] + rest
      if let record = record(type, in: scope) { return member(rest, of: record, names, expression, in: scope) }
      return byName(MemberChain(expression).names, expression)
    case .open(nil) where !rest.isEmpty: return byName(MemberChain(expression).names, expression)
    case .ink(let ink) where rest.allSatisfy(Self.conversions.contains) || ink.isSurelyColor:
      return ink.via(expression.span)
    case .elements(let elements):
      return ink(of: elements, rest, at: expression.span, in: scope).via(expression.span)
    case .open, .receiver, .leaf, .ink, .value, .function: return Ink(.unread(Self.givenByTheCaller), expression.span)
    }
  }

  /// Reads a member of the cases that a view's state may have later: `style.ink` for `@State var style: Style`.
  private func ofLater(_ rest: [String], _ type: TypeRecord?, _ expression: Expression, in scope: ViewScope) -> Ink? {
    guard let type, type.kind == .enumeration, let name = MemberChain(expression).names.first,
      mayChange(name, in: scope)
    else { return nil }
    let all = member(rest, of: type, [type.name] + rest, expression, in: scope)
    return all.isUnread ? nil : all
  }

  /// Returns the type of a value of the team's own that a property or a parameter has.
  private func typeOfBound(_ name: String, in scope: ViewScope) -> TypeRecord? {
    switch scope.binder(of: name) {
    case .parameter(let type):
      return record(type, in: scope).flatMap { $0.declaration == nil ? nil : $0 }
    case .property:
      return scope.type?.property(name, isStatic: false).flatMap { valueType(of: $0.member, in: scope) }
    case .other: return nil
    }
  }

  /// Reads a property of an enclosing type, or a global.
  private func ownMember(_ name: String, _ expression: Expression, in scope: ViewScope) -> Ink {
    var around = scope.type
    while let type = around {
      let own = type === scope.type ? scope.property(name) : type.property(name, isStatic: false)
      if let (property, owner) = own ?? type.property(name, isStatic: true) {
        let inside =
          type === scope.type
          ? scope.code(of: owner, in: Int(property.span.file)) : ViewScope(id: scope.id, type: type, file: owner.file)
        let found = ink(of: property, owner, in: inside, asked: expression.span)
        guard isSomeone(scope), !property.isStatic else { return found }
        if found.isUnread, type === scope.type, let own = stored(property, in: scope, expression) { return own }
        return unlessReplaced(found, name, of: type, owner, expression.span)
      }
      around = type.parent
    }
    if let token = required(name, of: scope.type) { return Ink(.token(token), expression.span) }
    guard let (property, file) = table.global(name, from: scope.file) else {
      // What a view inherits.
      if name == "tintColor" { return Ink(.unknown("tintColor", .ofTheSystem), expression.span) }
      return Ink(.unread("`\(name)` is declared elsewhere"), expression.span)
    }
    return ink(of: property, nil, in: ViewScope(id: -9, type: nil, file: file), asked: expression.span)
  }

  /// Returns what a value that other code names has in a property: `color` in a function that is called on `Style.title`.
  private func stored(_ property: Property, in scope: ViewScope, _ expression: Expression) -> Ink? {
    // What code can set may be another one by now.
    guard property.isStored, property.isConstant, !scope.isModifier, scope.type?.kind == .structure,
      let receiver = scope.receiver,
      let value = receiver.expression, !value.isSelf
    else { return nil }
    let own = ink(Expression(.member(value, property.name), expression.span), in: receiver.scope)
    return own.isUnread ? nil : own.via(expression.span)
  }

  /// Returns the token that a protocol's themes have under a name that the protocol asks for.
  private func required(_ name: String, of type: TypeRecord?) -> String? {
    guard let type, type.kind == .protocolType,
      let path = names.token([type.name, name]), owners.means(path, member: name, of: type)
    else { return nil }
    let line = [type] + type.allProtocols
    return line.contains { $0.propertiesByName[name]?.contains(where: \.isRequirement) == true } ? path : nil
  }

  func ink(of property: Property, _ owner: TypeRecord?, in scope: ViewScope, asked: Span) -> Ink {
    if let path = names.token([owner?.name ?? "", property.name]) ?? names.token([property.name], isRooted: false),
      isDeclared(path, at: property.span)
    {
      return Ink(.token(path), asked)
    }
    if let path = names.numbered([owner?.name ?? "", property.name], declaredAt: table.place(property.span)) {
      return Ink(.token(path), asked)
    }
    func name() -> String { TokenPath.join(owner?.path ?? "", property.name) }
    if let wrapped = wrapped(property, owner, in: scope, asked: asked) { return wrapped }
    if let getter = property.getter {
      let found = placed(ink(getter, as: property.type, in: scope), property, owner, asked)
      return isColor(property, of: owner) ? found.surely { _ in name() } : found
    }
    let isFixed = property.isConstant || property.isStatic || (owner?.kind == .structure && property.access == .file)
    guard isFixed, property.wrapper == nil, let initial = property.initial else {
      if isGiven(property, to: owner, in: scope) {
        return handed(to: property, of: owner)?.via(asked) ?? Ink(.unread(Self.givenByTheCaller), asked)
      }
      guard isColor(property, of: owner) else { return Ink(.unread("`\(property.name)` is set elsewhere"), asked) }
      return Ink(.unknown(name(), .chosen), asked)
    }
    return placed(ink(initial, as: Self.word(property.type), in: scope), property, owner, asked)
  }

  /// Sets the place of a color. A palette's other name for a token is not a place in a view:
  /// the place is where the view uses the name.
  private func placed(_ ink: Ink, _ property: Property, _ owner: TypeRecord?, _ asked: Span) -> Ink {
    if !property.isStatic, owner != nil {
      // So is what an object beside the views calls one: a view model's, a manager's.
      guard let owner, !isPartOfView(owner), ink.alternatives.count == 1,
        case .token = ink.alternatives[0].shade
      else { return ink.via(asked) }
      return ink.placed(asked)
    }
    let named = ink.named(after: TokenPath.join(owner?.path ?? "", property.name))
    return property.isStatic && ink.alternatives.count == 1 ? named.placed(asked) : named.via(asked)
  }

  private func isDeclared(_ path: String, at span: Span) -> Bool {
    names.isDeclared(path, at: span, in: table)
  }

  // MARK: - Members of types

  private func ofMembers(_ chain: MemberChain, _ expression: Expression, in scope: ViewScope) -> Ink {
    let first = chain.names[0]
    let rest = Array(chain.names.dropFirst())
    if Self.colorTypes.contains(first), let known = known(rest, of: first, expression.span) { return known }
    if let foreign = notOfColorType(first, rest, expression, in: scope) { return foreign }
    if let (property, _) = scope.property(first) ?? scope.type?.property(first, isStatic: true) {
      if let part = part(rest, of: property, scope.type, at: expression.span, in: scope.ofType) { return part }
      if let record = valueType(of: property, in: scope) {
        let own = member(rest, of: record, chain.names, expression, in: scope)
        // A view that is read by itself has what it starts with.
        guard own.isUnread, let initial = property.initial else { return own }
        let start = carried(rest, by: initial, as: record, in: scope.ofType)?.via(expression.span)
        return property.isConstant ? start ?? own : start?.assuming("`\(first)` is as it starts") ?? own
      }
      if let initial = property.initial, property.isConstant || property.isStatic {
        let longer = rest.reduce(initial) { Expression(.member($0, $1), expression.span) }
        if case .name = MemberChain(initial).root, MemberChain(initial).names != [first] {
          let found = ink(longer, in: scope.ofType)
          if !found.isUnread { return found }
        }
      }
      if let getter = property.getter, getter.count == 1, case .expression(let value) = getter[0] {
        let longer = rest.reduce(value) { Expression(.member($0, $1), expression.span) }
        let found = ink(longer, in: scope.ofType)
        if !found.isUnread { return found }
      }
      return byName(chain.names, expression)
    }
    if first.beginsWithCapital, let record = table.type([first], from: scope.file, within: scope.type) {
      return member(rest, of: record, chain.names, expression, in: scope, isStatic: true)
    }
    if first.beginsWithCapital, scope.type?.hasAlias(first) == true {
      let meant = table.expand([first], from: scope.file, within: scope.type)
      guard let record = meant.types.first, meant.types.count == 1, meant.foreign.isEmpty else {
        return meant.foreign.first.flatMap { known(rest, of: $0, expression.span) }
          ?? Ink(.unread("`\(first)` is another type here"), expression.span)
      }
      let path = record.path.split(separator: ".").map(String.init)
      // The type is read by its own name, so that its themes are told by it as well.
      let named = (path.dropFirst() + rest).reduce(Expression(.name(path.first ?? record.name), expression.span)) {
        Expression(.member($0, $1), expression.span)
      }
      return scope.type?.hasAlias(path.first ?? "") == true
        ? member(rest, of: record, [record.name] + rest, named, in: scope, isStatic: true) : ink(named, in: scope)
    }
    if let (property, file) = table.global(first, from: scope.file) {
      let outside = ViewScope(id: -9, type: nil, file: file)
      if let record = valueType(of: property, in: outside) {
        return member(rest, of: record, chain.names, expression, in: scope)
      }
    }
    return byName(chain.names, expression)
  }

  /// Returns the scope of a value's computed properties, in which `self` is that value.
  func inside(_ record: TypeRecord, _ expression: Expression, in scope: ViewScope) -> ViewScope {
    var base: Expression?
    if case .member(let of?, _) = expression.kind { base = of }
    if case .call(let callee, _) = expression.kind, case .member(let of?, _) = callee.kind { base = of }
    let subject = base.map { self.subject($0, in: scope) }
    let id = identity([record.order, scope.id, subject?.scope ?? 0, -4] + (subject.map { [$0.text.hashValue] } ?? []))
    let inside = ViewScope(id: id, type: record, file: record.file, depth: scope.depth + 1)
    inside.receiver = (base, scope)
    return inside
  }

  func record(_ type: TypeName, in scope: ViewScope) -> TypeRecord? {
    guard let path = type.names.first else { return nil }
    return table.type(path, from: scope.file, within: scope.type)
  }

  /// Reads the token that these names mean by themselves.
  func byName(_ names: [String], _ expression: Expression) -> Ink {
    var names = names
    while let last = names.last {
      // A member of something is no global, whatever its name is. `text.color` is that global, converted.
      if let path = token(named: names), names.count == 1 || !owners.isGlobal(path) {
        return Ink(.token(path), expression.span)
      }
      guard names.count > 2, Self.conversions.contains(last) else { break }
      names.removeLast()
    }
    if names.last == "tintColor" { return Ink(.unknown(names.joined(separator: "."), .ofTheSystem), expression.span) }
    return Ink(.unread("`\(names.joined(separator: "."))` is not a token that was read"), expression.span)
  }

  /// Returns the type of whichever of two values is written without it, which is that of the other one; `nil` where it is not told.
  private func implicitType(_ first: Expression, _ second: Expression, in scope: ViewScope) -> String? {
    guard first.firstMember != nil || second.firstMember != nil else { return "" }
    let told = [first, second].filter { $0.firstMember == nil }
    guard let type = told.first.flatMap({ staticTypes(in: scope).type(of: $0) }), let record = table.record(type),
      table.type([record.name], from: scope.file, within: scope.type) === record
    else { return nil }
    return record.name
  }

  /// Reads a member of the value of a call or a literal.
  private func ofValue(_ base: Expression, _ names: [String], _ expression: Expression, in scope: ViewScope) -> Ink {
    if case .conditional(let condition, let yes, let no) = base.kind, let type = implicitType(yes, no, in: scope) {
      func member(_ value: Expression) -> Expression {
        names.reduce(value.rooted(in: type)) { Expression(.member($0, $1), expression.span) }
      }
      let either = Expression(.conditional(condition, member(yes), member(no)), expression.span)
      return ink(either, in: scope).via(expression.span)
    }
    if let part = Self.part(names[0], of: base) {
      let whole = names.dropFirst().reduce(part) { Expression(.member($0, $1), expression.span) }
      return ink(whole, in: scope).via(expression.span)
    }
    if case .index(let list, let arguments) = base.kind, arguments.count == 1, arguments[0].label == nil,
      let elements = elements(of: list, at: arguments[0].value, in: scope)
    {
      return ink(of: elements, names, at: expression.span, in: scope).via(expression.span)
    }
    guard case .call(let callee, _) = base.kind, case .name(let type) = callee.kind,
      let record = table.type([type], from: scope.file, within: scope.type)
    else { return Ink(.unread("a member of an expression that is not followed"), expression.span) }
    return member(names, of: record, [type] + names, expression, in: scope)
  }
}
