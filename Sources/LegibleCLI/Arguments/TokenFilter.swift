import Audit
import ThemeModel

/// The themes, variants and tokens to show.
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

  /// The part of the filter that applies to whole variants. `nil` if it includes all of them.
  var scope: AuditScope? {
    themes.isEmpty && contexts.isEmpty ? nil : AuditScope(themes: themes, contexts: contexts)
  }
}
