import Audit
import JSONText
import ThemeModel
import Wording

/// The plan of a page that has one.
extension PageData {
  mutating func writeMend() {
    json.key("mend")
    guard let page = plan else { return json.null() }
    let plan = page.plan
    let words = MendWords(plan: plan)
    json.beginObject()
    json.member("first", page.isFirst)
    json.member("headline", words.headline)
    json.member("detail", words.detail)
    json.key("changes")
    json.beginArray()
    for (index, change) in plan.changes.enumerated() {
      write(change, index < page.edits.count ? page.edits[index] : PagePlan.Edit())
    }
    json.end()
    list("conflicts", plan.conflicts) { $0.write($1) }
    texts("offers", plan.offers.map(MendWords.offer))
    texts(
      "immovable", plan.immovable.map { MendWords.immovable($0) })
    texts("asides", plan.asides.map(MendWords.aside))
    texts("trades", plan.trades.map(MendWords.trade))
    list("sources", page.sources) { data, source in
      data.json.beginObject()
      data.json.member("file", source.file)
      data.json.member("count", source.count)
      data.json.member("ended", source.isEnded)
      data.list("lines", source.lines) { data, line in
        data.json.array {
          $0.value(line.number)
          $0.value(line.text)
        }
      }
      data.json.end()
    }
    json.end()
  }

  private mutating func texts(_ key: String, _ texts: [String]) {
    list(key, texts) { $0.json.value($1) }
  }

  private mutating func write(_ change: MendPlan.Change, _ edit: PagePlan.Edit) {
    json.beginObject()
    json.member("id", change.id)
    json.member("kind", change.kind.rawValue)
    json.member("name", change.name)
    place("place", change.place)
    json.member("before", pools.colors.index(of: change.before))
    json.member("after", pools.colors.index(of: change.after))
    json.member("css", change.before.css)
    json.member("move", MendWords.channels(change))
    if let target = change.target {
      json.member("targetBefore", target.before)
      json.member("targetAfter", target.after)
    }
    if let advised = change.advised { json.member("advised", MendWords.advised(advised, instead: change)) }
    list("tokens", change.tokens) { $0.json.value($1) }
    json.member("themes", change.themes.count)
    if let refusal = edit.refusal { json.member("refused", refusal) }
    spans("spans", edit.spans)
    json.key("alternatives")
    json.beginArray()
    for (index, other) in change.alternatives.enumerated() {
      json.beginObject()
      json.member("name", other.name)
      json.member("color", pools.colors.index(of: other.color))
      spans("spans", index < edit.alternatives.count ? edit.alternatives[index] : [])
      json.end()
    }
    json.end()
    json.end()
  }

  private mutating func spans(_ key: String, _ spans: [PagePlan.Span]) {
    list(key, spans) { data, span in
      data.json.array {
        $0.value(span.line)
        $0.value(span.start)
        $0.value(span.end)
        $0.value(span.text)
      }
    }
  }

  private mutating func write(_ conflict: MendPlan.Conflict) {
    json.beginObject()
    json.member("name", conflict.name)
    place("place", conflict.place)
    json.member("color", pools.colors.index(of: conflict.color))
    list("demands", Array(zip(conflict.looks, conflict.demands))) { data, pair in
      data.json.beginObject()
      data.json.member("foreground", pair.0.foreground)
      data.json.member("background", pair.0.background)
      data.json.member("rule", pair.0.rule)
      data.json.member("variant", pair.0.variant)
      data.json.member("words", MendWords.demand(pair.1))
      data.json.end()
    }
    list("ways", conflict.ways) { data, way in
      data.json.beginObject()
      data.json.member("kind", way.kind.rawValue)
      data.json.member("token", way.token)
      data.json.member("words", MendWords.way(way))
      if let waiver = MendWaiver.line(way) { data.json.member("waiver", waiver) }
      data.place("place", way.place)
      data.json.member("color", data.pools.colors.index(of: way.color))
      if let from = way.from, let target = way.target, way.refusal == nil, way.kind == .step {
        data.json.member("targetBefore", from)
        data.json.member("targetAfter", target)
      }
      data.json.end()
    }
    json.end()
  }
}
