import ThemeModel

/// Static colors beside the themes that no theme uses. An audit of the themes does not see them, apart from those that views show
/// beside tokens, so they are reported.
struct UnreadColors {
  private static let mostNames = 3
  private static let mostPlaces = 8

  let table: DeclarationTable
  let types: ColorTypes

  private struct Member {
    var name: String
    var span: Span
  }

  /// Returns how many colors are not read.
  func count(beside found: ThemeRecognition.Found, read themes: [Theme]) -> Int {
    unread(beside: found, read: themes).reduce(0) { $0 + $1.colors.count }
  }

  /// Returns the types of these colors, with the place of the first one of each.
  func types(beside found: ThemeRecognition.Found, read themes: [Theme]) -> [(type: TypeRecord, span: Span)] {
    unread(beside: found, read: themes).compactMap { type, colors in colors.first.map { (type, $0.span) } }
  }

  /// Returns `nil` when every color is read. If any color of a type is in use, the whole type is raw material, and so are types
  /// with the same names beside it.
  func diagnostic(beside found: ThemeRecognition.Found, read themes: [Theme]) -> Diagnostic? {
    let unread = unread(beside: found, read: themes)
    let names = unread.flatMap { type, colors in colors.map { TokenPath.join(type.path, $0.name) } }
    guard let first = unread.first?.colors.first else { return nil }
    let more = names.count - Self.mostNames
    let shown = names.prefix(Self.mostNames).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    let count = names.count == 1 ? "1 static colour is" : "\(names.count) static colours are"
    return Diagnostic(
      .warning, code: "colors-not-read",
      message:
        "\(count) not read as \(names.count == 1 ? "a token, because no theme uses it" : "tokens, because no theme uses them"), and judged "
        + "only where a view shows \(names.count == 1 ? "it" : "one") beside a token: \(shown); the themes are \(found.way)",
      place: table.place(first.span),
      related: unread.dropFirst().prefix(Self.mostPlaces).compactMap { $0.colors.first.map { table.place($0.span) } })
  }

  private func unread(
    beside found: ThemeRecognition.Found, read themes: [Theme]
  ) -> [(type: TypeRecord, colors: [Member])] {
    guard !found.candidates.isEmpty else { return [] }
    let roots = found.candidates.flatMap(\.ownTypes)
    let reached = Set(themes.flatMap(\.tokens).map(\.place))
    let recognition = ThemeRecognition(types)
    // The colors of a list and those of a case go into themes without the name of either.
    lazy var mentions = TypeMentions(types)
    var unread: [(type: TypeRecord, colors: [Member])] = []
    let families = familiesInUse(reached, recognition)
    for type in table.types + [table.foreignScope] where type.kind != .protocolType && !types.isView(type) {
      guard !roots.contains(where: { $0 === type }) else { continue }
      let colors = recognition.staticColors(of: type).filter { !Self.isModeWord($0) }
      guard !isOfFamily(type, colors, families) else { continue }
      let others = colors.filter { color in
        !isCandidate(color, found) && !(isList(color, of: type) && mentions.areOf(type))
      }
      guard !others.contains(where: { reached.contains(table.place($0.span)) }) else { continue }
      // Functions without arguments make what other colors are made of.
      let functions = recognition.functions.statics(of: type).filter { !$0.sweeps.isEmpty }
      let palettes = self.palettes(of: type).filter { palette in
        !isCandidate(palette.property, found) && !palette.models.contains { types.isReached($0, reached) }
      }
      let cases =
        !recognition.isKeyed(type) || isKept(type, by: found, reached) || mentions.areOf(type) ? [] : type.cases
      let members =
        others.map { Member(name: $0.name, span: $0.span) }
        + functions.map { Member(name: $0.fullName, span: $0.function.span) }
        + palettes.map { Member(name: $0.property.name, span: $0.property.span) }
        + cases.map { Member(name: $0.name, span: $0.span) }
      if !members.isEmpty { unread.append((type, members)) }
    }
    return unread
  }

