import Audit
import ColorScience
import JSONText
import ThemeModel

/// What the page's script works on: the report without what the page can compute, as JSON that no name can break out of.
struct PageData {
  static let schema = "legible.page/1"

  private let report: AuditReport
  private var pools = PagePools()
  var json = JSONWriter(.compact, safeInScript: true)

  static func json(_ report: AuditReport) -> [UInt8] {
    var data = PageData(report: report)
    data.write()
    return data.json.bytes
  }

  private init(report: AuditReport) {
    self.report = report
  }

  private mutating func write() {
    json.beginObject()
    json.member("schema", Self.schema)
    writeStamp()
    writeSystem()
    writeRules()
    writePairs(PagePairs(report))
    writeCauses()
    writeFindings()
    writePools()
    json.end()
  }

  // MARK: - The system

  private mutating func writeStamp() {
    json.key("tool")
    json.beginObject()
    json.member("name", report.tool.name)
    json.member("version", report.tool.version)
    json.member("config", report.tool.configDigest)
    optional("commit", report.tool.commit)
    optional("date", report.tool.date)
    json.end()
    json.member("system", report.system)
    list("displays", report.settings.displays.map(\.rawValue)) { $0.json.value($1) }
    json.member("mapping", report.settings.mapping.rawValue)
    json.member("tolerance", report.settings.gamutTolerance)
    list("failedOn", report.failedOn.map(\.rawValue)) { $0.json.value($1) }
  }

  private mutating func writeSystem() {
    list("axes", report.axes) { data, axis in
      data.json.beginObject()
      data.json.member("name", axis.name)
      data.list("contexts", axis.contexts) { $0.json.value($1) }
      data.json.member("default", axis.defaultContext)
      data.json.member("changesNothing", axis.changesNothing)
      data.json.end()
    }
    list("themes", report.themes) { data, theme in
      data.json.beginObject()
      data.json.member("name", theme.name)
      data.optional("extends", theme.extends)
      data.place("place", theme.place)
      data.json.end()
    }
    list("tokens", report.tokens) { data, token in
      data.json.beginArray()
      data.json.value(token.path)
      data.json.value(token.tier.rawValue)
      data.value(token.role)
      data.value(token.place)
      data.value(token.summary)
      data.value(token.deprecated)
      data.json.end()
    }
    list("variants", report.variants) { data, variant in
      data.json.beginObject()
      data.json.member("theme", variant.theme)
      data.list("choices", variant.choices) { data, choice in
        data.json.array {
          $0.value(choice.axis)
          $0.value(choice.context)
        }
      }
      data.json.member("name", variant.name)
      data.optional("sameAs", variant.sameAs)
      data.optional("canvas", variant.canvas.map { data.pools.colors.index(of: $0) })
      data.list("cells", variant.colors) { $0.json.value($0.pools.cell($1)) }
      data.json.end()
    }
  }

  private mutating func writeRules() {
    list("rules", report.rules) { data, rule in
      data.json.beginObject()
      data.json.member("id", rule.id)
      data.list("foreground", rule.foreground) { $0.json.value($1) }
      data.list("background", rule.background) { $0.json.value($1) }
      data.list("over", rule.over) { $0.json.value($1) }
      data.list("backdrops", rule.backdrops) { data, layers in
        data.integers(layers.map { data.pools.layer($0) })
      }
      data.contexts("foregroundContexts", rule.foregroundContexts)
      data.json.member("criterion", rule.criterion.name)
      data.optional("success", rule.criterion.successCriterion)
      data.json.member("required", rule.criterion.required)
      data.contexts("when", rule.when)
      data.json.member("severity", rule.severity.rawValue)
      data.optional("reason", rule.reason)
      data.json.member("sample", rule.sample.rawValue)
      data.place("place", rule.place)
      data.json.member("inferred", rule.isInferred)
      data.json.end()
    }
  }

  // MARK: - Pairs

