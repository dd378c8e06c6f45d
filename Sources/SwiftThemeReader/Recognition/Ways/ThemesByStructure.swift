import ThemeModel

/// Themes that only the structure of their types tells, beside those that names tell.
extension ThemeRecognition {
  /// Returns what was found. What is called a theme, or is a static color, comes before what only its structure tells: an entry of a
  /// calendar with a ground and a title must not take the place of the app's theme. It is another system beside that.
  static func found(_ types: ColorTypes) -> Found {
    let all = ThemeRecognition(types).found()
    guard types.haveNeutralThemes else { return all }
    let named = ThemeRecognition(ColorTypes(table: types.table, countsStructure: false)).found()
    guard !named.candidates.isEmpty, !named.areStatics(of: all, types) else { return all }
    let known = Set(([named] + named.others).flatMap(\.candidates).filter { !$0.isOfStatics }.map(\.span))
    var result = named
    result.others += ([all] + all.others).compactMap { found in
      var rest = found
      rest.candidates.removeAll { known.contains($0.span) }
      rest.precedence = nil
      return rest.candidates.isEmpty ? nil : rest
    }
    return result
  }
}

extension ThemeRecognition.Found {
  /// Returns whether these are only static colors that have to do with other themes: those that the themes are made of, or the themes
  /// themselves, as static members of some types.
  fileprivate func areStatics(of themes: Self, _ types: ColorTypes) -> Bool {
    var owners: Set<ObjectIdentifier> = []
    for candidate in candidates {
      guard case .statics(let types) = candidate.root else { return false }
      owners.formUnion(types.map { ObjectIdentifier($0) })
    }
    var used: Set<ObjectIdentifier> = []
    for model in ThemeRecognition(types).models(of: themes) {
      used.formUnion(types.relations.named(by: model))
      used.insert(ObjectIdentifier(model))
    }
    for candidate in themes.candidates {
      guard case .property(let property, let owner) = candidate.root else { continue }
      used.formUnion(types.relations.named(by: property, in: owner))
      used.insert(ObjectIdentifier(owner ?? types.table.foreignScope))
    }
    return owners.isSubset(of: used)
  }
}
