import Audit
import ColorScience
import JSONText
import ThemeModel

/// The judged pairs, without anything that the rest of the document already contains. A pair that passes and has nothing more
/// to report is only its ratio. Every other pair is an object. It leaves out its layers where they are just the opaque colors
/// of its two tokens, and its displays where all agree.
struct PairCoding: Sendable {
  /// The names of the columns of an entry in a list of pairs.
  static let listColumns = ["rule", "foreground", "background"]

  private let settings: AuditSettings
  private let rules: [RuleReport]

  init(_ report: AuditReport) {
    settings = report.settings
    rules = report.rules
  }

  static func write(_ list: [PairLists.Entry], to json: inout JSONBytes) {
    json.byte("[")
    for entry in list {
      json.byte("[")
      json.integer(Int(entry.rule))
      json.byte(",")
      json.integer(Int(entry.foreground))
      json.byte(",")
      json.integer(Int(entry.background))
      json.text("],")
    }
    json.dropLast(",")
    json.byte("]")
  }

  /// Writes the pairs of one variant.
  func write(
    _ judged: JudgedPairs, _ range: Range<Int>, colors: ThemeColors, row values: ThemeColors.Row,
    to json: inout JSONBytes
  ) {
    json.text(",\n     \"ratios\":[")
    for row in judged.rows[range] {
      if row.isMerePass, let ratio = row.ratio { json.number(ratio) } else { json.text("null") }
      json.byte(",")
    }
    json.dropLast(",")
    json.text("],\n     \"pairs\":[")
    var isFirst = true
    for row in judged.rows[range] where !row.isMerePass {
      json.text(isFirst ? "\n      {\"rule\":" : ",\n      {\"rule\":")
      isFirst = false
      let detail = row.detail < 0 ? nil : judged.details[Int(row.detail)]
      writeVerdict(row, required: detail?.required ?? rules[Int(row.rule)].criterion.required, to: &json)
      if let detail, !row.isPlain { writeStack(detail, colors, values, to: &json) }
      if row.isFragile { json.text(",\"fragile\":true") }
      if let reason = detail?.reason {
        json.text(",\"reason\":")
        json.string(reason)
      }
      if row.waiver >= 0 {
        json.text(",\"waiver\":")
        json.integer(Int(row.waiver))
      }
      if row.cause >= 0 {
        json.text(",\"cause\":")
        json.integer(Int(row.cause))
      }
      if let detail { writeAdvice(detail, to: &json) }
      json.byte("}")
    }
    json.byte("]")
  }

  private func writeVerdict(_ row: JudgedPairs.Row, required: Double, to json: inout JSONBytes) {
    json.integer(Int(row.rule))
    json.text(",\"foreground\":")
    json.integer(Int(row.foreground))
    json.text(",\"background\":")
    json.integer(Int(row.background))
    switch row.verdict {
    case .fail: json.text(",\"verdict\":\"fail\"")
    case .undetermined: json.text(",\"verdict\":\"undetermined\"")
    case .waived: json.text(",\"verdict\":\"waived\"")
    case .exempt: json.text(",\"verdict\":\"exempt\"")
    case .pass: json.text(",\"verdict\":\"pass\"")
    }
    if let ratio = row.ratio {
      json.text(",\"ratio\":")
      json.number(ratio)
    }
    json.text(",\"required\":")
    json.written(required)
  }

  private func writeStack(
    _ pair: PairReport, _ colors: ThemeColors, _ values: ThemeColors.Row, to json: inout JSONBytes
  ) {
    if pair.displayRatios.contains(where: { $0 != pair.ratio }) || pair.displayRatios.count != settings.displays.count {
      json.text(",\"displays\":[")
      for ratio in pair.displayRatios {
        json.number(ratio)
        json.byte(",")
      }
      json.dropLast(",")
      json.byte("]")
    }
    if let ratio = pair.nativeRatio {
      json.text(",\"nativeRatio\":")
      json.number(ratio)
    }
    LayerCoding.write(pair.layers, colors, values, to: &json)
    if pair.alternatives > 0 {
      json.text(",\"alternatives\":")
      json.integer(pair.alternatives)
    }
    if let stop = pair.backgroundStop {
      json.text(",\"backgroundStop\":")
      json.integer(stop)
    }
    if let stop = pair.foregroundStop {
      json.text(",\"foregroundStop\":")
      json.integer(stop)
    }
  }

  private func writeAdvice(_ pair: PairReport, to json: inout JSONBytes) {
    // An empty list means that suggestions were looked for and none was found.
    if pair.isSuggestionSought {
      json.text(",\"suggestions\":[")
      for suggestion in pair.suggestions {
        SuggestionCoding.write(suggestion, to: &json)
        json.byte(",")
      }
      json.dropLast(",")
      json.byte("]")
    }
    if let change = pair.change {
      json.text(",\"change\":{\"kind\":")
      json.string(change.kind.rawValue)
      if let ratio = change.baselineRatio {
        json.text(",\"baseline\":")
        json.number(ratio)
      }
      json.byte("}")
    }
  }
}
