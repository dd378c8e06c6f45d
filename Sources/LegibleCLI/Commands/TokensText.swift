import Reports
import ThemeModel

/// The text output of `tokens`: a table for each theme, with a column for each variant, or with a line for each value
/// if there are many variants.
struct TokensText {
  let style: TerminalStyle
  /// The width of the terminal. `nil` if the output goes elsewhere.
  let width: Int?

  func lines(_ themes: [FilteredTheme], _ system: ThemeSystem) -> [String] {
    var lines: [String] = []
    for theme in themes {
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(theme)
    }
    return lines
  }

  private func lines(_ filtered: FilteredTheme) -> [String] {
    let heading = [heading(filtered)]
    if filtered.tokens.isEmpty { return heading + ["  no tokens"] }
    if filtered.variants.isEmpty { return heading + ["  no such variant"] }
    let table = fits(filtered) ? wide(filtered) : folded(filtered)
    return heading + table.lines(style, indent: 2, width: width)
  }

  private func heading(_ filtered: FilteredTheme) -> String {
    let theme = filtered.theme
    var text = style.emphasized(SafeText.of(theme.name), .bold)
    if let parent = theme.line.dropFirst().first { text += " extends \(SafeText.of(parent))" }
    let axes = theme.axes.map { "\($0.name) \($0.contexts.joined(separator: "|"))" }
    text += filtered.tokens.count == 1 ? ", 1 token" : ", \(filtered.tokens.count) tokens"
    if !axes.isEmpty { text += ", " + SafeText.of(axes.joined(separator: ", ")) }
    if !theme.inertAxes.isEmpty {
      text += style.emphasized(
        ", no colour depends on \(SafeText.of(theme.inertAxes.map(\.name).joined(separator: ", ")))", .faint)
    }
    return text
  }

  private static let mostColumns = 4

  /// Returns whether the variants fit side by side.
  private func fits(_ filtered: FilteredTheme) -> Bool {
    let names = filtered.tokens.map { SafeText.width(ShortText.of(filtered.theme.tokens[$0].path)) }.max() ?? 0
    let room = (width ?? 200) - names - 14
    return filtered.variants.count <= max(1, min(Self.mostColumns, room / 16))
  }

  /// Returns a line for each value of a token, with the contexts in which it has the value.
  private func folded(_ filtered: FilteredTheme) -> TextTable {
    let theme = filtered.theme
    let folding = VariantFolding(variants: theme.variants)
    let blank = style.showsTrueColor ? "   " : ""
    var table = TextTable()
    table.add([
      .init("token", .faint), .init("tier", .faint), .init("colour", lead: blank, .faint), .init("where", .faint),
      .init("from", .faint),
    ])
    for token in filtered.tokens {
      let facts = theme.tokens[token]
      let groups = folding.groups(filtered.variants) { a, b in
        theme.value(of: token, in: a) == theme.value(of: token, in: b)
      }
      for (position, group) in groups.enumerated() {
        let short = ValueText.short(theme.value(of: token, in: group.first))
        table.add([
          .init(position == 0 ? ShortText.of(facts.path) : ""), .init(position == 0 ? facts.tier.rawValue : "", .faint),
          .init(short.text, lead: style.chip(short.color), short.isTrouble ? .yellow : nil),
          .init(SafeText.of(group.places)), .init(origin(theme, token, [group.first]), .faint),
        ])
      }
    }
    return table
  }

  private func wide(_ filtered: FilteredTheme) -> TextTable {
    let (theme, variants) = (filtered.theme, filtered.variants)
    let blank = style.showsTrueColor ? "   " : ""
    var table = TextTable()
    let titles = variants.map { variant -> TextTable.Cell in
      let choices = theme.variants[variant].choices.map(\.context).joined(separator: "/")
      return TextTable.Cell(choices.isEmpty ? "colour" : choices, lead: blank, .faint)
    }
    table.add([.init("token", .faint), .init("tier", .faint)] + titles + [.init("from", .faint)])
    for token in filtered.tokens {
      let facts = theme.tokens[token]
      let values = variants.map { variant -> TextTable.Cell in
        let short = ValueText.short(theme.value(of: token, in: variant))
        return TextTable.Cell(short.text, lead: style.chip(short.color), short.isTrouble ? .yellow : nil)
      }
      table.add(
        [.init(ShortText.of(facts.path)), .init(facts.tier.rawValue, .faint)] + values + [
          .init(origin(theme, token, variants), .faint)
        ])
    }
    return table
  }

  /// Returns the place of the value, which may be far from the name, for example in a call that fills a model.
  private func place(_ theme: ResolvedTheme, _ token: Int, _ variants: [Int]) -> String {
    let places = variants.compactMap { theme.chain(of: token, in: $0).last?.place }
    guard let first = places.first else { return theme.tokens[token].place.description }
    return first.description + (places.contains { $0 != first } ? ", …" : "")
  }

  /// Returns the rest of the token's chain in the first variant that has one, with a mark if other variants differ.
  private func origin(_ theme: ResolvedTheme, _ token: Int, _ variants: [Int]) -> String {
    let chains = variants.map { variant in theme.chain(of: token, in: variant).dropFirst().compactMap(\.path) }
    guard let first = chains.first(where: { !$0.isEmpty }) else { return place(theme, token, variants) }
    let differs = chains.contains { $0 != first }
    return first.joined(separator: " → ") + (differs ? ", …" : "")
  }
}
