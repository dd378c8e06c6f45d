import Audit
import ColorScience
import Wording

/// All themes of a system that has too many for sheets of their own: the colors of each as a strip, and
/// how many of its pairs fail.
struct ThemeIndexSheet: Sendable {
  struct Entry: Sendable {
    var name: String
    /// The colors shown, in the order of the tokens in which the themes differ most.
    var colors: [Color]
    var failing: Int
    var judged: Int
    var undetermined: Int
  }

  let index: ReportIndex
  let entries: [Entry]
  let number: (sheet: Int, of: Int)?
  let paper: SheetPaper

  static let columns = 4
  static let perSheet = 200
  private static let pitch = 52.0
  private static let between = 30.0
  private static let colorLimit = 12

  /// Returns the entries of each sheet, most failures first.
  static func pages(_ themes: [[Int]], _ index: ReportIndex) -> [[Entry]] {
    let telling = tellingTokens(index)
    let entries = themes.map { entry($0, telling, index) }.enumerated()
      .sorted { ($1.element.failing, $0.offset) < ($0.element.failing, $1.offset) }.map(\.element)
    return stride(from: 0, to: entries.count, by: perSheet).map {
      Array(entries[$0..<min($0 + perSheet, entries.count)])
    }
  }

  /// Returns the tokens with the most different colors over all variants.
  private static func tellingTokens(_ index: ReportIndex) -> [Int] {
    let variants = index.report.variants.indices
    let counts = index.report.tokens.indices.map { token in
      (token: token, count: Set(variants.prefix(200).map { index.stops(token, in: $0).first }).count)
    }
    let most = counts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .filter { $0.element.count > 1 }.prefix(2 * colorLimit / 3).map(\.element.token)
    return most.sorted()
  }

  private static func entry(_ variants: [Int], _ telling: [Int], _ index: ReportIndex) -> Entry {
    let pairs = variants.flatMap { index.pairsOfVariant[$0] }.map { index.report.pairs[$0].verdict }
    var colors: [Color] = []
    for token in telling {
      guard let color = variants.lazy.flatMap({ index.stops(token, in: $0) }).first, color.alpha >= 1,
        !colors.contains(color), colors.count < colorLimit
      else { continue }
      colors.append(color)
    }
    return Entry(
      name: index.report.variants[variants[0]].theme, colors: colors, failing: pairs.count { $0 == .fail },
      judged: pairs.count, undetermined: pairs.count { $0 == .undetermined })
  }

  func drawing(with engine: TextEngine) -> Drawing {
    var drawing = Drawing(paper: paper, width: Measures.width)
    let top = drawing.head(head(), with: engine) + 28
    for (place, entry) in entries.enumerated() {
      let (x, width) = Self.span(place % Self.columns)
      draw(entry, &drawing, x: x, width: width, y: top + Self.pitch * Double(place / Self.columns), with: engine)
    }
    let rows = (entries.count + Self.columns - 1) / Self.columns
    drawing.foot(
      [
        "Themes with the most failures first. Each strip shows the colours in which the themes differ most.",
        "“legible sheet --theme NAME” draws the sheets of one theme.",
      ], y: top + Self.pitch * Double(rows) - 8, with: engine)
    return drawing
  }

  /// Returns the left edge and width of a column, in whole px, so that the last column ends at the margin.
  static func span(_ column: Int) -> (x: Double, width: Double) {
    let pitch = (Measures.width - 2 * Measures.margin + between) / Double(columns)
    let left = (pitch * Double(column)).rounded()
    return (Measures.margin + left, (pitch * Double(column + 1)).rounded() - between - left)
  }

  private func draw(
    _ entry: Entry, _ drawing: inout Drawing, x: Double, width: Double, y: Double, with engine: TextEngine
  ) {
    let words =
      "\(Counted.number(entry.failing)) of \(Counted.number(entry.judged)) \(entry.failing == 1 ? "fails" : "fail")"
    let count = entry.judged == 0 ? "not judged" : entry.failing == 0 ? "none fails" : words
    let countWidth = engine.width(count, entry.failing > 0 ? .noteStrong : .note)
    let name = engine.fitted(entry.name, .tokenName, width: width - countWidth - 10)
    drawing.text(VisibleName.isolated(name), .tokenName, x: x, baseline: y, .chrome(.ink))
    drawing.text(
      count, entry.failing > 0 ? .noteStrong : .note, right: x + width, baseline: y,
      .chrome(entry.failing > 0 ? .ink : .ink2), with: engine)
    guard !entry.colors.isEmpty else { return }
    let strip = Rect(x, y + 7, width, 18)
    drawing.bands(strip, entry.colors)
    if drawing.needsHairline(entry.colors) { drawing.frame(strip) }
  }

  private func head() -> SheetHead {
    let line = VerdictLine(index.report.totals)
    let mark: Mark =
      switch line.mark {
      case .cross: .cross
      case .tick: .tick
      case .query: .query
      case .none: .dash
      }
    let failing = index.report.variants.indices.filter { variant in
      index.pairsOfVariant[variant].contains { index.report.pairs[$0].verdict == .fail }
    }
    let themes = Set(failing.map { index.report.variants[$0].theme }).count
    return SheetHead(
      kind: "Index", number: number, title: index.report.system,
      subtitle: Counted.of(index.report.themes.count, "theme"),
      verdict: VerdictSentence(
        mark: mark, first: "\(line.text).",
        second: themes == 0 ? [] : [.words("\(withFailures(themes)) failures.")]), legend: [],
      stamps: SheetHead.stamps(index.report.tool))
  }

  private func withFailures(_ themes: Int) -> String {
    let all = index.report.themes.count
    guard themes < all else { return Counted.every(all, "theme has", "themes have") }
    return Counted.of(themes, "theme has", "themes have")
  }

  func altText() -> AltText {
    AltText(
      head(),
      lines: entries.prefix(AltText.failureLimit).map {
        "\(AltText.name($0.name)): \(VerdictLine.failing($0.failing, of: $0.judged))."
      },
      rest: entries.count > AltText.failureLimit
        ? "\(Counted.of(entries.count - AltText.failureLimit, "more theme")) on the sheet." : "")
  }
}
