import ThemeModel

/// Members that store colors as codes and have a text or number type: `let accent: UInt32`, set to `0x4F7CFF`.
///
/// The type does not show this, so the values decide: most literals that the sources give
/// to the member are color codes.
struct HexMembers {
  private var byType: [ObjectIdentifier: Set<String>] = [:]
  /// Members of types in which some codes have eight digits.
  private var besideEightDigits: Set<ObjectIdentifier> = []

  /// A type with this many such members is a palette, whatever its name is.
  private static let telling = 3

  /// The kind of a literal that a member gets.
  private enum Literal {
    /// A code of six or eight digits.
    case code(digits: Int)
    /// A text of six or eight digits without a sign of number: `A378F2`. It is a code where only a theme has such.
    case plainCode(digits: Int)
    /// `0`, `0x0`, `0x1234567`: a code that is written carelessly, or a number.
    case careless
    case other

    var hasEight: Bool {
      switch self {
      case .code(let digits), .plainCode(let digits): digits == 8
      case .careless, .other: false
      }
    }
  }

  /// The kinds of one member's literals.
  private struct Count {
    var codes = 0
    var plain = 0
    var others = 0

    mutating func add(_ literal: Literal) {
      switch literal {
      case .code: codes += 1
      case .plainCode: plain += 1
      case .careless: break
      case .other: others += 1
      }
    }

    /// One that is written otherwise does not hide the codes: it is looked at for itself.
    var isOfCodes: Bool { codes + plain > others }
    var isPlain: Bool { plain > 0 }
  }

  init(_ table: DeclarationTable) {
    var counts: [ObjectIdentifier: [String: Count]] = [:]
    var haveEight: Set<ObjectIdentifier> = []
    func look(at property: Property, in owner: TypeRecord) {
      SyntaxWalk.each(property) { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          arguments.contains(where: { $0.label != nil && Self.literal($0.value, table) != nil }),
          let type = Self.type(callee, property, owner, table)
        else { return }
        for argument in arguments {
          guard let label = argument.label, let literal = Self.literal(argument.value, table) else { continue }
          counts[ObjectIdentifier(type), default: [:]][label, default: Count()].add(literal)
          if literal.hasEight { haveEight.insert(ObjectIdentifier(type)) }
        }
      }
    }
    for type in table.types {
      for (property, _) in type.properties where property.isStatic { look(at: property, in: type) }
    }
    for (property, _) in table.globalProperties { look(at: property, in: table.foreignScope) }
    for part in table.decodedTypes.parts {
      let made = Self.madeColors(part.type)
      for member in table.decodedTypes.members(of: part.type) where !made.contains(member.name) {
        guard let node = table.decodedTypes.value(of: member.key, in: part.node),
          let literal = Self.literal(node)
        else { continue }
        counts[ObjectIdentifier(part.type), default: [:]][member.name, default: Count()].add(literal)
        if literal.hasEight { haveEight.insert(ObjectIdentifier(part.type)) }
      }
    }
    for type in table.types where type.declaration != nil && type.kind != .protocolType && type.kind != .enumeration {
      var own = counts[ObjectIdentifier(type)] ?? [:]
      for (property, _) in type.properties where property.isStored && !property.isStatic {
        guard let literal = property.initial.flatMap({ Self.literal($0, table) }) else { continue }
        own[property.name, default: Count()].add(literal)
        if literal.hasEight { haveEight.insert(ObjectIdentifier(type)) }
      }
      let members = type.properties.filter { property, file in
        property.isStored && !property.isStatic && own[property.name]?.isOfCodes == true
          && (Self.isPlain(property.type, from: file, in: type, table) || Self.isUntyped(property))
      }.map(\.member)
      let arePlain = members.contains { own[$0.name]?.isPlain == true }
      let saysTheme = ThemeWords.saysTheme(type.name)
      // Texts without a sign may be anything, so there both have to tell.
      let (isTelling, isTheme) = (members.count >= Self.telling, saysTheme && !members.isEmpty)
      guard arePlain ? isTelling && isTheme : isTelling || isTheme else { continue }
      byType[ObjectIdentifier(type)] = Set(members.map(\.name))
      if haveEight.contains(ObjectIdentifier(type)) {
        besideEightDigits.formUnion(members.map { ObjectIdentifier($0) })
      }
    }
  }

