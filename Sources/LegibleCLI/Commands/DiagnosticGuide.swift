import JSONText
import Reports
import ThemeModel

/// The meaning of diagnostic codes, for `explain CODE`, `help diagnostics` and docs/diagnostics.md.
enum DiagnosticGuide {
  static func lines(_ code: DiagnosticCode, _ style: TerminalStyle) -> [String] {
    guard let explanation = code.explanation else { return [] }
    return [
      style.emphasized(code.rawValue, .bold), "", "  " + explanation.text, "",
      "  " + style.emphasized("Cause: ", .bold) + explanation.cause,
      "  " + style.emphasized("Remedy: ", .bold) + explanation.remedy,
      "  " + style.emphasized("Example: ", .bold) + explanation.example,
    ]
  }

  static func json(_ code: DiagnosticCode, to writer: inout JSONWriter) {
    guard let explanation = code.explanation else { return }
    writer.member("code", code.rawValue)
    writer.member("text", explanation.text)
    writer.member("cause", explanation.cause)
    writer.member("remedy", explanation.remedy)
    writer.member("example", explanation.example)
  }

  /// Returns one line for each code.
  static func overview(_ style: TerminalStyle) -> [String] {
    var lines: [String] = []
    for family in DiagnosticFamily.all {
      lines += [style.emphasized(family.title, .bold)]
      var table = TextTable()
      for (code, explanation) in family.codes { table.add(.init(code.rawValue), .init(explanation.text, .faint)) }
      lines += table.lines(style, indent: 2) + [""]
    }
    return lines + ["legible explain CODE explains one of them."]
  }

  /// Returns the text of docs/diagnostics.md.
  static func markdown() -> String {
    var lines = [
      "# Diagnostics", "",
      "Written by `make docs`. Each message of Legible ends in a code, such as `[unresolved-alias]`. Codes are stable, so that",
      "scripts can match them; messages may change. `legible explain CODE` prints the same text.",
    ]
    for family in DiagnosticFamily.all {
      lines += ["", "## \(family.title)"]
      for (code, explanation) in family.codes {
        lines += [
          "", "### \(code.rawValue)", "", explanation.text, "", "- Cause: \(explanation.cause)",
          "- Remedy: \(explanation.remedy)", "- Example: `\(explanation.example)`",
        ]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
