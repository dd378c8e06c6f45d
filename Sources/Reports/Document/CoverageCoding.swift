import Audit
import JSONText
import ThemeModel

extension FindingCoding {
  static func write(_ baseline: BaselineReport, to json: inout JSONWriter) {
    json.object("baseline") { json in
      json.member("name", baseline.name)
      json.member("entries", baseline.entries)
      json.member("new", baseline.new)
      json.member("worse", baseline.worse)
      json.member("better", baseline.better)
      json.member("known", baseline.known)
      json.member("fixed", baseline.fixed)
      if !baseline.accepted.isEmpty { json.values("accepted", baseline.accepted.map(\.description)) }
      json.array("stale") { json in
        for entry in baseline.stale {
          json.object(inline: true) { json in
            json.member("identity", entry.identity)
            json.member("ratio", ifPresent: entry.ratio)
            json.member("at", ifPresent: entry.place?.description)
          }
        }
      }
    }
  }

  static func readBaseline(_ object: ReportObject) throws(ReportDocumentError) -> BaselineReport {
    var baseline = BaselineReport(
      name: try object.string("name"), entries: try object.integer("entries"), new: try object.integer("new"),
      worse: try object.integer("worse"), better: try object.integer("better"), known: try object.integer("known"),
      fixed: try object.integer("fixed"))
    if object.has("accepted") {
      for text in try object.strings("accepted") {
        guard let identity = FindingIdentity(text) else { throw object.error("accepted", expected: "identities") }
        baseline.accepted.append(identity)
      }
    }
    for entry in try object.objects("stale") {
      baseline.stale.append(
        BaselineReport.StaleEntry(
          identity: try entry.string("identity"), ratio: try entry.optionalNumber("ratio"),
          place: try entry.optionalPlace("at")))
    }
    return baseline
  }

  static func write(_ coverage: CoverageReport, to json: inout JSONWriter) {
    json.object("coverage") { json in
      json.values("unpaired", coverage.unpaired, inline: true)
      json.array("missing") { json in
        for missing in coverage.missing {
          json.object(inline: true) { json in
            json.member("token", missing.token)
            json.values("themes", missing.themes)
          }
        }
      }
      json.values("idleRules", coverage.idleRules, inline: true)
      if !coverage.idleThemes.isEmpty { json.values("idleThemes", coverage.idleThemes) }
      if !coverage.idleVariants.isEmpty { json.values("idleVariants", coverage.idleVariants, inline: true) }
      json.array("idlePatterns") { json in
        for idle in coverage.idlePatterns {
          json.object(inline: true) { json in
            json.member("pattern", idle.pattern)
            json.member("owner", idle.owner)
            json.member("at", ifPresent: idle.place?.description)
            json.member("hint", ifPresent: idle.hint)
          }
        }
      }
      json.array("notDrawn") { json in
        for notDrawn in coverage.notDrawn {
          json.object(inline: true) { json in
            json.member("token", notDrawn.token)
            json.values("variants", notDrawn.variants)
          }
        }
      }
      if !coverage.unseenRules.isEmpty { json.values("unseenRules", coverage.unseenRules, inline: true) }
      if !coverage.unruledSightings.isEmpty {
        json.values("unruledSightings", coverage.unruledSightings, inline: true)
      }
    }
  }

  static func readCoverage(_ object: ReportObject) throws(ReportDocumentError) -> CoverageReport {
    var coverage = CoverageReport(
      unpaired: try object.integers("unpaired"), idleRules: try object.strings("idleRules"))
    for missing in try object.objects("missing") {
      coverage.missing.append(
        CoverageReport.Missing(token: try missing.integer("token"), themes: try missing.strings("themes")))
    }
    for idle in try object.objects("idlePatterns") {
      coverage.idlePatterns.append(
        CoverageReport.IdlePattern(
          pattern: try idle.string("pattern"), owner: try idle.string("owner"), place: try idle.optionalPlace("at"),
          hint: try idle.optionalString("hint")))
    }
    for notDrawn in try object.objects("notDrawn") {
      coverage.notDrawn.append(
        CoverageReport.NotDrawn(token: try notDrawn.integer("token"), variants: try notDrawn.integers("variants")))
    }
    coverage.idleThemes = try object.strings("idleThemes")
    coverage.idleVariants = try object.integers("idleVariants")
    coverage.unseenRules = try object.strings("unseenRules")
    coverage.unruledSightings = try object.integers("unruledSightings")
    return coverage
  }
}
