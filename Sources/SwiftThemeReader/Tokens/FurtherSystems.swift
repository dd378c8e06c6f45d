import ThemeModel

/// Findings beside the themes that are no system of the whole by their names: the colors of a part of the interface, the shared value of
/// a class, a dictionary. Each is a system of its own if it has colors that the themes have not.
struct FurtherSystems {
  let recognition: ThemeRecognition
  let unread: UnreadThemes
  /// Returns the themes of what was found.
  let themes: (ThemeRecognition.Found) -> [Theme]

  /// Returns the positions of those findings, and whether static colors are such a system too.
  ///
  /// - Parameters:
  ///   - apart: the positions of the findings that are systems of the whole
  ///   - statics: the types of static colors that no theme uses
  func positions(
    beside found: ThemeRecognition.Found, read: [Theme], apart: Set<Int>, _ statics: [(type: TypeRecord, span: Span)]
  ) -> (findings: Set<Int>, statics: Bool) {
    guard !read.isEmpty else { return ([], false) }
    let unread = unread.unread(beside: found, read: read)
    var systems = JoinedSystems([found] + apart.sorted().map { found.others[$0] }, recognition)
    var known = places(in: read)
    var positions: Set<Int> = []
    for (index, other) in found.others.enumerated() where !apart.contains(index) {
      guard !other.candidates.isEmpty, unread[index].count == other.candidates.count,
        !other.candidates.contains(where: isSample), systems.shareNoType(with: other)
      else { continue }
      let own = namedPlaces(in: other)
      // Where no types can tell, colors that both have are one's colors that the other hands on.
      let tell = systems.haveTypes && !recognition.models(of: other).isEmpty
      guard tell ? !own.isSubset(of: known) : !own.isEmpty && own.isDisjoint(with: known) else { continue }
      positions.insert(index)
      systems.add(other)
      known.formUnion(own)
    }
    let handingOn = Set(statics.map(\.type).flatMap(handingOnThemes))
    let colors = recognition.statics(of: statics).map { namedPlaces(in: $0, except: handingOn) } ?? []
    return (positions, !colors.isEmpty && colors.isDisjoint(with: known))
  }

  /// Returns where static colors are declared that are those of a theme, under the same names or others:
  /// `static var ink: UIColor { Theme.current.text }`.
  private func handingOnThemes(_ type: TypeRecord) -> [Place] {
    type.properties.compactMap { property, file in
      let code = property.getter.flatMap { $0.count == 1 ? $0[0] : nil }
      guard property.isStatic, case .color = recognition.types.kind(of: property, in: type),
        let value = code.flatMap(Self.value), case .member(let base?, _) = value.kind,
        let held = StaticTypes(recognition.table, file: file, owner: type).type(of: base),
        let palette = recognition.table.record(held), recognition.types.isPalette(palette)
      else { return nil }
      return recognition.table.place(property.span)
    }
  }

  private static func value(_ statement: Statement) -> Expression? {
    switch statement {
    case .expression(let value): value
    case .returned(let value): value
    default: nil
    }
  }

  /// Returns where the colors of findings are written, if their names say that some lie on others.
  ///
  /// - Parameter handingOn: where tokens are declared that do not count
  private func namedPlaces(in found: ThemeRecognition.Found, except handingOn: Set<Place> = []) -> Set<Place> {
    let themes = themes(found).map { theme in
      var own = theme
      own.tokens.removeAll { handingOn.contains($0.place) }
      return own
    }
    let names = Set(themes.flatMap { $0.tokens.filter { $0.tier != .raw }.map(\.path) })
    let inks = names.count(where: Purposes.liesOnOther)
    return inks > 0 && inks < names.count ? places(in: themes) : []
  }

  /// Returns where the colors of themes are written.
  private func places(in themes: [Theme]) -> Set<Place> {
    Set(themes.flatMap { $0.tokens.flatMap(\.values).map(\.place) })
  }

  private func isSample(_ candidate: ThemeCandidate) -> Bool {
    let types = recognition.models(of: candidate) + [ThemeNames.owner(of: candidate)].compactMap(\.self)
    return SampleWords.sayStub(candidate.name) || types.contains { SampleWords.sayStub($0.name) }
  }
}
