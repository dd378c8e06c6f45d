/// The types of properties, as far as they decide which color a member is.
extension ColorReading {
  /// Returns the type of a property's value: the declared one, or that of the value which it begins with.
  func valueType(of property: Property, in scope: ViewScope, depth: Int = 0) -> TypeRecord? {
    if let type = property.type { return record(type, in: scope) }
    if property.wrapper == .environment("self"), let key = property.wrapperArguments.first?.value {
      // `@Environment(Settings.self) var settings`
      guard case .member(let type?, "self") = key.kind else { return nil }
      return self.type(MemberChain(type).names, from: property, in: scope)
    }
    guard depth < Self.deepestTypes else { return nil }
    if case .environment(let key)? = property.wrapper,
      let kept = table.foreignType("EnvironmentValues").property(key, isStatic: false)?.member
    {
      return valueType(of: kept, in: scope, depth: depth + 1)
    }
    switch property.initial?.kind {
    case .call(let callee, _):
      let names = MemberChain(callee).names
      return type(names.last == "init" ? names.dropLast() : names, from: property, in: scope)
    case .member(let owner?, let name):
      // `Settings.shared`
      guard let record = type(MemberChain(owner).names, from: property, in: scope),
        let shared = record.property(name, isStatic: true)
      else { return nil }
      return valueType(of: shared.member, in: inside(record, owner, in: scope), depth: depth + 1)
    default: return nil
    }
  }

  private static let deepestTypes = 4

  private func type(_ names: [String], from property: Property, in scope: ViewScope) -> TypeRecord? {
    guard names.last?.first?.isUppercase == true,
      let record = table.type(names, from: Int(property.span.file), within: scope.type), record.declaration != nil
    else { return nil }
    return record
  }

  /// Returns whether the value of a member has a property of its own under a name that else only turns one type of
  /// color into another: `color` of `settings.accent.color`.
  func hasOwn(_ name: String?, of member: String, _ record: TypeRecord, _ isStatic: Bool, in scope: ViewScope) -> Bool {
    guard let name, let property = record.property(member, isStatic: isStatic)?.member,
      let type = valueType(of: property, in: scope), type.declaration != nil
    else { return false }
    return type.property(name, isStatic: false) != nil
  }

  /// Returns whether the value of a property is a color, whatever color that is.
  func isColor(_ property: Property, of owner: TypeRecord?) -> Bool {
    if let type = property.type { return Self.word(type).map(Self.colorTypes.contains) == true }
    switch property.initial?.kind {
    case .call(let callee, _): return MemberChain(callee).names.last.map(Self.colorTypes.contains) == true
    case .member(let base?, _): return MemberChain(base).names.last.map(Self.colorTypes.contains) == true
    default: return false
    }
  }

  /// Returns whether a type takes a color of a theme's into its own property of that name: `tint = colors.tint`. The property
  /// then is another name for the token.
  func handsOn(_ name: String, _ record: TypeRecord) -> Bool {
    let key = [record.order, name.hashValue]
    if let known = handedOn[key] { return known }
    var found = false
    func visit(_ expression: Expression) {
      guard case .assignment(let target, nil, let value) = expression.kind, plainName(target) == name else { return }
      let names = MemberChain(value).names
      if names.count > 1, names.last == name, names.first != record.name { found = true }
    }
    for function in record.functions.values.joined() { SyntaxWalk.each(function.body ?? [], visit) }
    for initializer in record.initializers { SyntaxWalk.each(initializer.body ?? [], visit) }
    handedOn[key] = found
    return found
  }

  /// Returns whether whoever makes a value gives it the color: a view's own property, or what it finds in the
  /// environment. What that color is, its callers say.
  func isGiven(_ property: Property, to owner: TypeRecord?, in scope: ViewScope) -> Bool {
    guard let owner else { return false }
    switch property.wrapper {
    case .environment?, .other("Binding")?: return true
    case .other?: return false
    // A property of another object is known to nobody here.
    case nil: return scope.receiver == nil && (property.initial == nil || owner.kind == .structure)
    }
  }

  /// Returns the type of a value that code hands on: of the case `Inks.snow`, of `Palette(…)`.
  func typeOfValue(_ expression: Expression, in scope: ViewScope) -> TypeRecord? {
    guard let start = beginning(of: expression, in: scope) else { return nil }
    let from = start.scope
    switch start.value.kind {
    case .member(let base?, let name):
      guard let type = type(base, from) else { return nil }
      if type.kind == .enumeration, type.caseNames.contains(name) { return type }
      guard let property = type.property(name, isStatic: true)?.member else { return nil }
      return valueType(of: property, in: ViewScope(id: -27, type: type, file: type.file))
    case .call(let callee, _):
      if case .member(let base?, let name) = callee.kind, let type = type(base, from), type.kind == .enumeration,
        type.caseNames.contains(name)
      {
        return type
      }
      return type(callee, from)
    default: return nil
    }
  }

  private func type(_ expression: Expression, _ scope: ViewScope) -> TypeRecord? {
    let path = MemberChain(expression).names
    guard path.last?.first?.isUppercase == true,
      let type = table.type(path, from: scope.file, within: scope.type), type.declaration != nil
    else { return nil }
    return type
  }

