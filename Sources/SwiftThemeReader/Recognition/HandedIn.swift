import ThemeModel

/// Themes that are made of what the running app hands in: `init(_ configuration: Configuration)`.
///
/// Their colors are read all the same: some do not depend on it, some only on its flag for dark mode, and the others are undetermined.
extension ThemeRecognition {
  typealias Making = (parameters: [Parameter], file: Int)

  /// Returns whether a value of the type is only made of objects that are no colors, and nothing in the sources makes one.
  func isHandedItsSettings(_ type: TypeRecord) -> Bool {
    settings(of: type) != nil
  }

  /// Returns the parameters that need arguments; `nil` when the type is made without any, or of something else.
  func settings(of type: TypeRecord) -> [Parameter]? {
    guard type.kind == .structure || type.kind == .classType, !canBeMade(type), !keepsOne(type) else { return nil }
    for (parameters, file) in makings(of: type) {
      let needed = parameters.filter { $0.initial == nil }
      let isOfSettings = needed.allSatisfy { one in
        isSetting(one, from: file, within: type) || isOfMode(one, from: file, within: type)
      }
      if isOfSettings, needed.contains(where: { isSetting($0, from: file, within: type) }) { return needed }
    }
    return nil
  }

  /// Returns whether all members of a type that its arguments or the running app may set hold objects of the app: content, and no choice
  /// or number by which its code could tell one color from another.
  func isHandedContent(_ type: TypeRecord) -> Bool {
    types.members(type).allSatisfy { property, owner in
      guard property.isStored, !(property.isConstant && property.initial != nil) else { return true }
      guard let path = property.type?.names.first else {
        if case .call? = property.initial?.kind { return true }
        return false
      }
      let (declared, foreign) = table.expand(path, from: Int(property.span.file), within: owner)
      if let one = declared.first, one.declaration != nil {
        return one.kind != .enumeration && !types.isColorValue(one)
      }
      return (foreign + declared.map(\.name)).allSatisfy { name in
        !ColorTypes.isPlatformColor(name) && !Self.data.contains(name) && !PlatformTypes.floating.contains(name)
          && !PlatformTypes.integers.contains(name)
      }
    }
  }

  /// Returns the ways to make a value: the initialisers with bodies, and the memberwise one.
  func makings(of type: TypeRecord) -> [Making] {
    var all = type.usableInitializers.filter { $0.initializer.body != nil }.map {
      (parameters: $0.initializer.parameters, file: Int($0.initializer.span.file))
    }
    if type.kind == .structure, type.declaration?.members.initializers.isEmpty == true {
      let stored = type.properties.filter { property, _ in
        property.isStored && !property.isStatic && property.wrapper == nil
          && !(property.isConstant && property.initial != nil)
      }
      let memberwise = stored.compactMap { property, _ in
        property.type.map { Parameter(label: property.name, name: property.name, type: $0, initial: property.initial) }
      }
      if memberwise.count == stored.count { all.append((memberwise, type.file)) }
    }
    return all
  }

  private func isOfMode(_ parameter: Parameter, from file: Int, within type: TypeRecord) -> Bool {
    guard let sweep = functions.sweep(parameter, from: file, type) else { return false }
    return !sweep.isKeys
  }

  /// Returns whether a parameter takes an object that is neither a color nor what colors are made of.
  private func isSetting(_ parameter: Parameter, from file: Int, within type: TypeRecord) -> Bool {
    switch parameter.type {
    case .function, .tuple, .metatype, .other, .array, .dictionary, .set: return false
    case .named, .optional, .composition: break
    }
    guard !parameter.isVariadic, !parameter.isInOut, parameter.type.names.count == 1,
      let path = parameter.type.names.first,
      let name = path.last, type.declaration?.generics.contains(name) != true
    else { return false }
    let (declared, foreign) = table.expand(path, from: file, within: type)
    if let one = declared.first, one.declaration != nil {
      return one.kind != .enumeration && one !== type && !types.isPalette(one) && !types.isHolder(one)
        && !types.isColorValue(one) && !one.inheritsFromView
    }
    return (foreign + declared.map(\.name)).allSatisfy { name in
      !ColorTypes.isPlatformColor(name) && !ThemeWords.saysTheme(name) && !Self.data.contains(name)
        && !PlatformTypes.floating.contains(name) && !PlatformTypes.integers.contains(name)
    }
  }

  private static let data: Set = ["String", "Bool", "Data", "URL", "StaticString", "Character", "Any", "AnyObject"]

  /// Returns whether a static member keeps a value of the type, which the sources therefore make.
  private func keepsOne(_ type: TypeRecord) -> Bool {
    type.properties.map(\.member).contains { property in
      guard property.isStatic, case .palette(let models) = types.kind(of: property, in: type) else { return false }
      return models.contains { $0 === type }
    }
  }
}

extension ThemeCandidate {
  /// Makes a value of a type without arguments, or of what the running app hands in.
  func made(_ type: TypeRecord, _ evaluator: Evaluator, _ types: ColorTypes) -> Value {
    let scope = Scope(type: type, file: Int(span.file))
    let parameters = ThemeRecognition(types).settings(of: type) ?? []
    let arguments = parameters.enumerated().map { index, parameter in
      let name = "$given\(index)"
      scope.declare(name, Self.handed(parameter, to: type, evaluator, types), type: parameter.type)
      return Expression.Argument(label: parameter.label, value: Expression(.name(name), span))
    }
    return evaluator.construct(type, arguments, Expression(.name(type.name), span), scope)
  }

  private static func handed(
    _ parameter: Parameter, to type: TypeRecord, _ evaluator: Evaluator, _ types: ColorTypes
  ) -> Value {
    let file = type.file
    if let sweep = types.functions.sweep(parameter, from: file, type),
      let value = types.functions.value(of: sweep, for: parameter, evaluator)
    {
      return value
    }
    guard let path = parameter.type.names.first else { return .none }
    let (declared, foreign) = types.table.expand(path, from: file, within: type)
    if let first = declared.first { return evaluator.handedIn(first) }
    let name = foreign.first ?? path.joined(separator: ".")
    if let known = evaluator.platform.staticTrait("standard", of: name) { return known }
    // Whatever another module declares, it is an object of the app.
    return evaluator.handedIn(
      TypeRecord(name: name, path: name, kind: .protocolType, declaration: nil, file: -1, order: -1))
  }
}
