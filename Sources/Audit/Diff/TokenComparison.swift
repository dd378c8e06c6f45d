import ColorScience
import ThemeModel

/// Finds the tokens whose colors differ, in the order of the report after, with removed ones last.
struct TokenComparison {
  let before: AuditReport
  let after: AuditReport
  let renames: RenamedNames

  private struct Key: Hashable {
    var before: TokenColor.State?
    var after: TokenColor.State?
  }

  func changes() -> [TokenChange] {
    let oldTokens = Dictionary(before.tokens.enumerated().map { (renames.token($0.element.path), $0.offset) }) {
      first, _ in first
    }
    let newTokens = Set(after.tokens.map(\.path))
    let variants = sharedVariants()
    var changes: [TokenChange] = []
    for (index, token) in after.tokens.enumerated() {
      changes += self.changes(token, old: oldTokens[token.path], new: index, variants)
    }
    for (index, token) in before.tokens.enumerated() where !newTokens.contains(renames.token(token.path)) {
      changes += self.changes(token, old: index, new: nil, variants)
    }
    return changes
  }

  /// Returns the variants that both sides have by name, as indices before and after.
  private func sharedVariants() -> [(before: Int, after: Int)] {
    let old = Dictionary(before.variants.enumerated().map { (renames.variant($0.element.name), $0.offset) }) {
      first, _ in first
    }
    return after.variants.enumerated().compactMap { index, variant in old[variant.name].map { ($0, index) } }
  }

  private func changes(
    _ token: TokenReport, old: Int?, new: Int?, _ variants: [(before: Int, after: Int)]
  ) -> [TokenChange] {
    var order: [Key] = []
    var names: [Key: [String]] = [:]
    var places: [Key: Place] = [:]
    for (oldVariant, newVariant) in variants {
      let was = old.flatMap { state(before.variants[oldVariant].colors[$0]) }
      let entry = new.map { after.variants[newVariant].colors[$0] }
      let key = Key(before: was, after: entry.flatMap(state))
      guard key.before != key.after else { continue }
      if names[key] == nil {
        order.append(key)
        places[key] =
          entry?.chain.first?.place ?? old.flatMap { before.variants[oldVariant].colors[$0].chain.first?.place }
      }
      names[key, default: []].append(after.variants[newVariant].name)
    }
    return order.map { key in
      TokenChange(
        path: token.path, tier: token.tier, before: key.before, after: key.after, variants: names[key, default: []],
        difference: difference(key), place: places[key])
    }
  }

  private func state(_ color: TokenColor) -> TokenColor.State? {
    color.state == .absent ? nil : color.state
  }

  private func difference(_ key: Key) -> Double? {
    guard case .color(let was)? = key.before, case .color(let now)? = key.after else { return nil }
    return Color.deltaEOK(was, now)
  }
}
