/// What protocols ask of members.
extension ColorTypes {
  /// Returns what a protocol asks a member without a written type to be, where that is a color or another type of the platform's:
  /// `let bar = UIBarStyle.black` for `var bar: UIBarStyle { get }`.
  func askedShape(of property: Property, in owner: TypeRecord) -> Shape? {
    for one in owner.allProtocols {
      for asked in one.propertiesByName[property.name] ?? []
      where asked.isRequirement && asked.isStatic == property.isStatic {
        let shape = shape(asked.type, from: Int(asked.span.file), within: one)
        switch shape {
        case .color: return shape
        case .other where Self.isOfPlatform(asked.type): return shape
        case .other, .unknown, .types: continue
        }
      }
    }
    return nil
  }

  private static func isOfPlatform(_ type: TypeName?) -> Bool {
    guard case .named(let path)? = type, path.count == 1 else { return false }
    return ["UI", "NS", "CG", "CA"].contains {
      path[0].hasPrefix($0) && path[0].dropFirst(2).first?.isUppercase == true
    }
  }
}