  func contains(_ property: Property, of type: TypeRecord) -> Bool {
    !property.isStatic && byType[ObjectIdentifier(type)]?.contains(property.name) == true
  }

  /// Returns the members of which a type makes colors: in `var inkColor: Color { Color(hex: ink) }`, `ink` is no color of its own.
  private static func madeColors(_ type: TypeRecord) -> Set<String> {
    var names: Set<String> = []
    for (property, _) in type.properties where property.namesColor {
      SyntaxWalk.each(property.getter ?? []) { expression in
        switch expression.kind {
        case .name(let name): names.insert(name)
        case .member(let base?, let name) where base.isSelf: names.insert(name)
        default: break
        }
      }
    }
    return names
  }

  /// Returns whether only its literal tells the type of a member.
  private static func isUntyped(_ property: Property) -> Bool { property.type == nil && property.isConstant }

  /// Returns the color whose code is the number in a member. The digits count as they are written:
  /// `0x0000FF` is blue, and `0x000000FF` is black.
  func payload(of number: Int64, digits: UInt8, in property: Property, _ order: HexOrder) -> Payload {
    guard let code = UInt32(exactly: number) else { return .integer(number) }
    let isShort = digits != 6 && digits != 8 && code <= 0xFF_FFFF
    guard digits != 7, !isShort || !besideEightDigits.contains(ObjectIdentifier(property)) else {
      return .unknown(
        Undetermined(
          code: "not-a-color", reason: "the number is ambiguous: it could be a hex code of six or of eight digits"))
    }
    return .color(.literal(HexColor.color(code, hasAlpha: digits == 8, order)))
  }

  /// Returns `nil` for an expression that is not a literal.
  private static func literal(_ expression: Expression, _ table: DeclarationTable) -> Literal? {
    switch expression.kind {
    case .string(let parts):
      guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
      return literal(text)
    case .integer(let value?):
      let digits = Int(table.hexDigits(expression.span))
      if digits == 6 || digits == 8, value <= Int64(UInt32.max) { return .code(digits: digits) }
      return value == 0 || digits > 0 ? .careless : .other
    case .decimal, .boolean: return .other
    default: return nil
    }
  }

  /// The kind of what a file has, in which numbers have no digits of their own.
  private static func literal(_ node: KeyedNode) -> Literal? {
    switch node.value {
    case .string(let text):
      // On which side the alpha is, the code that makes the color says.
      literal(text).hasEight ? .other : literal(text)
    case .number, .bool: .other
    case .null, .array, .dictionary, .other: nil
    }
  }

  private static func literal(_ text: String) -> Literal {
    guard HexColor.token(text, .alphaLast) != nil, !text.hasPrefix("0x"), !text.hasPrefix("0X") else { return .other }
    let length = text.utf8.count
    if text.hasPrefix("#") { return .code(digits: length - 1) }
    return length == 6 || length == 8 ? .plainCode(digits: length) : .other
  }

  private static func isPlain(_ type: TypeName?, from file: Int, in owner: TypeRecord, _ table: DeclarationTable)
    -> Bool
  {
    guard let path = type?.names.first, type?.names.count == 1 else { return false }
    let foreign = table.foreignNames(path, from: file, within: owner)
    return foreign.contains { $0 == "String" || PlatformTypes.integers.contains($0) }
  }

  /// Returns the type that a call makes: `Theme(…)`, or `.init(…)` for a property of type `Theme`.
  private static func type(
    _ callee: Expression, _ property: Property, _ owner: TypeRecord, _ table: DeclarationTable
  ) -> TypeRecord? {
    let file = Int(property.span.file)
    func declared(_ path: [String]) -> TypeRecord? {
      table.expand(path, from: file, within: owner).types.first { $0.declaration != nil }
    }
    switch callee.kind {
    case .name("Self"): return owner.declaration == nil ? nil : owner
    case .name(let name) where name.beginsWithCapital: return declared([name])
    case .member(let base?, "init"): return type(base, property, owner, table)
    case .member(nil, "init"):
      var written = property.type
      if case .array(let element)? = written { written = element }
      return written?.names.first.flatMap(declared)
    case .member(let base?, let name) where name.beginsWithCapital:
      guard case .name(let space) = base.kind else { return nil }
      return declared([space, name])
    default: return nil
    }
  }
}
