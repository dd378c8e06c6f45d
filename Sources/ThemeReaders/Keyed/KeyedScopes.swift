/// Rules of syntax highlighting, as themes of editors list them:
/// `[{"name": "Comment", "scope": ["comment"], "settings": {"foreground": "#888"}}]`.
enum KeyedScopes {
  /// Returns the settings of the rules by their names; `nil` when the items are not rules.
  static func entries(of items: [KeyedNode]) -> [KeyedEntry]? {
    var found: [KeyedEntry] = []
    var counts: [String: Int] = [:]
    for item in items {
      guard let settings = item["settings"], case .dictionary = settings.value else { return nil }
      let name = name(of: item)
      counts[name, default: 0] += 1
      let number = counts[name, default: 1]
      found.append(
        KeyedEntry(key: number == 1 ? name : "\(name)-\(number)", keyPlace: item.place, node: settings))
    }
    return found.isEmpty ? nil : found
  }

  /// Returns its own name, or else its first scope. A rule without a scope is for everything.
  private static func name(of rule: KeyedNode) -> String {
    var scope = rule["scope"]?.string
    if case .array(let scopes)? = rule["scope"]?.value { scope = scopes.first?.string }
    let first = scope?.split(separator: ",").first.map(String.init)
    let name = rule["name"]?.string ?? first ?? "all"
    let words = name.split(whereSeparator: { $0.isWhitespace || $0 == "." || $0 == "," })
    return words.isEmpty ? "all" : words.joined(separator: "-")
  }
}
