import ThemeModel

/// A resolved theme in the catalogue's order, each distinct value and link once.
struct ThemeValues {
  private let theme: ResolvedTheme
  private let catalogue: TokenCatalogue
  private var values: [TokenColor.State] = []
  private var hashes: [Int] = []
  private var valueIndices: [TokenColor.State: Int32] = [:]
  private var links = LinkTable()
  /// What each outcome of the resolution has become.
  private var known: [Int32: (value: Int32, chain: Int32)] = [:]

  /// Chains cost more than values; what only judges does without.
  private let keepsChains: Bool

  init(_ theme: ResolvedTheme, catalogue: TokenCatalogue, keepsChains: Bool = true) {
    self.theme = theme
    self.catalogue = catalogue
    self.keepsChains = keepsChains
  }

  consuming func audit() -> ThemeAudit {
    let slots = theme.tokens.map { catalogue.indices[$0.path] }
    var parts: [ThemeAudit.Part] = []
    for variant in theme.variants.indices {
      var part = ThemeAudit.Part(
        choices: theme.variants[variant].choices, values: Array(repeating: -1, count: catalogue.count),
        chains: Array(repeating: -1, count: catalogue.count), sameAs: theme.sameAs[variant],
        fingerprint: 0, matrix: MatrixSummary())
      for (token, slot) in slots.enumerated() {
        guard let slot else { continue }
        let outcome = theme.outcome(of: token, in: variant)
        guard outcome >= 0, let entry = entry(of: outcome) else { continue }
        part.values[slot] = entry.value
        part.chains[slot] = entry.chain
      }
      part.fingerprint = fingerprint(of: part)
      parts.append(part)
    }
    links.seal()
    return ThemeAudit(
      name: theme.name, parts: parts, values: values, links: links, judgements: [], diagnostics: theme.diagnostics,
      movingAxes: Set(theme.axes.map(\.name)).subtracting(theme.inertAxes.map(\.name)))
  }

  private func fingerprint(of part: ThemeAudit.Part) -> Int {
    var hasher = Hasher()
    for value in part.values { hasher.combine(value < 0 ? 0 : hashes[Int(value)]) }
    return hasher.finalize()
  }

  private mutating func entry(of outcome: Int32) -> (value: Int32, chain: Int32)? {
    if let entry = known[outcome] { return entry }
    guard let resolved = theme.value(ofOutcome: outcome) else { return nil }
    let state = ThemeValues.state(of: resolved)
    let value: Int32
    if let index = valueIndices[state] {
      value = index
    } else {
      value = Int32(values.count)
      valueIndices[state] = value
      values.append(state)
      hashes.append(state.hashValue)
    }
    let chain = keepsChains ? links.index(of: theme.chain(ofOutcome: outcome), tokens: catalogue.indices) : -1
    let entry = (value: value, chain: chain)
    known[outcome] = entry
    return entry
  }

  private static func state(of value: ResolvedValue) -> TokenColor.State {
    switch value {
    case .color(let color): .color(color)
    case .gradient(let stops): .gradient(stops)
    case .composite(let parts): .composite(parts)
    case .placeholder(let placeholder): .placeholder(placeholder)
    case .undetermined(let reason): .undetermined(reason)
    }
  }
}
