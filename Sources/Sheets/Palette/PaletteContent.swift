import Audit
import ColorScience
import ThemeModel
import Wording

/// The content of a palette sheet for one theme: its sections in order, each cut into rows.
struct PaletteContent: Sendable {
  struct Section: Sendable {
    /// The names of the section's families: small families share a section.
    var titles: [String]
    /// The number of tokens, such as `18 tokens`.
    var count: String
    var rows: [Row]
  }

  enum Row: Hashable, Sendable {
    case ramps([Ramp])
    case cards(Cards)
    /// Raw names that have no value in any variant.
    case missing([Int])

    /// The height from the row's first baseline to its last. Each name counts with all the lines that it may take, so that
    /// the fonts do not change where sheets are cut.
    var height: Double {
      switch self {
      case .ramps(let ramps): 13 + RampRow.underName + RampRow.swatchHeight + RampRow.lastBaseline(ramps)
      case .cards(let cards):
        CardRow.nameLeading * Double(cards.nameLines - 1) + CardRow.lastBaseline(cards.captionLines)
      case .missing: 0
      }
    }

    /// Returns the distance from the row's last baseline to the first baseline of the next row.
    func gap(before next: Row) -> Double {
      guard case .missing = next else { return 26 }
      if case .missing = self { return MissingRow.gap }
      return 36
    }
  }

  /// Tokens side by side.
  struct Cards: Hashable, Sendable {
    var tokens: [Int]
    /// The most caption lines of any token: value, raw color and alias.
    var captionLines: Int
    /// The most lines that a name may take.
    var nameLines: Int
  }

  /// The distinct variants of the theme, shown side by side.
  let variants: [Int]
  /// The width of the sheets.
  let width: Double
  let sections: [Section]
  let rawTokens: [Int]
  let otherTokens: [Int]
  /// Tokens that are not in the raw tier but are shown in ramps, because their names are steps.
  let steppedTokens: [Int]
  /// Raw names that only pass on another raw color. They are not shown.
  let goBetweens: [Int]
  /// Whether every card has room for its value as the source writes it. Otherwise all cards show six digits, to be comparable.
  let hasRoomForNotation: Bool

  /// The width to the right of the label column.
  var body: Double { Measures.body(width) }

  /// Returns how many variants fit side by side in one set of sheets: a part must have room for a value with its alpha.
  static func variantLimit(_ width: Double) -> Int { max(1, Int(Measures.body(width) / 98)) }

  init(_ index: ReportIndex, variants: [Int], all: Bool = false, width: Double = Measures.width) {
    self.variants = variants
    self.width = width
    let body = Measures.body(width)
    let tokens = index.report.tokens
    let present = tokens.indices.filter { token in
      variants.contains { index.color(token, in: $0).state != .absent }
    }
    let goBetweens = all ? [] : present.filter { index.isGoBetween($0, in: variants) }
    self.goBetweens = goBetweens
    let hidden = Set(goBetweens)
    rawTokens = present.filter { tokens[$0].tier == .raw && !hidden.contains($0) }
    otherTokens = present.filter { tokens[$0].tier != .raw }

    let steady = rawTokens.filter { token in
      Set(variants.map { index.color(token, in: $0).state }.filter { $0 != .absent }).count == 1
        && index.firstVariant(of: token, in: variants) != nil
    }
    let ofThemes = otherTokens.filter { tokens[$0].isPurpose }
    let stepped = Ramp.stepped(ofThemes, beside: steady, index, variants: variants)
    steppedTokens = stepped
    hasRoomForNotation = PaletteContent.hasRoomForNotation(otherTokens, index, variants, body)
    let raw = PaletteContent.rawSection(rawTokens, steady: steady, stepped: stepped, index, variants, body)
    let inRamps = Set(stepped)
    let tiers = [Tier.semantic, .component].flatMap { tier in
      PaletteContent.sections(
        ofThemes.filter { tokens[$0].tier == tier && !inRamps.contains($0) }, index, variants, body)
    }
    sections = (raw.map { [$0] } ?? []) + tiers + PaletteContent.viewSection(otherTokens, index, variants, body)
  }

  private static func hasRoomForNotation(
    _ tokens: [Int], _ index: ReportIndex, _ variants: [Int], _ body: Double
  ) -> Bool {
    let span = CardRow.span(0, in: body, variants: variants.count).width
    let room = CardRow.part(0, of: variants.count, width: span).width - 6
    return tokens.allSatisfy { token in
      variants.allSatisfy { variant in
        let stops = index.stops(token, in: variant)
        return stops.count != 1 || Double(SheetColor.text(stops[0]).count) * CardRow.monoLetter <= room
      }
    }
  }

