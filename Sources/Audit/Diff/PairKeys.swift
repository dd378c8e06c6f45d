import ThemeModel

/// A pair's identity as numbers, which mean the same in all reports whose names come from the same `PairKeys`.
struct PairKey: Hashable {
  fileprivate var rule: Int32
  fileprivate var foreground: Int32
  fileprivate var background: Int32
  fileprivate var variant: Int32
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
