import Audit
import ColorScience
import Wording

/// The text that stands for a picture, written to be pasted as alternative text.
struct AltText: Sendable {
  /// `Contrast matrix of LightTheme, Firefox for iOS, light, sheet 1 of 2.`
  var heading: String
  var verdict: String
  var lines: [String]
  /// A sentence that counts the failures `lines` leaves out.
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

  /// The text of a picture that needs none, because the text of another picture covers it.
  static let none = AltText(heading: "", verdict: "", lines: [], rest: "")

  /// Returns a name as readable text, with its middle elided beyond `limit` characters. A screen reader should not have to
  /// read out ten thousand letters.
  static func name(_ name: String, limit: Int = 80) -> String {
    let shown = VisibleName.shown(name)
    return shown.count > limit ? "\(shown.prefix(limit / 2))…\(shown.suffix(limit / 2 - 1))" : shown
  }

  /// Returns a name with the default limit. This overload can be passed where a function of one argument is expected.
  static func name(_ name: String) -> String { self.name(name, limit: 80) }

  /// Returns up to twelve failures of a sheet, worst first, and a sentence that counts the others.
  ///
  /// `total` is the number of failures of the sheet's variant; `undrawn` is how many of these are on no sheet at all.
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
      elsewhere > 0 ? "\(Counted.of(elsewhere, "failure is", "failures are")) on other sheets." : "",
      undrawn > 0 ? "\(Counted.of(undrawn, "failure is", "failures are")) only in the report." : "",
    ]
    return (lines, rest.filter { !$0.isEmpty }.joined(separator: " "))
  }
}
