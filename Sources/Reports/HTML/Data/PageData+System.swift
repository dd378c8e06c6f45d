import Audit
import ColorScience
import JSONText
import ThemeModel

/// The design system of the report: themes, tokens, variants and rules.
extension PageData {
  mutating func writeStamp() {
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
    writeReserve()
  }

  /// Writes the verdict where every judged pair passes and something else does not: the page cannot tell it from the pairs.
  private mutating func writeReserve() {
    let summary = ReportSummary(report)
    guard summary.isPassWithReserve else { return }
    json.key("reserve")
    json.beginObject()
    json.member("mark", summary.mark == .passes ? "pass" : summary.mark == .fails ? "fail" : "undetermined")
    json.member("verdict", summary.verdict)
    json.member("lede", summary.lede.joined(separator: " "))
    json.end()
  }

  mutating func writeSystem() {
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
      if token.isStandIn { data.json.value(1) }
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
      data.json.key("cells")
      data.steps(variant.colors.map { data.pools.cell($0) })
      data.json.end()
    }
  }

  mutating func writeRules() {
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
      data.json.member("evidence", rule.evidence.rawValue)
      data.json.end()
    }
  }
}
