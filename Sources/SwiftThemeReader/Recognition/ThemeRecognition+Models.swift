import ThemeModel

/// Themes that are values: cases of an enum, constants, elements of lists.
extension ThemeRecognition {
  /// Returns the type if there is only one. Cases of two enums have no contract in common.
  static func only(_ types: [TypeRecord]) -> TypeRecord? {
    types.count == 1 ? types[0] : nil
  }

  /// Adds a theme for each case. When the sources list all associated values on which its colors depend, each combination is a theme.
  /// Other cases with associated values are left out, with a note.
  func add(casesOf type: TypeRecord, to found: inout Found) {
    let payloads = CasePayloads(types)
    for one in type.cases {
      guard let all = payloads.values(of: one, in: type) else {
        let called = made.themes(of: one, in: type)
        guard called.isEmpty else {
          found.candidates += called
          continue
        }
        let labels = one.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let message = Self.openTheme(
          "\(type.path).\(one.name)(\(labels))", isTheme: ThemeWords.saysTheme(type.name), on: "values")
        found.notes.append((message, one.span))
        continue
      }
      for (suffix, values) in all {
        found.candidates.append(
          ThemeCandidate(name: one.name + suffix, root: .enumCase(type, one.name, values), span: one.span))
      }
    }
  }

  func elementsOfLists() -> [(model: TypeRecord, candidates: [ThemeCandidate])] {
    let members = declared.flatMap { type in
      type.properties.filter(\.member.isStatic).map { ($0.member, Optional(type)) }
    }
    return (members + table.globalProperties.map { ($0.member, nil) }).compactMap { property, owner in
      values.list(property, in: owner).map { model, made in
        (
          model,
          made.map { ThemeCandidate(name: $0.name, root: .element(property, owner, $0.index), span: $0.span) }
        )
      }
    }
  }

  func model(of candidate: ThemeCandidate) -> TypeRecord? {
    if let assumed = candidate.assumedModel { return assumed }
    guard case .property(let property, let owner) = candidate.root,
      case .palette(let models) = types.kind(of: property, in: owner ?? table.foreignScope)
    else { return nil }
    return models.first
  }

  /// Returns whether a property is the default of an environment key or a trait, which is one of the existing themes.
  static func isKeysDefault(_ property: Property, _ owner: TypeRecord?) -> Bool {
    property.name == "defaultValue"
      && owner?.inherited.contains {
        ["EnvironmentKey", "PreferenceKey", "FocusedValueKey", "UITraitDefinition", "UITraitBridgedEnvironmentKey"]
          .contains($0.name.text)
      } == true
  }
}
