/// Constants of the code that decide conditions: `static let newDesign = false`.
extension ColorReading {
  /// Returns whether a constant is always true, or always false; `nil` for what the app may set, what a subclass may override, and
  /// what is declared more than once, as for several targets.
  func constantTruth(_ expression: Expression, in scope: ViewScope) -> Bool? {
    guard let property = onlyProperty(expression, in: scope)?.property, property.isConstant, property.getter == nil,
      property.wrapper == nil, case .boolean(let value)? = property.initial?.kind
    else { return nil }
    return value
  }

  /// Whether a name means a property that may get another value than the one with which its owner is made: a view's state, and what
  /// code sets.
  func mayChange(_ name: String, in scope: ViewScope) -> Bool {
    guard case .property = scope.binder(of: name), let (property, owner) = scope.type?.property(name, isStatic: false),
      property.isStored
    else { return false }
    switch property.wrapper {
    case .environment?: return false
    case .other(let wrapper)?: return !Self.handingOn.contains(wrapper)
    case nil:
      if property.isConstant { return false }
      return owner.kind == .structure ? sets(name, owner) : table.isWritten(property)
    }
  }

  /// Whether functions of a value set a property of it, or of a copy: `var copy = self; copy.kind = kind; return copy`.
  private func sets(_ name: String, _ owner: TypeRecord) -> Bool {
    if let known = written[owner.order] { return known.contains(name) }
    var found: Set<String> = []
    func read(_ body: [Statement], _ parameters: [Parameter]) {
      let locals = LocalNames(body)
      SyntaxWalk.each(body) { part in
        for target in RunningWrites.targets(of: part) {
          if let own = Self.ownName(target, locals, parameters, owner) { found.insert(own) }
        }
      }
    }
    for function in owner.functions.values.joined() { read(function.body ?? [], function.parameters) }
    for property in owner.properties.map(\.member) { read(property.getter ?? [], []) }
    written[owner.order] = found
    return found.contains(name)
  }

  /// Returns the name of a value's property that is changed when something is set: in the value itself, or in a copy of it.
  private static func ownName(
    _ target: Expression, _ locals: LocalNames, _ parameters: [Parameter], _ owner: TypeRecord
  ) -> String? {
    guard let names = RunningWrites.names(along: target), let root = names.first else { return nil }
    let member = names.count > 1 ? names[1] : nil
    if root == "self" { return member }
    if let meaning = locals.meaning(of: root, at: target.span) {
      switch meaning {
      case .variable(let binding): return mayBeCopy(binding, of: owner) ? member : nil
      case .argument(let parameter): return parameter.isInOut && mayBe(parameter.type, owner) ? member : nil
      // Only an object can be changed through what a loop gives.
      case .element, .function: return nil
      case .parameter, .part: return member
      }
    }
    if let parameter = parameters.first(where: { $0.name == root }) {
      return parameter.isInOut && mayBe(parameter.type, owner) ? member : nil
    }
    return root
  }

  /// Whether a variable may hold a copy of the value: one whose type is not seen to be another.
  private static func mayBeCopy(_ binding: Binding, of owner: TypeRecord) -> Bool {
    if let type = binding.type { return mayBe(type, owner) }
    switch binding.initial?.kind {
    case .integer, .decimal, .string, .boolean, .closure: return false
    case .call(let callee, _):
      let names = MemberChain(callee).names.filter { $0 != "init" }
      guard let last = names.last, last.beginsWithCapital else { return true }
      return last == owner.name || last == "Self"
    case .name(let name):
      guard let (property, _) = owner.property(name, isStatic: false), let type = property.type else { return true }
      return mayBe(type, owner)
    default: return true
    }
  }

  private static func mayBe(_ type: TypeName, _ owner: TypeRecord) -> Bool {
    guard case .named(let path) = type.unwrapped, let last = path.last else { return true }
    return last == owner.name || last == "Self"
  }

  /// The wrappers of what the caller keeps. What it gives is what there is.
  private static let handingOn: Set = ["Binding", "Bindable", "ObservedObject", "EnvironmentObject"]

  /// Returns the property that a name or the path of a type's member means, with the type that declares it; `nil` for what a subclass
  /// may override and for what is declared more than once.
  func onlyProperty(_ expression: Expression, in scope: ViewScope) -> (property: Property, owner: TypeRecord?)? {
    if let name = plainName(expression) {
      guard scope.bound(name) == nil else { return nil }
      var around = scope.type
      while let type = around {
        if let found = type.property(name, isStatic: false) ?? type.property(name, isStatic: true) {
          return only(found)
        }
        around = type.parent
      }
      return onlyGlobal(name, from: scope.file).map { ($0, nil) }
    }
    let chain = MemberChain(expression)
    guard case .member = expression.kind, case .name = chain.root, let name = chain.names.last else { return nil }
    let path = Array(chain.names.dropLast())
    guard let first = path.first, first.beginsWithCapital, scope.bound(first) == nil else { return nil }
    return namedType(path, in: scope)?.property(name, isStatic: true).flatMap(only)
  }

  /// Returns the type that a path names: one of the sources, `Self`, or a color's own.
  func namedType(_ path: [String], in scope: ViewScope) -> TypeRecord? {
    if path == ["Self"] { return scope.type }
    if path.count == 1, Self.extended.contains(path[0]) { return table.foreignType(path[0]) }
    return table.type(path, from: scope.file, within: scope.type)
  }

  func only(_ found: (member: Property, owner: TypeRecord)) -> (property: Property, owner: TypeRecord?)? {
    let (property, owner) = found
    let declared = (owner.propertiesByName[property.name] ?? []).filter { !$0.isRequirement }
    let isAlone = table.countsByPath[owner.path, default: 0] <= 1
    guard declared.count == 1, isAlone, !mayBeOverridden(property, of: owner) else { return nil }
    return (property, owner)
  }

  /// Whether a subclass may have another value for a member of a class.
  func mayBeOverridden(_ property: Property, of owner: TypeRecord?) -> Bool {
    guard let owner, owner.kind == .classType, !property.isStatic, property.access != .file else { return false }
    return !table.index.heirs(of: owner).isEmpty
  }

  private func onlyGlobal(_ name: String, from file: Int) -> Property? {
    guard let found = table.global(name, from: file) else { return nil }
    let visible = table.globalProperties.filter {
      $0.member.name == name && (found.file == file ? $0.file == file : $0.member.access != .file)
    }
    // An extension of a platform's type may give the object around the code a member of this name.
    let isOfObjects = table.index.properties(named: name).contains {
      $0.owner.declaration == nil && !$0.member.isStatic
    }
    return visible.count == 1 && !isOfObjects ? found.member : nil
  }
}
