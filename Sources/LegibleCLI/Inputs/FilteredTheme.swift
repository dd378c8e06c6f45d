import ThemeModel

/// The variants and tokens of a theme that match a filter, by index.
struct FilteredTheme {
  let theme: ResolvedTheme
  let variants: [Int]
  let tokens: [Int]

  static func all(of themes: [ResolvedTheme], _ filter: TokenFilter) -> [FilteredTheme] {
    let names = filter.themes.map(PathGlob.init)
    let paths = filter.paths.map(PathGlob.init)
    return themes.filter { theme in names.isEmpty || names.contains { $0.matches(theme.name) } }.map { theme in
      let tokens = theme.tokens
      return FilteredTheme(
        theme: theme,
        variants: theme.variants.indices.filter { keeps(theme.variants[$0], filter.contexts) },
        tokens: tokens.indices.filter { index in
          let token = tokens[index]
          return (filter.tiers.isEmpty || filter.tiers.contains(token.tier))
            && (paths.isEmpty || paths.contains { $0.matches(token.path) })
        })
    }
  }

  /// Returns whether a variant matches. Several contexts of one axis are alternatives; several axes must all match. A
  /// variant that does not vary along an axis looks the same in all its contexts.
  private static func keeps(_ variant: Variant, _ contexts: [Variant.Choice]) -> Bool {
    variant.choices.allSatisfy { choice in
      let wanted = contexts.filter { $0.axis == choice.axis }
      return wanted.isEmpty || wanted.contains(choice)
    }
  }
}
