import ThemeModel

/// A pair's identity as numbers, which mean the same in all reports whose names come from the same `PairKeys`.
struct PairKey: Hashable {
  fileprivate var rule: Int32
  fileprivate var foreground: Int32
  fileprivate var background: Int32
  fileprivate var variant: Int32
  /// Set when any rule will do that requires as much.
  fileprivate var required: Double?
}

/// Lays the pairs of one report beside those of another: by their rules first, and what then is left by what it requires.
struct PairMatches {
  /// For each pair of the report after, the pair before.
  let before: [Int?]
  /// The pairs before that no rule judges any more, in order.
  let gone: [Int]

  init(before old: [PairReport], _ oldNames: PairKeys.Names, after new: [PairReport], _ newNames: PairKeys.Names) {
    var before = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    // Pairs with equal keys are matched in their order.
    func match(_ key: (PairKeys.Names) -> (PairReport) -> PairKey) {
      var first: [PairKey: Int] = [:]
      var next = [Int](repeating: -1, count: old.count)
      for index in old.indices.reversed() where !isTaken[index] {
        next[index] = first.updateValue(index, forKey: key(oldNames)(old[index])) ?? -1
      }
      guard !first.isEmpty else { return }
      for index in new.indices where before[index] == nil {
        let key = key(newNames)(new[index])
        guard let found = first[key], found >= 0 else { continue }
        first[key] = next[found]
        before[index] = found
        isTaken[found] = true
      }
    }
    match { names in { names.key(of: $0) } }
    match { names in { names.keyOfAnyRule(of: $0) } }
    let open = new.indices.filter { before[$0] == nil }
    if !open.isEmpty {
      // Two rules now judge what one did.
      let known = Dictionary(old.indices.map { (oldNames.keyOfAnyRule(of: old[$0]), $0) }) { first, _ in first }
      for index in open { before[index] = known[newNames.keyOfAnyRule(of: new[index])] }
    }
    var gone = old.indices.filter { !isTaken[$0] }
    if !gone.isEmpty {
      let judged = Set(new.map { newNames.keyOfAnyRule(of: $0) })
      gone.removeAll { judged.contains(oldNames.keyOfAnyRule(of: old[$0])) }
    }
    (self.before, self.gone) = (before, gone)
  }
}

/// Numbers the parts of identities: the same rules, tokens and variants have different indices in different reports.
struct PairKeys {
  private struct VariantIdentity: Hashable {
    var theme: String
    var choices: [Variant.Choice]
  }

  /// The numbers of one report's names, by its own indices.
  struct Names {
    fileprivate var rules: [Int32]
    fileprivate var tokens: [Int32]
    fileprivate var variants: [Int32]

    func key(of pair: PairReport) -> PairKey {
      PairKey(
        rule: rules[pair.rule], foreground: tokens[pair.foreground], background: tokens[pair.background],
        variant: variants[pair.variant])
    }

    /// The key of the pair under any rule with the same requirement: what was inferred may be written down since.
    func keyOfAnyRule(of pair: PairReport) -> PairKey {
      var key = key(of: pair)
      key.rule = -1
      key.required = pair.required
      return key
    }
  }

  private var rules: [String: Int32] = [:]
  private var tokens: [String: Int32] = [:]
  private var variants: [VariantIdentity: Int32] = [:]

  /// - Parameter renames: The names that names of the report have become since.
  mutating func names(of report: AuditReport, renames: RenamedNames = RenamedNames()) -> Names {
    func number<Name: Hashable>(_ name: Name, in names: inout [Name: Int32]) -> Int32 {
      let new = Int32(names.count)
      if let known = names[name] { return known }
      names[name] = new
      return new
    }
    return Names(
      rules: report.rules.map { number($0.id, in: &rules) },
      tokens: report.tokens.map { number(renames.token($0.path), in: &tokens) },
      variants: report.variants.map {
        number(
          VariantIdentity(
            theme: renames.theme($0.theme), choices: $0.choices.sorted { $0.axis < $1.axis }), in: &variants)
      })
  }
}
