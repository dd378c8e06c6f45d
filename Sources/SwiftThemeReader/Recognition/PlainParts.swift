/// Types that are called after a part of the interface and are no part of it: `struct PrimaryButton { let text: UIColor; … }`.
enum PlainParts {
  /// The protocols to which plain data may conform.
  static let protocols: Set = [
    "Equatable", "Hashable", "Sendable", "Codable", "Decodable", "Encodable", "Identifiable", "CustomStringConvertible",
    "@unchecked Sendable",
  ]
  private static let protocolsOfEnums = protocols.union(["CaseIterable", "RawRepresentable"]).union(
    PlatformTypes.integers
  )
  .union(["String", "Character"])
  private static let objects: Set = ["UIView", "NSView", "CALayer", "Date"]
  private static let code = ["body", "makeBody", "modify", "draw"]

  /// - Parameter parents: what the type and its superclasses inherit of what the sources do not declare
  static func contain(_ type: TypeRecord, _ parents: [String]) -> Bool {
    guard type.declaration != nil else { return false }
    return isOfTheme(type, parents) || isData(type)
  }

  /// Returns whether a type inherits nothing, and is a part of a theme or a class that is called a style: the system's
  /// styles are structs, and its views inherit.
  private static func isOfTheme(_ type: TypeRecord, _ parents: [String]) -> Bool {
    guard parents.allSatisfy({ $0 == "NSObject" }) else { return false }
    let isStyle = type.name.hasSuffix("Style")
    if type.kind == .classType, isStyle { return true }
    guard !isStyle, let outer = type.parent, outer.declaration != nil else { return false }
    return ["Theme", "Palette", "Scheme"].contains { outer.name.hasSuffix($0) }
  }

  /// Returns whether a type is an enum of values, which no view is. Where it is called a style, views are given its cases.
  static func isEnum(_ type: TypeRecord) -> Bool {
    type.kind == .enumeration && !type.cases.isEmpty && inheritsNothing(type, but: protocolsOfEnums) && !hasCode(type)
  }

  /// Returns whether a type only holds colors and sizes. A view, and what manages views, has code or texts.
  private static func isData(_ type: TypeRecord) -> Bool {
    guard type.kind == .structure && !type.name.hasSuffix("Style") || type.kind == .classType,
      type.superclass == nil, inheritsNothing(type, but: protocols), !hasCode(type),
      type.functions.values.allSatisfy({ $0.allSatisfy { $0.isStatic || $0.name == "hash" } })
    else { return false }
    let members = type.properties.map(\.member).filter { !$0.isStatic }
    return members.contains { isColor($0.type) }
      && members.allSatisfy { isColor($0.type) || isPart($0.type, of: type) || $0.getter == nil && isSize($0.type) }
  }

  private static func inheritsNothing(_ type: TypeRecord, but known: Set<String>) -> Bool {
    type.foreignParents.allSatisfy(known.contains)
      && type.allProtocols.allSatisfy { $0.declaration != nil && $0.foreignParents.allSatisfy(known.contains) }
  }

  private static func hasCode(_ type: TypeRecord) -> Bool {
    code.contains { type.functions[$0] != nil || type.propertiesByName[$0] != nil }
  }

  private static func isColor(_ type: TypeName?) -> Bool {
    guard let name = type.flatMap(name) else { return false }
    return PlatformTypes.colors.contains(name) || name.hasSuffix("Color") || name.hasSuffix("Colour")
  }

  private static func isPart(_ type: TypeName?, of outer: TypeRecord) -> Bool {
    guard let name = type.flatMap(name) else { return false }
    return ThemeWords.saysTheme(name) || outer.types[name].map(isData) == true
  }

  private static func isSize(_ type: TypeName?) -> Bool {
    guard let name = type.flatMap(name) else { return false }
    return name == "Bool" || name == "Font" || PlatformTypes.floating.contains(name)
      || PlatformTypes.integers.contains(name)
      || PlatformTypes.shapes.subtracting(objects).contains(name)
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
