import ThemeModel

/// Recognises models with colors that code decodes, where the files have the values.
enum DecodedModels: ThemeRecogniser {
  static let about = Recogniser(
    id: "decoded-models", evidence: .values, strength: 66,
    sentence: "A file beside the code has what a decoder needs to make values of a model with colours.",
    example: """
      struct Theme: Decodable {
        let name: String
        private let inkCode: String
        private let pageCode: String
        var ink: Color { Color(hex: inkCode) }
        var page: Color { Color(hex: pageCode) }
      }
      """,
    data: """
      [
        {"name": "Day", "inkCode": "#20242B", "pageCode": "#FFFFFF"},
        {"name": "Night", "inkCode": "#E8EAED", "pageCode": "#101214"}
      ]
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.decodedThemes().map { model, candidates in
      ThemeNames.distinct(.init(candidates: candidates, way: "values of \(model.path) in files", contract: model))
    }
  }
}

extension ThemeRecognition {
  /// Finds values such as those that `JSONDecoder().decode([Theme].self, from: data)` makes, by the models that they are of.
  func decodedThemes() -> [(model: TypeRecord, candidates: [ThemeCandidate])] {
    var models: [TypeRecord] = []
    var found: [ObjectIdentifier: [ThemeCandidate]] = [:]
    var taken: [(document: Int, path: [String])] = []
    for part in table.decodedTypes.parts where isDecodedTheme(part.type) {
      // What is within a theme is a part of it.
      guard !taken.contains(where: { $0.document == part.document && part.path.starts(with: $0.path) }) else {
        continue
      }
      taken.append((part.document, part.path))
      if found[ObjectIdentifier(part.type)] == nil { models.append(part.type) }
      found[ObjectIdentifier(part.type), default: []].append(
        ThemeCandidate(
          name: name(of: part), root: .decoded(part.type, part.node), span: table.data.span(part.node.place)))
    }
    return models.map { ($0, found[ObjectIdentifier($0)] ?? []) }
  }

  private func isDecodedTheme(_ type: TypeRecord) -> Bool {
    types.isPalette(type) && !types.isView(type) && !types.isColorValue(type) && !SampleWords.sayStub(type.name)
      && (types.saysTheme(type) || types.isMostlyColors(type))
  }

  private func name(of part: DecodedTypes.Part) -> String {
    if let title = part.node.titleEntry?.node.string { return title }
    if let key = part.path.last { return key }
    let file = table.data.documents[part.document].name.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }
}
