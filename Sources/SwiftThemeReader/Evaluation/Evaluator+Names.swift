import ThemeModel

extension Evaluator {
  /// Evaluates a bare name: a local variable, a member of an enclosing type, a type or a global.
  func name(_ name: String, _ expression: Expression, _ scope: Scope) -> Value {
    if let local = scope.value(name) { return local }
    switch name {
    case "self": return scope.receiver ?? unknown("unknown-name", "there is no self here", expression.span)
    case "Self":
      if let type = dynamicType(scope) { return Value(.type(type)) }
    case "super": return scope.receiver ?? unknown("unknown-name", "there is no super here", expression.span)
    case _ where name.first == "#":
      let flag = String(name.dropFirst(BuildCondition.prefix.count))
      return Value(.boolean(isSet(flag, place: place(expression.span))))
    // An operator may be a function: `reduce(0, +)`.
    case _ where name.first.map { "+-*/%&|^<>".contains($0) } == true: return Value(.symbol(name))
    default: break
    }
    if let receiver = scope.receiver, let value = ownMember(name, of: receiver, expression, scope) {
      if case .instance = receiver.payload { return value }
      return value.noting(receiver.states)
    }
    var around = scope.type
    while let type = around {
      let found = nearest(name, of: type, from: scope.file)
      if let (property, owner) = found.first {
        return agreed(found.map(\.member), of: owner, named: name) ?? staticValue(property, of: owner, file: scope.file)
      }
      // A nested type can call the static functions of the types around it.
      let functions = type === scope.type ? [] : type.functions(name, isStatic: true)
      if !functions.isEmpty { return method(functions, Value(.type(type))) }
      // `static let line = systemGray4` in an extension of a platform color type, or in a type within one.
      if type.declaration == nil, platform.hasConstant(name, of: type.name),
        let value = platform.staticColor(name, of: type.name, expression.span, self)
      {
        return value
      }
      around = type.parent
    }
    if let type = table.type([name], from: scope.file, within: scope.type) {
      return type.declaration == nil ? Value(.foreignType(name)) : Value(.type(type))
    }
    if let (property, file) = table.global(name, from: scope.file) { return staticValue(property, of: nil, file: file) }
    if let (alias, file) = table.alias([name], from: scope.file, within: scope.type) {
      return aliased(alias, file: file, scope)
    }
    let functions = table.globalFunctions(name, from: scope.file)
    if !functions.isEmpty {
      return Value(
        .method(
          MethodValue(
            functions.map { .init(function: $0.member, owner: nil, file: $0.file, scope: nil) }, receiver: nil)))
    }
    if PlatformTypes.all.contains(name) { return Value(.foreignType(name)) }
    if name == "NSNotFound" { return Value(.integer(.max)) }
    if name == "traitCollection" || name == "NSApp" { return Value(.traits([:])) }
    if table.modules.contains(name) || DeclarationTable.isSystemModule(name) { return Value(.module(name)) }
    return unknown("unknown-name", "`\(name)` is not declared in the given sources", expression.span)
  }

  /// Returns whether a flag of the build is set, which is a context.
  func isSet(_ flag: String, place: Place?) -> Bool {
    if ignoresFlags { return false }
    flags.insert(flag)
    let axis = Axis(
      name: flag, contexts: [OpenTrait.off, OpenTrait.on], defaultContext: OpenTrait.off, place: place)
    return assignment.context(on: axis) == OpenTrait.on
  }

  /// Returns whether the device has a release. It has that which is audited, or one of the later ones that the code asks for: each is
  /// a context, in which the device has the releases before it, too.
  func has(_ release: Release) -> Bool {
    let audited = platform.systemColors
    guard release.isLater(than: audited) else { return true }
    let axis = Axis(
      name: Axis.release, contexts: [audited.releaseName, release.name], defaultContext: audited.releaseName, place: nil
    )
    return SystemRelease(named: assignment.context(on: axis)).map { $0 >= release.release } ?? false
  }

  private func aliased(_ alias: TypeAlias, file: Int, _ scope: Scope) -> Value {
    guard case .named(let path) = alias.target else {
      return unknown(
        "unsupported-expression", "`\(alias.name)` is an alias of \(alias.target.text), which is not supported here",
        alias.span)
    }
    let (types, foreign) = table.expand(path, from: file, within: scope.type)
    if let type = types.first { return type.declaration == nil ? Value(.foreignType(type.name)) : Value(.type(type)) }
    return Value(.foreignType(foreign.first ?? alias.name))
  }

  func dynamicType(_ scope: Scope) -> TypeRecord? {
    switch scope.receiver?.payload {
    case .instance(let instance): instance.type
    case .type(let type): type
    case .enumCase(let type, _, _): type
    default: scope.type
    }
  }

  /// Returns the value of `name` with `self.` before it, or `nil` when `self` has no such member.
  private func ownMember(_ name: String, of receiver: Value, _ expression: Expression, _ scope: Scope) -> Value? {
    if let seen = member(name, of: receiver, seenAs: scope.type, expression) { return seen }
    switch receiver.payload {
    case .instance(let instance):
      // A file-private member of a superclass does not hide the subclass's own.
      if let (property, owner) = instance.type.property(name, isStatic: false) {
        return instanceValue(property, of: instance, owner: owner)
      }
      if let stored = instance.stored[name] { return stored }
      let methods = instance.type.functions(name, isStatic: false)
      return methods.isEmpty ? nil : method(methods, receiver)
    case .type(let type):
      if let value = staticMember(name, of: type, from: scope.file) { return value }
      return nil
    case .enumCase(let type, _, _):
      if let (property, owner) = type.property(name, isStatic: false) {
        return computed(property, receiver: receiver, owner: owner)
      }
      if name == "rawValue" || name == "hashValue" { return member(name, of: receiver, expression) }
      let methods = type.functions(name, isStatic: false)
      return methods.isEmpty ? nil : method(methods, receiver)
    case .traits:
      return extended(name, of: receiver, from: scope.file)
        ?? (platform.isTrait(name) ? platform.trait(name, of: receiver, self) : nil)
    case .color, .string, .integer, .decimal, .boolean, .array, .dictionary, .symbol:
      if let extended = extended(name, of: receiver, from: scope.file) { return extended }
      let value = member(name, of: receiver, expression)
      return value.isUnknown ? nil : value
    default:
      return nil
    }
  }

