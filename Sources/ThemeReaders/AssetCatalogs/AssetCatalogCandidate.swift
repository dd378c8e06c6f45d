import JSONText
import ThemeModel

/// Recognizes a `Contents.json` that is a color set. Those of images never matter.
public enum AssetCatalogCandidate: CandidateFormat {
  public static func candidate(_ file: SourceFile) -> Candidate? {
    guard file.name.hasSuffix(".colorset/Contents.json") else { return nil }
    do throws(JSONError) {
      let document = try JSONDocument(file.bytes)
      let entries = document.root["colors"].map { Array($0.elements) } ?? []
      let values = Set(
        entries.flatMap { $0["appearances"].map { Array($0.elements) } ?? [] }.map { $0["value"]?.string ?? "" })
      var axes: [Axis] = []
      if !values.isDisjoint(with: ["light", "dark"]) { axes.append(.mode) }
      if values.contains("high") { axes.append(.contrast) }
      return Candidate(
        format: .assetCatalog, files: [file.name], colors: entries.contains { $0["color"] != nil } ? 1 : 0, axes: axes,
        strength: .promised, reasons: ["a colour set"])
    } catch {
      let place = Place(file: file.name, line: error.position.line, column: error.position.column)
      return Candidate(
        format: .assetCatalog, files: [file.name], strength: .promised,
        problem: Diagnostic(.error, code: "asset-json", message: error.message, place: place))
    }
  }
}
