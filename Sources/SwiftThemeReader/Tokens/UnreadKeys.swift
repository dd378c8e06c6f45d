import ThemeModel

/// Static members that stand for colors by their types' names and are none: `static let ink = ColorKey("ink", default: .accent)`. Code
/// that runs decides which colors they give, so they are reported.
struct UnreadKeys {
  private static let fewest = 2
  private static let mostNames = 3

  let table: DeclarationTable
  let types: ColorTypes

  func diagnostic() -> Diagnostic? {
    let found = (table.types + [table.foreignScope]).flatMap { owner -> [(name: String, span: Span)] in
      let properties = owner === table.foreignScope ? table.globalProperties : owner.properties
      return properties.map(\.member).filter { isKey($0, in: owner) }.map {
        (TokenPath.join(owner.path, $0.name), $0.span)
      }
    }
    guard found.count >= Self.fewest, let first = found.first else { return nil }
    let more = found.count - Self.mostNames
    let names =
      found.prefix(Self.mostNames).map(\.name).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    return Diagnostic(
      .warning, code: "colors-not-read",
      message:
        "\(found.count) static members that stand for colours are not read, because code decides which colour each gives: "
        + names,
      place: table.place(first.span))
  }

  private func isKey(_ property: Property, in owner: TypeRecord) -> Bool {
    guard property.isStatic, property.access != .file, property.isConstant,
      case .call(let callee, let arguments)? = property.initial?.kind,
      arguments.contains(where: { !Self.isLiteral($0.value) }),
      let name = Self.type(callee, property), Self.saysKeyOfColor(name)
    else { return false }
    switch types.kind(of: property, in: owner) {
    case .color, .palette: return false
    case .other, .unknown: return true
    }
  }

  private static func isLiteral(_ value: Expression) -> Bool {
    switch value.kind {
    case .string, .integer, .decimal, .boolean, .nilLiteral: true
    default: false
    }
  }

  /// Returns the name of the type that a call makes: `Theme.ColorKey(…)`, `.init(…)`.
  private static func type(_ callee: Expression, _ property: Property) -> String? {
    switch callee.kind {
    case .name(let name): name
    case .member(nil, "init"): property.type?.names.first?.last
    case .member(let base?, "init"): type(base, property)
    case .member(_?, let name): name
    default: nil
    }
  }

  private static func saysKeyOfColor(_ name: String) -> Bool {
    let words = NameWords.of(name)
    guard words.count > 1, name.beginsWithCapital, words.last == "key" || words.last == "token" else {
      return false
    }
    return words.dropLast().last == "color" || words.dropLast().last == "colour"
  }
}
