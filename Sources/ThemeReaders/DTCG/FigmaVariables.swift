import ColorScience
import JSONText
import ThemeModel

/// Reads the response of Figma's REST API for a file's variables: collections with modes, and variables with a value in each
/// mode.
struct FigmaVariables {
  private let collections: JSONNode
  private let variables: JSONNode
  private let file: String
  private let modes: FigmaCollections

  private static func parts(_ root: JSONNode) -> (collections: JSONNode, variables: JSONNode)? {
    let meta = root["meta"] ?? root
    guard let collections = meta["variableCollections"], collections.isObject,
      let variables = meta["variables"], variables.isObject
    else { return nil }
    return (collections, variables)
  }

  static func isResponse(_ root: JSONNode) -> Bool {
    parts(root) != nil
  }

  init(_ root: JSONNode, file: String) {
    let parts = FigmaVariables.parts(root)
    collections = parts?.collections ?? root
    variables = parts?.variables ?? root
    self.file = file
    modes = FigmaCollections(collections, file: file)
  }

  func theme(named name: String) -> DTCGThemeResult {
    var paths: [String: String] = [:]
    var used: Set<String> = []
    let all = variables.members.filter { $0.value["resolvedType"]?.isString("COLOR") == true }
    for member in all {
      let collection = member.value["variableCollectionId"]?.string ?? ""
      var path = (member.value["name"]?.string ?? member.key).split(separator: "/").joined(separator: ".")
      if !used.insert(path).inserted {
        path = (collections[collection]?["name"]?.string ?? collection) + "." + path
        if !used.insert(path).inserted { path += "." + member.key }
        used.insert(path)
      }
      paths[member.key] = path
    }
    let tokens = all.compactMap { member in paths[member.key].map { token(member.value, $0, paths) } }
    let whens = Set(tokens.flatMap { $0.values.flatMap(\.when.keys) })
    let kept = modes.axes.filter { whens.contains($0.name) }
    let theme = Theme(
      name: name, axes: kept.map(\.name), tokens: tokens, place: Place(file: file, line: 1, column: 1))
    return DTCGThemeResult(theme: theme, axes: kept, diagnostics: [])
  }

  private func token(_ node: JSONNode, _ path: String, _ paths: [String: String]) -> Token {
    let collection = node["variableCollectionId"]?.string ?? ""
    var values: [ConditionalValue] = []
    for member in node["valuesByMode"].map({ Array($0.members) }) ?? [] {
      guard let when = modes.contexts(of: member.key, in: collection) else { continue }
      values.append(
        ConditionalValue(when: when, value: value(member.value, paths), place: Place(member.value, in: file)))
    }
    for when in values.isEmpty ? [] : modes.missing(in: collection) {
      let title = collections[collection]?["name"]?.string ?? collection
      let mode = when.values.first ?? ""
      values.append(
        ConditionalValue(
          when: when, value: undetermined("the collection \(title) has no mode \(mode)", node),
          place: Place(node, in: file)))
    }
    return Token(
      path: path, summary: node["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }, values: values,
      place: Place(node, in: file))
  }

  private func value(_ node: JSONNode, _ paths: [String: String]) -> TokenValue {
    if node["type"]?.isString("VARIABLE_ALIAS") == true {
      let id = node["id"]?.string ?? ""
      return paths[id].map { .alias($0) } ?? undetermined("the variable \(id) is in another file", node)
    }
    guard let red = node["r"]?.number, let green = node["g"]?.number, let blue = node["b"]?.number else {
      return undetermined("a colour of r, g and b is needed", node)
    }
    return .color(Color(.srgb, red, green, blue, alpha: node["a"]?.number ?? 1))
  }

  private func undetermined(_ reason: String, _ node: JSONNode) -> TokenValue {
    .undetermined(
      Undetermined(code: "figma-variable", reason: reason, text: node.rawText, place: Place(node, in: file)))
  }
}
