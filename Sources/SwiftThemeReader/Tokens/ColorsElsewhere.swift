import ThemeModel

/// Colors that only another system has: `#if os(macOS) extension Palette { static let edge = … }`. No audit of this system sees them, so
/// they are reported.
struct ColorsElsewhere {
  private static let mostNames = 3

  let table: DeclarationTable
  let types: ColorTypes

  private struct Found {
    var name: String
    var span: Span
  }

  func diagnostics(isMac: Bool) -> [Diagnostic] {
    let found = table.unnoted {
      table.elsewhere.reduce(into: [TargetSystem: [Found]]()) { all, one in
        let own = colors(of: one.declared.members, at: one.declared.path, one.file)
        if !own.isEmpty { all[one.declared.system, default: []] += own }
      }
    }
    return TargetSystem.allCases.compactMap { system in
      guard let colors = found[system], let first = colors.first else { return nil }
      let more = colors.count - Self.mostNames
      let names =
        colors.prefix(Self.mostNames).map(\.name).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
      let (what, verb) = colors.count == 1 ? ("1 colour", "exists") : ("\(colors.count) colours", "exist")
      return Diagnostic(
        .note, code: "platform-branch",
        message:
          "\(what) that \(verb) only on \(system.rawValue) \(colors.count == 1 ? "is" : "are") not read, because the code is read "
          + "for \(isMac ? "macOS" : "iOS"): \(names)",
        place: table.place(first.span))
    }
  }

  private func colors(of members: Members, at path: [String], _ file: Int, in declared: TypeRecord? = nil) -> [Found] {
    let type = declared ?? (path.isEmpty ? nil : table.type(path, from: file))
    let owner = type ?? table.foreignScope
    if let type, ColorTypes.isView(type) { return [] }
    let hasOwnColors = declared == nil ? type.map(types.isPalette) ?? false : ThemeWords.saysTheme(owner.name)
    func name(_ member: String) -> String { (path + [member]).joined(separator: ".") }
    let properties = members.properties.filter { property in
      guard property.access != .file, property.isStatic || hasOwnColors,
        declared != nil || TwinsElsewhere.twin(of: property, at: path, file, table) == nil,
        case .color = types.shape(of: property, in: owner)
      else { return false }
      return true
    }
    let functions = members.functions.filter { function in
      function.access != .file && function.isStatic && function.body != nil
        && (declared != nil || TwinsElsewhere.twins(of: function, at: path, file, table).isEmpty)
        && types.functions.isColor(function, of: owner)
    }
    let own =
      properties.map { Found(name: name($0.name), span: $0.span) }
      + functions.map { Found(name: name($0.name), span: $0.span) }
    return own + members.types.flatMap { colors(of: $0, within: path, file) }
  }

  private func colors(of declaration: TypeDeclaration, within path: [String], _ file: Int) -> [Found] {
    let whole = path + declaration.path
    guard declaration.kind != .protocolType, declaration.access != .file else { return [] }
    if declaration.kind == .extended || table.type(whole, from: file) != nil {
      return colors(of: declaration.members, at: whole, file)
    }
    // A type of which this system has nothing.
    let type = TypeRecord(
      name: whole.last ?? "", path: whole.joined(separator: "."), kind: declaration.kind, declaration: declaration,
      file: file, order: -1)
    type.foreignParents = declaration.inherited.flatMap(\.names).compactMap(\.last)
    made.keep(type)
    return colors(of: declaration.members, at: whole, file, in: type)
  }

  /// Kept alive, since what is known of a type is found by its identity.
  private let made = Made()

  private final class Made {
    private var types: [TypeRecord] = []

    func keep(_ type: TypeRecord) {
      types.append(type)
    }
  }
}
