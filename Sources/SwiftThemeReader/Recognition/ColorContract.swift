import ThemeModel

/// A protocol whose values each stand for one color that the traits decide:
/// `protocol Tone: View { func resolved(_ scheme: ColorScheme) -> PlainTone }`.
struct ColorContract {
  let function: String
  /// The type with the one color in it, and its member; `nil` when the function gives the color itself.
  let plain: (type: TypeRecord, member: Property)?

  /// Returns `nil` for any other type.
  init?(_ type: TypeRecord, _ types: ColorTypes) {
    guard type.declaration != nil, type.kind == .protocolType, Self.saysColor(type.name) else { return nil }
    let required = type.functions.values.joined().filter { $0.body == nil && !$0.isStatic }
    let giving = required.compactMap { function in Self.result(of: function, type, types).map { (function, $0) } }
    // Another color that it asks for may only be a form of the one.
    let others = type.properties.map(\.member).filter { property in
      guard property.isRequirement, !property.isStatic else { return false }
      guard case .color = types.shape(property.type, from: Int(property.span.file), within: type) else { return false }
      return !NameWords.of(property.name).allSatisfy(Self.formWords.contains)
    }
    guard giving.count == 1, others.isEmpty, let (function, plain) = giving.first else { return nil }
    self.function = function.name
    self.plain = plain
  }

  private static let names: Set = ["color", "colour", "tone", "shade", "tint", "hue", "paint", "ink"]
  private static let formWords: Set = [
    "as", "to", "ui", "ns", "cg", "ci", "swift", "swiftui", "kit", "platform", "color", "colour", "value", "resolved",
    "dynamic", "raw",
  ]

  private static func saysColor(_ name: String) -> Bool {
    NameWords.of(name).last.map(names.contains) == true
  }

  /// Returns what a function gives for traits alone: a color, or a type that stores one and nothing else.
  private static func result(
    of function: Function, _ owner: TypeRecord, _ types: ColorTypes
  ) -> (type: TypeRecord, member: Property)?? {
    guard let result = function.result, !function.parameters.isEmpty,
      function.parameters.allSatisfy({ isOfTraits($0, function, owner, types) })
    else { return nil }
    let (declared, foreign) = types.table.expand(result.names.first ?? [], from: Int(function.span.file), within: owner)
    let platform = declared.filter { $0.declaration == nil }.map(\.name) + foreign
    if platform.contains(where: PlatformTypes.colors.contains) { return .some(nil) }
    guard let type = declared.first, type.declaration != nil, type.kind == .structure || type.kind == .classType
    else { return nil }
    let stored = type.properties.map(\.member).filter { $0.isStored && !$0.isStatic && $0.wrapper == nil }
    guard stored.count == 1, let only = stored.first, only.type != nil,
      case .color = types.shape(only.type, from: Int(only.span.file), within: type)
    else { return nil }
    return .some((type, only))
  }

  private static func isOfTraits(
    _ parameter: Parameter, _ function: Function, _ owner: TypeRecord, _ types: ColorTypes
  ) -> Bool {
    switch types.functions.sweep(parameter, from: Int(function.span.file), owner) {
    case .appearance, .contrast, .traits, .elevation: true
    case .ownAppearance, .flag, .keys, nil: false
    }
  }
}

extension ColorTypes {
  /// Returns the contract that a type is, or that its values meet.
  func colorContract(of type: TypeRecord) -> ColorContract? {
    if let known = colorContracts[ObjectIdentifier(type)] { return known }
    colorContracts[ObjectIdentifier(type)] = .some(nil)
    let found =
      type.kind == .protocolType
      ? ColorContract(type, self) : type.allProtocols.lazy.compactMap { self.colorContract(of: $0) }.first
    colorContracts[ObjectIdentifier(type)] = .some(found)
    return found
  }

  /// Returns the color for which a value stands, in the current contexts.
  func color(of instance: Instance, by contract: ColorContract, _ evaluator: Evaluator) -> Value? {
    func plain(_ instance: Instance) -> Value? {
      guard let (type, member) = contract.plain, instance.type === type else { return nil }
      return evaluator.instanceValue(member, of: instance, owner: type)
    }
    if let own = plain(instance) { return own }
    guard let found = functions.instance(of: instance.type).first(where: { $0.function.name == contract.function })
    else { return nil }
    let value = functions.value(found, on: Value(.instance(instance)), keys: [:], evaluator)
    if case .instance(let made) = value.payload { return plain(made) }
    return value
  }

  /// Returns `.color` for a static member whose type only says to what it conforms, and that gives a color:
  /// `static var ink: some View { Pair(light: .black, dark: .white) }`.
  func hiddenColor(of property: Property, in owner: TypeRecord, as own: Shape) -> Shape? {
    guard property.isStatic, let type = property.type else { return nil }
    switch own {
    case .types(let found): guard found.allSatisfy({ $0.kind == .protocolType }) else { return nil }
    case .other: guard type.names == [["View"]] else { return nil }
    case .color, .unknown: return nil
    }
    let parts = ExpressionTypes(self, file: Int(property.span.file), owner: owner)
    let given = property.initial.map { parts.shape(of: $0) } ?? property.getter.map { parts.result(of: $0, depth: 0) }
    if case .color? = given { return .color }
    return nil
  }
}
