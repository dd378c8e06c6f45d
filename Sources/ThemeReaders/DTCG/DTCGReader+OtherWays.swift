import ColorScience
import JSONText
import ThemeModel

/// Reads documents that write tokens in another form than groups in groups.
extension DTCGReader {
  func otherWays(_ json: JSONDocument, _ file: String, _ diagnostics: [Diagnostic]) -> DTCGDocument? {
    if DTCGTheo.isTheo(json.root) { return theo(json, file, diagnostics) }
    if FigmaVariables.isResponse(json.root) { return figmaVariables(json, file, diagnostics) }
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

  private func figmaVariables(_ json: JSONDocument, _ file: String, _ diagnostics: [Diagnostic]) -> DTCGDocument {
    let variables = FigmaVariables(json.root, file: file)
    let result = variables.theme(named: DTCGReader.baseName(of: file))
    return DTCGDocument(file: file, content: .whole(result), diagnostics: diagnostics)
  }
}
