import Audit
import ColorScience
import ThemeModel

/// JUnit's XML, for test reports of CI: a suite a variant, a case a judged pair.
public struct JUnitReport {
  private let report: AuditReport
  private let names: PairNames

  public init(_ report: AuditReport) {
    self.report = report
    names = PairNames(report: report)
  }

  public static func xml(_ report: AuditReport) -> String {
    JUnitReport(report).lines().joined(separator: "\n") + "\n"
  }

  func lines() -> [String] {
    let totals = report.totals
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\(quoted(report.system)) tests=\"\(totals.judged)\" failures=\"\(totals.fail)\" "
        + "errors=\"\(totals.undetermined)\" skipped=\"\(totals.waived + totals.exempt)\">",
    ]
    var byVariant = Array(repeating: [PairReport](), count: report.variants.count)
    for pair in report.pairs { byVariant[pair.variant].append(pair) }
    for (variant, pairs) in zip(report.variants, byVariant) {
      func count(_ verdicts: Verdict...) -> Int { pairs.count { verdicts.contains($0.verdict) } }
      lines.append(
        "  <testsuite name=\(quoted(variant.name)) tests=\"\(pairs.count)\" failures=\"\(count(.fail))\" "
          + "errors=\"\(count(.undetermined))\" skipped=\"\(count(.waived, .exempt))\">")
      for pair in pairs { lines += testCase(pair, variant) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines
  }

  private func testCase(_ pair: PairReport, _ variant: VariantReport) -> [String] {
    let rule = names.rule(pair)
    let place = names.place(pair)
    let head =
      "    <testcase classname=\(quoted("\(variant.name).\(rule.id)")) name=\(quoted(names.title(pair))) "
      + "file=\(quoted(place.file)) line=\"\(place.line)\""
    switch pair.verdict {
    case .pass:
      return [head + "/>"]
    case .fail:
      let message =
        "\(ShownNumber.ratio(pair.ratio, required: pair.required)):1, needs \(names.criterion(rule))"
      let layers = pair.layers.map { layer in
        "\(layer.token.map { report.tokens[$0].path } ?? "a colour of the plan") \(ShownNumber.color(layer.color))"
      }
      return [
        head + ">",
        "      <failure message=\(quoted(message)) type=\"contrast\">"
          + escaped("\(place)\n" + layers.joined(separator: "\n")) + "</failure>", "    </testcase>",
      ]
    case .undetermined:
      return [
        head + ">", "      <error message=\(quoted(pair.reason ?? "undetermined")) type=\"undetermined\"/>",
        "    </testcase>",
      ]
    case .waived, .exempt:
      let waiver = pair.waiver.flatMap { report.waivers.indices.contains($0) ? report.waivers[$0] : nil }
      let reason = pair.reason ?? waiver.map { "waived: \($0.reason)" } ?? pair.verdict.rawValue
      return [head + ">", "      <skipped message=\(quoted(reason))/>", "    </testcase>"]
    }
  }

  private func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// XML 1.0 has no way to write most control characters: they become visible escapes.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF && scalar.value != 0x7F
        if isAllowed {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return result
  }
}