  func method(
    _ found: [(member: Function, owner: TypeRecord)], _ receiver: Value?, calledOn home: Expression? = nil
  ) -> Value {
    Value(
      .method(
        MethodValue(
          found.map { .init(function: $0.member, owner: $0.owner, file: Int($0.member.span.file), scope: nil) },
          receiver: receiver, home: home)))
  }

  /// Evaluates a computed property of a value that is not an instance: an enum case, a color.
  func computed(_ property: Property, receiver: Value, owner: TypeRecord) -> Value {
    if let reason = descend(property.span) { return Value(.unknown(reason)) }
    defer { ascend() }
    enter(property.span)
    return inside {
      body(of: property, Scope(receiver: receiver, type: owner, file: Int(property.span.file), body: property.span))
    }
  }

  /// Returns the static properties that a name in a file may mean. Two of the same name belong to two modules:
  /// the file's own module counts, else the one with the nearest folder. Returns several when none is nearer.
  private func nearest(_ name: String, of type: TypeRecord, from file: Int?) -> [(member: Property, owner: TypeRecord)]
  {
    guard let found = type.property(name, isStatic: true) else { return [] }
    var all = (found.owner.propertiesByName[name] ?? []).filter { property in
      property.isStatic && !property.isRequirement
        && property.access.reaches(file, from: property.span)
    }
    if let file { all = table.reachable(all, from: file) { (Int($0.span.file), $0.access) } }
    guard all.count > 1, let file else { return [all.last.map { ($0, found.owner) } ?? found] }
    // Of extensions with a `where`, what else may hold here.
    if all.contains(where: found.owner.isConditional) {
      return (found.owner.sure(all).map { [$0] } ?? all).map { ($0, found.owner) }
    }
    if let own = all.last(where: { Int($0.span.file) == file }) { return [(own, found.owner)] }
    let near = all.map { Folders.shared(table.path(of: file), table.file(of: $0.span)) }
    return zip(all, near).filter { $0.1 == near.max() }.map { ($0.0, found.owner) }
  }

  /// Returns the reason why a name has no value, if it may mean several declarations with different values.
  private func agreed(_ properties: [Property], of owner: TypeRecord?, named name: String) -> Value? {
    guard properties.count > 1, let first = properties.first else { return nil }
    let values = properties.map { staticValue($0, of: owner, file: Int($0.span.file)) }
    if values.dropFirst().allSatisfy({ isSame($0, values[0]) }) { return nil }
    let places = properties.prefix(2).map { property -> String in
      let place = place(property.span)
      return "\(place.file):\(place.line)"
    }
    let more = properties.count - 2
    let others = more > 0 ? ", and at \(more) more place\(more == 1 ? "" : "s")" : ""
    return unknown(
      "ambiguous-name", "`\(name)` is ambiguous: it is declared at \(places.joined(separator: " and at "))\(others)",
      first.span)
  }

  private func isSame(_ a: Value, _ b: Value) -> Bool {
    if case .color = a.payload, case .color = b.payload {
      guard case .success(let x) = Resolution.color(of: a, self), case .success(let y) = Resolution.color(of: b, self)
      else { return false }
      return x == y
    }
    return Equality.equal(a, b) == true
  }

  /// Returns a static property, a case, a nested type or a static function of a type in the sources.
  func staticMember(_ name: String, of type: TypeRecord, from file: Int? = nil) -> Value? {
    if placeholder(named: "\(type.path).\(name)") != nil, let kind = placeholder(named: "\(type.path).\(name)"),
      type.functions(name, isStatic: true).isEmpty
    {
      return Value(.color(.placeholder(Placeholder(kind: kind, text: "\(type.path).\(name)"))))
    }
    let found = nearest(name, of: type, from: file)
    if let (property, owner) = found.first {
      if let value = agreed(found.map(\.member), of: owner, named: name) { return value }
      let isInherited = owner !== type && property.getter != nil
      // A computed static property of a superclass or protocol may refer to `Self`.
      if isInherited { return computed(property, receiver: Value(.type(type)), owner: owner) }
      return staticValue(property, of: owner, file: Int(property.span.file))
    }
    if type.caseNames.contains(name), let found = type.cases.first(where: { $0.name == name }) {
      return found.parameters.isEmpty
        ? Value(.enumCase(type, name: name, values: [])) : Value(.symbol(name))
    }
    if let nested = type.types[name] { return Value(.type(nested)) }
    if let alias = type.aliases[name] {
      return aliased(alias, file: type.file, Scope(type: type, file: type.file))
    }
    let methods = type.functions(name, isStatic: true)
    if !methods.isEmpty { return method(methods, Value(.type(type))) }
    switch name {
    case "self", "Type": return Value(.type(type))
    case "allCases" where type.kind == .enumeration:
      return Value(
        .array(type.cases.filter(\.parameters.isEmpty).map { Value(.enumCase(type, name: $0.name, values: [])) }))
    default:
      table.lacks(type)
      return nil
    }
  }
}
