import Audit
import ColorScience
import Wording

/// Scope and method, shown in every view: what was checked, what was not, and how.
enum StaticFooter {
  static func node(_ report: AuditReport) -> HTMLNode {
    .tag(
      "footer", ["class": "foot"],
      .tag(
        "div", ["class": "foot-head"],
        .tag("h2", [:], "Scope and method"), .tag("div", ["id": "foot-tools"])),
      .tag(
        "div", ["class": "foot-columns"],
        column("Checked", checked(report)),
        column("Not checked", notChecked(report)),
        column("Method", method(report)),
        column("Evidence", evidence(report))))
  }

  private static func column(_ title: String, _ sentences: [String]) -> HTMLNode {
    .tag("section", [:], [.tag("h3", [:], .text(title))] + sentences.map { .tag("p", [:], .text($0)) })
  }

  private static func checked(_ report: AuditReport) -> [String] {
    let themes = Set(report.variants.map(\.theme)).count
    let displays = report.settings.displays.map(name).joined(separator: " and ")
    let criteria = CriteriaWords.judged(report)
    let titles = [
      "1.4.3": "1.4.3 Contrast (AA)", "1.4.6": "1.4.6 Contrast, enhanced (AAA)",
      "1.4.11": "1.4.11 Non-text contrast (AA)",
    ]
    return [
      "\(counted(report.totals.judged, "pair")) under \(RuleWords.count(report)), in \(counted(themes, "theme"))"
        + " and \(counted(report.variants.count, "variant")), on \(displays).",
      criteria.isEmpty
        ? "No rule refers to a success criterion of WCAG."
        : "WCAG 2.2: " + criteria.map { titles[$0] ?? $0 }.joined(separator: ", ") + ".",
    ]
  }

  private static func notChecked(_ report: AuditReport) -> [String] {
    let unpaired = report.coverage.unpaired.count
    return [
      unpaired == 0
        ? "A rule names every semantic token."
        : "No rule names \(counted(unpaired, "token")); \(unpaired == 1 ? "it is" : "they are") not judged.",
      "Colours outside the themes: images, shadows, page content under glass.",
      "Text size in use, font weight, states, layout: no page was opened, no screen was measured.",
    ]
  }

  private static func method(_ report: AuditReport) -> [String] {
    [
      "Relative luminance with the 0.04045 threshold. Ratios are compared unrounded and shown truncated, never rounded up.",
      "Alpha composites in encoded components, bottom up. The worst of the surfaces that a rule names decides.",
      "Outside a display’s gamut: \(name(report.settings.mapping)). Tolerance \(decimal(report.settings.gamutTolerance))."
        + " A pair passes when it passes on every display.",
      "Vision: Machado 2009 at full severity, in linear light; a simulation, never part of a verdict.",
    ]
  }

  private static func evidence(_ report: AuditReport) -> [String] {
    let criteria = CriteriaWords.judged(report)
    var stamp = "\(report.tool.name) \(report.tool.version), \(report.tool.configuration)"
    if let commit = report.tool.commit { stamp += ", commit \(VisibleText.name(commit))" }
    if let date = report.tool.date { stamp += ", \(VisibleText.name(date))" }
    return [
      criteria.isEmpty
        ? "Measured figures; they do not by themselves establish conformance."
        : "Design-token evidence for \(joined(criteria)); does not by itself establish conformance.",
      stamp + ".",
    ]
  }

  /// Returns a small number without an exponent, such as `0.000075`.
  private static func decimal(_ number: Double) -> String {
    let text = "\(number)"
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]), exponent < 0 else {
      return text
    }
    let digits = text[..<mark].filter { $0 != "." }
    return "0." + String(repeating: "0", count: -exponent - 1)
      + (digits.hasSuffix("0") ? digits.dropLast() : digits[...])
  }

  private static func counted(_ number: Int, _ word: String) -> String {
    "\(Counted.number(number)) \(word)\(number == 1 ? "" : "s")"
  }

  private static func joined(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func name(_ display: Display) -> String {
    switch display {
    case .srgb: "sRGB"
    case .displayP3: "Display P3"
    }
  }

  private static func name(_ mapping: GamutMapping) -> String {
    switch mapping {
    case .clip: "each component clipped"
    case .minde: "mapped by CSS Color 4, OKLCH with local MINDE"
    case .raytrace: "mapped by CSS Color 4, ray trace"
    }
  }
}