  /// Returns the types around colors that are in use, with the names of those: `Hue` with the shades of `Hue.Blue`.
  private func familiesInUse(
    _ reached: Set<Place>, _ recognition: ThemeRecognition
  ) -> [ObjectIdentifier: [Set<String>]] {
    var families: [ObjectIdentifier: [Set<String>]] = [:]
    for type in table.types {
      guard let parent = type.parent else { continue }
      let colors = recognition.staticColors(of: type)
      guard colors.contains(where: { reached.contains(table.place($0.span)) }) else { continue }
      families[ObjectIdentifier(parent), default: []].append(Set(colors.map(\.name)))
    }
    return families
  }

  /// Returns whether a type has the names of another in use beside it, and is raw material as that is: `Hue.Red` beside `Hue.Blue`.
  private func isOfFamily(
    _ type: TypeRecord, _ colors: [Property], _ families: [ObjectIdentifier: [Set<String>]]
  ) -> Bool {
    guard let parent = type.parent, let used = families[ObjectIdentifier(parent)] else { return false }
    return used.contains { names in colors.count { names.contains($0.name) } * 2 >= colors.count }
  }

  private func isList(_ property: Property, of owner: TypeRecord) -> Bool {
    property.type.map { types.collection($0, from: Int(property.span.file), within: owner).isCollection } ?? false
  }

  /// Returns whether the cases of an enum are themes, or their colors a part of the themes.
  private func isKept(_ type: TypeRecord, by found: ThemeRecognition.Found, _ reached: Set<Place>) -> Bool {
    let isTheme = ([found] + found.others).contains { one in
      one.contract === type
        || one.candidates.contains { candidate in type.cases.contains { $0.span == candidate.span } }
    }
    return isTheme || types.isReached(type, reached) || type.cases.contains { reached.contains(table.place($0.span)) }
  }

  /// Returns the constants with colors in them: `static let plain = Badge(ink: .black)`.
  private func palettes(of type: TypeRecord) -> [(property: Property, models: [TypeRecord])] {
    let recognition = ThemeRecognition(types)
    let properties = type === table.foreignScope ? table.globalProperties : type.properties
    return properties.compactMap { property, _ in
      guard property.isStatic, property.access != .file, !property.wrapperIsOther,
        !ThemeRecognition.isKeysDefault(property, type),
        case .palette(let models) = types.kind(of: property, in: type),
        // `Manager.shared` only leads to the theme in use.
        !ThemeWords.namesOfTheOneInUse.contains(property.name)
          || models.contains(where: { !recognition.colors(of: $0).isEmpty }),
        property.isStored || models.allSatisfy(recognition.isOneColor),
        models.allSatisfy({ $0.kind == .structure || $0.kind == .classType })
      else { return nil }
      return (property, models)
    }
  }

  private func isCandidate(_ property: Property, _ found: ThemeRecognition.Found) -> Bool {
    ([found] + found.others).contains { one in
      one.candidates.contains { candidate in
        if case .element(let list, _, _) = candidate.root, list === property { return true }
        return candidate.span == property.span || candidate.selection?.variable === property
      }
    }
  }

  /// Returns whether a property is the name of a color mode, typed as a color.
  private static func isModeWord(_ property: Property) -> Bool {
    guard case .string(let parts)? = property.initial?.kind, parts.count == 1, case .text(let text)? = parts.first
    else {
      return false
    }
    return ModeWords.isNoColor(text)
  }
}

extension ThemeCandidate {
  /// The types whose static colors are the theme itself, whether it is chosen or not.
  fileprivate var ownTypes: [TypeRecord] {
    switch root {
    case .type(let type): [type]
    case .statics(let types): types
    case .made, .madeOf, .madeFor, .making, .decoded, .element, .enumCase, .property, .function, .chosen: []
    }
  }
}
