import ThemeModel

/// Members that hold colours as codes and are typed as nothing but text or numbers: `let accent: UInt32`, given `0x4F7CFF`.
///
/// The type does not tell, so the values do: every literal that the sources give to the member is a code of a colour.
struct HexMembers {
  private var byType: [ObjectIdentifier: Set<String>] = [:]
  /// Codes of a property that are written with eight digits of which the first two are zeros: as numbers they look like six.
  private var padded: [ObjectIdentifier: Set<UInt32>] = [:]

  /// So many such members make a type a palette, whatever it is called.
  private static let telling = 3

  init(_ table: DeclarationTable) {
    var padded: [ObjectIdentifier: [String: Set<UInt32>]] = [:]
    var codes: [ObjectIdentifier: [String: (codes: Int, others: Int)]] = [:]
    func look(at property: Property, in owner: TypeRecord) {
      SyntaxWalk.each(property) { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          arguments.contains(where: { $0.label != nil && Self.isCode($0.value, table) != nil }),
          let type = Self.type(callee, property, owner, table)
        else { return }
        for argument in arguments {
          guard let label = argument.label, let isCode = Self.isCode(argument.value, table) else { continue }
          codes[ObjectIdentifier(type), default: [:]][label, default: (0, 0)].codes += isCode ? 1 : 0
          codes[ObjectIdentifier(type), default: [:]][label, default: (0, 0)].others += isCode ? 0 : 1
          if let code = Self.paddedCode(argument.value, table) {
            padded[ObjectIdentifier(type), default: [:]][label, default: []].insert(code)
          }
        }
      }
    }
    for type in table.types {
      for (property, _) in type.properties where property.isStatic { look(at: property, in: type) }
    }
    for (property, _) in table.globalProperties { look(at: property, in: table.foreignScope) }
    for type in table.types where type.declaration != nil && type.kind != .protocolType && type.kind != .enumeration {
      let own = codes[ObjectIdentifier(type)] ?? [:]
      let members = type.properties.filter { property, file in
        guard property.isStored, !property.isStatic, Self.isPlain(property.type, from: file, in: type, table) else {
          return false
        }
        if let given = own[property.name] { return given.codes > 0 && given.others == 0 }
        return property.initial.flatMap { Self.isCode($0, table) } == true
      }.map(\.member.name)
      for (property, _) in type.properties where !property.isStatic {
        var codes = padded[ObjectIdentifier(type)]?[property.name] ?? []
        if let code = property.initial.flatMap({ Self.paddedCode($0, table) }) { codes.insert(code) }
        if !codes.isEmpty { self.padded[ObjectIdentifier(property)] = codes }
      }
      if members.count >= Self.telling || !members.isEmpty && ThemeDiscovery.saysTheme(type.name) {
        byType[ObjectIdentifier(type)] = Set(members)
      }
    }
  }

  /// Whether a code that a member has is one of eight digits.
  func hasAlpha(_ code: UInt32, in property: Property) -> Bool {
    code > 0xFF_FFFF || padded[ObjectIdentifier(property)]?.contains(code) == true
  }

  func contains(_ property: Property, of type: TypeRecord) -> Bool {
    !property.isStatic && byType[ObjectIdentifier(type)]?.contains(property.name) == true
  }

  /// nil for what is no literal.
  private static func isCode(_ expression: Expression, _ table: DeclarationTable) -> Bool? {
    switch expression.kind {
    case .string(let parts):
      guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
      return text.hasPrefix("#") && HexColor.token(text, .alphaLast) != nil
    case .integer(let value?):
      let digits = table.text(expression.span).lowercased().filter { $0 != "_" }
      return digits.hasPrefix("0x") && [8, 10].contains(digits.count) && value <= Int64(UInt32.max)
    case .decimal, .boolean: return false
    default: return nil
    }
  }

  private static func paddedCode(_ expression: Expression, _ table: DeclarationTable) -> UInt32? {
    guard case .integer(let value?) = expression.kind, let code = UInt32(exactly: value), code <= 0xFF_FFFF else {
      return nil
    }
    return table.text(expression.span).count { $0 != "_" } == 10 ? code : nil
  }

  private static func isPlain(_ type: TypeName?, from file: Int, in owner: TypeRecord, _ table: DeclarationTable)
    -> Bool
  {
    guard let path = type?.names.first, type?.names.count == 1 else { return false }
    let foreign = table.expand(path, from: file, within: owner).foreign
    return foreign.contains { $0 == "String" || Platform.integerTypes.contains($0) }
  }

  /// `Theme(…)`, `.init(…)` where the property is a Theme.
  private static func type(
    _ callee: Expression, _ property: Property, _ owner: TypeRecord, _ table: DeclarationTable
  ) -> TypeRecord? {
    let file = Int(property.span.file)
    func declared(_ path: [String]) -> TypeRecord? {
      table.expand(path, from: file, within: owner).types.first { $0.declaration != nil }
    }
    switch callee.kind {
    case .name("Self"): return owner.declaration == nil ? nil : owner
    case .name(let name) where name.first?.isUppercase == true: return declared([name])
    case .member(let base?, "init"): return type(base, property, owner, table)
    case .member(nil, "init"):
      var written = property.type
      if case .array(let element)? = written { written = element }
      return written?.names.first.flatMap(declared)
    case .member(let base?, let name) where name.first?.isUppercase == true:
      guard case .name(let space) = base.kind else { return nil }
      return declared([space, name])
    default: return nil
    }
  }
}
