import Audit
import Wording

/// The block at the top of a sheet: kind, title, verdict and legend. The verdict comes first, then the counts, then the picture.
struct SheetHead: Sendable {
  var kind: String
  /// The number of the sheet, from 1, and of all sheets.
  var number: (sheet: Int, of: Int)?
  var title: String
  var subtitle: String
  var verdict: VerdictSentence
  var legend: [LegendItem]
  /// An item at the right end of the legend's first row, where there is room; else in a row of its own.
  var legendNote: LegendItem?
  var stamps: [String]

  static func stamps(_ tool: ToolStamp) -> [String] {
    let commit = tool.commit.map { "commit \(short($0))" }
    let second = [commit, tool.date].compactMap { $0 }.joined(separator: " · ")
    let digest = tool.configDigest.isEmpty ? "" : " · \(tool.configuration)"
    return ["\(tool.name) \(tool.version)\(digest)"] + (second.isEmpty ? [] : [second])
  }

  /// Cuts a full hash to seven digits; anything else stays as given.
  static func short(_ commit: String) -> String {
    let isHash = commit.count >= 20 && commit.allSatisfy { $0.isHexDigit }
    return isHash ? String(commit.prefix(7)) : commit
  }
}

/// One or two sentences that give the result of the sheet.
struct VerdictSentence: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case words(String)
    case name(String)
  }

  var mark: Mark
  /// The first sentence, which contains no names.
  var first: String
  var second: [Part]

  /// Returns the sentences as one line of text.
  func plain(_ shown: (String) -> String) -> String {
    let tail = second.map { part in
      switch part {
      case .words(let words): words
      case .name(let name): shown(name)
      }
    }
    return tail.isEmpty ? first : first + " " + tail.joined()
  }
}

struct LegendItem: Sendable {
  enum Symbol: Sendable {
    case none
    case pill(Pill)
    /// A symbol that draws itself with its left edge at x and its middle at y.
    case drawn(width: Double, @Sendable (inout Drawing, _ x: Double, _ y: Double) -> Void)
  }

  var symbol: Symbol
  var count: Int?
  var meaning: String

  init(_ symbol: Symbol, count: Int? = nil, _ meaning: String) {
    self.symbol = symbol
    self.count = count
    self.meaning = meaning
  }
}

extension Drawing {
  /// Draws the head and returns the y of its last rule.
  mutating func head(_ head: SheetHead, with engine: TextEngine) -> Double {
    let right = width - Measures.margin
    let content = width - 2 * Measures.margin
    let number = head.number.map { ", sheet \($0.sheet) of \($0.of)" } ?? ""
    text(head.kind + number, .kind, x: Measures.margin, baseline: 50, .chrome(.ink2))
    for (index, stamp) in head.stamps.enumerated() {
      let shown = engine.fitted(stamp, .meta, width: content * 0.6)
      text(shown, .meta, right: right, baseline: 50 + 14 * Double(index), .chrome(.ink3), with: engine)
    }

    let title = engine.fitted(head.title, .title, width: content * (head.subtitle.isEmpty ? 1 : 0.6))
    text(title, .title, x: Measures.margin, baseline: 88, .chrome(.ink))
    let subtitleX = Measures.margin + engine.width(title, .title) + 14
    let subtitle = engine.fitted(head.subtitle, .subtitle, width: right - subtitleX)
    text(subtitle, .subtitle, x: subtitleX, baseline: 88, .chrome(.ink2))

    let shift = verdict(head.verdict, content: content, with: engine)
    rule(y: 136 + shift)
    // Two rules with nothing between them would look like a gap.
    guard !head.legend.isEmpty || head.legendNote != nil else { return 136 + shift }
    let rows = legend(head.legend, note: head.legendNote, y: 149 + shift, content: content, with: engine)
    let end = 177 + shift + 24 * Double(rows - 1)
    rule(y: end)
    return end
  }

  /// Draws the verdict and returns how far everything below moves down.
  private mutating func verdict(_ verdict: VerdictSentence, content: Double, with engine: TextEngine) -> Double {
    let x = Measures.margin + 20
    let room = content - 20
    mark(verdict.mark, in: Rect(Measures.margin, 105, 12, 12), .chrome(.ink), stroke: 2.2, with: engine)
    text(verdict.first, .verdictStrong, x: x, baseline: 116, .chrome(.ink))
    guard !verdict.second.isEmpty else { return 0 }
    let gap = engine.width("  ", .verdict)
    let start = engine.width(verdict.first, .verdictStrong) + gap
    if let runs = runs(verdict.second, .verdict, .verdictStrong, width: room - start, isShared: false, with: engine) {
      draw(runs, x: x + start, baseline: 116)
      return 0
    }
    let second = runs(
      verdict.second, .verdictSecond, .verdictSecondStrong, width: room, isShared: true, with: engine)
    draw(second ?? [], x: x, baseline: 136)
    return 20
  }

