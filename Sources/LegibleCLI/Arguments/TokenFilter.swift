import Audit
import ThemeModel

/// Which themes, variants and tokens to show.
struct TokenFilter: Equatable {
  var themes: [String]
  var contexts: [Variant.Choice]
  var tiers: [Tier]
  var paths: [String]

  init(_ parsed: ParsedArguments) {
    themes = parsed.texts(.theme)
    contexts = parsed.texts(.axis).map { text in
      let parts = text.split(separator: "=", maxSplits: 1)
      return Variant.Choice(axis: String(parts[0]), context: String(parts[1]))
    }
    tiers = parsed.choices(.tier)
    paths = parsed.texts(.match)
  }

  /// What of it concerns whole variants; nil where that is everything.
  var scope: AuditScope? {
    themes.isEmpty && contexts.isEmpty ? nil : AuditScope(themes: themes, contexts: contexts)
  }
}
