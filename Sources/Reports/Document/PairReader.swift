import Audit
import ColorScience
import JSONText
import ThemeModel

/// A reader of the pairs of a variant, both those written as a ratio and those written as an object.
struct PairReader {
  let report: AuditReport
  private let lists: [[PairLists.Entry]]

  init(root: ReportObject, report: AuditReport) throws(ReportDocumentError) {
    self.report = report
    var lists: [[PairLists.Entry]] = []
    for list in try root.optionalArray("pairLists") {
      guard list.isArray else { throw root.error("pairLists", expected: "lists of pairs") }
      var entries: [PairLists.Entry] = []
      for pair in list.elements {
        let numbers = pair.elements.map(\.integer)
        guard numbers.count == 3, let rule = numbers[0], let foreground = numbers[1], let background = numbers[2],
          report.rules.indices.contains(rule), report.tokens.indices.contains(foreground),
          report.tokens.indices.contains(background)
        else { throw root.error("pairLists", expected: "lists of a rule, a foreground and a background") }
        entries.append(PairLists.Entry(rule: rule, foreground: foreground, background: background))
      }
      lists.append(entries)
    }
    self.lists = lists
  }

  /// How many pairs were judged in a variant.
  func count(of object: ReportObject) throws(ReportDocumentError) -> Int { try list(of: object).count }

  private func list(of object: ReportObject) throws(ReportDocumentError) -> [PairLists.Entry] {
    lists.isEmpty ? [] : lists[try object.index("pairList", below: lists.count)]
  }

  /// `values`: for each token an index into the palette's colors, below 0 where the theme has none.
  func pairs(
    of object: ReportObject, variant: Int, palette: PaletteReader.Palette, values: [Int32]
  ) throws(ReportDocumentError) -> [PairReport] {
    let list = try self.list(of: object)
    let ratios = try object.optionalArray("ratios")
    guard ratios.count == list.count else {
      throw object.error("ratios", expected: "one entry for each pair of its list")
    }
    var others = try object.optionalArray("pairs").makeIterator()
    var pairs: [PairReport] = []
    pairs.reserveCapacity(list.count)
    for (entry, node) in zip(list, ratios) {
      var pair: PairReport
      if let ratio = node.number {
        let rule = Int(entry.rule)
        pair = PairReport(
          rule: rule, foreground: Int(entry.foreground), background: Int(entry.background), variant: variant,
          verdict: .pass, ratio: ratio, required: report.rules[rule].criterion.required,
          evidence: report.rules[rule].evidence)
      } else {
        guard node.isNull, let next = others.next() else {
          throw object.error(
            "ratios", expected: "a number for each pair that is not in “pairs”, and null for the others")
        }
        var hasStack = false
        if let plain = plainPair(next, variant: variant) {
          pair = plain
        } else {
          let other = try object.nested(next, "pairs")
          pair = try self.pair(other, variant: variant)
          hasStack = other.has("layers")
          if hasStack { try readStack(other, into: &pair, palette, values) }
        }
        guard pair.rule == entry.rule, pair.foreground == entry.foreground, pair.background == entry.background else {
          throw object.error("pairs", expected: "in the order of the variant's list of pairs")
        }
        if hasStack {
          pairs.append(pair)
          continue
        }
      }
      palette.opaque.complete(&pair, background: values[pair.background], foreground: values[pair.foreground])
      pairs.append(pair)
    }
    guard others.next() == nil else { throw object.error("pairs", expected: "one entry for each null in “ratios”") }
    return pairs
  }

  private func pair(_ object: ReportObject, variant: Int) throws(ReportDocumentError) -> PairReport {
    var pair = PairReport(
      rule: try object.index("rule", below: report.rules.count),
      foreground: try object.index("foreground", below: report.tokens.count),
      background: try object.index("background", below: report.tokens.count), variant: variant,
      verdict: try object.choice("verdict", Verdict.self), ratio: try object.optionalNumber("ratio"),
      required: try object.number("required"), isFragile: try object.flag("fragile"),
      reason: try object.optionalString("reason"), waiver: try object.optionalInteger("waiver"),
      cause: try object.optionalInteger("cause"), isSuggestionSought: object.has("suggestions"))
    pair.evidence = report.rules[pair.rule].evidence
    for suggestion in try object.objects("suggestions") {
      pair.suggestions.append(try SuggestionCoding.read(suggestion))
    }
    if let change = try object.optionalObject("change") {
      pair.change = PairReport.Change(
        kind: try change.choice("kind", PairReport.Change.Kind.self),
        baselineRatio: try change.optionalNumber("baseline"))
    }
    return pair
  }

  private func readStack(
    _ object: ReportObject, into pair: inout PairReport, _ palette: PaletteReader.Palette, _ values: [Int32]
  ) throws(ReportDocumentError) {
    if object.has("displays") {
      pair.displayRatios = try object.numbers("displays")
    } else if let ratio = pair.ratio {
      pair.displayRatios = Array(repeating: ratio, count: report.settings.displays.count)
    }
    pair.nativeRatio = try object.optionalNumber("nativeRatio")
    pair.layers = try LayerCoding.read(object, tokens: report.tokens.count) { token in
      guard values[token] >= 0, case .color(let color) = palette.table.values[Int(values[token])] else { return nil }
      return color
    }
    pair.alternatives = try object.optionalInteger("alternatives") ?? 0
    pair.backgroundStop = try object.optionalInteger("backgroundStop")
    pair.foregroundStop = try object.optionalInteger("foregroundStop")
  }
}
