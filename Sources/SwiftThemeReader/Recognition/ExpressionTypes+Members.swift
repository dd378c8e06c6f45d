/// What names, members and elements of lists are.
extension ExpressionTypes {
  func name(_ name: String) -> ColorTypes.Shape {
    var around: TypeRecord? = owner
    while let type = around {
      if let (property, found) = type.property(name, isStatic: true) ?? type.property(name, isStatic: false) {
        return types.shape(of: property, in: found)
      }
      if type.declaration == nil, KnownColors.isConstant(name, of: type.name) { return .color }
      around = type.parent
    }
    guard let (property, _) = table.global(name, from: file) else { return .unknown }
    return types.shape(of: property, in: table.foreignScope)
  }

  func member(_ name: String, of base: Expression, depth: Int) -> ColorTypes.Shape {
    if let path = path(base) {
      let (found, foreign) = table.expand(path, from: file, within: owner)
      if foreign.contains(where: PlatformTypes.colors.contains) { return .color }
      if let type = found.first {
        if let (property, declaredIn) = type.property(name, isStatic: true) {
          return types.shape(of: property, in: declaredIn)
        }
        if let platform = type.platformColor, KnownColors.isConstant(name, of: platform) { return .color }
        if type.declaration == nil { return PlatformTypes.colors.contains(type.name) ? .color : .unknown }
        return type.cases.contains { $0.name == name } ? .types([type]) : .unknown
      }
    }
    if Self.elementNames.contains(name), case .types(let found) = element(of: base, depth: depth) {
      return .types(found)
    }
    if let path = path(base), isInAssetFolder(path + [name]) { return .color }
    if let (element, file) = element(name, of: base) { return types.shape(element, from: file, within: owner) }
    switch shape(of: base, depth: depth + 1) {
    case .color where Self.sameColor.contains(name): return .color
    case .types(let found):
      guard let type = found.first else { return .unknown }
      guard let (property, declaredIn) = type.property(name, isStatic: false) else {
        let dynamic = type.dynamicMembers.map { CalledFunctions.Result(type: $0.result, file: type.file, owner: type) }
        return dynamic.isEmpty ? .unknown : common(dynamic, selfType: type)
      }
      return types.shape(of: property, in: declaredIn)
    case .color:
      for type in table.types where type.declaration == nil && PlatformTypes.colors.contains(type.name) {
        if let (property, declaredIn) = type.property(name, isStatic: false) {
          return types.shape(of: property, in: declaredIn)
        }
      }
      return isFormOfOwnColor(name) ? .color : .unknown
    case .other, .unknown: return .unknown
    }
  }

  /// Returns whether a member is a color in every type of the sources that stands for a color and has
  /// such a member: `Asset.ink.color`.
  private func isFormOfOwnColor(_ name: String) -> Bool {
    let found = table.index.owners(ofProperty: name).filter { $0.declaration != nil && types.isColorValue($0) }
    return !found.isEmpty
      && found.allSatisfy { type in
        guard let (property, owner) = type.property(name, isStatic: false) else { return false }
        return Self.isColor(types.shape(of: property, in: owner))
      }
  }

  /// Returns the result type of a constant that is a function: `let make: (Bool) -> UIColor`.
  func keptResult(_ path: [String]) -> (type: TypeName, file: Int)? {
    guard let name = path.last, let property = kept(path, name), case .function(let result?)? = property.type else {
      return nil
    }
    return (result, Int(property.span.file))
  }

  func kept(_ path: [String], _ name: String) -> Property? {
    if path.count > 1 {
      return table.expand(Array(path.dropLast()), from: file, within: owner).types.first?
        .property(name, isStatic: true)?.member
    }
    var around: TypeRecord? = owner
    while let type = around {
      if let (property, _) = type.property(name, isStatic: true) { return property }
      around = type.parent
    }
    return table.global(name, from: file)?.member
  }

  /// Returns the type of a tuple's element in `make(true).ink`, where only the type of the called function has labels.
  func element(_ name: String, of base: Expression) -> (type: TypeName, file: Int)? {
    guard case .call(let callee, let arguments) = base.kind, let path = path(callee) else { return nil }
    let declared = CalledFunctions(table: table).results(of: path, arguments, from: file, within: owner)
    let results =
      declared.isEmpty
      ? keptResult(path).map { [$0] } ?? []
      : declared.compactMap { one in
        one.type.map { ($0, one.file) }
      }
    guard results.count == 1, case .tuple(let elements, let labels) = results[0].0,
      let index = labels.firstIndex(of: name) ?? Int(name), elements.indices.contains(index)
    else { return nil }
    return (elements[index], results[0].1)
  }

  func path(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .name(let name): [name]
    case .member(let base?, let name): path(base).map { $0 + [name] }
    default: nil
    }
  }

  static let elementNames: Set = ["first", "last", "randomElement"]

  /// How many elements of a list are asked for their type.
  private static let mostElements = 32

  /// What an element of a list or a dictionary is, or what a subscript returns.
  func element(of base: Expression, depth: Int) -> ColorTypes.Shape {
    guard depth < deepest else { return .unknown }
    switch base.kind {
    case .array(let all):
      let shapes = all.prefix(Self.mostElements).lazy.map { shape(of: $0, depth: depth + 1) }
      return shapes.first { if case .unknown = $0 { false } else { true } } ?? .unknown
    case .dictionary(let all): return all.first.map { shape(of: $0.value, depth: depth + 1) } ?? .unknown
    case .forced(let inner), .chained(let inner): return element(of: inner, depth: depth + 1)
    default: break
    }
    let whole = shape(of: base, depth: depth + 1)
    switch whole {
    // An element of a list or a dictionary of colors.
    case .color: return .color
    case .types(let found):
      let subscripts = found.flatMap { type in
        type.subscripts.map { CalledFunctions.Result(type: $0.result, file: Int($0.span.file), owner: type) }
      }
      return subscripts.isEmpty ? .unknown : common(subscripts, selfType: found.first)
    case .other, .unknown:
      guard let (list, owner) = variable(base, depth: depth) else { return .unknown }
      if let type = list.type {
        switch types.collection(type, from: Int(list.span.file), within: owner) {
        case .array(let element), .set(let element), .dictionary(_, let element):
          return types.shape(element, from: Int(list.span.file), within: owner)
        default: return .unknown
        }
      }
      guard let initial = list.initial else { return .unknown }
      return ExpressionTypes(types, file: Int(list.span.file), owner: owner).element(of: initial, depth: depth + 1)
    }
  }

  /// Returns the variable that an expression names: `list`, `Registry.shared.list`.
  private func variable(_ expression: Expression, depth: Int) -> (member: Property, owner: TypeRecord)? {
    switch expression.kind {
    case .name(let name):
      var around: TypeRecord? = owner
      while let type = around {
        if let found = type.property(name, isStatic: true) ?? type.property(name, isStatic: false) { return found }
        around = type.parent
      }
      return table.global(name, from: file).map { ($0.member, table.foreignScope) }
    case .member(let base?, let name):
      if let path = path(base), let type = table.expand(path, from: file, within: owner).types.first,
        let found = type.property(name, isStatic: true)
      {
        return found
      }
      guard case .types(let found) = shape(of: base, depth: depth + 1) else { return nil }
      return found.first?.property(name, isStatic: false)
    default: return nil
    }
  }

  /// Members of a color that are the same color, or are made of it alone.
  static let sameColor: Set = ["cgColor", "uiColor", "nsColor", "gradient"]
}