  private mutating func writePairs(_ pairs: PagePairs) {
    json.member("judged", pairs.pairs.count)
    list("groups", pairs.groups) { data, group in
      data.integers([group.rule, group.foreground, group.background])
    }
    list("verdicts", pairs.verdicts) { $0.json.value(String(decoding: $1, as: UTF8.self)) }
    json.key("sparse")
    json.beginObject()
    sparse("cause", pairs.sparse(\.cause))
    sparse("waiver", pairs.sparse(\.waiver))
    sparse("reason", pairs.sparse { pair in pair.reason.map { pools.reasons.index(of: $0) } })
    sparse("fragile", pairs.sparse { $0.isFragile ? 1 : nil })
    sparse("blank", pairs.sparse { $0.ratio == nil ? 1 : nil })
    sparse("under", pairs.sparse { under($0) })
    sparse(
      "tips",
      pairs.sparse { pair in
        pair.suggestions.isEmpty ? nil : pools.tips.index(of: pair.suggestions.map { pools.tip($0) })
      })
    writeChanges(pairs.sparse(\.change))
    json.end()
  }

  /// The layers under the background that decided, where the rule does not say them for all of its pairs.
  private mutating func under(_ pair: PairReport) -> Int? {
    guard pair.layers.count > 2, report.rules[pair.rule].backdrops.isEmpty else { return nil }
    return pools.stacks.index(of: pair.layers.dropLast(2).map { pools.layer($0) })
  }

