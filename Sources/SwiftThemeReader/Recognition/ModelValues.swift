import ThemeModel

/// The values of a model that the sources make, and the variables that store one of them at a time.
final class ModelValues {
  let table: DeclarationTable
  let types: ColorTypes
  /// The constants of each model, all found at the first use.
  private lazy var constantsOfModels = readConstants()
  private var choicesOfModels: [ObjectIdentifier: [Choice]] = [:]

  init(table: DeclarationTable, types: ColorTypes) {
    self.table = table
    self.types = types
  }

  /// The stored variables of all types, and the global ones, which may store the theme in use.
  var variables: [(property: Property, owner: TypeRecord?)] {
    let members = table.types.filter { $0.declaration != nil }.flatMap { type in
      type.properties.filter { isVariable($0.member) }.map { ($0.member, Optional(type)) }
    }
    return members + table.globalProperties.filter { isVariable($0.member) }.map { ($0.member, nil) }
  }

  private func isVariable(_ property: Property) -> Bool {
    property.isStored && !property.isConstant && !property.isRequirement
  }

  struct Choice {
    let name: String
    let model: TypeRecord
    let choice: ThemeCandidate.Selection.Choice
    let span: Span
  }

  /// Returns the values that a variable may have: constants of a model, or cases of an enum whose name says theme.
  func choices(of variable: Property, in owner: TypeRecord?) -> [Choice] {
    let scope = owner ?? table.foreignScope
    if case .palette(let models) = types.kind(of: variable, in: scope), let model = models.first,
      model.kind != .enumeration, model.kind != .protocolType, types.saysTheme(model), !types.isPart(model)
    {
      return choices(of: model) {
        constants(of: model).map { constant, constantOwner in
          Choice(name: constant.name, model: model, choice: .constant(constant, constantOwner), span: constant.span)
        }
      }
    }
    guard case .named(let path)? = variable.type,
      let type = table.expand(path, from: Int(variable.span.file), within: owner).types.first,
      type.kind == .enumeration, ThemeWords.saysTheme(type.name)
    else { return [] }
    return choices(of: type) {
      guard type.cases.allSatisfy(\.parameters.isEmpty) else { return [] }
      return type.cases.map { Choice(name: $0.name, model: type, choice: .enumCase(type, $0.name), span: $0.span) }
    }
  }

  private func choices(of model: TypeRecord, _ make: () -> [Choice]) -> [Choice] {
    if let known = choicesOfModels[ObjectIdentifier(model)] { return known }
    let choices = make()
    choicesOfModels[ObjectIdentifier(model)] = choices
    return choices
  }

  /// A value that is made in a list.
  struct Element {
    let index: Int
    let name: String
    let span: Span
  }

  /// Returns the model of a list that the sources write out, with the positions and names of the elements that are made
  /// in it. Constants that the list refers to are found by themselves.
  func list(_ property: Property, in owner: TypeRecord?) -> (model: TypeRecord, made: [Element])? {
    guard let initial = property.initial, let (elements, keys) = Self.elements(of: initial) else {
      return mapped(property, in: owner)
    }
    let made = elements.indices.filter { Self.isMade(elements[$0]) }
    let areOthersNamed = elements.indices.allSatisfy { index in
      switch elements[index].kind {
      case .member, .name: true
      default: made.contains(index)
      }
    }
    guard let first = made.first, areOthersNamed else { return nil }
    var path: [String]?
    switch property.type {
    case .array(.named(let written)), .set(.named(let written)), .dictionary(_, .named(let written)): path = written
    default: break
    }
    if path == nil, case .call(let callee, _) = elements[first].kind, case .name(let name) = callee.kind {
      path = [name]
    }
    let named = path.flatMap { table.expand($0, from: Int(property.span.file), within: owner).types.first }
    guard let model = named ?? model(ofOneOf: elements, property, owner), isModel(model) else { return nil }
    let names = made.map { index in
      keys[index] ?? Self.title(elements[index]) ?? Self.nameOfParts(elements[index])
        ?? "\(property.name).\(index)"
    }
    let areDistinct = Set(names).count == names.count
    return (
      model,
      zip(made, names).map { index, name in
        Element(
          index: index, name: areDistinct ? name : "\(property.name).\(index)",
          span: elements[index].span)
      }
    )
  }

  /// Returns whether the values of a list may be themes by their type.
  func isModel(_ model: TypeRecord) -> Bool {
    model.declaration != nil && (model.kind == .structure || model.kind == .classType)
      && (ThemeWords.saysTheme(model.name) || types.isWholeTheme(model)) && types.isPalette(model)
      && !types.isColorValue(model) && !types.isPart(model)
  }

