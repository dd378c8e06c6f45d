import ThemeModel

/// Rules of syntax highlighting, as themes of editors list them:
/// `[{"name": "Comment", "scope": ["comment"], "settings": {"foreground": "#888"}}]`.
enum KeyedScopes {
  /// Returns the settings of the rules by their names; `nil` when the items are not rules.
  static func entries(of items: [KeyedNode]) -> [KeyedEntry]? {
    var rules: [(name: String, place: Place, settings: KeyedNode)] = []
    for item in items {
      guard let settings = item["settings"], case .dictionary = settings.value else { return nil }
      rules.append((name(of: item), item.place, settings))
    }
    // A name that a rule has by itself is not given to the second rule of another name.
    let own = Set(rules.map(\.name))
    var used: Set<String> = []
    var counts: [String: Int] = [:]
    let found = rules.map { rule in
      var key = rule.name
      while !used.insert(key).inserted {
        repeat {
          counts[rule.name, default: 1] += 1
          key = "\(rule.name)-\(counts[rule.name, default: 1])"
        } while own.contains(key)
      }
      return KeyedEntry(key: key, keyPlace: rule.place, node: rule.settings)
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
