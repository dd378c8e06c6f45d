import Audit
import ColorScience
import Wording

/// The content of the summary sheet of a system before layout. It is computed once and drawn on both papers.
struct SummaryContent: Sendable {
  var system: String
  var stamp: String
  var mark: VerdictMark
  var verdict: String
  var lede: [SummaryText]
  var counts: [SummaryCount]
  var sections: [SummarySection]
  var footer: String

  /// The alternative text of the picture. Its first sentences are enough where there is little room.
  var altText: AltText {
    var lines = [lede.map(\.text).joined(separator: " ")]
    lines.append(counts.map { "\(Counted.number($0.count)) \($0.word)" }.joined(separator: ", ") + ".")
    for section in sections { lines += section.inWords }
    return AltText(
      heading: "\(AltText.name(system)), contrast summary.", verdict: "\(verdict).", lines: lines.filter { $0 != "." },
      rest: "")
  }
}

/// A sentence with its weight.
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

/// One part of the verdict bar, with the count under it.
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

  /// The note at the right of the title.
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
  /// Whether the run fails because of it.
  var isFailing: Bool
  var strong: String
  var rest: String
  /// A mark that replaces the cross or the query.
  var mark: Mark?
}

/// A background and the foreground on it.
struct SummaryLook: Hashable, Sendable {
  var background: Color
  var foreground: Color
}

/// A value to change, and how much the change mends.
struct SummaryChange: Hashable, Sendable {
  var name: String
  var sample: SampleKind
  /// The worst look, now and after the change; `after` is `nil` where no value was found.
  var now: SummaryLook?
  var after: SummaryLook?
  /// The values now and after the change; several where each theme defines its own.
  var values: [Values]
  /// The number of all values, of which `values` are the first.
  var valueCount: Int
  var difference: Double?
  var tokens: [String]
  /// The themes concerned, such as `in 6 themes`.
  var scope: String
  /// What else is to be said of it, such as `as background, breaks 2`.
  var aside = ""
  /// `nil` where nothing is counted.
  var count: Int?
  /// `mended`, or `pairs` where no change mends them.
  var unit: String
  /// Whether `count` is the number of pairs that a change would mend.
  var isMended = false
  /// How many pairs the change breaks, such as `breaks 2`.
  var breaks = ""

  struct Values: Hashable, Sendable {
    var now: Color
    var after: Color?
    /// Whether a value was looked for. It matters where `after` is `nil`.
    var isSought = true
  }

  /// The scope and what else is said, after the names of tokens: ` in 6 themes, breaks 2`.
  var tail: String { (scope.isEmpty ? "" : " \(scope)") + (aside.isEmpty ? "" : ", \(aside)") }

  /// The words in place of a new value.
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

/// The values to change, or only the causes where no change is known.
struct SummaryChanges: Sendable {
  var title: String
  var note: String
  var rows: [SummaryChange]
  var rest: String
}

/// One pair, drawn large.
struct SummaryTile: Hashable, Sendable {
  var look: SummaryLook
  var sample: SampleKind
  var ratio: Double
  var required: Double
  var pill: Pill
  /// The forms of each name, the fullest first.
  var foreground: [String]
  var background: [String]
  /// The first variant that has the pair, and how many other variants have the same.
  var theme: String
  var others: Int
  /// The look before a change; `nil` where there is no earlier report with the pair.
  var before: SummaryLook?
  var beforeRatio: String?
  /// The ratio with the digits that tell it from the one before; `nil` where there is none.
  var shownRatio: String?

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
