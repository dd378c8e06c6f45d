import ThemeModel

/// One token in every variant that has it; variants in which it comes about in the same way stand together.
struct TokenExplanation {
  struct Way {
    var variants: [String]
    var value: ResolvedValue
    var chain: [ChainLink]
  }

  var path: String
  /// Of the first theme that has the token.
  var facts: ResolvedTheme.TokenFacts?
  var ways: [Way] = []
  /// Themes that do not have it.
  var absent: [String] = []
  /// The judged pairs it stands in, worst first.
  var pairs: [TokenPairs.Entry] = []

  init(_ path: String, _ themes: [FilteredTheme]) {
    self.path = path
    for filtered in themes {
      let theme = filtered.theme
      guard let token = theme.tokens.firstIndex(where: { $0.path == path }) else {
        absent.append(theme.name)
        continue
      }
      facts = facts ?? theme.tokens[token]
      for variant in filtered.variants {
        guard let value = theme.value(of: token, in: variant) else { continue }
        add(theme.variants[variant].name, value, theme.chain(of: token, in: variant))
      }
    }
  }

  private mutating func add(_ variant: String, _ value: ResolvedValue, _ chain: [ChainLink]) {
    if let index = ways.firstIndex(where: { $0.value == value && $0.chain == chain }) {
      ways[index].variants.append(variant)
    } else {
      ways.append(Way(variants: [variant], value: value, chain: chain))
    }
  }
}
