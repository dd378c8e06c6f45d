import ThemeModel

/// Reports rules, tokens and themes that waivers and rules name and that do not exist, with what was probably meant.
struct NameCheck {
  let plan: Plan
  let catalogue: TokenCatalogue
  /// The names of all themes.
  let themes: [String]

  func diagnostics() -> [Diagnostic] {
    let tokens = plan.waivers.isEmpty ? nil : IdleHint(catalogue)
    return plan.rules.flatMap { rule in
      rule.themes.compactMap { pattern in
        missing(pattern.pattern, "theme", among: themes, of: "rule \(rule.id)", at: pattern.place ?? rule.place)
      }
    }
      + plan.waivers.flatMap { waiver -> [Diagnostic] in
        [
          missing(waiver.rule, "rule", among: plan.rules.map(\.id), of: "a waiver", at: waiver.place),
          missing(waiver.theme, "theme", among: themes, of: "a waiver", at: waiver.place),
          tokens.flatMap { missing(waiver.foreground, tokens: $0, at: waiver.place) },
          tokens.flatMap { missing(waiver.background, tokens: $0, at: waiver.place) },
        ].compactMap(\.self)
      }
  }

  private func missing(
    _ pattern: TokenPattern, _ kind: String, among names: [String], of owner: String, at place: Place?
  ) -> Diagnostic? {
    guard !names.contains(where: pattern.matches) else { return nil }
    let near = pattern.isPlain ? NearestName.to(pattern.text, among: names) : nil
    return Diagnostic(
      .warning, code: "config-unknown-\(kind)",
      message: "\(owner) names the \(kind) “\(pattern.text)”, which does not exist" + NearestName.question(near),
      place: place)
  }

  private func missing(_ pattern: TokenPattern, tokens: IdleHint, at place: Place?) -> Diagnostic? {
    guard !catalogue.names.contains(where: { pattern.captures(in: $0) != nil }) else { return nil }
    let hint = tokens.hint(for: TokenSelector(.pattern(pattern), text: pattern.text)).map { "; \($0)" } ?? ""
    return Diagnostic(
      .warning, code: "config-unknown-token",
      message: "a waiver names the token “\(pattern.text)”, which does not exist\(hint)", place: place)
  }
}