  /// Returns the section of raw colors: first the ramps, then colors that differ between the variants, then names without a
  /// value. Returns `nil` where there are none of these.
  private static func rawSection(
    _ raw: [Int], steady: [Int], stepped: [Int], _ index: ReportIndex, _ variants: [Int], _ body: Double
  ) -> Section? {
    let ramps = Ramp.ramps(steady + stepped, index, variants: variants)
    let steadyTokens = Set(steady)
    let changing = raw.filter { !steadyTokens.contains($0) }
    let missing = changing.filter { index.firstVariant(of: $0, in: variants) == nil }
    let missingTokens = Set(missing)
    var rows = RampRow.rows(ramps, width: body).map { Row.ramps($0) }
    rows += cardRows(changing.filter { !missingTokens.contains($0) }, index, variants, body)
    rows += stride(from: 0, to: missing.count, by: MissingRow.perRow(body)).map {
      .missing(Array(missing[$0..<min($0 + MissingRow.perRow(body), missing.count)]))
    }
    guard !rows.isEmpty else { return nil }
    let colors = raw.count - missing.count + stepped.count
    let parts = [
      colors > 0 || missing.isEmpty ? Counted.of(colors, "colour", "colours") : nil,
      missing.isEmpty ? nil : "\(missing.count) without value",
    ]
    return Section(
      titles: [raw.isEmpty ? "Ramps" : "Raw"], count: parts.compactMap { $0 }.joined(separator: ", "), rows: rows)
  }

  /// Returns the sections of the tokens of one tier, by family.
  private static func sections(
    _ tokens: [Int], _ index: ReportIndex, _ variants: [Int], _ body: Double
  ) -> [Section] {
    let families = PaletteFamilies.shared(
      PaletteFamilies.of(Ramp.numeric(tokens, index), index),
      perRow: CardRow.perRow(body, variants: variants.count))
    return families.map { family in
      Section(
        titles: family.names, count: Counted.of(family.tokens.count, "token", "tokens"),
        rows: cardRows(family.tokens, index, variants, body))
    }
  }

  /// Returns the colors that views write beside tokens, which are no tokens of a theme.
  private static func viewSection(
    _ tokens: [Int], _ index: ReportIndex, _ variants: [Int], _ body: Double
  ) -> [Section] {
    let written = tokens.filter { index.report.tokens[$0].isStandIn }
    guard !written.isEmpty else { return [] }
    return [
      Section(
        titles: ["in views"], count: Counted.of(written.count, "colour"),
        rows: cardRows(written, index, variants, body))
    ]
  }

  private static func cardRows(_ tokens: [Int], _ index: ReportIndex, _ variants: [Int], _ body: Double) -> [Row] {
    let perRow = CardRow.perRow(body, variants: variants.count)
    return stride(from: 0, to: tokens.count, by: perRow).map { start in
      let row = Array(tokens[start..<min(start + perRow, tokens.count)])
      let lines = row.flatMap { token in
        variants.map { variant in
          index.missingReason(token, in: variant) != nil ? 3 : 1 + min(2, index.aliases(token, in: variant).count)
        }
      }
      let room = CardRow.span(0, in: body, variants: variants.count).width
      return .cards(
        Cards(
          tokens: row, captionLines: lines.max() ?? 1,
          nameLines: row.map { CardRow.nameLines(index.label($0), room) }.max() ?? 1))
    }
  }

  /// Returns the tokens that have no value in some variant.
  func withoutValue(_ tokens: [Int], _ index: ReportIndex) -> [Int] {
    tokens.filter { token in variants.contains { index.missingReason(token, in: $0) != nil } }
  }
}

/// The rows of each section that are on one sheet.
struct PalettePage: Sendable {
  struct Part: Sendable {
    var section: Int
    var rows: Range<Int>
  }

  var parts: [Part] = []

  /// The height at which a sheet ends, approximately, in px.
  static let tallest = 1850.0

  static func pages(_ content: PaletteContent) -> [PalettePage] {
    let start = 177.0 + (PaletteSheet.hasVariantHeads(content) ? PaletteSheet.variantHeads : 0)
    let footer = 100.0
    var pages: [PalettePage] = []
    var page = PalettePage()
    var y = start
    for (number, section) in content.sections.enumerated() {
      var first = 0
      y += page.parts.isEmpty ? 30 : 58
      for (row, kind) in section.rows.enumerated() {
        // A section with several rows does not begin with a single row at the end of a sheet.
        let next = row == 0 && section.rows.count > 1 ? kind.gap(before: section.rows[1]) + section.rows[1].height : 0
        if y + kind.height + next + footer > tallest, !(page.parts.isEmpty && row == first) {
          if row > first { page.parts.append(Part(section: number, rows: first..<row)) }
          pages.append(page)
          page = PalettePage()
          y = start + 30
          first = row
        }
        y += kind.height + (row + 1 < section.rows.count ? kind.gap(before: section.rows[row + 1]) : 0)
      }
      page.parts.append(Part(section: number, rows: first..<section.rows.count))
    }
    if !page.parts.isEmpty { pages.append(page) }
    return pages.isEmpty ? [PalettePage()] : pages
  }
}
