import Audit
import Reports
import Survey
import ThemeModel

/// The text that `init` writes about what it found.
enum InitText {
  /// Returns the themes that were found, and how to correct them.
  static func seen(_ report: SurveyReport) -> [String] {
    let themes = report.read.flatMap(\.themes)
    guard !themes.isEmpty else { return [] }
    var axes: [String] = []
    for axis in report.read.flatMap(\.axes) where axis.contexts.count > 1 {
      let text = axis.contexts.joined(separator: " and ")
      if !axes.contains(text) { axes.append(text) }
    }
    let counted = SurveyText.counted(themes.count, "theme")
    let names = themes.prefix(6).joined(separator: ", ") + (themes.count > 6 ? ", …" : "")
    let product = ([counted] + axes).joined(separator: " × ")
    return [
      "Found \(product): \(names).",
      "If this is wrong, name the right folders or files in “themes”, and leave out others with “exclude”.",
    ]
  }

  /// The sentence about a source that has errors in single tokens.
  static let lenient =
    "Some tokens cannot be read. “lenient” leaves them undetermined, with a warning; without it, each is an error."

  /// Returns the tokens in the rules whose color is unknown.
  static func undetermined(_ inference: PlanInference) -> [String] {
    let undetermined = inference.undetermined
    let count = undetermined.count
    guard count > 0 else { return [] }
    var lines = [
      "\(count) token\(count == 1 ? "" : "s") in the rules \(count == 1 ? "has" : "have") no known colour; "
        + "\(count == 1 ? "its" : "their") pairs will be undetermined:"
    ]
    lines += undetermined.prefix(shownUndetermined).map { part in
      "  \(SafeText.of(part.path)): \(SafeText.of(part.reason)) (\(SafeText.of(part.place.description)))"
    }
    if count > shownUndetermined { lines.append("  … and \(count - shownUndetermined) more") }
    return lines
  }

  private static let shownUndetermined = 8
}
