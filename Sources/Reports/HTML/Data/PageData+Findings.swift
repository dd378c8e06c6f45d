import Audit
import ColorScience
import JSONText
import ThemeModel
import Wording

/// The causes and all findings beside pairs.
extension PageData {
  mutating func writeCauses() {
    list("causes", report.causes) { data, cause in
      data.json.beginObject()
      data.json.member("name", cause.name)
      data.json.member("side", cause.side.rawValue)
      data.optional("token", cause.token)
      data.optional("mended", cause.mended)
      data.list("definitions", cause.definitions) { data, definition in
        data.json.beginObject()
        data.json.member("color", data.pools.colors.index(of: definition.color))
        data.place("place", definition.place)
        data.list("themes", definition.themes) { $0.json.value($1) }
        data.json.member("sought", definition.isFixSought)
        data.json.end()
      }
      data.json.key("tokens")
      data.integers(cause.tokens)
      data.list("themes", cause.themes) { $0.json.value($1) }
      data.list("fixes", cause.fixes) { data, fix in
        data.json.beginObject()
        data.json.member("kind", fix.kind.rawValue)
        data.json.member("definition", fix.definition)
        data.json.member("color", data.pools.colors.index(of: fix.color))
        data.optional("token", fix.token)
        data.json.member("mended", fix.mended)
        data.json.member("broken", fix.broken)
        if fix.worsened > 0 { data.json.member("worsened", fix.worsened) }
        if let refusal = fix.refusal { data.json.member("refused", refusal) }
        data.json.end()
      }
      data.json.end()
    }
  }

  mutating func writeFindings() {
    writeDistinguish()
    writeGamut()
    writeWaivers()
    writeBaseline()
    writeCoverage()
    writeNotices()
    list("diagnostics", report.diagnostics) { data, diagnostic in
      data.json.beginObject()
      data.json.member("severity", diagnostic.severity.rawValue)
      data.json.member("code", diagnostic.code)
      data.json.member("message", diagnostic.message)
      data.place("place", diagnostic.place)
      data.json.end()
    }
    json.key("totals")
    json.object { json in
      json.member("measured", report.totals.measured)
      json.member("fragile", report.totals.fragile)
    }
  }

  private mutating func writeDistinguish() {
    list("distinguish", report.distinguish) { data, set in
      data.json.beginObject()
      data.json.member("rule", set.rule)
      data.json.member("variant", set.variant)
      data.json.key("tokens")
      data.integers(set.tokens)
      data.json.member("threshold", set.threshold)
      data.json.member("inferred", set.isInferred)
      // Only pairs that are too similar, because the page knows the colors.
      data.list("alike", set.pairs.filter { !$0.alikeUnder.isEmpty }) { data, pair in
        data.json.beginArray()
        data.json.value(pair.first)
        data.json.value(pair.second)
        data.values(pair.alikeUnder.map(\.rawValue)) { $0.json.value($1) }
        data.json.end()
      }
      data.json.end()
    }
  }

  private mutating func writeGamut() {
    list("gamut", report.gamutFindings) { data, finding in
      data.json.beginObject()
      data.json.member("rule", finding.rule)
      data.json.member("token", finding.token)
      data.json.member("variant", finding.variant)
      data.json.member("gamut", finding.gamut.rawValue)
      data.json.member("difference", finding.difference)
      data.json.member("allowed", finding.allowed)
      data.json.end()
    }
  }

  private mutating func writeWaivers() {
    list("waivers", report.waivers) { data, waiver in
      data.json.beginObject()
      data.json.member("rule", waiver.rule)
      data.json.member("foreground", waiver.foreground)
      data.json.member("background", waiver.background)
      data.json.member("theme", waiver.theme)
      data.json.member("kind", waiver.kind)
      data.json.member("reason", waiver.reason)
      data.optional("owner", waiver.owner)
      data.optional("expires", waiver.expires)
      data.json.member("state", waiver.state.rawValue)
      data.json.member("matched", waiver.matched)
      data.place("place", waiver.place)
      data.json.end()
    }
  }

  /// Writes the sentences that the page shares with every other format.
  private mutating func writeNotices() {
    let notices = Checks.notices(in: report)
    json.key("notices")
    json.beginArray()
    for notice in notices where notice.failure != nil { write(notice) }
    for (evidence, count) in NoticeWords.unproven(in: report) { write(evidence, count) }
    for notice in notices where notice.failure == nil { write(notice) }
    json.end()
  }

  /// Writes the number of likely or guessed pairs, which the page measures as it does every pair.
  private mutating func write(_ evidence: Evidence, _ count: EvidenceTotals.Count) {
    json.object { [report] json in
      json.member("id", evidence.rawValue)
      json.member("fails", report.failedOn.contains(evidence.failureClass))
      json.member(
        "clause", "\(NoticeWords.measured(count, by: evidence)): \(NoticeWords.unjudged(count))")
      json.array("examples", inline: true) { _ in }
      json.member("more", 0)
    }
  }

  private mutating func write(_ notice: Notice) {
    let words = NoticeWords(notice) { [report] in report.tokens[$0].path }
    json.beginObject()
    json.member("id", notice.id)
    json.member("fails", notice.isFailing(in: report))
    json.member("clause", NoticeWords.clause(notice))
    list("examples", Array(notice.examples.prefix(PageData.exampleLimit))) { data, example in
      data.json.array {
        $0.value(words.name(example))
        $0.value(words.said(example, themes: 4))
      }
    }
    json.member("more", max(0, notice.examples.count - PageData.exampleLimit))
    json.end()
  }

  /// The most examples of one notice. Readers who want more find them in the page's views or in the report.
  private static let exampleLimit = 200

  mutating func writeBaseline() {
    json.key("baseline")
    guard let baseline = report.baseline else { return json.null() }
    json.beginObject()
    json.member("name", baseline.name)
    json.member("entries", baseline.entries)
    json.member("better", baseline.better)
    json.end()
  }

  mutating func writeCoverage() {
    json.key("coverage")
    json.beginObject()
    json.key("unpaired")
    integers(report.coverage.unpaired)
    list("notDrawn", report.coverage.notDrawn) { data, token in
      data.json.beginArray()
      data.json.value(token.token)
      data.integers(token.variants)
      data.json.end()
    }
    json.end()
    json.key("inference")
    if let inference = report.inference {
      json.object { json in
        json.member("convention", inference.convention)
        json.member("explanation", inference.explanation)
      }
    } else {
      json.null()
    }
  }
}
