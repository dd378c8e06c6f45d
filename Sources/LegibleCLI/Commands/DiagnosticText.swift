import Reports
import ThemeModel

/// Diagnostics for people, in the format that editors and CI recognize: `file:line:column: error: message [code]`.
enum DiagnosticText {
  static func line(_ diagnostic: Diagnostic, _ style: TerminalStyle) -> String {
    let word: String
    switch diagnostic.severity {
    case .error: word = style.emphasized("error:", .boldRed)
    case .warning: word = style.emphasized("warning:", .boldYellow)
    case .note: word = style.emphasized("note:", .bold)
    }
    let place = diagnostic.place.map { SafeText.of($0.description) + ": " } ?? "legible: "
    var text = "\(place)\(word) \(SafeText.of(diagnostic.message)) [\(diagnostic.code)]"
    for related in diagnostic.related.prefix(20) { text += "\n  also \(SafeText.of(related.description))" }
    let hidden = diagnostic.related.count - 20
    if hidden > 0 { text += "\n  and \(hidden) more place\(hidden == 1 ? "" : "s")" }
    return text
  }

  /// Only the first diagnostics show their line of source.
  private static let mostExcerpts = 3

  static func write(_ diagnostics: [Diagnostic], color: ColorChoice, isVerbose: Bool = false, in world: World) {
    let style = world.errorStyle(color)
    world.output.flush()
    let folded = isVerbose ? diagnostics : DiagnosticFold.folded(diagnostics)
    let texts = folded.map { line($0, style) }
    let shown = isVerbose ? texts.count : DiagnosticFold.count(of: texts)
    var excerpts = SourceExcerpts(disk: world.disk)
    for index in 0..<shown {
      var lines = texts[index].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if index < mostExcerpts, folded[index].severity != .note, let place = folded[index].place {
        lines.insert(contentsOf: excerpts.lines(at: place, style), at: 1)
      }
      for line in lines.flatMap({ world.fittedToErrors($0) }) { world.errors.writeLine(line) }
    }
    if shown < texts.count { world.errors.writeLine("legible: and \(texts.count - shown) more") }
    world.errors.flush()
  }
}
