import JSONText
import ThemeModel

/// Collections of Figma's variables with the modes of each, and the variables with a value in each mode.
///
/// The response of the REST API lists both by their identifiers. A plugin writes one object for each collection,
/// `{"id": …, "name": …, "modes": {"1:0": "Light", "1:1": "Dark"}, "variables": [{"name": …, "valuesByMode": {…}}]}`, into a file of
/// its own or into a list. Files of that form belong together: aliases lead from one collection to another.
struct FigmaExport: Sendable {
  struct Mode: Sendable {
    var id: String
    var name: String
  }

  struct Collection: Sendable {
    var id: String
    var title: String
    var modes: [Mode]
    /// The identifier of the mode that applies unless another one is chosen.
    var chosen: String?
    var place: Place
  }

  struct Variable: Sendable {
    var id: String
    var node: JSONNode
    var collection: String
    var file: String

    var isColor: Bool { (node["resolvedType"] ?? node["type"])?.isString("COLOR") == true }
  }

  private(set) var collections: [Collection] = []
  private(set) var variables: [Variable] = []
  /// The files that it was read from.
  private(set) var files: [String] = []

  static func isExport(_ root: JSONNode) -> Bool { response(root) != nil || isList(root) }

  /// Returns nil for any other document.
  init?(_ root: JSONNode, file: String) {
    files = [file]
    if let (collections, variables) = Self.response(root) {
      self.collections = collections.members.map { Self.collection($0.key, $0.value, file) }
      self.variables = variables.members.map {
        Variable(
          id: $0.key, node: $0.value, collection: $0.value["variableCollectionId"]?.string ?? "", file: file)
      }
    } else if Self.isList(root) {
      for (number, node) in Self.parts(root).enumerated() {
        let id = node["id"]?.string ?? "\(file) \(number)"
        collections.append(Self.collection(id, node, file))
        variables += (node["variables"].map { Array($0.elements) } ?? []).enumerated().map { place, variable in
          Variable(id: variable["id"]?.string ?? "\(id) \(place)", node: variable, collection: id, file: file)
        }
      }
    } else {
      return nil
    }
  }

  /// Whether a file has only some of the collections, so that others belong to it.
  static func isPart(_ root: JSONNode) -> Bool { isList(root) }

  /// Whether both have a variable of one name, so that they are two themes.
  func isRival(of other: FigmaExport) -> Bool {
    let names = Set(variables.compactMap { $0.node["name"]?.string })
    return !names.isDisjoint(with: other.variables.compactMap { $0.node["name"]?.string })
  }

  /// Adds the collections of another file that is no rival.
  mutating func merge(_ other: FigmaExport) {
    collections += other.collections
    variables += other.variables
    files += other.files
  }

  // MARK: - Forms

  private static func response(_ root: JSONNode) -> (collections: JSONNode, variables: JSONNode)? {
    let meta = root["meta"] ?? root
    guard let collections = meta["variableCollections"], collections.isObject,
      let variables = meta["variables"], variables.isObject
    else { return nil }
    return (collections, variables)
  }

  private static func parts(_ root: JSONNode) -> [JSONNode] { root.isArray ? Array(root.elements) : [root] }

  private static func isList(_ root: JSONNode) -> Bool {
    let parts = parts(root)
    return !parts.isEmpty && parts.allSatisfy(isCollection)
  }

  private static func isCollection(_ node: JSONNode) -> Bool {
    guard node.isObject, node["name"]?.isString == true, let modes = node["modes"], modes.isObject,
      modes.members.allSatisfy({ $0.value.isString }), let variables = node["variables"], variables.isArray
    else { return false }
    return variables.elements.allSatisfy { $0["name"]?.isString == true && $0["valuesByMode"]?.isObject == true }
  }

  private static func collection(_ id: String, _ node: JSONNode, _ file: String) -> Collection {
    var modes: [Mode] = []
    func add(_ id: String, _ name: String) {
      // Two modes of one name stay separate.
      modes.append(Mode(id: id, name: modes.contains { $0.name == name } ? "\(name) \(id)" : name))
    }
    for mode in node["modes"].map({ Array($0.elements) }) ?? [] {
      if let id = mode["modeId"]?.string, let name = mode["name"]?.string { add(id, name) }
    }
    for mode in node["modes"].map({ Array($0.members) }) ?? [] {
      if let name = mode.value.string { add(mode.key, name) }
    }
    return Collection(
      id: id, title: node["name"]?.string ?? id, modes: modes, chosen: node["defaultModeId"]?.string,
      place: Place(node, in: file))
  }
}
