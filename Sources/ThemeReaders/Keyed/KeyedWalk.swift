import ThemeModel

/// Walks the keys of one theme file and collects tokens. Nested keys become paths.
struct KeyedWalk {
  /// Axes that need no declaration when a dictionary's keys are just these contexts.
  static let knownAxes = [
    Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light"),
    Axis(name: "contrast", contexts: ["standard", "high"], defaultContext: "standard"),
  ]

  private let options: SourceOptions
  private let color: KeyedColor
  private(set) var tokens: [Token] = []
  private(set) var otherKeys: [String] = []
  private(set) var axesInUse: [String] = []
  var diagnostics: [Diagnostic] = []

  init(options: SourceOptions) {
    self.options = options
    color = KeyedColor(options: options)
  }

  private struct Item {
    var path: String
    var place: Place
    var node: KeyedNode
  }

  /// An explicit stack: the parsers bound the depth, and this needs none of the machine's.
  mutating func read(_ root: KeyedNode, isRoot: Bool) {
    var stack: [Item] = children(of: root, path: "", isRoot: isRoot).reversed()
    while let item = stack.popLast() {
      if let value = color.value(of: item.node) {
        add(item, [ConditionalValue(value: value, place: item.node.place)])
      } else if let values = conditionalValues(of: item.node, when: [:]), !values.isEmpty {
        add(item, values)
      } else if case .dictionary = item.node.value {
        stack += children(of: item.node, path: item.path, isRoot: false).reversed()
      } else {
        otherKeys.append(item.path)
      }
    }
  }

  private mutating func children(of node: KeyedNode, path: String, isRoot: Bool) -> [Item] {
    var firsts: [String: Place] = [:]
    var items: [Item] = []
    for entry in node.entries {
      if isRoot, options.parentKeys.contains(entry.key) { continue }
      if let first = firsts[entry.key] {
        diagnostics.append(
          Diagnostic(
            .error, code: "duplicate-key", message: "the key “\(entry.key)” stands twice", place: entry.keyPlace,
            related: [first]))
        continue
      }
      firsts[entry.key] = entry.keyPlace
      items.append(
        Item(path: path.isEmpty ? entry.key : path + "." + entry.key, place: entry.keyPlace, node: entry.node))
    }
    return items
  }

  private mutating func add(_ item: Item, _ values: [ConditionalValue]) {
    for axis in Set(values.flatMap(\.when.keys)).sorted() where !axesInUse.contains(axis) { axesInUse.append(axis) }
    tokens.append(Token(path: item.path, values: values, place: item.place))
  }

  /// `{light: …, dark: …}`: a value for each context of one axis, and so on inwards for a second axis.
  private func conditionalValues(of node: KeyedNode, when: Contexts) -> [ConditionalValue]? {
    if let value = color.value(of: node) { return [ConditionalValue(when: when, value: value, place: node.place)] }
    guard case .dictionary(let entries) = node.value, !entries.isEmpty else { return nil }
    let keys = Set(entries.map(\.key))
    let axes = options.axes + Self.knownAxes
    guard let axis = axes.first(where: { keys.isSubset(of: $0.contexts) && when[$0.name] == nil }) else { return nil }
    var values: [ConditionalValue] = []
    // The default context holds wherever no other value does.
    for entry in entries.sorted(by: { a, b in a.key == axis.defaultContext && b.key != axis.defaultContext }) {
      var inner = when
      inner[axis.name] = entry.key
      guard let found = conditionalValues(of: entry.node, when: inner) else { return nil }
      values += found
    }
    return values
  }
}
