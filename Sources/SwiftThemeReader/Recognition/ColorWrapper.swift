/// A type that stands for one color and makes it from what it stores:
/// `final class ColorAsset { let name: String; lazy var color: UIColor }`.
struct ColorWrapper {
  /// The member that returns the color.
  let member: Property
  let owner: TypeRecord

  /// Returns `nil` for any other type.
  init?(_ type: TypeRecord, _ types: ColorTypes) {
    guard type.kind == .structure || type.kind == .classType, !types.isView(type), type.superclass == nil else {
      return nil
    }
    let own = type.properties.map(\.member).filter { !$0.isStatic }
    // When no initialiser takes a color, a constant color is made of the data that they take.
    let given = type.initializers.flatMap(\.parameters)
    let isMadeOfData =
      !type.initializers.isEmpty && given.allSatisfy { Self.isData($0.type, from: type.file, type, types) }
    var forms: [Property] = []
    var shades: [Property] = []
    for property in own {
      guard case .color = types.shape(property.type, from: Int(property.span.file), within: type) else { continue }
      // A color has to be made of what is stored, and may only be a form of the one color, or a shade that is made of it.
      let isMade = property.getter != nil || property.isLazy || isMadeOfData && property.initial == nil
      guard isMade else { return nil }
      if ColorForms.names.contains(property.name) { forms.append(property) } else { shades.append(property) }
    }
    let stored = own.filter { one in one.isStored && !one.isLazy && !forms.contains { $0 === one } }
    guard !stored.isEmpty, stored.allSatisfy({ Self.isData($0, type, types) }) else { return nil }
    // A form without a written type is one, too: `lazy var swiftUIColor = Color(asset: self)`.
    let untyped = own.filter { $0.type == nil && $0.isLazy && ColorForms.names.contains($0.name) }
    var variants = ColorVariants(
      of: Set((untyped + forms).map(\.name)), madeOf: stored.count == 1 ? stored.first?.name : nil)
    guard variants.others(shades).isEmpty else { return nil }
    guard
      let best = ColorForms.preferred.lazy.compactMap({ name in forms.first { $0.name == name } }).first ?? forms.first
    else { return nil }
    (member, owner) = (best, type)
  }

  /// Returns whether a property is a code, a name or a number, without colors of its own.
  private static func isData(_ property: Property, _ type: TypeRecord, _ types: ColorTypes) -> Bool {
    guard let name = property.type else {
      return property.initial.map { if case .string = $0.kind { true } else { false } } ?? false
    }
    return isData(name, from: Int(property.span.file), type, types)
  }

  private static func isData(_ name: TypeName, from file: Int, _ type: TypeRecord, _ types: ColorTypes) -> Bool {
    switch name {
    case .named(let path):
      let name = path.last ?? ""
      if ["String", "Bool", "Bundle", "StaticString", "Data"].contains(name) { return true }
      if PlatformTypes.integers.contains(name) || PlatformTypes.floating.contains(name) { return true }
      let own = types.table.expand(path, from: file, within: type).types.filter { $0.declaration != nil }
      let foreign = types.table.foreignNames(path, from: file, within: type)
      return own.isEmpty && foreign.contains { $0 == "String" || PlatformTypes.integers.contains($0) }
        || own.contains { $0.kind == .enumeration }
    case .optional(.named(let path)): return ["String", "Bundle"].contains(path.last ?? "")
    default: return false
    }
  }
}
