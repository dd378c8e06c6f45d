import ThemeModel

/// Types with the colors of a theme, of the ground and of what lies on it, that no theme contains. Nothing says in which states or
/// with which values they are shown, so they are reported.
struct UnreadTypes {
  private static let fewest = 2
  private static let mostNames = 3
  private static let mostPlaces = 8

  let table: DeclarationTable
  let types: ColorTypes

  private struct Unread {
    var type: TypeRecord
    var colors: [Property]
  }

  /// - Parameter told: what other diagnostics report
  func diagnostic(beside found: ThemeRecognition.Found, read themes: [Theme]) -> Diagnostic? {
    let reached = Set(themes.flatMap(\.tokens).map(\.place))
    let told = self.told(found)
    let unread = table.types.compactMap { type -> Unread? in
      guard isWanted(type), !told.contains(ObjectIdentifier(type)), !types.isReached(type, reached) else { return nil }
      let colors = colors(of: type)
      guard colors.count >= Self.fewest, !colors.contains(where: { reached.contains(table.place($0.span)) }) else {
        return nil
      }
      let grounds = colors.map(\.name).filter(Purposes.isGround)
      return grounds.isEmpty || grounds.count == colors.count ? nil : Unread(type: type, colors: colors)
    }.sorted { ($0.colors[0].span.file, $0.colors[0].span.start) < ($1.colors[0].span.file, $1.colors[0].span.start) }
    guard let first = unread.first else { return nil }
    let names = unread.flatMap { one in one.colors.map { TokenPath.join(one.type.path, $0.name) } }
    let more = names.count - Self.mostNames
    let shown = names.prefix(Self.mostNames).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    return Diagnostic(
      .warning, code: "colors-not-read",
      message:
        "\(names.count) colours of \(unread.count == 1 ? "a type" : "\(unread.count) types") are not read, because "
        + "no known way to define themes leads to them: \(shown)",
      place: table.place(first.colors[0].span),
      related: unread.dropFirst().prefix(Self.mostPlaces).map { table.place($0.colors[0].span) })
  }

  /// Returns the types that are themes, that are left aside with a reason, or that other diagnostics report.
  private func told(_ found: ThemeRecognition.Found) -> Set<ObjectIdentifier> {
    var told: Set<ObjectIdentifier> = []
    for one in [found] + found.others {
      for candidate in one.candidates {
        for type in [candidate.model(types), ThemeNames.owner(of: candidate)].compactMap(\.self) {
          told.formUnion((type.classLine + type.allProtocols).map { ObjectIdentifier($0) })
        }
      }
      if let contract = one.contract { told.insert(ObjectIdentifier(contract)) }
    }
    for candidate in found.candidates {
      switch candidate.root {
      case .statics(let owners): told.formUnion(owners.map { ObjectIdentifier($0) })
      case .type(let type): told.insert(ObjectIdentifier(type))
      default: break
      }
    }
    let spans = Set(([found] + found.others).flatMap { $0.notes + $0.aside }.map(\.span))
    told.formUnion(
      table.types.filter { $0.declaration.map { spans.contains($0.span) } ?? false }.map { ObjectIdentifier($0) })
    return told
  }

  private func isWanted(_ type: TypeRecord) -> Bool {
    (type.declaration != nil || type.name == "EnvironmentValues") && type.kind != .protocolType
      && (!types.isView(type) || Self.isPlainObject(type) || PlainParts.isEnum(type)
        || PlainParts.isData(type))
      && !types.isColorValue(type)
      && !type.inheritsFromView && !type.isInView(types) && !SampleWords.sayStub(type.name) && type.platformColor == nil
      && !type.isForSamples
  }

  /// Returns whether a type is an object that views observe, and that nothing else makes a part of the interface.
  private static func isPlainObject(_ type: TypeRecord) -> Bool {
    type.classLine.contains { $0.foreignParents.contains("ObservableObject") }
      && !ThemeWords.viewEndings.contains(where: type.name.hasSuffix)
  }

  /// Returns the members that have a color of their own: one with a literal in what they are.
  private func colors(of type: TypeRecord) -> [Property] {
    type.properties.map(\.member).filter { property in
      guard property.access != .file, !property.isRequirement, hasLiteral(property) else { return false }
      switch types.kind(of: property, in: type) {
      case .color: return !property.isStatic
      case .unknown: return Self.asksPlatform(property)
      case .palette, .other: return false
      }
    }
  }

  /// Returns whether a member is what an unknown function of a platform's color makes: `Color.dynamic(light: 0x111111, dark: 0xEEEEEE)`.
  private static func asksPlatform(_ property: Property) -> Bool {
    guard property.type == nil, case .call(let callee, _)? = property.initial?.kind,
      case .member(let base?, _) = callee.kind, case .name(let name) = base.kind
    else { return false }
    return PlatformTypes.colors.contains(name)
  }

  private func hasLiteral(_ property: Property) -> Bool {
    var hasLiteral = false
    func look(_ part: Expression) {
      switch part.kind {
      case .call(_, let arguments): if arguments.contains(where: { Self.isLiteral($0.value) }) { hasLiteral = true }
      case .member(nil, let name): if Self.basic.contains(name) { hasLiteral = true }
      case .member(let base?, let name):
        if case .name(let type) = base.kind, PlatformTypes.colors.contains(type), Self.basic.contains(name) {
          hasLiteral = true
        }
      case .macro("colorLiteral", _): hasLiteral = true
      default: break
      }
    }
    SyntaxWalk.each(property, look)
    return hasLiteral || property.wrapperArguments.contains { Self.isLiteral($0.value) }
  }

  private static func isLiteral(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer, .decimal: true
    case .string(let parts): ColorTypes.isHex(parts)
    case .binary(_, let left, let right): isLiteral(left) && isLiteral(right)
    default: false
    }
  }

  /// Names of colors that mean the same on every platform.
  private static let basic: Set = [
    "black", "white", "red", "green", "blue", "gray", "orange", "yellow", "pink", "purple", "brown", "cyan", "magenta",
    "indigo", "mint", "teal", "darkGray", "lightGray",
  ]
}
