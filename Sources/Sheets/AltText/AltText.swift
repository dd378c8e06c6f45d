import Audit
import ColorScience
import Wording

/// Words that stand for the picture, good enough to paste as alternative text.
struct AltText: Sendable {
  /// `Contrast matrix of LightTheme, Firefox for iOS, light, sheet 1 of 2.`
  var heading: String
  var verdict: String
  var lines: [String]
  /// What the lines leave out.
  var rest: String

  var text: String {
    let parts = ([heading, verdict] + lines + [rest]).filter { !$0.isEmpty }
    return parts.isEmpty ? "" : parts.joined(separator: "\n") + "\n"
  }

  static let failureLimit = 12

  init(_ head: SheetHead, lines: [String] = [], rest: String = "") {
    let number = head.number.map { ", sheet \($0.sheet) of \($0.of)" } ?? ""
    let subtitle = head.subtitle.isEmpty ? "" : ", \(AltText.name(head.subtitle, limit: 240))"
    heading = "\(head.kind) of \(AltText.name(head.title))\(subtitle)\(number)."
    verdict = head.verdict.plain(AltText.name)
    self.lines = lines
    self.rest = rest
  }

  init(heading: String, verdict: String, lines: [String], rest: String) {
    self.heading = heading
    self.verdict = verdict
    self.lines = lines
    self.rest = rest
  }

  /// Of a picture whose words stand beside another one.
  static let none = AltText(heading: "", verdict: "", lines: [], rest: "")

  /// A name in words: nobody listens to ten thousand letters.
  static func name(_ name: String, limit: Int = 80) -> String {
    let shown = VisibleName.shown(name)
    return shown.count > limit ? "\(shown.prefix(limit / 2))…\(shown.suffix(limit / 2 - 1))" : shown
  }

  /// The same where only the name itself is asked for.
  static func name(_ name: String) -> String { self.name(name, limit: 80) }

  /// Up to twelve failures of a sheet, worst first, and a count of the others. `total` are those of its variant; of them
  /// `undrawn` stand on no sheet at all.
  static func failures(
    _ pairs: [PairReport], of total: Int, undrawn: Int = 0, _ index: ReportIndex,
    remedy: (PairReport) -> String = { _ in "" }
  ) -> (lines: [String], rest: String) {
    let lines = pairs.prefix(failureLimit).map { pair in
      let ratio = pair.ratio.map { WCAG.shown($0, missing: pair.required) } ?? "not drawn"
      let names =
        "\(name(index.name(pair.foreground))) on \(name(index.name(pair.background)))"
      return "\(names): \(ratio), needs \(ShownNumber.requirement(pair.required))\(remedy(pair))"
    }
    let unlisted = pairs.count - lines.count
    let elsewhere = total - pairs.count - undrawn
    let rest = [
      unlisted > 0 ? "\(Counted.of(unlisted, "more failure is", "more failures are")) in the report." : "",
      elsewhere > 0 ? "\(Counted.of(elsewhere, "failure stands", "failures stand")) on other sheets." : "",
      undrawn > 0 ? "\(Counted.of(undrawn, "failure stands", "failures stand")) in the report alone." : "",
    ]
    return (lines, rest.filter { !$0.isEmpty }.joined(separator: " "))
  }
}
