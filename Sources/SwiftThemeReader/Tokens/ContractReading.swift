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
    guard let type = found.contract.map({ mostRefined($0, metBy: found.candidates) }) else { return nil }
    let candidates = found.candidates
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
    let (elements, longer) = withElements(entries, of: read)
    entries = elements.filter { found.contains($0.path) || !asked.lists.contains($0.path) }
    if type.kind != .protocolType { entries = withMembers(entries, of: read) }
    guard !entries.isEmpty else { return nil }
    var contract = Contract(name: asked.name, entries: entries, isClosed: true)
    contract.optional = found.filter { path in
      longer.contains(path) || asked.optional.contains { path.hasPrefix($0 + ".") }
    }
    // Types that meet the contract beside an enum's cases have colors of their own.
    let isMetBesideCases =
      type.kind == .enumeration && candidates.contains { if case .made = $0.root { true } else { false } }
    if type.kind == .protocolType || isMetBesideCases {
      let hidden = hidden(in: read)
      contract.optional.formUnion(material(of: read, beside: contract, hidden))
      contract.own = hidden.merging(promised(elsewhere: candidates, than: type)) { $0.union($1) }
    }
    return contract
  }

  /// Returns the colors that themes have for themselves: those of which any theme makes colors that the contract requires. A protocol does
  /// not forbid them. One that is hidden in the theme excuses none of that name in another.
  private func material(of themes: [Theme], beside contract: Contract, _ hidden: [String: Set<String>]) -> Set<String> {
    let required = Set(contract.entries.map(\.path))
    return themes.reduce(into: []) { found, theme in
      var material: Set<String> = []
      let tokens = Dictionary(theme.tokens.map { ($0.path, $0) }) { first, _ in first }
      var waiting = Array(required)
      while let token = waiting.popLast().flatMap({ tokens[$0] }) {
        for case .alias(let target) in token.values.map(\.value) where !required.contains(target) {
          if material.insert(target).inserted { waiting.append(target) }
        }
      }
      found.formUnion(material.subtracting(hidden[theme.name] ?? []))
    }
  }

  /// Returns the colors that other contracts require of themes: one type may be a theme of two.
  private func promised(elsewhere candidates: [ThemeCandidate], than contract: TypeRecord) -> [String: Set<String>] {
    var known: [ObjectIdentifier: [String]] = [:]
    func paths(_ type: TypeRecord) -> [String] {
      if let paths = known[ObjectIdentifier(type)] { return paths }
      var asked = Asked(name: type.path)
      if type.declaration != nil, types.isPalette(type) { collect(type, prefix: "", into: &asked, depth: 0) }
      known[ObjectIdentifier(type)] = asked.entries.map(\.path)
      return asked.entries.map(\.path)
    }
    return candidates.reduce(into: [:]) { all, candidate in
      let others = candidate.model(types)?.allProtocols.filter { $0 !== contract } ?? []
      let promised = Set(others.flatMap(paths))
      if !promised.isEmpty { all[candidate.name, default: []].formUnion(promised) }
    }
  }

  /// Returns the colors of each theme that only its own file sees. A color of the same name that another theme shows to all may be the
  /// misspelt name of a required one.
  private func hidden(in themes: [Theme]) -> [String: Set<String>] {
    let hidden = Set(
      table.types.flatMap(\.properties).filter { $0.member.access == .file }.map { table.place($0.member.span) })
    return themes.reduce(into: [:]) { all, theme in
      let own = theme.tokens.filter { hidden.contains($0.place) }.map(\.path)
      if !own.isEmpty { all[theme.name, default: []].formUnion(own) }
    }
  }

  /// Returns the protocol that refines a contract and that all themes meet, which asks for more of them.
  private func mostRefined(_ contract: TypeRecord, metBy candidates: [ThemeCandidate]) -> TypeRecord {
    guard contract.kind == .protocolType else { return contract }
    let models = candidates.compactMap { $0.model(types) }
    guard !models.isEmpty, models.count == candidates.count else { return contract }
    let refined = table.types.filter { type in
      type.kind == .protocolType && type.declaration != nil && type.allProtocols.contains { $0 === contract }
        && types.isPalette(type) && models.allSatisfy { $0.inherits(from: type) }
    }
    return refined.max { $0.allProtocols.count < $1.allProtocols.count } ?? contract
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
    let functions = types.functions.askedPalettes(by: type).compactMap { types.functions.found(giving: $0, of: type) }
    let main =
      palettes.count + functions.count == 1 ? palettes.first : palettes.first { TokenWalk.isMain($0.property.name) }
    for (property, _, found) in palettes {
      guard property.type?.isOptional != true else {
        asked.optional.append(TokenPath.join(prefix, property.name))
        continue
      }
      let isMain = !hasOwn && property === main?.property || property.name == sides?.light
      let isOnly = palettes.count == 1 && functions.isEmpty
      if depth == 0, isOnly, asked.entries.isEmpty, let only = found.first, found.count == 1 {
        asked.name = only.path
      }
      for palette in found {
        collect(
          palette, prefix: isMain ? prefix : TokenPath.join(prefix, property.name), into: &asked, depth: depth + 1)
      }
    }
    let mainFunction =
      hasOwn || main != nil ? nil : TokenWalk.main(of: functions.map(\.function.name), isAlone: palettes.isEmpty)
    collect(functions, of: type, main: mainFunction, prefix: prefix, into: &asked, depth: depth)
  }

  /// Adds what the palettes ask for that a protocol's functions give. A palette that a member gives, too, has that member's names.
  private func collect(
    _ functions: [ColorFunctions.Found], of type: TypeRecord, main: String?, prefix: String, into asked: inout Asked,
    depth: Int
  ) {
    for one in functions {
      let name = one.function.name
      let path = name == main ? prefix : TokenPath.join(prefix, name)
      let before = asked.entries.count
      for (names, _) in one.keys {
        let path = names.reduce(path, TokenPath.join)
        for palette in types.functions.palettes(givenBy: one.function, type) {
          collect(palette, prefix: path, into: &asked, depth: depth + 1)
        }
      }
      asked.lists.formUnion(asked.entries.dropFirst(before).map(\.path))
    }
  }

  /// Replaces a list by its elements: a contract with `ansi` requires `ansi.0`, `ansi.1`, … when `ansi` is a list.
  ///
  /// - Returns: the elements that every theme has, and those of longer lists
  private func withElements(
    _ entries: [Contract.Entry], of themes: [Theme]
  ) -> (entries: [Contract.Entry], longer: Set<String>) {
    let paths = themes.flatMap(\.paths)
    let known = Set(paths)
    let sets = themes.map { Set($0.paths) }
    var promised = Set(entries.map(\.path))
    var longer: Set<String> = []
    let all = entries.flatMap { entry -> [Contract.Entry] in
      guard !known.contains(entry.path) else { return [entry] }
      let elements = paths.filter { $0.hasPrefix(entry.path + ".") && promised.insert($0).inserted }
      let required = elements.filter { path in sets.allSatisfy { $0.contains(path) } }
      longer.formUnion(elements.filter { !required.contains($0) })
      return elements.isEmpty ? [entry] : required.map { Contract.Entry(path: $0, place: entry.place) }
    }
    return (all, longer)
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
