import Audit
import ColorScience
import ThemeModel

/// What a palette sheet shows of one theme: its sections in order, each cut into rows.
struct PaletteContent: Sendable {
  struct Section: Sendable {
    var title: String
    /// `18 tokens`
    var count: String
    var rows: [Row]
  }

  enum Row: Hashable, Sendable {
    case ramps([Ramp])
    /// Tokens, one a card.
    case cards([Int])

    /// From its first baseline to its last.
    var height: Double {
      switch self {
      // Names take two lines at most; pages are cut as if they all did, so that fonts do not move a cut.
      case .ramps: 13 + RampRow.underName + RampRow.swatchHeight + RampRow.lastBaseline
      case .cards: CardRow.lastBaseline
      }
    }

    /// From its last baseline to the first of a row below it.
    var gap: Double {
      switch self {
      case .ramps: RampRow.gap
      case .cards: CardRow.pitch - CardRow.lastBaseline
      }
    }
  }

  /// The distinct variants of the theme that stand side by side.
  let variants: [Int]
  let sections: [Section]
  let rawTokens: [Int]
  let otherTokens: [Int]

  /// Variants side by side in one set of sheets.
  static let variantLimit = 8

  init(_ index: ReportIndex, variants: [Int]) {
    self.variants = variants
    let tokens = index.report.tokens
    let present = tokens.indices.filter { token in
      variants.contains { index.color(token, in: $0).state != .absent }
    }
    rawTokens = present.filter { tokens[$0].tier == .raw }
    otherTokens = present.filter { tokens[$0].tier != .raw }

    var sections: [Section] = []
    let steady = rawTokens.filter { token in
      Set(variants.map { index.color(token, in: $0).state }.filter { $0 != .absent }).count == 1
        && index.firstVariant(of: token, in: variants) != nil
    }
    let ramps = Ramp.ramps(steady, index, variants: variants)
    var rows = RampRow.rows(ramps).map { Row.ramps($0) }
    let steadyTokens = Set(steady)
    let changing = rawTokens.filter { !steadyTokens.contains($0) }
    rows += PaletteContent.cardRows(changing, variants: variants.count)
    if !rows.isEmpty {
      let count = SheetNumber.counted(rawTokens.count, "colour", "colours")
      sections.append(Section(title: "Raw", count: count, rows: rows))
    }
    for tier in [Tier.semantic, .component] {
      let members = otherTokens.filter { tokens[$0].tier == tier }
      for family in PaletteContent.families(members, index) {
        sections.append(
          Section(
            title: family.name, count: SheetNumber.counted(family.tokens.count, "token", "tokens"),
            rows: PaletteContent.cardRows(family.tokens, variants: variants.count)))
      }
    }
    self.sections = sections
  }

  /// Tokens by the first word of their names; those that stand alone share a family at the end.
  private static func families(_ tokens: [Int], _ index: ReportIndex) -> [(name: String, tokens: [Int])] {
    let names = tokens.map(index.name)
    let shared = SharedWord.commonParts(names)
    var families: [(key: String, name: String, tokens: [Int])] = []
    for (token, name) in zip(tokens, names) {
      let first = NameParts.split(SharedWord.without(shared, name)).first ?? name
      let key = SharedWord.bare(first)
      if let at = families.firstIndex(where: { $0.key == key }) {
        families[at].tokens.append(token)
      } else {
        families.append((key, key.isEmpty ? name : key, [token]))
      }
    }
    let single = families.filter { $0.tokens.count == 1 }
    guard single.count > 1 else { return families.map { ($0.name, $0.tokens) } }
    return families.filter { $0.tokens.count > 1 }.map { ($0.name, $0.tokens) }
      + [("other", single.flatMap(\.tokens))]
  }

  private static func cardRows(_ tokens: [Int], variants: Int) -> [Row] {
    let perRow = CardRow.perRow(variants: variants)
    return stride(from: 0, to: tokens.count, by: perRow).map {
      .cards(Array(tokens[$0..<min($0 + perRow, tokens.count)]))
    }
  }

  /// Tokens of which some variant shows no value.
  func withoutValue(_ tokens: [Int], _ index: ReportIndex) -> [Int] {
    tokens.filter { token in variants.contains { index.missingReason(token, in: $0) != nil } }
  }
}

/// A row of a section that is on a sheet, and whether the section began on an earlier one.
struct PalettePage: Sendable {
  struct Part: Sendable {
    var section: Int
    var rows: Range<Int>
  }

  var parts: [Part] = []

  /// Sheets end about here, in px.
  static let tallest = 1850.0

  static func pages(_ content: PaletteContent) -> [PalettePage] {
    let start = 177.0
    let footer = 100.0
    var pages: [PalettePage] = []
    var page = PalettePage()
    var y = start
    for (number, section) in content.sections.enumerated() {
      var first = 0
      y += page.parts.isEmpty ? 30 : 58
      for (row, kind) in section.rows.enumerated() {
        if y + kind.height + footer > tallest, !(page.parts.isEmpty && row == first) {
          if row > first { page.parts.append(Part(section: number, rows: first..<row)) }
          pages.append(page)
          page = PalettePage()
          y = start + 30
          first = row
        }
        y += kind.height + (row + 1 < section.rows.count ? kind.gap : 0)
      }
      page.parts.append(Part(section: number, rows: first..<section.rows.count))
    }
    if !page.parts.isEmpty { pages.append(page) }
    return pages.isEmpty ? [PalettePage()] : pages
  }
}
