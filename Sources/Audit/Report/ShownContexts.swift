import ThemeModel

/// In which variants views show what they show in some contexts only.
enum ShownContexts {
  /// Reports whether what is shown in these contexts, by axis, is shown in a variant. A theme without the axis is shown in all of its
  /// contexts, unless its name says that it is for one of them: `Dark` is not shown in light mode.
  static func hold(_ contexts: [String: [String]], in choices: [Variant.Choice], of theme: String) -> Bool {
    contexts.allSatisfy { axis, allowed in
      if let choice = choices.first(where: { $0.axis == axis }) { return allowed.contains(choice.context) }
      guard axis == Axis.mode.name, let own = ContextNames.split(theme, [.mode]).when[axis], !isShade(own, in: theme)
      else { return true }
      return allowed.contains(own)
    }
  }

  /// Whether the word for a mode is one for a shade: `lightBlue` is a color in every mode.
  private static func isShade(_ mode: String, in theme: String) -> Bool {
    let words = NameWords.of(theme)
    return zip(words, words.dropFirst()).contains { $0 == mode && EmphasisWords.all.contains($1) }
  }
}
