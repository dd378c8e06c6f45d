/// What calls make, by what the sources declare, and by what such calls most likely make where they declare nothing.
extension ExpressionTypes {
  func call(_ callee: Expression, _ arguments: [Expression.Argument], depth: Int) -> ColorTypes.Shape {
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
  func isAssetOfTool(_ path: [String]) -> Bool {
    path.count > 2 && path.starts(with: ["R", "color"]) && table.isUnknown("R", from: file, within: owner)
  }

  /// Returns whether a member is a color in a folder of a catalog, by the name that Xcode generates: `UIColor.Brand.ink`.
  func isInAssetFolder(_ path: [String]) -> Bool {
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

  /// Returns the type of a case with values: `Paint.tint(.sky, 0.5)`.
  private func enumeration(withCase path: [String]) -> ColorTypes.Shape? {
    guard path.count > 1, let name = path.last,
      let type = table.expand(Array(path.dropLast()), from: file, within: owner).types.first,
      type.caseNames.contains(name)
    else { return nil }
    return .types([type])
  }

  /// Returns the result of the overloads that match a call, if they agree.
  func common(_ results: [CalledFunctions.Result], selfType: TypeRecord? = nil, depth: Int = 0)
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
  func result(of body: [Statement], depth: Int) -> ColorTypes.Shape {
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

  static let colorMethods: Set = ["withAlphaComponent", "opacity", "mix", "resolvedColor", "init"]

  /// Methods of platform colors whose results are not colors: components, and views made of colors.
  static let otherMethods: Set = [
    "isEqual", "getRed", "getHue", "getWhite", "set", "setFill", "setStroke", "resolve", "hash", "encode", "frame",
    "padding", "overlay", "background", "ignoresSafeArea", "edgesIgnoringSafeArea", "cornerRadius", "clipShape",
    "shadow", "blur", "hidden", "tag", "eraseToAnyView",
  ]
}
