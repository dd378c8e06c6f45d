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
    var last: DecodedTypes.Part?
    for part in table.decodedTypes.parts where isDecodedTheme(part.type) && isMeant(part) {
      // What is within a theme is a part of it, and stands right behind it.
      if let last, part.isWithin(last) { continue }
      last = part
      if found[ObjectIdentifier(part.type)] == nil { models.append(part.type) }
      found[ObjectIdentifier(part.type), default: []].append(
        ThemeCandidate(
          name: name(of: part), root: .decoded(part.type, part.node), span: table.data.span(part.node.place)))
    }
    return models.map { ($0, found[ObjectIdentifier($0)] ?? []) }
  }

  /// Returns whether code decodes the type, where several could be made of the part of a file. Otherwise nobody can tell which is.
  private func isMeant(_ part: DecodedTypes.Part) -> Bool {
    let rivals = table.decodedTypes.types(of: part.node.place).filter { isDecodedTheme($0) }
    guard rivals.count > 1 else { return true }
    let named = rivals.filter { table.decodedTypes.isNamedToDecoders($0) }
    return named.count == 1 && named[0] === part.type
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
