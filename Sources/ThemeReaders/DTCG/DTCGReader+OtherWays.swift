import ColorScience
import JSONText
import ThemeModel

/// Reads documents that write tokens in another form than groups in groups.
extension DTCGReader {
  func otherWays(_ json: JSONDocument, _ file: String, _ diagnostics: [Diagnostic]) -> DTCGDocument? {
    if DTCGTheo.isTheo(json.root) { return theo(json, file, diagnostics) }
    if let export = FigmaExport(json.root, file: file) {
      // Collections of other files may belong to it.
      if FigmaExport.isPart(json.root) {
        return DTCGDocument(file: file, content: .variables(export), diagnostics: diagnostics)
      }
      let result = FigmaVariables(export).theme(named: DTCGReader.baseName(of: file))
      return DTCGDocument(file: file, content: .whole(result), diagnostics: diagnostics)
    }
    if FigmaModeTrees.isExport(json.root) {
      var walk = DTCGWalk(json, file: file, isLenient: true)
      walk.walkFigmaModeTrees(json.root)
      return DTCGDocument(
        file: file, content: .tokens(walk.tree), diagnostics: diagnostics + walk.findings.diagnostics)
    }
    if FigmaModeLists.isExport(json.root) {
      var walk = DTCGWalk(json, file: file, isLenient: true)
      walk.walkFigmaModeLists(json.root)
      return DTCGDocument(
        file: file, content: .tokens(walk.tree), diagnostics: diagnostics + walk.findings.diagnostics)
    }
    return nil
  }

  private func theo(_ json: JSONDocument, _ file: String, _ diagnostics: [Diagnostic]) -> DTCGDocument {
    var walk = DTCGWalk(json, file: file, isLenient: true)
    walk.walkTheo(json.root)
    return DTCGDocument(
      file: file, content: .tokens(walk.tree), diagnostics: diagnostics + walk.findings.diagnostics)
  }
}
