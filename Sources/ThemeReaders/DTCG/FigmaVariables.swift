import ColorScience
import JSONText
import ThemeModel

/// Reads the response of Figma's REST API for a file's variables: collections with modes, and variables with a value in each
/// mode. Every collection with several modes is an axis, and the one with light and dark is called mode. Collections with the
/// same name or the same modes are one axis, such as copies of a library's; so are all that have only light and dark.
struct FigmaVariables {
  private let collections: JSONNode
  private let variables: JSONNode
  private let file: String
  private var axes: [Axis] = []
  /// For each collection's identifier, its axis and the names of its modes.
  private var modes: [String: (axis: String?, names: [String: String])] = [:]

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
    readCollections()
  }

  private mutating func readCollections() {
    var scheme: (axis: String, names: (light: String, dark: String))?
    for member in collections.members {
      let all = member.value["modes"].map { Array($0.elements) } ?? []
      var names: [String: String] = [:]
      var ordered: [(id: String, name: String)] = []
      for mode in all {
        guard let id = mode["modeId"]?.string, let name = mode["name"]?.string else { continue }
        // Two modes of one name stay separate.
        let unique = ordered.contains { $0.name == name } ? "\(name) \(id)" : name
        names[id] = unique
        ordered.append((id, unique))
      }
      guard ordered.count > 1 else {
        modes[member.key] = (nil, names)
        continue
      }
      let title = member.value["name"]?.string ?? member.key
      let words = ordered.flatMap { NameWords.of($0.name) }
      let contexts = ordered.map(\.name)
      // Light and dark of several collections are one choice.
      let own = ContextNames.scheme(contexts)
      if let own, let scheme {
        modes[member.key] = (
          scheme.axis, names.mapValues { $0 == own.light ? scheme.names.light : scheme.names.dark }
        )
        continue
      }
      if let known = axes.firstIndex(where: { $0.name == title || Set($0.contexts) == Set(contexts) }) {
        axes[known].contexts += contexts.filter { !axes[known].contexts.contains($0) }
        modes[member.key] = (axes[known].name, names)
        continue
      }
      let isMode = words.contains("dark") && !axes.contains { $0.name == Axis.mode.name }
      let axis = isMode ? Axis.mode.name : title
      scheme = own.map { (axis, $0) } ?? scheme
      let chosen = member.value["defaultModeId"]?.string.flatMap { names[$0] }
      let light = ordered.first { NameWords.of($0.name).contains("light") }?.name
      axes.append(
        Axis(
          name: axis, contexts: contexts,
          defaultContext: (isMode ? light : nil) ?? chosen ?? ordered[0].name,
          place: Place(member.value, in: file)))
      modes[member.key] = (axis, names)
    }
  }

  mutating func theme(named name: String) -> DTCGThemeResult {
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
    let kept = axes.filter { whens.contains($0.name) }
    let theme = Theme(
      name: name, axes: kept.map(\.name), tokens: tokens, place: Place(file: file, line: 1, column: 1))
    return DTCGThemeResult(theme: theme, axes: kept, diagnostics: [])
  }

  private func token(_ node: JSONNode, _ path: String, _ paths: [String: String]) -> Token {
    let collection = modes[node["variableCollectionId"]?.string ?? ""]
    var values: [ConditionalValue] = []
    for member in node["valuesByMode"].map({ Array($0.members) }) ?? [] {
      var when: Contexts = [:]
      if let axis = collection?.axis {
        guard let mode = collection?.names[member.key] else { continue }
        when[axis] = mode
      }
      values.append(
        ConditionalValue(when: when, value: value(member.value, paths), place: Place(member.value, in: file)))
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
