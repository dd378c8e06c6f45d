import Audit
import ColorScience
import JSONText
import ThemeModel

/// The judged pairs as columns.
extension PageData {
  mutating func writePairs(_ pairs: PagePairs) {
    json.member("judged", pairs.pairs.count)
    list("groups", pairs.groups) { data, group in
      data.integers([group.rule, group.foreground, group.background])
    }
    list("verdicts", pairs.verdicts) { $0.json.value(String(decoding: $1, as: UTF8.self)) }
    let natives = pairs.sparse(\.nativeRatio)
    list("natives", natives.values) { $0.json.value($1) }
    json.key("sparse")
    json.beginObject()
    sparse("cause", pairs.sparse(\.cause))
    sparse("waiver", pairs.sparse(\.waiver))
    sparse("reason", pairs.sparse { pair in pair.reason.map { pools.reasons.index(of: $0) } })
    sparse("fragile", pairs.sparse { $0.isFragile ? 1 : nil })
    sparse("native", (natives.steps, Array(natives.values.indices)))
    sparse("blank", pairs.sparse { $0.ratio == nil ? 1 : nil })
    sparse("under", pairs.sparse { under($0) })
    sparse(
      "tips",
      pairs.sparse { pair in
        // An empty list means that suggestions were looked for and none was found.
        pair.isSuggestionSought ? pools.tips.index(of: pair.suggestions.map { pools.tip($0) }) : nil
      })
    writeChanges(pairs.sparse(\.change))
    json.end()
  }

  /// Returns the layers under the background that decided; `nil` where the rule itself names the layers for all its pairs.
  mutating func under(_ pair: PairReport) -> Int? {
    guard pair.layers.count > 2, report.rules[pair.rule].backdrops.isEmpty else { return nil }
    return pools.stacks.index(of: pair.layers.dropLast(2).map { pools.layer($0) })
  }

  mutating func writeChanges(_ changes: (steps: [Int], values: [PairReport.Change])) {
    let kinds: [PairReport.Change.Kind] = [.new, .worse, .better, .known, .fixed]
    json.key("change")
    json.beginArray()
    integers(changes.steps)
    integers(changes.values.map { kinds.firstIndex(of: $0.kind) ?? 0 })
    json.beginArray()
    for change in changes.values {
      if let ratio = change.baselineRatio { json.value(ratio) } else { json.null() }
    }
    json.end()
    json.end()
  }

  mutating func sparse(_ key: String, _ column: (steps: [Int], values: [Int])) {
    json.key(key)
    json.beginArray()
    integers(column.steps)
    integers(column.values)
    json.end()
  }
}
