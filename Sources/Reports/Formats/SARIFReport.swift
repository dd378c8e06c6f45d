import Audit
import ColorScience
import JSONText
import ThemeModel
import Wording

/// SARIF 2.1.0, for code scanning: one result a failing, undetermined or waived pair, and one a finding that is no pair.
public struct SARIFReport {
  private let report: AuditReport
  private let names: PairNames

  public init(_ report: AuditReport) {
    self.report = report
    names = PairNames(report: report)
  }

  public static func json(_ report: AuditReport) -> [UInt8] {
    SARIFReport(report).json()
  }

  private static let kinds: [(id: String, text: String)] = [
    ("legible/gamut", "A token lies outside the gamut that a rule asks for."),
    ("legible/contract", "A theme and its contract disagree."),
    ("legible/alike", "Tokens that must be told apart look alike."),
    ("legible/expired-waiver", "A waiver has expired."),
    ("legible/diagnostic", "A source could not be read as it should."),
  ]

  func json() -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          writeTool(&json)
          json.array("results") { json in
            for pair in report.pairs { write(pair, &json) }
            writeFindings(&json)
          }
          json.member("columnKind", "utf16CodeUnits")
        }
      }
    }
    json.newline()
    return json.take()
  }

  private func writeTool(_ json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", report.tool.name)
        json.member("version", report.tool.version)
        json.array("rules") { json in
          for rule in report.rules {
            json.object { json in
              json.member("id", rule.id)
              json.object("shortDescription", inline: true) { json in
                json.member("text", "Contrast of at least \(names.criterion(rule))")
              }
              if let reason = rule.reason {
                json.object("fullDescription", inline: true) { $0.member("text", reason) }
              }
              json.object("defaultConfiguration", inline: true) { json in
                json.member("level", rule.severity == .error ? "error" : "warning")
              }
            }
          }
          for kind in SARIFReport.kinds {
            json.object { json in
              json.member("id", kind.id)
              json.object("shortDescription", inline: true) { $0.member("text", kind.text) }
            }
          }
        }
      }
    }
  }

  private func write(_ pair: PairReport, _ json: inout JSONWriter) {
    guard pair.evidence.isBinding else { return }
    guard pair.verdict == .fail || pair.verdict == .undetermined || pair.verdict == .waived else { return }
    let rule = names.rule(pair)
    json.object { json in
      json.member("ruleId", rule.id)
      json.member("ruleIndex", pair.rule)
      json.member("kind", pair.verdict == .undetermined ? "open" : "fail")
      // SARIF allows a level other than none for failures only.
      json.member(
        "level", pair.verdict == .undetermined ? "none" : rule.severity == .error ? "error" : "warning")
      json.object("message", inline: true) { $0.member("text", message(pair)) }
      write(names.place(pair), &json)
      json.array("relatedLocations") { json in
        json.object { json in
          json.member("id", 1)
          json.object("message", inline: true) { $0.member("text", "the background, \(names.background(pair))") }
          writePhysical(names.place(of: pair.background, in: pair.variant), &json)
        }
      }
      json.object("partialFingerprints", inline: true) { json in
        json.member("legiblePair/v1", PairIdentity(pair, in: report).description)
      }
      if let change = pair.change {
        json.member("baselineState", state(change.kind))
      }
      if pair.verdict == .waived, let index = pair.waiver, report.waivers.indices.contains(index) {
        json.array("suppressions") { json in
          json.object(inline: true) { json in
            json.member("kind", "external")
            json.member("justification", report.waivers[index].reason)
          }
        }
      }
    }
  }

  private func message(_ pair: PairReport) -> String {
    let variant = names.variant(pair)
    guard let ratio = pair.ratio, pair.verdict != .undetermined else {
      return "\(names.title(pair)) in \(variant) could not be determined: \(pair.reason ?? "")"
    }
    var text =
      "\(names.title(pair)) in \(variant): \(ShownNumber.ratio(ratio, required: pair.required)):1, "
      + "needs \(names.criterion(names.rule(pair)))."
    let colors = pair.layers.suffix(2).map { ShownNumber.color($0.color) }
    if colors.count == 2 { text += " \(colors[1]) on \(colors[0])." }
    if let found = pair.suggestions.first(where: { $0.side == .foreground }) {
      text += " \(ShownNumber.color(found.color)) would pass."
    }
    return text
  }

  private func state(_ kind: PairReport.Change.Kind) -> String {
    switch kind {
    case .new: "new"
    case .worse, .better: "updated"
    case .known: "unchanged"
    case .fixed: "absent"
    }
  }

  private func writeFindings(_ json: inout JSONWriter) {
    for finding in report.gamutFindings {
      let token = report.tokens[finding.token]
      let text =
        "\(token.path) in \(report.variants[finding.variant].name) lies ΔE \(ShownNumber.difference(finding.difference)) "
        + "outside \(finding.gamut.rawValue); \(ShownNumber.difference(finding.allowed)) is allowed."
      write("legible/gamut", "error", text, names.place(of: finding.token, in: finding.variant), &json)
    }
    for finding in report.contractFindings {
      write("legible/contract", "warning", "\(finding.token): \(finding.reason)", finding.place, &json)
    }
    for set in report.distinguish {
      for pair in set.pairs where !pair.alikeUnder.isEmpty {
        let text =
          "\(report.tokens[pair.first].path) and \(report.tokens[pair.second].path) look alike in "
          + "\(report.variants[set.variant].name): \(pair.alikeUnder.map(\.rawValue).joined(separator: ", "))."
        write(
          "legible/alike", set.isInferred ? "note" : "warning", text, names.place(of: pair.first, in: set.variant),
          &json)
      }
    }
    for waiver in report.waivers where waiver.state == .expired {
      write(
        "legible/expired-waiver", "error",
        "The waiver of \(waiver.foreground) on \(waiver.background) by rule \(waiver.rule) expired on \(waiver.expires ?? "").",
        waiver.place, &json)
    }
    for diagnostic in report.diagnostics {
      write(
        "legible/diagnostic", diagnostic.severity.rawValue, "\(diagnostic.message) [\(diagnostic.code)]",
        diagnostic.place, &json)
    }
  }

  private func write(_ id: String, _ level: String, _ text: String, _ place: Place?, _ json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", id)
      json.member("ruleIndex", report.rules.count + (SARIFReport.kinds.firstIndex { $0.id == id } ?? 0))
      json.member("level", level)
      json.object("message", inline: true) { $0.member("text", text) }
      if let place { write(place, &json) }
    }
  }

  private func write(_ place: Place, _ json: inout JSONWriter) {
    json.array("locations") { json in json.object { writePhysical(place, &$0) } }
  }

  private func writePhysical(_ place: Place, _ json: inout JSONWriter) {
    json.object("physicalLocation", inline: true) { json in
      json.object("artifactLocation") { json in
        json.member("uri", PathURI.of(place.file))
      }
      json.object("region") { json in
        json.member("startLine", max(1, place.line))
        json.member("startColumn", max(1, place.column))
      }
    }
  }
}

/// A relative path as a URI reference.
enum PathURI {
  static func of(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }
}