  private mutating func draw(_ runs: [TextRun], x: Double, baseline: Double) {
    for run in runs { text(run.text, run.style, x: x + run.x, baseline: baseline, run.paint) }
  }

  /// Returns the parts on one line. When they do not fit, returns `nil`, or with `isShared` lets the names share the width
  /// that the words leave.
  private func runs(
    _ parts: [VerdictSentence.Part], _ plain: TextStyle, _ strong: TextStyle, width: Double, isShared: Bool,
    with engine: TextEngine
  ) -> [TextRun]? {
    var names: [Double] = []
    var words = 0.0
    for part in parts {
      switch part {
      case .words(let text): words += engine.width(text, plain)
      case .name(let name): names.append(engine.width(engine.visible(name), strong))
      }
    }
    let room = width - words
    if names.reduce(0, +) > room && !isShared { return nil }
    let share = SharedRoom.share(of: room, among: names)
    var runs: [TextRun] = []
    var x = 0.0
    for part in parts {
      switch part {
      case .words(let text):
        runs.append(TextRun(text: text, style: plain, paint: .chrome(.ink2), x: x, width: engine.width(text, plain)))
      case .name(let name):
        let shown = VisibleName.isolated(engine.fitted(name, strong, width: share))
        runs.append(TextRun(text: shown, style: strong, paint: .chrome(.ink), x: x, width: engine.width(shown, strong)))
      }
      x += runs.last?.width ?? 0
    }
    return runs
  }

  /// Draws the legend and returns its number of rows.
  private mutating func legend(
    _ items: [LegendItem], note: LegendItem?, y top: Double, content: Double, with engine: TextEngine
  ) -> Int {
    var x = Measures.margin
    var row = 0
    for item in items {
      let width = self.width(of: item, with: engine)
      if x > Measures.margin, x + width > Measures.margin + content {
        x = Measures.margin
        row += 1
      }
      legendItem(item, x: x, y: top + 24 * Double(row), with: engine)
      x += width + 20
    }
    if let note {
      let width = self.width(of: note, with: engine)
      if x + width > Measures.margin + content { row += 1 }
      legendItem(note, x: Measures.margin + content - width, y: top + 24 * Double(row), with: engine)
    }
    return row + 1
  }

  private func width(of item: LegendItem, with engine: TextEngine) -> Double {
    var width = 0.0
    switch item.symbol {
    case .none: break
    case .pill(let pill): width += pill.width(with: engine) + 6
    case .drawn(let drawn, _): width += drawn + 8
    }
    if let count = item.count { width += engine.width(Counted.number(count), .count) + (item.meaning.isEmpty ? 0 : 5) }
    return width + engine.width(item.meaning, .note)
  }

  private mutating func legendItem(_ item: LegendItem, x: Double, y: Double, with engine: TextEngine) {
    var pen = x
    switch item.symbol {
    case .none: break
    case .pill(let pill): pen += self.pill(pill, x: pen, y: y, with: engine) + 6
    case .drawn(let width, let draw):
      draw(&self, pen, y + 7.5)
      pen += width + 8
    }
    if let count = item.count {
      text(Counted.number(count), .count, x: pen, baseline: y + 11.5, .chrome(.ink))
      pen += engine.width(Counted.number(count), .count) + 5
    }
    text(item.meaning, .note, x: pen, baseline: y + 11.5, .chrome(.ink2))
  }

  /// Draws the footer's rule at y and its sentences below, and sets the height of the sheet.
  mutating func foot(_ sentences: [String], y: Double, with engine: TextEngine) {
    rule(y: y)
    let words = sentences.filter { !$0.isEmpty }.joined(separator: " ")
    let lines = engine.lines([TextPiece(words, .note, .chrome(.ink2))], width: width - 2 * Measures.margin)
    var baseline = y + 20
    for line in lines {
      for run in line { text(run.text, run.style, x: Measures.margin + run.x, baseline: baseline, run.paint) }
      baseline += 16
    }
    height = (baseline - 16 + 32).rounded(.up)
  }
}

/// The distribution of a width among several lengths: short ones get all they need, long ones get equal parts of the rest.
enum SharedRoom {
  static func share(of room: Double, among lengths: [Double]) -> Double {
    var rest = room
    var waiting = lengths.sorted()
    while let shortest = waiting.first {
      let share = rest / Double(waiting.count)
      if shortest > share { return max(share, 0) }
      rest -= shortest
      waiting.removeFirst()
    }
    return .infinity
  }
}