  /// Returns the type of a value of which a view shows something: of a property, an argument, an element.
  func viewedType(_ base: Expression, in scope: ViewScope) -> TypeRecord? {
    guard let name = plainName(base) else { return nil }
    switch scope.bound(name)?.value {
    case .expression:
      return typeOfValue(base, in: scope) ?? declaredType(of: base, in: scope).flatMap { record($0, in: scope) }
    case .open(let type): return type.flatMap { record($0, in: scope) }
    case .elements(let elements): return elements.type.flatMap { record($0, in: scope) }
    case .value(let record, _): return record
    case .receiver, .leaf, .ink, .function: return nil
    case nil:
      return scope.type?.property(name, isStatic: false).flatMap { valueType(of: $0.member, in: scope) }
    }
  }
}

// MARK: - What declarations tell of expressions

extension ColorReading {
  /// The types of expressions in a view's code, with those of its arguments and constants.
  func staticTypes(in scope: ViewScope) -> StaticTypes {
    StaticTypes(table, file: scope.file, owner: scope.type) { name, _, depth in
      guard let (bound, from) = scope.bound(name) else { return .outside }
      func written(_ type: TypeName?) -> Expected? {
        type.map { Expected($0, file: from.file, scope: from.type) }
      }
      switch bound {
      case .expression(let value, let origin):
        return .inside(self.staticTypes(in: origin).type(of: value, depth: depth + 1))
      case .open(let type): return .inside(written(type))
      case .elements(let elements): return .inside(written(elements.type))
      case .function(let function, let inside):
        guard let result = function.result else { return .inside(nil) }
        return .inside(Expected(.function(result: result), file: from.file, scope: (inside ?? from).type))
      case .receiver, .leaf, .ink, .value: return .inside(nil)
      }
    }
  }

  /// Returns the type of the sources that declarations give an expression.
  func typeByDeclarations(of expression: Expression, in scope: ViewScope) -> TypeRecord? {
    staticTypes(in: scope).type(of: expression).flatMap(table.record).flatMap { $0.declaration == nil ? nil : $0 }
  }

  /// Whether declarations say that an expression is a color, whichever it is.
  func isColorByType(_ expression: Expression, in scope: ViewScope) -> Bool {
    if case .call(let callee, _) = expression.kind, case .member(let base?, let name) = callee.kind,
      name == "opacity" || name == "withAlphaComponent"
    {
      return isColorByType(base, in: scope)
    }
    let type = staticTypes(in: scope).type(of: expression)
    return Self.word(type?.type).map(Self.colorTypes.contains) == true
  }

  /// Whether an expression is a style of the team's own that resolves to a color: `.ink` of `extension ShapeStyle where Self == Tone`,
  /// `Tone.ink`, `Tone(.ink)`.
  func isStyleOfColor(_ expression: Expression) -> Bool {
    guard let (function, _) = style(of: expression).flatMap(OwnStyle.resolver) else { return false }
    return Self.word(function.result).map { PlatformTypes.colors.contains($0) } == true
  }

  func style(of expression: Expression) -> TypeRecord? {
    let file = Int(expression.span.file)
    switch expression.kind {
    case .call(let callee, _):
      guard case .name(let name) = callee.kind else { return style(of: callee) }
      return table.type([name], from: file)
    case .member(let base?, _):
      guard case .name(let name) = base.kind else { return nil }
      return table.type([name], from: file)
    case .member(nil, let name):
      guard let (property, _) = table.foreignType("ShapeStyle").property(name, isStatic: true),
        let path = property.type?.names.first
      else { return nil }
      return table.type(path, from: Int(property.span.file))
    default: return nil
    }
  }

  /// Returns what a member of a value is; not if types that are of its type have another in its place.
  func unlessReplaced(_ ink: Ink, _ name: String, of record: TypeRecord, _ owner: TypeRecord, _ span: Span) -> Ink {
    guard !ink.isUnread, isReplaced(name, of: record, otherThanBy: owner), !ink.isToken(called: name) else {
      return ink
    }
    return Ink(.unread("types that are \(record.name) have another `\(name)`"), span)
  }

  /// Whether code belongs to a value that other code names, whose class may be another than the one that declares the code.
  func isSomeone(_ scope: ViewScope) -> Bool { scope.receiver?.expression != nil }

  /// Whether types that inherit from a class or conform to a protocol have another member of this name than the one that it has.
  func isReplaced(_ name: String, of record: TypeRecord, otherThanBy owner: TypeRecord) -> Bool {
    guard record.kind == .classType || record.kind == .protocolType else { return false }
    let key = [record.order, owner.order, name.hashValue]
    if let known = replaced[key] { return known }
    let found = table.index.heirs(of: record).contains { type in
      type !== owner
        && (type.propertiesByName[name]?.contains { !$0.isStatic && !$0.isRequirement } == true
          || type.functions[name]?.contains { !$0.isStatic && $0.body != nil } == true)
    }
    replaced[key] = found
    return found
  }

  /// Reads a member of a value that cannot be followed itself, but whose type declarations tell: `themes[0].text`.
  func member(_ name: String, ofAny base: Expression, _ expression: Expression, in scope: ViewScope) -> Ink? {
    guard let record = typeByDeclarations(of: base, in: scope) else { return nil }
    let found = member([name], of: record, [record.name, name], expression, in: scope)
    // What such a value computes is a color of the app's design, whether or not it is one of the themes.
    return found.isUnread ? nil : found.named(after: TokenPath.join(record.path, name)).placed(expression.span)
  }
}
