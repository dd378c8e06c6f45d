import ThemeModel

/// What the sources require of every theme: the requirements of the contract's protocols, or the members of the model.
struct ContractReading {
  let table: DeclarationTable
  let types: ColorTypes

  /// What the members of a type ask for.
  private struct Asked {
    var name: String
    var entries: [Contract.Entry] = []
    /// A contract with a list does not require any element of it.
    var lists: Set<String> = []
    /// Palettes that a theme may have or not.
    var optional: [String] = []
  }

  /// Returns the contract of the themes that were found.
  ///
  /// - Parameter otherNames: other names of tokens, which are not entries of their own
  func contract(_ found: ThemeRecognition.Found, beside themes: [Theme], otherNames: [String: String]) -> Contract? {
    guard let type = found.contract else { return nil }
    var asked = Asked(name: type.path)
    if let first = found.candidates.first, case .type = first.root {
      asked.entries = ThemeRecognition(types).staticColors(of: type).map {
        Contract.Entry(path: $0.name, place: place($0.span))
      }
    } else if type.kind == .enumeration, !types.isPalette(type) {
      asked.entries = type.cases.map { Contract.Entry(path: $0.name, place: place($0.span)) }
    } else {
      collect(type, prefix: "", into: &asked, depth: 0)
    }
    var entries = asked.entries
    entries.removeAll { otherNames[$0.path] != nil }
    guard !entries.isEmpty else { return nil }
    let read = themes.filter { !$0.isAbstract }
    let found = Set(read.flatMap(\.paths))
    entries = withElements(entries, of: read).filter { found.contains($0.path) || !asked.lists.contains($0.path) }
    if type.kind != .protocolType { entries = withMembers(entries, of: read) }
    guard !entries.isEmpty else { return nil }
    var contract = Contract(name: asked.name, entries: entries, isClosed: true)
    contract.optional = found.filter { path in asked.optional.contains { path.hasPrefix($0 + ".") } }
    return contract
  }

  private func collect(_ type: TypeRecord, prefix: String, into asked: inout Asked, depth: Int) {
    guard depth < TokenWalk.deepest else { return }
    func add(_ property: Property, isList: Bool) {
      let path = TokenPath.join(prefix, property.name)
      if !asked.entries.contains(where: { $0.path == path }) {
        asked.entries.append(Contract.Entry(path: path, place: place(property.span)))
      }
      if isList { asked.lists.insert(path) }
    }
    let before = asked.entries.count
    var palettes: [(property: Property, owner: TypeRecord, types: [TypeRecord])] = []
    for (property, owner) in types.members(type) {
      switch types.kind(of: property, in: owner) {
      case .color: add(property, isList: property.type?.isCollection == true)
      case .palette(let found): palettes.append((property, owner, found))
      case .other:
        let isList = types.holdsColors(property, in: owner)
        if isList || property.access != .file && types.soundsLikeColor(property, in: owner) {
          add(property, isList: isList)
        }
      case .unknown: continue
      }
    }
    let sides = types.sides(of: palettes.map { ($0.property, $0.owner) })
    palettes.removeAll { $0.property.name == sides?.dark }
    let hasOwn = asked.entries.count > before
    let main = palettes.count == 1 ? palettes.first : palettes.first { TokenWalk.isMain($0.property.name) }
    for (property, _, found) in palettes {
      guard property.type?.isOptional != true else {
        asked.optional.append(TokenPath.join(prefix, property.name))
        continue
      }
      let isMain = !hasOwn && property === main?.property || property.name == sides?.light
      if depth == 0, palettes.count == 1, asked.entries.isEmpty, let only = found.first, found.count == 1 {
        asked.name = only.path
      }
      for palette in found {
        collect(
          palette, prefix: isMain ? prefix : TokenPath.join(prefix, property.name), into: &asked, depth: depth + 1)
      }
    }
  }

  /// Replaces a list by its elements: a contract with `ansi` requires `ansi.0`, `ansi.1`, … when `ansi` is a list.
  private func withElements(_ entries: [Contract.Entry], of themes: [Theme]) -> [Contract.Entry] {
    let paths = themes.flatMap(\.paths)
    let known = Set(paths)
    var promised = Set(entries.map(\.path))
    return entries.flatMap { entry -> [Contract.Entry] in
      guard !known.contains(entry.path) else { return [entry] }
      let elements = paths.filter { $0.hasPrefix(entry.path + ".") && promised.insert($0).inserted }
      return elements.isEmpty
        ? [entry] : elements.map { Contract.Entry(path: $0, place: entry.place) }
    }
  }

  /// Removes members that are a color in no theme, and adds tokens that all themes have.
  /// The compiler ensures that every value of a model has the model's members, whether their types are written or not.
  private func withMembers(_ entries: [Contract.Entry], of themes: [Theme]) -> [Contract.Entry] {
    guard let first = themes.first else { return entries }
    let paths = themes.map { Set($0.paths) }
    let known = Set(entries.map(\.path))
    let others = first.tokens.filter { token in
      token.tier != .raw && !known.contains(token.path) && paths.allSatisfy { $0.contains(token.path) }
    }
    return entries.filter { entry in paths.contains { $0.contains(entry.path) } }
      + others.map { Contract.Entry(path: $0.path, place: $0.place) }
  }

  private func place(_ span: Span) -> Place {
    table.place(span)
  }
}
