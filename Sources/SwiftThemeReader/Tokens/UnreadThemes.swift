import ThemeModel

/// Themes of other contracts beside those that are read. One source is one system with one contract,
/// so the themes that are left aside are reported.
struct UnreadThemes {
  private static let mostNames = 4

  let table: DeclarationTable
  let types: ColorTypes
  let options: SourceOptions

  func diagnostics(beside found: ThemeRecognition.Found, read themes: [Theme]) -> [Diagnostic] {
    zip(found.others, missed(beside: found, read: themes)).compactMap { other, missed in
      guard let first = missed.first else { return nil }
      let more = missed.count - Self.mostNames
      let names =
        missed.prefix(Self.mostNames).map(\.name).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
      return Diagnostic(
        .warning, code: "themes-not-read",
        message: "\(other.way) (\(names)) are not read, because \(read(found, beside: other)) are; "
          + "“include” them in a source of their own, or “exclude” them",
        place: table.place(first.span))
    }
  }

  /// Returns the themes that are left aside of each of the other findings, as far as the configuration does not leave them out.
  private func missed(beside found: ThemeRecognition.Found, read themes: [Theme]) -> [[ThemeCandidate]] {
    unread(beside: found, read: themes).map { unread in
      unread.filter { candidate in
        options.choice.keeps(candidate.name) && !options.elsewhere.contains { $0.keeps(candidate.name) }
      }
    }
  }

  /// Returns the themes of each of the other findings that are not read, and that none of those that are read is made of.
  func unread(beside found: ThemeRecognition.Found, read themes: [Theme]) -> [[ThemeCandidate]] {
    var known = Set(found.candidates.map(\.span))
    let reached = Set(themes.flatMap(\.tokens).map(\.place))
    let held = ThemeRecognition(types).models(of: found).reduce(into: Set<ObjectIdentifier>()) { held, model in
      held.formUnion(types.reach.types(from: model, in: types))
    }
    return found.others.map { other in
      withoutMaterial(
        other.candidates.filter { known.insert($0.span).inserted && !isToken($0, reached) }, held, reached)
    }
  }

  /// Returns the positions of those findings that have nothing to do with the themes that are read: each is a system of its own, of
  /// another app, of another package, or of another part of the interface. What only names tell has to be called a theme.
  func apart(beside found: ThemeRecognition.Found, read themes: [Theme]) -> Set<Int> {
    let recognition = ThemeRecognition(types)
    let unread = unread(beside: found, read: themes)
    var systems = JoinedSystems([found], recognition)
    var apart: Set<Int> = []
    for (index, other) in found.others.enumerated() {
      guard unread[index].count == other.candidates.count,
        recognition.isStrong(other) ? recognition.isOfTheWhole(other) : recognition.isTheme(other),
        // A weaker way may have found the same themes at other places.
        systems.areApart(from: other)
      else { continue }
      apart.insert(index)
      systems.add(other)
    }
    return apart
  }

  /// Returns the words for what is read: of two copies of one contract, those of a file.
  private func read(_ found: ThemeRecognition.Found, beside other: ThemeRecognition.Found) -> String {
    guard found.way == other.way, let span = found.candidates.first?.span else { return found.way }
    return "those of \(table.place(span).file)"
  }

  /// Returns whether the colors of a case are read as tokens.
  private func isToken(_ candidate: ThemeCandidate, _ reached: Set<Place>) -> Bool {
    if case .enumCase = candidate.root { reached.contains(table.place(candidate.span)) } else { false }
  }

  /// Removes what the themes are made of, and what could take its place: neither is a system of its own.
  ///
  /// - Parameter held: the types of which the themes' members are
  private func withoutMaterial(
    _ candidates: [ThemeCandidate], _ held: Set<ObjectIdentifier>, _ reached: Set<Place>
  ) -> [ThemeCandidate] {
    func kinds(_ candidate: ThemeCandidate) -> [TypeRecord] {
      models(of: candidate).flatMap { model in
        [model] + model.classLine + model.allProtocols.filter { held.contains(ObjectIdentifier($0)) }
      }
    }
    let material = Set(candidates.filter { isMaterial($0, reached) }.flatMap(kinds).map { ObjectIdentifier($0) })
    return candidates.filter { candidate in !kinds(candidate).contains { material.contains(ObjectIdentifier($0)) } }
  }

  private func isMaterial(_ candidate: ThemeCandidate, _ reached: Set<Place>) -> Bool {
    models(of: candidate).contains { model in
      // Static colors among the others are read, whatever else their types could be.
      types.isReached(model, reached) || candidate.isOfStatics && isRead(model, reached)
    }
  }

  private func isRead(_ type: TypeRecord, _ reached: Set<Place>) -> Bool {
    type.properties.contains { $0.member.isStatic && reached.contains(table.place($0.member.span)) }
  }

  private func models(of candidate: ThemeCandidate) -> [TypeRecord] {
    let property: Property
    let owner: TypeRecord?
    switch candidate.root {
    case .made(let type), .making(_, _, let type), .enumCase(let type, _, _), .madeOf(let type, _, _, _),
      .madeFor(let type, _, _, _), .decoded(let type, _), .type(let type):
      return [type]
    case .statics(let types): return types
    case .function, .chosen: return candidate.model(types).map { [$0] } ?? []
    case .property(let constant, let type), .element(let constant, let type, _): (property, owner) = (constant, type)
    }
    if case .palette(let models) = types.kind(of: property, in: owner ?? table.foreignScope) { return models }
    return ModelValues(table: table, types: types).list(property, in: owner).map { [$0.model] } ?? []
  }
}

extension ColorTypes {
  /// Returns whether members of a palette were read, or members of a palette that it returns, as a manager does.
  func isReached(_ model: TypeRecord, _ reached: Set<Place>, depth: Int = 0) -> Bool {
    let own = model.properties.filter { !$0.member.isStatic }.map { (property: $0.member, owner: model) }
    return (own.isEmpty ? members(model) : own).contains { property, owner in
      if reached.contains(table.place(property.span)) { return true }
      guard depth < 3, case .palette(let palettes) = kind(of: property, in: owner) else { return false }
      return palettes.contains { $0 !== model && isReached($0, reached, depth: depth + 1) }
    }
  }
}
