import ThemeModel

/// Colors and themes that only another system has: `#if os(macOS) extension Palette { static let edge = … }`, or
/// `static let desk = Theme(…)`. No audit of this system sees them, so they are reported.
struct ColorsElsewhere {
  private static let mostNames = 3

  let table: DeclarationTable
  let types: ColorTypes

  private struct Found {
    var name: String
    var span: Span
    /// Whether it is a theme: a value that has colors.
    var isTheme = false
  }

  func diagnostics(isMac: Bool) -> [Diagnostic] {
    let found = table.unnoted {
      table.elsewhere.reduce(into: [TargetSystem: [Found]]()) { all, one in
        let own = colors(of: one.declared.members, at: one.declared.path, one.file)
        if !own.isEmpty { all[one.declared.system, default: []] += own }
      }
    }
    return TargetSystem.allCases.flatMap { system in
      let here = found[system] ?? []
      return [here.filter(\.isTheme), here.filter { !$0.isTheme }].compactMap { diagnostic($0, system, isMac) }
    }
  }

  private func diagnostic(_ found: [Found], _ system: TargetSystem, _ isMac: Bool) -> Diagnostic? {
    guard let first = found.first else { return nil }
    let more = found.count - Self.mostNames
    let names =
      found.prefix(Self.mostNames).map(\.name).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    let noun = first.isTheme ? "theme" : "colour"
    let subject =
      found.count == 1
      ? "1 \(noun) that exists only on \(system.rawValue) is"
      : "\(found.count) \(noun)s that exist only on \(system.rawValue) are"
    return Diagnostic(
      .note, code: "platform-branch",
      message: "\(subject) not read, because the code is read for \(isMac ? "macOS" : "iOS"): \(names)",
      place: table.place(first.span))
  }

  private func colors(of members: Members, at path: [String], _ file: Int, in declared: TypeRecord? = nil) -> [Found] {
    let type = declared ?? (path.isEmpty ? nil : table.type(path, from: file))
    let owner = type ?? table.foreignScope
    if let type, ColorTypes.isView(type) { return [] }
    let hasOwnColors = declared == nil ? type.map(types.isPalette) ?? false : Self.saysTheme(owner)
    func name(_ member: String) -> String { (path + [member]).joined(separator: ".") }
    let properties = members.properties.compactMap { property -> Found? in
      // A variable outside of every type is asked for as a static member is.
      let isShared = property.isStatic || path.isEmpty
      guard property.access != .file, isShared || hasOwnColors,
        declared != nil || TwinsElsewhere.twin(of: property, at: path, file, table) == nil
      else { return nil }
      switch types.kind(of: property, in: owner) {
      case .color: return Found(name: name(property.name), span: property.span)
      case .palette(let kinds) where isShared && isTheme(property, of: kinds):
        return Found(name: name(property.name), span: property.span, isTheme: true)
      case .palette, .other, .unknown: return nil
      }
    }
    let functions = members.functions.filter { function in
      function.access != .file && function.isStatic && function.body != nil
        && (declared != nil || TwinsElsewhere.twins(of: function, at: path, file, table).isEmpty)
        && types.functions.isColor(function, of: owner)
    }
    let own =
      properties
      + functions.map { Found(name: name($0.name), span: $0.span) }
    return own + members.types.flatMap { colors(of: $0, within: path, file) }
  }

  /// Returns whether a type that only another system has says that it is a theme, by its name or by what it conforms to.
  private static func saysTheme(_ type: TypeRecord) -> Bool {
    ([type.name] + type.foreignParents).contains(where: ThemeWords.saysTheme)
  }

  /// Returns whether a value of palettes is a theme by itself: not the one in use, and no view or manager that has one.
  private func isTheme(_ property: Property, of kinds: [TypeRecord]) -> Bool {
    !ThemeWords.namesOfTheOneInUse.contains(property.name)
      && kinds.contains { ThemeWords.saysTheme($0.name) && !types.isView($0) }
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
