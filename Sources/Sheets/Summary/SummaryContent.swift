import Audit
import ColorScience
import Wording

/// What the summary sheet of a system says, before it is placed: made once, drawn on both papers.
struct SummaryContent: Sendable {
  var system: String
  var stamp: String
  var mark: VerdictMark
  var verdict: String
  var lede: [SummaryText]
  var counts: [SummaryCount]
  var sections: [SummarySection]
  var footer: String

  /// The alternative text beside the picture; its first sentences stand for it where there is room for little.
  var altText: AltText {
    var lines = [lede.map(\.text).joined(separator: " ")]
    lines.append(counts.map { "\(Counted.number($0.count)) \($0.word)" }.joined(separator: ", ") + ".")
    for section in sections { lines += section.inWords }
    return AltText(
      heading: "\(AltText.name(system)), contrast summary.", verdict: "\(verdict).", lines: lines.filter { $0 != "." },
      rest: "")
  }
}

/// A sentence and how much weight it has.
struct SummaryText: Hashable, Sendable {
  enum Weight: Hashable, Sendable {
    case strong
    case plain
    case soft
  }

  var text: String
  var weight: Weight

  init(_ text: String, _ weight: Weight = .plain) {
    self.text = text
    self.weight = weight
  }
}

/// One part of the verdict bar, and its count under it.
struct SummaryCount: Hashable, Sendable {
  var mark: Mark
  var count: Int
  var word: String

  static func all(_ totals: Totals) -> [SummaryCount] {
    [
      SummaryCount(mark: .cross, count: totals.fail, word: totals.fail == 1 ? "fails" : "fail"),
      SummaryCount(mark: .query, count: totals.undetermined, word: "undetermined"),
      SummaryCount(mark: .pause, count: totals.waived, word: "waived"),
      SummaryCount(mark: .dash, count: totals.exempt, word: "exempt"),
      SummaryCount(mark: .tick, count: totals.pass, word: totals.pass == 1 ? "passes" : "pass"),
    ].filter { $0.count > 0 }
  }
}

/// A titled part of the sheet.
enum SummarySection: Sendable {
  case changes(SummaryChanges)
  case table(SummaryTable)
  case strip(SummaryStrip)
  case pairs(SummaryPairs)
  case palette(SummaryPalette)
  case notes(title: String, [SummaryNote])

  var title: String {
    switch self {
    case .changes(let changes): changes.title
    case .table(let table): table.title
    case .strip: "Where"
    case .pairs(let pairs): pairs.title
    case .palette: "Colours"
    case .notes(let title, _): title
    }
  }

  /// At the right of the title.
  var note: String {
    switch self {
    case .changes(let changes): changes.note
    case .table(let table): table.note
    case .strip(let strip): strip.note
    case .pairs(let pairs): pairs.note
    case .palette(let palette): palette.note
    case .notes: ""
    }
  }

  var inWords: [String] {
    switch self {
    case .changes(let changes): changes.rows.map(\.inWords) + [changes.rest].filter { !$0.isEmpty }
    case .pairs(let pairs): pairs.tiles.map(\.inWords)
    case .notes(_, let notes): notes.map { "\($0.strong)\($0.rest)" }
    case .table, .strip, .palette: []
    }
  }
}

/// A line under “Not decided, not checked”.
struct SummaryNote: Hashable, Sendable {
  /// The run fails on it.
  var isFailing: Bool
  var strong: String
  var rest: String
  /// In place of the cross or the query.
  var mark: Mark?
}

/// Two colors and what stands on them.
struct SummaryLook: Hashable, Sendable {
  var background: Color
  var foreground: Color
}

/// A value to change, and what it mends.
struct SummaryChange: Hashable, Sendable {
  var name: String
  var sample: SampleKind
  /// The worst look, now and after; after is nil where no value was found.
  var now: SummaryLook?
  var after: SummaryLook?
  /// Values now and after; several where each theme defines its own.
  var values: [Values]
  /// Of how many the values are the first.
  var valueCount: Int
  var difference: Double?
  var tokens: [String]
  /// `in 6 themes`
  var scope: String
  /// Nil where nothing is counted.
  var count: Int?
  /// `mended`, or `pairs` where nothing mends them.
  var unit: String
  /// Whether the count is of what a change would mend.
  var isMended = false
  /// `breaks 2`
  var breaks = ""

  struct Values: Hashable, Sendable {
    var now: Color
    var after: Color?
    /// Without a value after it: whether one was looked for.
    var isSought = true
  }

  /// What stands in place of a value to take.
  var noValue: String { values.first?.isSought == false ? "not looked for" : "no value was found" }

  var inWords: String {
    let counted = (count.map { ", \(Counted.number($0)) \(unit)" } ?? "") + (breaks.isEmpty ? "" : ", \(breaks)")
    guard let first = values.first else { return "\(AltText.name(name))\(counted)." }
    if valueCount > 1 {
      return "\(AltText.name(name)): \(Counted.of(valueCount, "value"))\(counted)."
    }
    let change = first.after.map { "\(SheetColor.text(first.now)) to \(SheetColor.text($0))" } ?? noValue
    return "\(AltText.name(name)): \(change)\(counted)."
  }
}

/// What to change, or the causes where nobody knows what would mend them.
struct SummaryChanges: Sendable {
  var title: String
  var note: String
  var rows: [SummaryChange]
  var rest: String
}

/// One pair, large.
struct SummaryTile: Hashable, Sendable {
  var look: SummaryLook
  var sample: SampleKind
  var ratio: Double
  var required: Double
  var pill: Pill
  /// Forms of each name, the fullest first.
  var foreground: [String]
  var background: [String]
  /// Where it was found first, and how many others have the same.
  var theme: String
  var others: Int
  /// What it was before a change; nil where there is none to compare with.
  var before: SummaryLook?
  var beforeRatio: String?

  var inWords: String {
    "\(AltText.name(foreground.first ?? "")) on \(AltText.name(background.first ?? "")), \(AltText.name(theme)): "
      + "\(ShownNumber.ratio(ratio, required: required)) of \(ShownNumber.requirement(required)), \(pill.word)."
  }
}

struct SummaryPairs: Sendable {
  var title: String
  var note: String
  var tiles: [SummaryTile]
}
