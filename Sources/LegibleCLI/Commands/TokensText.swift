import ThemeModel

/// What `tokens` answers to people: a table a theme, a column a variant.
struct TokensText {
  let style: TerminalStyle
  /// Of the terminal; nil when the answer goes elsewhere.
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
    var lines = [heading(filtered)]
    if filtered.tokens.isEmpty { return lines + ["  no tokens"] }
    if filtered.variants.isEmpty { return lines + ["  no such variant"] }
    for part in columns(filtered) { lines += table(filtered, part).lines(style, indent: 2) }
    return lines
  }

  private func heading(_ filtered: FilteredTheme) -> String {
    let theme = filtered.theme
    var text = style.emphasized(TerminalText.safe(theme.name), .bold)
    if let parent = theme.line.dropFirst().first { text += " extends \(TerminalText.safe(parent))" }
    let axes = theme.axes.map { "\($0.name) \($0.contexts.joined(separator: "|"))" }
    text += ", \(filtered.tokens.count) tokens"
    if !axes.isEmpty { text += ", " + TerminalText.safe(axes.joined(separator: ", ")) }
    if !theme.inertAxes.isEmpty {
      text += style.emphasized(
        ", no colour depends on \(TerminalText.safe(theme.inertAxes.map(\.name).joined(separator: ", ")))", .faint)
    }
    return text
  }

  /// The variants cut into as many tables as the terminal's width needs.
  private func columns(_ filtered: FilteredTheme) -> [[Int]] {
    let width = width ?? 200
    let names = filtered.tokens.map { TerminalText.width(filtered.theme.tokens[$0].path) }.max() ?? 0
    let room = width - names - 14
    let perTable = max(1, room / 16)
    return stride(from: 0, to: filtered.variants.count, by: perTable).map { start in
      Array(filtered.variants[start..<min(start + perTable, filtered.variants.count)])
    }
  }

  private func table(_ filtered: FilteredTheme, _ variants: [Int]) -> TextTable {
    let theme = filtered.theme
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
        [.init(facts.path), .init(facts.tier.rawValue, .faint)] + values + [
          .init(origin(theme, token, variants), .faint)
        ])
    }
    return table
  }

  /// The tokens behind this one, as the first of the variants has them; a mark says that others differ.
  private func origin(_ theme: ResolvedTheme, _ token: Int, _ variants: [Int]) -> String {
    let chains = variants.map { variant in theme.chain(of: token, in: variant).dropFirst().compactMap(\.path) }
    guard let first = chains.first(where: { !$0.isEmpty }) else { return theme.tokens[token].place.description }
    let differs = chains.contains { $0 != first }
    return first.joined(separator: " → ") + (differs ? ", …" : "")
  }
}
