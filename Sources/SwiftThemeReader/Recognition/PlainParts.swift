/// Types that are called after a part of the interface and are no part of it: `struct PrimaryButton { let text: UIColor; … }`.
enum PlainParts {
  /// The protocols to which plain data may conform.
  static let protocols: Set = [
    "Equatable", "Hashable", "Sendable", "Codable", "Decodable", "Encodable", "Identifiable", "CustomStringConvertible",
    "@unchecked Sendable",
  ]
  private static let ofEnums = PlatformTypes.integers.union(["CaseIterable", "RawRepresentable", "String", "Character"])
  private static let workers = [
    "Manager", "Service", "Store", "Coordinator", "Delegate", "Presenter", "Interactor", "Helper", "Factory",
    "Controller", "ViewModel",
  ]
  private static let code = ["body", "makeBody", "modify", "draw"]

  /// Returns whether a struct or a class has colors and cannot be a view, since it inherits nothing of one.
  static func contain(_ type: TypeRecord) -> Bool {
    guard type.declaration != nil, type.kind == .structure || type.kind == .classType, !type.name.hasSuffix("Style"),
      type.superclass.map({ $0.name == "NSObject" }) ?? true,
      inherits(type, only: { protocols.contains($0) || $0 == "NSObject" }), !hasCode(type)
    else { return false }
    // What works for the interface has functions; a button's colors may have some all the same.
    if workers.contains(where: type.name.hasSuffix), type.functions.values.joined().contains(where: { !$0.isStatic }) {
      return false
    }
    return type.properties.contains { !$0.member.isStatic && isColor($0.member) }
  }

  /// Returns whether a type inherits nothing, and is a part of a theme or a class that is called a style: the system's
  /// styles are structs, and its views inherit.
  static func isOfTheme(_ type: TypeRecord, _ parents: [String]) -> Bool {
    guard type.declaration != nil, parents.allSatisfy({ $0 == "NSObject" }) else { return false }
    let isStyle = type.name.hasSuffix("Style")
    if type.kind == .classType, isStyle { return true }
    guard !isStyle, let outer = type.parent, outer.declaration != nil else { return false }
    return ["Theme", "Palette", "Scheme"].contains { outer.name.hasSuffix($0) }
  }

  /// Returns whether a type is an enum of values, which no view is. Its cases may be handed to views, whatever it is called.
  static func isEnum(_ type: TypeRecord) -> Bool {
    type.kind == .enumeration && !type.cases.isEmpty && !hasCode(type)
      && inherits(type, only: { protocols.contains($0) || ofEnums.contains($0) })
  }

  private static func inherits(_ type: TypeRecord, only isPlain: (String) -> Bool) -> Bool {
    (type.classLine + type.allProtocols).allSatisfy { $0.foreignParents.allSatisfy(isPlain) }
  }

  /// Returns whether a type has the code of a view, of a style or of what draws.
  static func hasCode(_ type: TypeRecord) -> Bool {
    code.contains { type.functions[$0] != nil || type.propertiesByName[$0] != nil }
  }

  private static func isColor(_ property: Property) -> Bool {
    if let type = property.type { return name(type).map(isColor) ?? false }
    var value = property.initial
    while let here = value {
      switch here.kind {
      case .name(let name): return isColor(name)
      case .member(let base, _): value = base
      case .call(let callee, _): value = callee
      default: return false
      }
    }
    return false
  }

  private static func isColor(_ name: String) -> Bool {
    PlatformTypes.colors.contains(name) || name.hasSuffix("Color") || name.hasSuffix("Colour")
  }

  /// Returns the name of a type, without those around it.
  private static func name(_ type: TypeName) -> String? {
    switch type {
    case .named(let path): path.last
    case .optional(let wrapped), .array(let wrapped): name(wrapped)
    case .set, .dictionary, .tuple, .function, .metatype, .composition, .other: nil
    }
  }
}
