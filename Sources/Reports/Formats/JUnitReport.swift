import Audit
import ColorScience
import ThemeModel
import Wording

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
    let judged = report.pairs.filter(\.evidence.isBinding)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\(quoted(report.system)) \(counts(judged))>",
    ]
    var byVariant = Array(repeating: [PairReport](), count: report.variants.count)
    for pair in judged { byVariant[pair.variant].append(pair) }
    for (variant, pairs) in zip(report.variants, byVariant) {
      lines.append("  <testsuite name=\(quoted(variant.name)) \(counts(pairs))>")
      for pair in pairs { lines += testCase(pair, variant) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines
  }

  /// What the baseline accepts is skipped, as it does not fail the run.
  private func counts(_ pairs: [PairReport]) -> String {
    let failures = pairs.count { $0.verdict == .fail && !$0.isAccepted }
    let errors = pairs.count { $0.verdict == .undetermined && !$0.isAccepted }
    let passes = pairs.count { $0.verdict == .pass }
    let skipped = pairs.count - failures - errors - passes
    return "tests=\"\(pairs.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
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
      if pair.isAccepted { return skipped(head, "accepted by the baseline: \(message)") }
      let layers = pair.layers.map { layer in
        "\(layer.token.map { report.tokens[$0].path } ?? "a colour of the plan") \(ShownNumber.color(layer.color))"
      }
      return [
        head + ">",
        "      <failure message=\(quoted(message)) type=\"contrast\">"
          + escaped("\(place)\n" + layers.joined(separator: "\n")) + "</failure>", "    </testcase>",
      ]
    case .undetermined:
      if pair.isAccepted { return skipped(head, "accepted by the baseline: \(pair.reason ?? "undetermined")") }
      return [
        head + ">", "      <error message=\(quoted(pair.reason ?? "undetermined")) type=\"undetermined\"/>",
        "    </testcase>",
      ]
    case .waived, .exempt:
      let waiver = pair.waiver.flatMap { report.waivers.indices.contains($0) ? report.waivers[$0] : nil }
      let reason = pair.reason ?? waiver.map { "waived: \($0.reason)" } ?? pair.verdict.rawValue
      return skipped(head, reason)
    }
  }

  private func skipped(_ head: String, _ reason: String) -> [String] {
    [head + ">", "      <skipped message=\(quoted(reason))/>", "    </testcase>"]
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
