import ThemeModel

/// The associated values of enum cases, when the sources list every possible value:
/// none, a Boolean, a case of another enum.
struct CasePayloads {
  private static let most = 64

  let table: DeclarationTable

  /// Returns each combination of values with the words that it adds to the case's name;
  /// `nil` when the values cannot be listed.
  func values(of one: EnumCase, in type: TypeRecord) -> [(suffix: String, values: [(label: String?, value: Value)])]? {
    guard !one.parameters.isEmpty else { return [("", [])] }
    var all: [(words: [String], values: [(label: String?, value: Value)])] = [([], [])]
    for parameter in one.parameters {
      guard let choices = choices(parameter.type, in: type), !choices.isEmpty, all.count * choices.count <= Self.most
      else { return nil }
      all = all.flatMap { words, values in
        choices.map { word, value in (words + [word], values + [(parameter.label, value)]) }
      }
    }
    return all.map { ("(" + $0.words.joined(separator: ", ") + ")", $0.values) }
  }

  private func choices(_ type: TypeName, in owner: TypeRecord) -> [(word: String, value: Value)]? {
    guard case .named(let path) = type else { return nil }
    if path.last == "Bool" { return [("false", Value(.boolean(false))), ("true", Value(.boolean(true)))] }
    guard let found = table.expand(path, from: owner.file, within: owner).types.first, found.kind == .enumeration,
      found.declaration != nil, found.cases.allSatisfy(\.parameters.isEmpty)
    else { return nil }
    return found.cases.map { ($0.name, Value(.enumCase(found, name: $0.name, values: []))) }
  }
}
