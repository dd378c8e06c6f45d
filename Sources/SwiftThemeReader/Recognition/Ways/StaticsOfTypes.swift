import ThemeModel

/// Static colors of some types alone, which are a system beside the themes that use none of them.
extension ThemeRecognition {
  /// Returns the static colors of these types.
  func statics(of owners: [(type: TypeRecord, span: Span)]) -> Found? {
    guard let first = owners.first else { return nil }
    var found = Found(way: StaticColors.way)
    found.candidates = [ThemeCandidate(name: StaticColors.theme, root: .statics(owners.map(\.type)), span: first.span)]
    found.recogniser = StaticColors.about
    return found
  }

  /// Returns the static colors of those types of which a member is at one of the places, in place of what was found.
  func statics(at places: Set<Place>, in found: Found) -> Found? {
    let owners = found.statics.flatMap(\.candidates).flatMap { candidate -> [TypeRecord] in
      if case .statics(let types) = candidate.root { types } else { [] }
    }
    var seen: Set<ObjectIdentifier> = []
    let asked = owners.compactMap { owner -> (type: TypeRecord, span: Span)? in
      guard seen.insert(ObjectIdentifier(owner)).inserted else { return nil }
      return spans(of: owner).first { places.contains(table.place($0)) }.map { (owner, $0) }
    }
    var statics = statics(of: asked)
    statics?.notes = found.notes
    return statics
  }

  private func spans(of owner: TypeRecord) -> [Span] {
    staticColors(of: owner).map(\.span) + functions.statics(of: owner).map(\.function.span)
      + staticGroups(of: owner).map(\.span) + owner.cases.map(\.span)
  }
}
