import ColorScience
import JSONText
import ThemeModel

/// Reads the collections and variables of Figma's files: the response of its REST API, or what a plugin exports of each collection.
struct FigmaVariables {
  private let export: FigmaExport
  private let modes: FigmaCollections
  private let titles: [String: String]

  init(_ export: FigmaExport) {
    self.export = export
    modes = FigmaCollections(export.collections)
    titles = Dictionary(export.collections.map { ($0.id, $0.title) }) { first, _ in first }
  }

  func theme(named name: String) -> DTCGThemeResult {
    var paths: [String: String] = [:]
    var used: Set<String> = []
    let all = export.variables.filter(\.isColor)
    for variable in all {
      var path = (variable.node["name"]?.string ?? variable.id).split(separator: "/").joined(separator: ".")
      if !used.insert(path).inserted {
        path = title(of: variable.collection) + "." + path
        if !used.insert(path).inserted { path += "." + variable.id }
        used.insert(path)
      }
      paths[variable.id] = path
    }
    let tokens = all.compactMap { variable in paths[variable.id].map { token(variable, $0, paths) } }
    let whens = Set(tokens.flatMap { $0.values.flatMap(\.when.keys) })
    let kept = modes.axes.filter { whens.contains($0.name) }
    let theme = Theme(
      name: name, axes: kept.map(\.name), tokens: tokens,
      place: Place(file: export.files.first ?? name, line: 1, column: 1))
    return DTCGThemeResult(theme: theme, axes: kept, diagnostics: [])
  }

  private func title(of collection: String) -> String { titles[collection] ?? collection }

  private func token(_ variable: FigmaExport.Variable, _ path: String, _ paths: [String: String]) -> Token {
    let (node, collection) = (variable.node, variable.collection)
    let place = Place(node, in: variable.file)
    var values: [ConditionalValue] = []
    for member in node["valuesByMode"].map({ Array($0.members) }) ?? [] {
      guard let when = modes.contexts(of: member.key, in: collection) else { continue }
      values.append(
        ConditionalValue(
          when: when, value: value(member.value, paths, in: variable.file),
          place: Place(member.value, in: variable.file)))
    }
    for when in values.isEmpty ? [] : modes.missing(in: collection) {
      let reason = "the collection \(title(of: collection)) has no mode \(when.values.first ?? "")"
      values.append(ConditionalValue(when: when, value: undetermined(reason, node, in: variable.file), place: place))
    }
    return Token(
      path: path, summary: node["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }, values: values, place: place)
  }

  private func value(_ node: JSONNode, _ paths: [String: String], in file: String) -> TokenValue {
    if node["type"]?.isString("VARIABLE_ALIAS") == true {
      let id = node["id"]?.string ?? ""
      return paths[id].map { .alias($0) } ?? undetermined("the variable \(id) is in another file", node, in: file)
    }
    guard let red = node["r"]?.number, let green = node["g"]?.number, let blue = node["b"]?.number else {
      return undetermined("a colour of r, g and b is needed", node, in: file)
    }
    return .color(Color(.srgb, red, green, blue, alpha: node["a"]?.number ?? 1))
  }

  private func undetermined(_ reason: String, _ node: JSONNode, in file: String) -> TokenValue {
    .undetermined(
      Undetermined(code: "figma-variable", reason: reason, text: node.rawText, place: Place(node, in: file)))
  }
}
