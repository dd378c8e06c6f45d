import ThemeModel

/// Recognises static dictionaries that contain colors by key.
enum DictionariesByKey: ThemeRecogniser {
  static let about = Recogniser(
    id: "dictionaries", evidence: .values, strength: 35,
    sentence: "Static dictionaries give colours by key.",
    example: """
      enum Key { case ink, page }
      enum Themes {
        static let day: [Key: UIColor] = [.ink: .black, .page: .white]
        static let night: [Key: UIColor] = [.ink: .white, .page: .black]
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.dictionariesByKey()
  }
}

extension ThemeRecognition {
  /// Finds dictionaries such as `static let dark: [ColorKey: UIColor] = [.background: …]`.
  fileprivate func dictionariesByKey() -> [Found] {
    var found = Found(way: "dictionaries by key")
    for owner in declared {
      // Beside plain colors, a dictionary is one of the colors' forms and not the theme.
      guard staticColors(of: owner).allSatisfy(\.isDictionary) else { continue }
      // What a protocol requires is in each theme that conforms to it, and no theme itself.
      for (property, _) in owner.properties where property.isStatic && !property.isRequirement {
        add(dictionary: property, owner, to: &found)
      }
    }
    for (property, _) in table.globalProperties { add(dictionary: property, nil, to: &found) }
    return [ThemeNames.distinct(found)]
  }

  fileprivate func add(dictionary property: Property, _ owner: TypeRecord?, to found: inout Found) {
    guard case .dictionary(let key, let value)? = property.type, !DictionariesOfThemes.isOne(property) else { return }
    let scope = owner ?? table.foreignScope
    guard case .color = types.kind(value, from: Int(property.span.file), within: scope) else { return }
    let keys = key.names.flatMap { table.expand($0, from: Int(property.span.file), within: owner).types }
    found.contract = found.contract ?? keys.first { $0.kind == .enumeration }
    found.candidates.append(
      ThemeCandidate(name: property.name, root: .property(property, owner), span: property.span))
  }
}

extension Property {
  fileprivate var isDictionary: Bool {
    if case .dictionary? = type { true } else { false }
  }
}
