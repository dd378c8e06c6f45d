import Audit
import Wording

/// The changes as tables.
extension DiffMarkdown {
  private var hasThemes: Bool { after.map { $0.variants.count > 1 } ?? true }

  /// Returns the changes that fail the run, as a table that is not folded.
  func open(_ title: String, _ changes: [PairChange]) -> [String] {
    guard !changes.isEmpty else { return [] }
    let rows = looks.rows(changes)
    let hasWish = looks.onlyWish == nil && rows.contains { !$0.wish.isEmpty }
    var lines = ["### \(title)", ""]
    lines += head(
      ["now", "before", "needs"], ["pair", hasThemes ? "theme" : nil, "evidence", hasWish ? "would pass" : nil])
    lines += rows.prefix(limits.failures).map { row in
      let drawn = row.values.count == 2 ? row.values.map { " " + MarkdownText.code($0) } : ["", ""]
      let pair =
        "\(MarkdownText.code(row.foreground))\(drawn[0]) on \(MarkdownText.code(row.background))\(drawn[1])"
      return line([
        "**\(row.now)**", row.before, row.needs, pair, hasThemes ? themes(row.variants) : nil,
        MarkdownText.cell(row.evidence), hasWish ? MarkdownText.cell(row.wish) : nil,
      ])
    }
    return lines + rest(rows, limits.failures) + [""]
  }

  /// Returns a folded list, for looking things up.
  func folded(_ title: String, _ changes: [PairChange]) -> [String] {
    guard !changes.isEmpty else { return [] }
    let rows = looks.rows(changes)
    var lines: [String] = []
    if limits.folded > 0 {
      lines = head(["now", "before", "needs"], ["pair", hasThemes ? "themes" : nil])
      lines += rows.prefix(limits.folded).map { row in
        line([
          row.now, row.before, row.needs,
          "\(MarkdownText.code(row.foreground)) on \(MarkdownText.code(row.background))",
          hasThemes ? themes(row.variants) : nil,
        ])
      }
      lines += rest(rows, limits.folded)
    }
    return fold("<b>\(Counted.number(changes.count)) \(title)</b>", lines)
  }

  private func rest(_ rows: [DiffLooks.Row], _ limit: Int) -> [String] {
    let left = rows.dropFirst(limit)
    guard !left.isEmpty else { return [] }
    let pairs = left.reduce(0) { $0 + $1.variants.count }
    return ["", "and \(Counted.of(left.count, "more look")) of \(Counted.of(pairs, "pair"))."]
  }

  /// Returns the pairs that views show for the first time.
  func shown() -> [String] {
    guard !diff.shown.isEmpty else { return [] }
    var lines = head(["ratio", "needs"], ["pair", "evidence", "place"])
    lines += diff.shown.prefix(limits.failures).map { pair in
      line([
        pair.required.map { ShownNumber.ratio(pair.ratio, required: $0) } ?? "",
        pair.required.map { ShownNumber.requirement($0) } ?? "",
        MarkdownText.code(pair.foreground) + " on " + MarkdownText.code(pair.background), pair.evidence.rawValue,
        pair.place.map { MarkdownText.code("\($0.file):\($0.line)") } ?? "",
      ])
    }
    let left = diff.shown.count - limits.failures
    if left > 0 { lines += ["", "and \(Counted.number(left)) more"] }
    return fold("<b>\(Counted.of(diff.shown.count, "pair")) shown for the first time</b>", lines)
  }

  func changedColors() -> [String] {
    let colors = ChangedColors(diff: diff, after: after).rows()
    guard !colors.isEmpty else { return [] }
    var lines: [String] = []
    if limits.colors > 0 {
      lines = ["| colour | before | after | ΔE | effect |", "| --- | --- | --- | ---: | --- |"]
      lines += colors.prefix(limits.colors).map { color in
        line([
          MarkdownText.code(color.token.path), MarkdownText.code(words.color(color.token.before)),
          MarkdownText.code(words.color(color.token.after)),
          color.token.difference.map(ShownNumber.difference) ?? "", color.effect,
        ])
      }
      let left = colors.count - limits.colors
      if left > 0 { lines += ["", "and \(Counted.number(left)) more"] }
    }
    return fold("<b>\(Counted.of(colors.count, "changed colour"))</b>", lines)
  }

  // MARK: - Parts

  func head(_ figures: [String], _ names: [String?]) -> [String] {
    let names = names.compactMap(\.self)
    return [
      line(figures + names),
      line(Array(repeating: "---:", count: figures.count) + Array(repeating: "---", count: names.count)),
    ]
  }

  func line(_ cells: [String?]) -> String {
    "| " + cells.compactMap(\.self).joined(separator: " | ") + " |"
  }

  /// Returns, for example, `DarkTheme, NightModeTheme and 2 more`; for more than twelve names, `87, first amber-community`.
  func themes(_ names: [String]) -> String {
    let shown = names.map { MarkdownText.escaped(SafeText.of($0, limit: 60)) }
    guard let first = shown.first, names.count > 12 else { return Counted.list(shown, limit: 3) }
    return "\(Counted.number(names.count)), first \(first)"
  }

  func fold(_ summary: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [summary, ""] }
    return ["<details><summary>\(summary)</summary>", ""] + lines + ["", "</details>", ""]
  }
}
