import ColorScience
import ThemeModel

/// Keys that name the context of their values: `{"light": {…}, "dark": {…}}`, or `lightText` beside `darkText`.
struct KeyedContexts {
  let axes: [Axis]

  /// Returns, by key, the contexts of the groups in a dictionary that are one thing in several contexts. A group counts if its
  /// name is nothing but contexts, and if there are at least two such groups.
  func groups(_ node: KeyedNode, when: Contexts) -> [String: Contexts] {
    var found: [String: Contexts] = [:]
    for entry in node.entries {
      guard case .dictionary = entry.node.value else { continue }
      let (stem, contexts) = ContextNames.split(entry.key, axes)
      guard stem.isEmpty, !contexts.isEmpty, contexts.keys.allSatisfy({ when[$0] == nil }) else { continue }
      found[entry.key] = contexts
    }
    addDefault(of: node, to: &found)
    guard found.count > 1, Set(found.values).count == found.count else { return [:] }
    let keys = node.entries.filter { found[$0.key] != nil }.map { Set($0.node.entries.map(\.key)) }
    var counts: [String: Int] = [:]
    for key in keys.joined() { counts[key, default: 0] += 1 }
    // Groups that have nothing in common are not one thing.
    return counts.values.contains { $0 > 1 } ? found : [:]
  }

  /// Adds a `default` beside `dark`, which applies when no other context does. It repeats the keys of the others.
  private func addDefault(of node: KeyedNode, to found: inout [String: Contexts]) {
    guard let other = found.values.first(where: { $0.count == 1 }), let name = other.keys.first,
      let axis = axes.first(where: { $0.name == name }), !found.values.contains([name: axis.defaultContext]),
      let plain = node.entries.first(where: { PlainWords.isValue($0.key) && found[$0.key] == nil })
    else { return }
    let own = Set(plain.node.entries.map(\.key))
    let others = node.entries.filter { found[$0.key] != nil }.map { Set($0.node.entries.map(\.key)) }
    guard !own.isEmpty, others.allSatisfy({ $0.intersection(own).count * 2 > $0.count }) else { return }
    found[plain.key] = [name: axis.defaultContext]
  }

  /// Returns the contexts of an axis that the keys of one value name, by key: `light` and `dark`, `Day` and `Night`, `default` and
  /// `dark`. Returns `nil` if one names none, or two name the same.
  static func contexts(named keys: [String], on axis: Axis) -> [String: String]? {
    var found: [String: String] = [:]
    for key in keys {
      let (stem, when) = ContextNames.split(key, [axis])
      if axis.contexts.contains(key) {
        found[key] = key
      } else if stem.isEmpty, let context = when[axis.name] {
        found[key] = context
      } else if axis.name == Axis.mode.name, let context = SpokenModes.contexts[key.lowercased()],
        axis.contexts.contains(context)
      {
        found[key] = context
      }
    }
    if !found.isEmpty, !found.values.contains(axis.defaultContext),
      let plain = keys.first(where: { found[$0] == nil && PlainWords.isValue($0) })
    {
      found[plain] = axis.defaultContext
    }
    return found.count == keys.count && Set(found.values).count == keys.count ? found : nil
  }

  /// Returns, for keys that begin with the word of a mode, their rest, if a key of the other mode has the same rest. `lightGray`
  /// beside `darkGray` are two grays. When most colors are not named like this, no key counts.
  func prefixed(_ node: KeyedNode, isColor: (KeyedEntry) -> Bool) -> [String: (rest: String, when: Contexts)] {
    var rests: [String: [(key: String, context: String)]] = [:]
    var colors = 0
    for entry in node.entries where isColor(entry) {
      colors += 1
      for context in Axis.mode.contexts {
        guard let rest = KeyedContexts.rest(of: entry.key, after: context) else { continue }
        rests[rest, default: []].append((entry.key, context))
      }
    }
    let pairs = rests.filter { rest, keys in
      keys.count == 2 && keys[0].context != keys[1].context && !Color.hasName(rest)
    }
    guard pairs.count * 4 >= colors, !pairs.isEmpty else { return [:] }
    var found: [String: (String, Contexts)] = [:]
    for (rest, keys) in pairs {
      for key in keys { found[key.key] = (rest, [Axis.mode.name: key.context]) }
    }
    return found
  }

  private static func rest(of key: String, after context: String) -> String? {
    guard key.lowercased().hasPrefix(context) else { return nil }
    let rest = key.dropFirst(context.count)
    guard let first = rest.first else { return nil }
    if first == "_" || first == "-" || first == "." { return rest.count > 1 ? String(rest.dropFirst()) : nil }
    return first.isUppercase ? String(rest) : nil
  }
}
