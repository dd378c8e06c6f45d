/// The types of values by the form of their expressions: `UIColor(…)`,
/// `Palette.sky.withAlphaComponent(0.5)`, `x ?? y`, `{ … }()`.
struct ExpressionTypes {
  private let types: ColorTypes
  private let file: Int
  private let owner: TypeRecord

  init(_ types: ColorTypes, file: Int, owner: TypeRecord) {
    self.types = types
    self.file = file
    self.owner = owner
  }

  private var table: DeclarationTable { types.table }

  /// The longest chain that is followed. Builders make long chains of calls.
  /// Members made of other members have short ones.
  private var deepest: Int { types.isDeep ? 16 : 400 }

  func shape(of value: Expression, depth: Int = 0) -> ColorTypes.Shape {
    guard depth < deepest else { return .unknown }
    func next(_ inner: Expression) -> ColorTypes.Shape { shape(of: inner, depth: depth + 1) }
    switch value.kind {
    case .string, .integer, .decimal, .boolean, .closure: return .other
    case .macro("colorLiteral", _): return .color
    // The other elements may be implicit: `[UIColor.red, .blue]`.
    case .array(let elements): return elements.first.flatMap { Self.isColor(next($0)) ? .color : nil } ?? .unknown
    case .dictionary(let entries):
      return entries.first.flatMap { Self.isColor(next($0.value)) ? .color : nil } ?? .unknown
    case .tuple(let elements): return pair(elements, next)
    case .forced(let inner), .chained(let inner), .attempt(let inner): return next(inner)
    case .cast(_, _, .test): return .other
    case .cast(_, let type, _): return types.shape(type, from: file, within: owner)
    case .conditional(_, let yes, let no): return Self.either(next(yes), next(no))
    case .binary("??", let left, let right): return Self.either(next(left), next(right))
    case .binary(let operation, let left, let right):
      return declared(operation, operands: 2) ?? binary(operation, next(left), next(right))
    case .prefix(let operation, _): return declared(operation, operands: 1) ?? .unknown
    case .ifElse(let choice): return result(of: choice.body, depth: depth)
    case .switchOver(let choice): return choice.cases.first.map { result(of: $0.body, depth: depth) } ?? .unknown
    case .call where isColorless(value), .member where isColorless(value): return .other
    case .call(let callee, let arguments): return call(callee, arguments, depth: depth)
    case .index(let base, _):
      // An element of a list or a dictionary.
      let found = element(of: base, depth: depth)
      if case .unknown = found { return element(ofList: base, depth: depth) }
      return found
    case .name(let name): return self.name(name)
    case .member(let base?, let name): return member(name, of: base, depth: depth)
    default: return .unknown
    }
  }

  /// Returns whether a value is read from a type of the system that has no colors: `UIView.ContentMode.center`, `UUID().uuidString`.
  private func isColorless(_ value: Expression) -> Bool {
    var here = value
    while true {
      switch here.kind {
      case .member(let base?, let name):
        guard !ThemeWords.saysTheme(name), !TextSearch.contains(name.lowercased(), "tint") else { return false }
        here = base
      case .call(let inner, let arguments):
        // What a closure gives may be a color: `settings.string(forKey: "ink").map { _ in .red }`.
        if arguments.contains(where: { if case .closure = $0.value.kind { true } else { false } }) { return false }
        here = inner
      case .forced(let inner), .chained(let inner), .attempt(let inner): here = inner
      case .name(let name):
        // What the sources add to such a type may be a color.
        return PlatformTypes.isColorless(name) && table.isUnknown(name, from: file, within: owner)
      default: return false
      }
    }
  }

  private static func isColor(_ shape: ColorTypes.Shape) -> Bool {
    if case .color = shape { true } else { false }
  }

  private static func either(_ a: ColorTypes.Shape, _ b: ColorTypes.Shape) -> ColorTypes.Shape {
    if case .unknown = a { b } else { a }
  }

  private func pair(
    _ elements: [Expression.Argument], _ next: (Expression) -> ColorTypes.Shape
  ) -> ColorTypes.Shape {
    guard ModePair.names(of: elements.compactMap(\.label)) != nil else { return .unknown }
    let areColors = elements.allSatisfy { element in
      if case .string(let parts) = element.value.kind { return ColorTypes.isHex(parts) }
      return Self.isColor(next(element.value))
    }
    return areColors ? .color : .unknown
  }

  /// What an operator makes that only the sources have.
  private func declared(_ operation: String, operands: Int) -> ColorTypes.Shape? {
    guard !OperatorPrecedences.isStandard(operation) else { return nil }
    let found = table.globalFunctions(operation, from: file).map(\.member).filter { $0.parameters.count == operands }
    guard !found.isEmpty else { return nil }
    return common(found.map { .init(type: $0.result, file: Int($0.span.file), owner: nil) })
  }