  /// Returns whether an element makes a value: `Theme(…)`, `try! load("dusk")`.
  private static func isMade(_ element: Expression) -> Bool {
    switch element.kind {
    case .call, .macro, .index: true
    case .forced(let inner), .attempt(let inner): isMade(inner)
    default: false
    }
  }

  /// Returns the model of the first element whose type is known: the list of `[light, load("dusk")]` has no written one.
  private func model(ofOneOf elements: [Expression], _ property: Property, _ owner: TypeRecord?) -> TypeRecord? {
    guard property.type == nil, elements.count > 1 else { return nil }
    let shapes = ExpressionTypes(types, file: Int(property.span.file), owner: owner ?? table.foreignScope)
    for element in elements {
      if case .types(let found) = shapes.shape(of: element) { return found.first }
    }
    return nil
  }

  /// Returns the elements of a list, or the values of a dictionary with their keys.
  private static func elements(of literal: Expression) -> (elements: [Expression], keys: [String?])? {
    switch literal.kind {
    case .array(let elements): return (elements, Array(repeating: nil, count: elements.count))
    case .dictionary(let entries):
      let keys = entries.map { entry -> String? in
        switch entry.key.kind {
        case .string(let parts):
          guard parts.count == 1, case .text(let text) = parts[0], !text.isEmpty else { return nil }
          return text
        case .member(_, let name), .name(let name): return name
        default: return nil
        }
      }
      return (entries.map(\.value), keys)
    default: return nil
    }
  }

  /// Returns the name that an element states: `Theme(id: "dusk", …)`.
  static func title(_ element: Expression) -> String? {
    guard case .call(_, let arguments) = element.kind else { return nil }
    for label in ["name", "id", "identifier", "key", "title", "displayName"] {
      guard let argument = arguments.first(where: { $0.label == label }) else { continue }
      if case .string(let parts) = argument.value.kind, parts.count == 1, case .text(let text) = parts[0], !text.isEmpty
      {
        return text
      }
    }
    // `Theme("dusk", ink: …)`
    guard let first = arguments.first, first.label == nil, case .string(let parts) = first.value.kind, parts.count == 1,
      case .text(let text) = parts[0], !text.isEmpty, !ColorTypes.isHex(parts)
    else { return nil }
    return text
  }

  /// Returns the name that an element's parts share: `Couple(light: IceLight(), dark: IceDark())` is `Ice`.
  private static func nameOfParts(_ element: Expression) -> String? {
    guard case .call(_, let arguments) = element.kind else { return nil }
    let names = arguments.compactMap { argument -> [Character]? in
      guard case .call(let callee, _) = argument.value.kind, case .name(let name) = callee.kind,
        name.beginsWithCapital
      else { return nil }
      return Array(name)
    }
    guard names.count > 1, Set(names).count > 1 else { return nil }
    var end = zip(names[0], names[1]).prefix { $0 == $1 }.count
    for name in names.dropFirst(2) { end = min(end, zip(names[0], name).prefix { $0 == $1 }.count) }
    // `DuskLight` and `DuskLow` share `Dusk`, not `DuskL`.
    while end > 0, !names.allSatisfy({ $0.count == end || $0[end].isUppercase || $0[end].isNumber }) { end -= 1 }
    let name = String(names[0].prefix(end))
    return name.count > 1 && !["Color", "UIColor", "NSColor"].contains(name) ? name : nil
  }

  /// Returns the constants and the computed static properties of a model: `static let pastel = Theme(…)`.
  func constants(of model: TypeRecord) -> [(property: Property, owner: TypeRecord?)] {
    constantsOfModels[ObjectIdentifier(model)] ?? []
  }

  private func readConstants() -> [ObjectIdentifier: [(property: Property, owner: TypeRecord?)]] {
    var found: [ObjectIdentifier: [(property: Property, owner: TypeRecord?)]] = [:]
    for owner in table.types {
      for (property, _) in owner.properties where property.isStatic {
        if let model = model(ofConstant: property, in: owner) {
          found[ObjectIdentifier(model), default: []].append((property, owner))
        }
      }
    }
    for (property, _) in table.globalProperties {
      if let model = model(ofConstant: property, in: table.foreignScope) {
        found[ObjectIdentifier(model), default: []].append((property, nil))
      }
    }
    // A member that returns one of the others is not another value.
    return found.mapValues { constants in
      let names = Set(constants.map(\.property.name))
      return constants.filter { !ChosenModels.isOne($0.property, among: names) }
    }
  }

  private func model(ofConstant property: Property, in owner: TypeRecord) -> TypeRecord? {
    guard property.isConstant || !property.isStored, !property.wrapperIsOther,
      !ThemeWords.namesOfTheOneInUse.contains(property.name)
    else { return nil }
    if case .array? = property.type { return nil }
    guard case .palette(let models) = types.kind(of: property, in: owner) else { return nil }
    return models.first
  }
}
