import Audit
import ColorScience
import JSONText
import ThemeModel
import Wording

/// Causes, and all that was found beside pairs.
extension PageData {
  mutating func writeCauses() {
    list("causes", report.causes) { data, cause in
      data.json.beginObject()
      data.json.member("name", cause.name)
      data.json.member("side", cause.side.rawValue)
      data.optional("token", cause.token)
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
        if let refusal = fix.refusal { data.json.member("refused", refusal) }
        data.json.end()
      }
      data.json.end()
    }
  }

  mutating func writeFindings() {
    writeDistinguish()
    writeGamut()
    writeContract()
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
      // Only what is too near: the page knows the colors.
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

  private mutating func writeContract() {
    list("contract", report.contractFindings) { data, finding in
      data.json.beginObject()
      data.json.member("kind", finding.kind.rawValue)
      data.json.member("token", finding.token)
      data.json.member("theme", finding.theme)
      data.place("place", finding.place)
      data.json.member("reason", finding.reason)
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

  /// The sentences that the page shares with every other format.
  private mutating func writeNotices() {
    let words = NoticeWords(report)
    json.key("notices")
    json.beginObject()
    optional("contract", words.contract)
    optional("alike", words.alike)
    optional("outsideGamut", words.outsideGamut)
    optional("expiredWaivers", words.expiredWaivers)
    optional("unusedWaivers", words.unusedWaivers)
    optional("staleEntries", words.staleEntries)
    optional("unpaired", words.unpaired)
    optional("missing", words.missing)
    json.end()
  }

  mutating func writeBaseline() {
    json.key("baseline")
    guard let baseline = report.baseline else { return json.null() }
    json.beginObject()
    json.member("name", baseline.name)
    json.member("entries", baseline.entries)
    json.member("better", baseline.better)
    list("stale", baseline.stale) { data, entry in
      data.json.beginObject()
      data.json.member("identity", entry.identity)
      data.place("place", entry.place)
      data.json.end()
    }
    json.end()
  }

  mutating func writeCoverage() {
    json.key("coverage")
    json.beginObject()
    json.key("unpaired")
    integers(report.coverage.unpaired)
    list("missing", report.coverage.missing) { data, missing in
      data.json.beginArray()
      data.json.value(missing.token)
      data.values(missing.themes) { $0.json.value($1) }
      data.json.end()
    }
    list("idleRules", report.coverage.idleRules) { $0.json.value($1) }
    list("idlePatterns", report.coverage.idlePatterns) { data, pattern in
      data.json.array {
        $0.value(pattern.pattern)
        $0.value(pattern.owner)
      }
    }
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