  private mutating func writeChanges(_ changes: (steps: [Int], values: [PairReport.Change])) {
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

  private mutating func sparse(_ key: String, _ column: (steps: [Int], values: [Int])) {
    json.key(key)
    json.beginArray()
    integers(column.steps)
    integers(column.values)
    json.end()
  }

  // MARK: - Findings

  private mutating func writeCauses() {
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
        data.json.end()
      }
      data.json.end()
    }
  }

  private mutating func writeFindings() {
    list("distinguish", report.distinguish) { data, set in
      data.json.beginObject()
      data.json.member("rule", set.rule)
      data.json.member("variant", set.variant)
      data.json.key("tokens")
      data.integers(set.tokens)
      data.json.member("threshold", set.threshold)
      data.json.member("inferred", set.isInferred)
      // Only what is too near: the page knows the colours.
      data.list("alike", set.pairs.filter { !$0.alikeUnder.isEmpty }) { data, pair in
        data.json.beginArray()
        data.json.value(pair.first)
        data.json.value(pair.second)
        data.values(pair.alikeUnder.map(\.rawValue)) { $0.json.value($1) }
        data.json.end()
      }
      data.json.end()
    }
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
    list("contract", report.contractFindings) { data, finding in
      data.json.beginObject()
      data.json.member("kind", finding.kind.rawValue)
      data.json.member("token", finding.token)
      data.json.member("theme", finding.theme)
      data.place("place", finding.place)
      data.json.member("reason", finding.reason)
      data.json.end()
    }
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
    writeBaseline()
    writeCoverage()
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

  private mutating func writeBaseline() {
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

  private mutating func writeCoverage() {
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

  // MARK: - Pools, last, when everything has been named

  private mutating func writePools() {
    list("states", pools.states.values) { $0.value($1) }
    list("cells", pools.cells.values) { data, cell in
      data.json.beginArray()
      data.json.value(cell.state)
      data.integers(cell.links)
      data.json.end()
    }
    list("links", pools.links.values) { data, link in
      data.json.beginArray()
      data.value(link.path)
      data.value(link.text)
      data.json.value(link.file)
      data.json.value(link.line)
      data.json.value(link.column)
      data.json.end()
    }
    list("stacks", pools.stacks.values) { $0.integers($1) }
    list("tips", pools.tips.values) { data, tips in
      data.values(tips) { data, tip in
        data.json.beginArray()
        data.json.value(tip.side.rawValue)
        data.json.value(tip.kind.rawValue)
        data.json.value(tip.color)
        data.value(tip.token)
        data.json.end()
      }
    }
    list("reasons", pools.reasons.values) { $0.json.value($1) }
    list("colors", pools.colors.values) { $0.value($1) }
    list("files", pools.files.values) { $0.json.value($1) }
  }

  private mutating func value(_ state: TokenColor.State) {
    json.beginObject()
    switch state {
    case .color, .absent:
      json.member("kind", "absent")
    case .gradient(let stops):
      json.member("kind", "gradient")
      list("stops", stops) { data, stop in
        data.json.beginArray()
        data.json.value(data.pools.colors.index(of: stop.color))
        if let position = stop.position { data.json.value(position) } else { data.json.null() }
        data.json.end()
      }
    case .composite(let parts):
      json.member("kind", "composite")
      list("parts", parts) { data, part in
        data.json.beginArray()
        data.json.value(part.name)
        data.json.value(data.pools.colors.index(of: part.color))
        data.json.end()
      }
    case .placeholder(let placeholder):
      json.member("kind", "placeholder")
      json.member("is", placeholder.kind.rawValue)
      json.member("text", placeholder.text)
    case .undetermined(let undetermined):
      json.member("kind", "undetermined")
      json.member("code", undetermined.code)
      json.member("reason", undetermined.reason)
      optional("text", undetermined.text)
      place("place", undetermined.place)
    }
    json.end()
  }

  /// Eight bits of sRGB as hex, which is most of the colours there are; others with what each display shows of them.
  private mutating func value(_ color: Color) {
    if let hex = EightBitColor(color) {
      if color.alpha == 1 { return json.value(hex.text) }
      json.beginArray()
      json.value(hex.text)
      json.value(color.alpha)
      json.end()
      return
    }
    let displays = report.settings.displays
    let shown = displays.map { ShownColor(color, on: $0, mapping: report.settings.mapping) }
    json.beginObject()
    json.member("css", color.space == .srgb ? color.hex8 : color.css)
    json.member("alpha", color.alpha)
    list("shown", shown) { data, color in
      data.json.array {
        for i in 0..<3 { $0.value(color.components[i]) }
      }
    }
    list("inside", displays.map { color.isInside($0, tolerance: report.settings.gamutTolerance) }) {
      $0.json.value($1)
    }
    list("luminance", shown.map(\.luminance)) { $0.json.value($1) }
    list("shift", shown.map { Color.deltaEOK(color, $0.color) }) { $0.json.value($1) }
    json.end()
  }

  // MARK: - Pieces

  private mutating func list<Value>(
    _ key: String, _ values: [Value], _ write: (inout PageData, Value) -> Void
  ) {
    json.key(key)
    self.values(values, write)
  }

  private mutating func values<Value>(_ values: [Value], _ write: (inout PageData, Value) -> Void) {
    json.beginArray()
    for value in values { write(&self, value) }
    json.end()
  }

  private mutating func integers(_ values: [Int]) {
    json.beginArray()
    for value in values { json.value(value) }
    json.end()
  }

  private mutating func contexts(_ key: String, _ contexts: Contexts) {
    json.key(key)
    if contexts.isEmpty { return json.null() }
    json.object { json in
      for (axis, context) in contexts.sorted(by: { $0.key < $1.key }) { json.member(axis, context) }
    }
  }

  private mutating func value(_ text: String?) {
    if let text { json.value(text) } else { json.null() }
  }

  private mutating func value(_ number: Int?) {
    if let number { json.value(number) } else { json.null() }
  }

  private mutating func optional(_ key: String, _ text: String?) {
    json.key(key)
    value(text)
  }

  private mutating func optional(_ key: String, _ number: Int?) {
    json.key(key)
    value(number)
  }

  private mutating func place(_ key: String, _ place: Place?) {
    json.key(key)
    if let place { value(place) } else { json.null() }
  }

  private mutating func value(_ place: Place) {
    json.beginArray()
    json.value(pools.files.index(of: place.file))
    json.value(place.line)
    json.value(place.column)
    json.end()
  }
}
