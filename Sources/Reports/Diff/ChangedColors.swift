import Audit
import ThemeModel
import Wording

/// The values that a change rewrote, each with its effect.
struct ChangedColors {
  let diff: ReportDiff
  let after: AuditReport?

  struct Row {
    var token: TokenChange
    /// The number of pairs that changed because of the value, by kind, such as `✕ 3 new, ▼ 12 worse`.
    var effect: String
  }

  private struct Effect {
    var counts = [0, 0, 0, 0]

    var words: String {
      zip(counts, [("✕", "new"), ("▼", "worse"), ("✓", "fixed"), ("△", "better")])
        .filter { $0.0 > 0 }.map { "\($1.0) \(Counted.number($0)) \($1.1)" }.joined(separator: ", ")
    }
  }

  /// Returns the values behind most new failures first, then those with the largest difference.
  func rows() -> [Row] {
    let values = rewritten()
    let effects = effects(of: Set(values.map(\.path)))
    let ranked = values.indices.sorted { a, b in
      let (first, second) = (rank(values[a], effects), rank(values[b], effects))
      return first == second ? a < b : second.lexicographicallyPrecedes(first)
    }
    return ranked.map { Row(token: values[$0], effect: effects[values[$0].path]?.words ?? "") }
  }

  private func rank(_ token: TokenChange, _ effects: [String: Effect]) -> [Double] {
    (effects[token.path]?.counts ?? [0, 0, 0, 0]).map(Double.init) + [token.difference ?? 0]
  }

  /// Returns the tokens whose own value changed. A token that only passes on another token's new value is left out.
  private func rewritten() -> [TokenChange] {
    guard let after else { return diff.tokens }
    let changed = Set(diff.tokens.map(\.path))
    let variants = Dictionary(after.variants.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    let indices = Dictionary(after.tokens.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    return diff.tokens.filter { change in
      guard let token = indices[change.path], let variant = change.variants.first.flatMap({ variants[$0] }) else {
        return true
      }
      let chain = after.variants[variant].colors[token].chain.dropFirst()
      return !chain.contains { $0.path.map(changed.contains) ?? false }
    }
  }

  /// Returns the effects by the path of the changed value.
  private func effects(of paths: Set<String>) -> [String: Effect] {
    guard let after else { return [:] }
    var effects: [String: Effect] = [:]
    for (kind, changes) in [diff.new, diff.worse, diff.fixed, diff.better].enumerated() {
      for change in changes {
        guard let index = change.after else { continue }
        let pair = after.pairs[index]
        let colors = after.variants[pair.variant].colors
        var behind: Set<String> = []
        for token in [pair.foreground, pair.background] + pair.layers.compactMap(\.token) {
          behind.insert(after.tokens[token].path)
          behind.formUnion(colors[token].chain.compactMap(\.path))
        }
        for path in behind.intersection(paths) { effects[path, default: Effect()].counts[kind] += 1 }
      }
    }
    return effects
  }
}
