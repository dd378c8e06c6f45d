import ColorScience
import ThemeModel

/// A resolved theme in the catalogue's order, with each distinct value and link once.
struct ThemeValues {
  private let theme: ResolvedTheme
  private let catalogue: TokenCatalogue
  private var values = ValueTable()
  private var links: LinkAssembly
  /// For each constant of the theme, the value that it has become; below 0 until it is asked for.
  private var known: [Int32]

  /// Whether chains are kept. They cost more than values, and judging alone does not need them.
  private let keepsChains: Bool

  init(_ theme: ResolvedTheme, catalogue: TokenCatalogue, keepsChains: Bool = true) {
    self.theme = theme
    self.catalogue = catalogue
    self.keepsChains = keepsChains
    links = LinkAssembly(theme, slots: catalogue.slots(of: theme.paths), catalogue: catalogue)
    known = Array(repeating: -1, count: theme.constantCount)
    values.reserve(theme.constantCount)
  }

  consuming func audit() -> ThemeAudit {
    let slots = links.slots
    var parts: [ThemeAudit.Part] = []
    parts.reserveCapacity(theme.variants.count)
    // For each token, its outcome in the last variant that has it. Most tokens have the same outcome in several variants.
    var last = Array(repeating: Int32(-1), count: slots.count)
    let none = Array(repeating: Int32(-1), count: catalogue.count)
    var (row, chains) = (none, none)
    for variant in theme.variants.indices {
      let before = (row: row, chains: chains)
      (row, chains) = (none, none)
      for (token, outcome) in theme.outcomes(in: variant).enumerated() where slots[token] >= 0 && outcome >= 0 {
        let slot = Int(slots[token])
        if outcome == last[token], before.row[slot] >= 0 {
          row[slot] = before.row[slot]
          chains[slot] = before.chains[slot]
          continue
        }
        last[token] = outcome
        row[slot] = value(of: outcome)
        if keepsChains { chains[slot] = links.link(of: outcome) }
      }
      parts.append(
        ThemeAudit.Part(
          choices: theme.variants[variant].choices, values: NumberRow(row), chains: NumberRow(chains),
          sameAs: theme.sameAs[variant],
          fingerprint: values.fingerprint(of: row), matrix: MatrixSummary()))
    }
    return ThemeAudit(
      name: theme.name, parts: parts, shownParts: parts.count, values: ValueList(values.states),
      links: links.finish(values: known),
      judgements: JudgementList(),
      diagnostics: theme.diagnostics,
      movingAxes: Set(theme.axes.map(\.name)).subtracting(theme.inertAxes.map(\.name)),
      followsChains: !theme.hasExpressions && theme.inertAxes.isEmpty)
  }

  private mutating func value(of outcome: Int32) -> Int32 {
    let constant = theme.constant(ofOutcome: outcome)
    if known[Int(constant)] >= 0 { return known[Int(constant)] }
    let value = values.index(of: ThemeValues.state(of: theme.constant(constant)))
    known[Int(constant)] = value
    return value
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
