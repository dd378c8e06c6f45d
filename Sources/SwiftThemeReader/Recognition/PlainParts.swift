/// Types that are called after a part of the interface and are no part of it: `struct PrimaryButton { let text: UIColor; … }`.
enum PlainParts {
  /// The protocols to which plain data may conform.
  static let protocols: Set = [
    "Equatable", "Hashable", "Sendable", "Codable", "Decodable", "Encodable", "Identifiable", "CustomStringConvertible",
    "@unchecked Sendable",
  ]
  private static let ofEnums = PlatformTypes.integers.union(["CaseIterable", "RawRepresentable", "String", "Character"])
  private static let code = ["body", "makeBody", "modify", "draw"]

  /// Returns whether a type cannot be a view, since it inherits nothing of one.
  static func contain(_ type: TypeRecord) -> Bool {
    guard isData(type), !type.name.hasSuffix("Style") else { return false }
    // What works for the interface has functions; a button's colors may have some all the same.
    return !ThemeWords.workerEndings.contains(where: type.name.hasSuffix)
      || type.functions.values.joined().allSatisfy(\.isStatic)
  }

  /// Returns whether a struct or class is plain data, whatever it is called.
  ///
  /// - Parameter observed: whether views may observe it
  static func isData(_ type: TypeRecord, observed: Bool = false) -> Bool {
    let plain = observed ? protocols.union(AppState.observables) : protocols
    return type.declaration != nil && (type.kind == .structure || type.kind == .classType)
      && type.superclass.map { $0.name == "NSObject" } ?? true
      && inherits(type, only: { plain.contains($0) || $0 == "NSObject" }) && !hasCode(type)
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

  /// Returns whether a type is an enum of values, which no view is.
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
}
