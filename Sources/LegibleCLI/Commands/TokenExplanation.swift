import Audit
import ThemeModel

/// One token in every variant that has it. Variants with the same value and chain are grouped.
struct TokenExplanation {
  struct Way {
    var variants: [String]
    /// The variants in the shortest form: `App dark + high`.
    var places: [String] = []
    var value: ResolvedValue
    var chain: [ChainLink]
  }

  var path: String
  /// The facts of the first theme that has the token.
  var facts: ResolvedTheme.TokenFacts?
  var ways: [Way] = []
  /// Themes without the token.
  var absent: [String] = []
  /// The pairs of the token: those that fail a run first, then worst first.
  var pairs: [TokenPairs.Entry] = []
  /// The sightings in which the token is the foreground or the background.
  var sightings: [SightingReport] = []

  init(_ path: String, _ themes: [FilteredTheme]) {
    self.path = path
    for filtered in themes {
      let theme = filtered.theme
      guard let token = theme.tokens.firstIndex(where: { $0.path == path }) else {
        absent.append(theme.name)
        continue
      }
      facts = facts ?? theme.tokens[token]
      var variantsByWay: [Int: [Int]] = [:]
      for variant in filtered.variants {
        guard let value = theme.value(of: token, in: variant) else { continue }
        let way = add(theme.variants[variant].name, value, theme.chain(of: token, in: variant))
        variantsByWay[way, default: []].append(variant)
      }
      let folding = VariantFolding(variants: theme.variants)
      for (way, variants) in variantsByWay {
        let isEverywhere = variants.count == filtered.variants.count
        let places = isEverywhere ? "" : " " + folding.places(variants, among: filtered.variants)
        ways[way].places.append(theme.name + places)
      }
    }
  }

  private mutating func add(_ variant: String, _ value: ResolvedValue, _ chain: [ChainLink]) -> Int {
    if let index = ways.firstIndex(where: { $0.value == value && $0.chain == chain }) {
      ways[index].variants.append(variant)
      return index
    }
    ways.append(Way(variants: [variant], value: value, chain: chain))
    return ways.count - 1
  }
}