  /// An operator that the sources do not declare, or that is not followed: with a value of a model's it is most likely to make another.
  private func binary(_ operation: String, _ left: ColorTypes.Shape, _ right: ColorTypes.Shape) -> ColorTypes.Shape {
    if ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "~="].contains(operation) { return .other }
    for side in [left, right] {
      if case .types = side { return side }
    }
    // `UIColor.white | UIColor.black` is most likely a pair or a mix.
    return [left, right].contains(where: Self.isColor) ? .color : .unknown
  }

  // MARK: Calls

  private func call(_ callee: Expression, _ arguments: [Expression.Argument], depth: Int) -> ColorTypes.Shape {
    if case .closure(let closure) = callee.kind {
      if let result = closure.result { return types.shape(result, from: file, within: owner) }
      return result(of: closure.body, depth: depth)
    }
    if let path = path(callee) {
      if arguments.isEmpty, isAssetOfTool(path) { return .color }
      let called = types.shape(.named(path), from: file, within: owner)
      switch called {
      case .color, .types: return called
      case .other, .unknown: break
      }
      let results = CalledFunctions(table: table).results(of: path, arguments, from: file, within: owner)
      if !results.isEmpty {
        let made = common(results, depth: depth)
        if case .unknown = made { return metatype(arguments) ?? .unknown }
        return made
      }
      if path == ["Optional"], arguments.count == 1 { return shape(of: arguments[0].value, depth: depth + 1) }
      if let (result, file) = keptResult(path) { return types.shape(result, from: file, within: owner) }
      if let made = enumeration(withCase: path) ?? themeType(ofUndeclared: path) { return made }
    }
    if let named = metatype(arguments) { return named }
    guard case .member(let base?, let name) = callee.kind else { return .unknown }
    if Self.elementNames.contains(name), case .types(let found) = element(of: base, depth: depth) {
      return .types(found)
    }
    let receiver = shape(of: base, depth: depth + 1)
    if name == "init" || Self.colorMethods.contains(name) && Self.isColor(receiver) { return receiver }
    switch receiver {
    case .color:
      let results = CalledFunctions(table: table).results(ofColorMethod: name, arguments)
      if !results.isEmpty { return common(results) }
      // A method of a module outside the sources most likely returns another shade.
      return Self.otherMethods.contains(name) ? .other : .color
    case .types(let found):
      guard let type = found.first else { return .unknown }
      let methods = type.functions(name, isStatic: false).filter {
        ArgumentMatch.fits($0.member.parameters, arguments, table)
      }
      if !methods.isEmpty {
        return common(
          methods.map { .init(type: $0.member.result, file: Int($0.member.span.file), owner: $0.owner) }, selfType: type
        )
      }
      // A method that is not declared here is assumed to return another value of the model.
      return type.kind == .enumeration ? .unknown : receiver
    case .other, .unknown: return .unknown
    }
  }

  /// Returns whether a call gives a color of a catalog by the name that R.swift generates: `R.color.ink()`.
  private func isAssetOfTool(_ path: [String]) -> Bool {
    path.count > 2 && path.starts(with: ["R", "color"]) && table.isUnknown("R", from: file, within: owner)
  }

  /// Returns whether a member is a color in a folder of a catalog, by the name that Xcode generates: `UIColor.Brand.ink`.
  private func isInAssetFolder(_ path: [String]) -> Bool {
    path.count > 2 && PlatformTypes.colors.contains(path[0])
      && path.dropFirst().dropLast().allSatisfy { $0.first?.isUppercase == true && $0 != "Resolved" }
      && table.expand(Array(path.dropLast()), from: file, within: owner).types.isEmpty
  }

  /// Returns the type that a call is told to make: `decode(Theme.self, from: data)`.
  private func metatype(_ arguments: [Expression.Argument]) -> ColorTypes.Shape? {
    for argument in arguments {
      guard case .member(let base?, "self") = argument.value.kind, let path = path(base) else { continue }
      switch types.shape(.named(path), from: file, within: owner) {
      case .other, .unknown: continue
      case let shape: return shape
      }
    }
    return nil
  }

  /// Returns the theme's type on which a static function is called that the sources do not declare: `Theme.load("dusk")`.
  private func themeType(ofUndeclared path: [String]) -> ColorTypes.Shape? {
    guard path.count > 1, let name = path.last,
      let type = table.expand(Array(path.dropLast()), from: file, within: owner).types.first,
      type.declaration != nil, type.kind == .structure || type.kind == .classType, ThemeWords.saysTheme(type.name),
      type.functions[name] == nil, type.propertiesByName[name] == nil, type.types[name] == nil
    else { return nil }
    return .types([type])
  }

  /// Returns what a list that the sources write out has as elements.
  private func element(ofList base: Expression, depth: Int) -> ColorTypes.Shape {
    guard depth < deepest, let path = path(base), let name = path.last, let list = kept(path, name) else {
      return .unknown
    }
    if case .array(let element)? = list.type {
      return types.shape(element, from: Int(list.span.file), within: owner)
    }
    guard list.type == nil, case .array(let elements)? = list.initial?.kind else { return .unknown }
    for element in elements {
      if case .types(let found) = shape(of: element, depth: max(depth + 1, deepest - 1)) { return .types(found) }
    }
    return .unknown
  }

  /// Returns the type of a case with values: `Paint.tint(.sky, 0.5)`.
  private func enumeration(withCase path: [String]) -> ColorTypes.Shape? {
    guard path.count > 1, let name = path.last,
      let type = table.expand(Array(path.dropLast()), from: file, within: owner).types.first,
      type.caseNames.contains(name)
    else { return nil }
    return .types([type])
  }

  /// Returns the result of the overloads that match a call, if they agree.
  private func common(_ results: [CalledFunctions.Result], selfType: TypeRecord? = nil, depth: Int = 0)
    -> ColorTypes.Shape
  {
    let shapes = results.map { result -> ColorTypes.Shape in
      if case .named(["Self"])? = result.type {
        if let selfType { return types.shape(.named([selfType.name]), from: selfType.file, within: selfType) }
        return result.owner.map(ofSelf) ?? .unknown
      }
      guard let type = result.type else { return .other }
      if result.isGeneric { return result.deciding.map { shape(of: $0, depth: depth + 1) } ?? .unknown }
      return types.shape(type, from: result.file, within: result.owner)
    }
    guard let first = shapes.first else { return .unknown }
    let agree = shapes.dropFirst().allSatisfy { other in
      switch (first, other) {
      case (.color, .color), (.other, .other): true
      case (.types(let a), .types(let b)): a.first === b.first
      default: false
      }
    }
    return agree ? first : .unknown
  }

  private func ofSelf(_ type: TypeRecord) -> ColorTypes.Shape {
    if type.declaration == nil { return ColorTypes.isPlatformColor(type.name) ? .color : .unknown }
    return types.isColorValue(type) ? .color : .types([type])
  }

  /// Returns the result of a closure's body: its only expression, or the value that it returns at its end.
  private func result(of body: [Statement], depth: Int) -> ColorTypes.Shape {
    switch body.last {
    case .expression(let only) where body.count == 1: return shape(of: only, depth: depth + 1)
    case .returned(let result?):
      guard case .name(let name) = result.kind else { return shape(of: result, depth: depth + 1) }
      for case .variables(let bindings) in body {
        for binding in bindings where binding.pattern.names == [name] {
          if let type = binding.type { return types.shape(type, from: file, within: owner) }
          if let initial = binding.initial { return shape(of: initial, depth: depth + 1) }
        }
      }
      return shape(of: result, depth: depth + 1)
    default: return .unknown
    }
  }

  // MARK: Names

  private func name(_ name: String) -> ColorTypes.Shape {
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

  private func member(_ name: String, of base: Expression, depth: Int) -> ColorTypes.Shape {
    if let path = path(base) {
      let (found, foreign) = table.expand(path, from: file, within: owner)
      if foreign.contains(where: PlatformTypes.colors.contains) { return .color }
      if let type = found.first {
        if let (property, declaredIn) = type.property(name, isStatic: true) {
          return types.shape(of: property, in: declaredIn)
        }
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
    let found = table.types.filter {
      $0.declaration != nil && $0.propertiesByName[name] != nil && types.isColorValue($0)
    }
    return !found.isEmpty
      && found.allSatisfy { type in
        guard let (property, owner) = type.property(name, isStatic: false) else { return false }
        return Self.isColor(types.shape(of: property, in: owner))
      }
  }

  /// Returns the result type of a constant that is a function: `let make: (Bool) -> UIColor`.
  private func keptResult(_ path: [String]) -> (type: TypeName, file: Int)? {
    guard let name = path.last, let property = kept(path, name), case .function(let result?)? = property.type else {
      return nil
    }
    return (result, Int(property.span.file))
  }

  private func kept(_ path: [String], _ name: String) -> Property? {
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
  private func element(_ name: String, of base: Expression) -> (type: TypeName, file: Int)? {
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

  private func path(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .name(let name): [name]
    case .member(let base?, let name): path(base).map { $0 + [name] }
    default: nil
    }
  }

  private static let elementNames: Set = ["first", "last", "randomElement"]

  /// What an element of a list or a dictionary is, or what a subscript returns.
  private func element(of base: Expression, depth: Int) -> ColorTypes.Shape {
    guard depth < deepest else { return .unknown }
    switch base.kind {
    case .array(let all): return all.first.map { shape(of: $0, depth: depth + 1) } ?? .unknown
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
  private static let sameColor: Set = ["cgColor", "uiColor", "nsColor", "gradient"]

  private static let colorMethods: Set = ["withAlphaComponent", "opacity", "mix", "resolvedColor", "init"]

  /// Methods of platform colors whose results are not colors: components, and views made of colors.
  private static let otherMethods: Set = [
    "isEqual", "getRed", "getHue", "getWhite", "set", "setFill", "setStroke", "resolve", "hash", "encode", "frame",
    "padding", "overlay", "background", "ignoresSafeArea", "edgesIgnoringSafeArea", "cornerRadius", "clipShape",
    "shadow", "blur", "hidden", "tag", "eraseToAnyView",
  ]
}
