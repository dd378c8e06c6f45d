import Audit
import ColorScience
import JSONText
import ThemeModel

/// A comparison for machines: `legible.diff/1`.
public enum DiffDocument {
  public static let schema = "legible.diff/1"

  public static func json(_ diff: ReportDiff) -> [UInt8] {
    var json = JSONWriter(.rows)
    json.object { json in
      json.member("schema", schema)
      json.member("before", diff.before)
      json.member("after", diff.after)
      writeCounts(of: diff, &json)
      write("new", diff.new, &json)
      write("worse", diff.worse, &json)
      write("better", diff.better, &json)
      write("fixed", diff.fixed, &json)
      write("waived", diff.waived, &json)
      write("unjudged", diff.unjudged, &json)
      write("accepted", diff.accepted, &json)
      write("fallen", diff.fallen, &json)
      writeFindings(of: diff, &json)
      writeNames(of: diff, &json)
      json.array("tokens") { json in
        for token in diff.tokens { write(token, &json) }
      }
    }
    json.newline()
    return json.take()
  }

  private static func writeCounts(of diff: ReportDiff, _ json: inout JSONWriter) {
    json.object("counts", inline: true) { json in
      json.member("new", diff.new.count)
      json.member("worse", diff.worse.count)
      json.member("better", diff.better.count)
      json.member("fixed", diff.fixed.count)
      json.member("waived", diff.waived.count)
      json.member("unjudged", diff.unjudged.count)
      json.member("accepted", diff.accepted.count)
      json.member("newFindings", diff.newFindings.count)
      json.member("goneFindings", diff.goneFindings)
      json.member("fallen", diff.fallen.count)
      json.member("moved", diff.moved)
      json.member("added", diff.added)
      json.member("removed", diff.removed)
      json.member("failBefore", diff.beforeTotals.fail)
      json.member("failAfter", diff.afterTotals.fail)
    }
  }

  private static func writeFindings(of diff: ReportDiff, _ json: inout JSONWriter) {
    json.array("newFindings") { json in
      for finding in diff.newFindings {
        json.object(inline: true) { json in
          json.member("check", finding.check)
          json.member("identity", finding.identity)
          json.member("message", finding.message)
          json.member("at", ifPresent: finding.place?.description)
        }
      }
    }
  }

  /// Writes the renames, and the pairs that code shows for the first time.
  private static func writeNames(of diff: ReportDiff, _ json: inout JSONWriter) {
    json.array("renames") { json in
      for rename in diff.renames {
        json.object(inline: true) { json in
          json.member("kind", rename.kind.rawValue)
          json.member("before", rename.before)
          json.member("after", rename.after)
        }
      }
    }
    json.array("shown") { json in
      for pair in diff.shown {
        json.object(inline: true) { json in
          json.member("foreground", pair.foreground)
          json.member("background", pair.background)
          json.member("evidence", pair.evidence.rawValue)
          json.member("verdict", ifPresent: pair.verdict?.rawValue)
          json.member("ratio", ifPresent: pair.ratio)
          json.member("required", ifPresent: pair.required)
          json.member("at", ifPresent: pair.place?.description)
        }
      }
    }
  }

  /// Returns the document of a comparison that could not be made.
  public static func json(broken report: AuditReport) -> [UInt8] {
    var json = JSONWriter(.rows)
    json.object { json in
      json.member("schema", schema)
      json.values("failedOn", report.failedOn.map(\.rawValue))
      json.array("errors") { json in
        for error in report.errors {
          json.object(inline: true) { json in
            json.member("code", error.code)
            json.member("message", error.message)
            json.member("at", ifPresent: error.place?.description)
          }
        }
      }
    }
    json.newline()
    return json.take()
  }

  private static func write(_ key: String, _ changes: [PairChange], _ json: inout JSONWriter) {
    json.array(key) { json in
      for change in changes {
        json.object(inline: true) { json in
          json.member("rule", change.identity.rule)
          json.member("foreground", change.identity.foreground)
          json.member("background", change.identity.background)
          json.member("theme", change.identity.theme)
          json.object("axes") { json in
            for choice in change.identity.choices { json.member(choice.axis, choice.context) }
          }
          json.member("required", change.required)
          write("before", change.beforeVerdict, change.beforeRatio, &json)
          write("after", change.afterVerdict, change.afterRatio, &json)
          json.member("at", ifPresent: change.place?.description)
          if let wish = change.wish {
            json.object("suggestion") { json in
              json.member("side", wish.suggestion.side.rawValue)
              json.member("wished", wish.wished.hex8)
              json.member("hex", wish.suggestion.color.hex8)
              json.member("css", wish.suggestion.color.css)
              json.member("ratio", wish.suggestion.ratio)
              json.member("difference", wish.suggestion.difference)
              json.member("refused", ifPresent: wish.suggestion.refusal)
            }
          }
        }
      }
    }
  }

  private static func write(_ key: String, _ verdict: Verdict?, _ ratio: Double?, _ json: inout JSONWriter) {
    guard let verdict else { return }
    json.object(key) { json in
      json.member("verdict", verdict.rawValue)
      json.member("ratio", ifPresent: ratio)
    }
  }

  private static func write(_ token: TokenChange, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("path", token.path)
      json.member("tier", token.tier.rawValue)
      write("before", token.before, &json)
      write("after", token.after, &json)
      json.member("difference", ifPresent: token.difference)
      json.values("variants", token.variants)
      json.member("at", ifPresent: token.place?.description)
    }
  }

  private static func write(_ key: String, _ state: TokenColor.State?, _ json: inout JSONWriter) {
    guard let state else { return }
    json.key(key)
    json.raw(StateCoding.object(state))
  }
}
