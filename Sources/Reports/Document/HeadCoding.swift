import Audit
import JSONText
import ThemeModel

/// The head of a report: its tool, settings, totals, axes and themes.
enum HeadCoding {
  static func write(_ report: AuditReport, to json: inout JSONWriter) {
    json.object("tool", inline: true) { json in
      json.member("name", report.tool.name)
      json.member("version", report.tool.version)
      json.member("config", report.tool.configDigest)
      json.member("commit", ifPresent: report.tool.commit)
      json.member("date", ifPresent: report.tool.date)
    }
    json.member("system", report.system)
    if !report.labels.isEmpty {
      json.object("labels", inline: true) { json in
        for (name, label) in report.labels.sorted(by: { $0.key < $1.key }) { json.member(name, label) }
      }
    }
    json.object("settings", inline: true) { json in
      json.values("displays", report.settings.displays.map(\.rawValue))
      json.member("mapping", report.settings.mapping.rawValue)
      json.member("gamutTolerance", report.settings.gamutTolerance)
      json.values("failOn", report.settings.failOn.map(\.rawValue))
    }
    json.object("totals", inline: true) { json in
      json.member("measured", report.totals.measured)
      json.member("judged", report.totals.judged)
      json.member("pass", report.totals.pass)
      json.member("fail", report.totals.fail)
      json.member("waived", report.totals.waived)
      json.member("exempt", report.totals.exempt)
      json.member("undetermined", report.totals.undetermined)
      json.member("fragile", report.totals.fragile)
      write(report.totals.byEvidence, to: &json)
    }
    json.values("failedOn", report.failedOn.map(\.rawValue), inline: true)
    json.array("axes") { json in
      for axis in report.axes {
        json.object(inline: true) { json in
          json.member("name", axis.name)
          json.values("contexts", axis.contexts)
          json.member("default", axis.defaultContext)
          json.member("changesNothing", axis.changesNothing)
        }
      }
    }
    json.array("themes") { json in
      for theme in report.themes {
        json.object(inline: true) { json in
          json.member("name", theme.name)
          json.member("extends", ifPresent: theme.extends)
          json.member("at", ifPresent: theme.place?.description)
        }
      }
    }
  }

  /// Writes the totals by evidence. Evidence without a judged pair is left out.
  private static func write(_ totals: EvidenceTotals, to json: inout JSONWriter) {
    json.object("evidence") { json in
      for evidence in Evidence.allCases where totals[evidence].judged > 0 {
        json.object(evidence.rawValue) { json in
          json.member("judged", totals[evidence].judged)
          json.member("fail", totals[evidence].fail)
          json.member("undetermined", totals[evidence].undetermined)
        }
      }
    }
  }

  static func readEvidence(_ totals: ReportObject) throws(ReportDocumentError) -> EvidenceTotals {
    var read = EvidenceTotals()
    let object = try totals.object("evidence")
    for evidence in Evidence.allCases {
      guard let counts = try object.optionalObject(evidence.rawValue) else { continue }
      read[evidence] = EvidenceTotals.Count(
        judged: try counts.integer("judged"), fail: try counts.integer("fail"),
        undetermined: try counts.integer("undetermined"))
    }
    return read
  }
}
