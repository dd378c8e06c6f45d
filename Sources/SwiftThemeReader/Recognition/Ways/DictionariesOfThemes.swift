import ThemeModel

/// Recognises a dictionary of dictionaries that is called themes, and has the colors of one theme under each key.
enum DictionariesOfThemes: ThemeRecogniser {
  static let about = Recogniser(
    id: "dictionaries-of-themes", evidence: .values, strength: 36,
    sentence: "A dictionary that is called themes has a dictionary with the colours of one theme under each key.",
    example: """
      let themes: [String: [String: Any]] = [
        "Day": ["ink": "#000000", "page": "#FFFFFF", "kind": "light"],
        "Night": ["ink": "#FFFFFF", "page": "#000000", "kind": "dark"],
      ]
      """)

  private static let fewestColors = 2
  private static let words: Set = ["themes", "palettes", "schemes", "skins", "presets"]

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    var found = ThemeRecognition.Found(way: "dictionaries of themes")
    for owner in code.declared {
      for (property, _) in owner.properties where property.isStatic {
        found.candidates += themes(property, owner, code)
      }
    }
    for (property, _) in code.table.globalProperties { found.candidates += themes(property, nil, code) }
    return [ThemeNames.distinct(found)]
  }

  /// Returns whether a property is called themes and has a dictionary under each key.
  static func isOne(_ property: Property) -> Bool {
    guard NameWords.of(property.name).last.map(words.contains) == true,
      case .dictionary(let entries)? = property.initial?.kind
    else { return false }
    return entries.allSatisfy { if case .dictionary = $0.value.kind { true } else { false } }
  }

  private static func themes(_ property: Property, _ owner: TypeRecord?, _ code: ThemeRecognition) -> [ThemeCandidate] {
    guard isOne(property), case .dictionary(let entries)? = property.initial?.kind else { return [] }
    let scope = owner ?? code.table.foreignScope
    let shapes = ExpressionTypes(code.types, file: Int(property.span.file), owner: scope)
    let areThemes = entries.allSatisfy { entry in
      guard case .dictionary(let colors) = entry.value.kind else { return false }
      return colors.count { isColor($0.value, shapes) } >= fewestColors
    }
    guard areThemes || hasTypedColors(property, scope, code) else { return [] }
    return entries.enumerated().compactMap { index, entry in
      guard let name = name(of: entry.key) else { return nil }
      return ThemeCandidate(name: name, root: .element(property, owner, index), span: entry.value.span)
    }
  }

  /// Returns whether the type says that the inner dictionaries have colors: `[String: [String: UIColor]]`.
  private static func hasTypedColors(_ property: Property, _ scope: TypeRecord, _ code: ThemeRecognition) -> Bool {
    guard case .dictionary(_, .dictionary(_, let value))? = property.type,
      case .color = code.types.shape(value, from: Int(property.span.file), within: scope)
    else { return false }
    return true
  }

  private static func isColor(_ value: Expression, _ shapes: ExpressionTypes) -> Bool {
    if case .string(let parts) = value.kind, parts.count == 1, case .text(let text) = parts[0] {
      return text.hasPrefix("#") && ColorTypes.isHex(parts)
    }
    return ExpressionTypes.isColor(shapes.shape(of: value))
  }

  private static func name(of key: Expression) -> String? {
    switch key.kind {
    case .string(let parts):
      guard parts.count == 1, case .text(let text) = parts[0], !text.isEmpty else { return nil }
      return text
    case .member(_, let name), .name(let name): return name
    default: return nil
    }
  }
}
