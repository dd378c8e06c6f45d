import ColorScience
import ThemeModel

/// Finds the pairs of names that are one color in light and in dark of some theme, as most of their group are there: in it, the words
/// are the steps of one scale, `text.danger` and `background.danger`, and pair nothing. One mode alone in which they are was forgotten.
struct OneColorFamilies {
  /// What a theme shows in all of its modes, which may be themes of their own.
  private struct Family {
    var modes: Set<String> = []
    /// For each pair that it has, whether all of its modes show one color.
    var isOneColor: [Int: Bool] = [:]
  }

  private var families: [String: Family] = [:]

  mutating func note(_ pairs: [InferredPair], _ shown: VariantColors, of theme: ResolvedTheme, variant: Int) {
    let (name, named) = Self.modes(in: theme.name)
    var family = families[name] ?? Family()
    let choice = theme.variants[variant].choices.first { $0.axis == Axis.mode.name }
    if let mode = choice?.context ?? named { family.modes.insert(mode) }
    for (index, pair) in pairs.enumerated() {
      guard let foreground = shown.colors[pair.foreground], let background = shown.colors[pair.background] else {
        continue
      }
      family.isOneColor[index] = family.isOneColor[index] != false && foreground == background
    }
    families[name] = family
  }

  /// Returns those of a group that are one color in all modes of a theme in which most are. A theme in which everything is one color
  /// is a draft.
  func members(of group: [Int], where areMost: ([Int], (Int) -> Bool) -> Bool) -> Set<Int> {
    let told = families.values.filter {
      $0.modes.isSuperset(of: Axis.mode.contexts) && $0.isOneColor.values.contains(false)
    }
    return told.reduce(into: []) { found, family in
      let own = group.filter { family.isOneColor[$0] != nil }
      guard areMost(own, { family.isOneColor[$0] == true }) else { return }
      found.formUnion(own.filter { family.isOneColor[$0] == true })
    }
  }

  /// Returns the name of a theme without the word for its mode: `classic` and `dark` of `classic-night`.
  private static func modes(in name: String) -> (family: String, mode: String?) {
    let words = NameWords.of(name)
    let mode = words.lazy.compactMap { SpokenModes.contexts[$0] }.first
    return (words.filter { !SpokenModes.words.contains($0) }.joined(separator: "-"), mode)
  }
}
