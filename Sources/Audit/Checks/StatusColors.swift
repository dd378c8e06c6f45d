import ThemeModel

/// Status colors that names give away, where a plan does not say what must be told apart: one set for each place that has
/// several, such as `iconSuccess`, `iconWarning`, `iconCritical`.
enum StatusColors {
  private static let words: [String] = [
    "success", "positive", "warning", "caution", "attention", "error", "danger", "negative", "critical",
    "info", "information", "informative",
  ]

  static func rules(_ catalogue: TokenCatalogue) -> [DistinguishRule] {
    var order: [String] = []
    var tokens: [String: [Int]] = [:]
    for token in 0..<catalogue.count where catalogue.isPurpose(token) {
      guard let frame = frame(of: catalogue.paths[token]) else { continue }
      if tokens[frame] == nil { order.append(frame) }
      tokens[frame, default: []].append(token)
    }
    return order.compactMap { frame in
      let members = tokens[frame, default: []]
      guard members.count > 1 else { return nil }
      let selectors = members.compactMap { try? TokenSelector(TokenSelector.text(ofPattern: catalogue.paths[$0])) }
      return DistinguishRule(id: "status-\(frame)", tokens: selectors, isInferred: true)
    }
  }

  /// Returns the name without its status word: `iconCritical` and `iconSuccess` share `icon`. Returns `nil` without such a word,
  /// and for a color that lies on a status color: white may well lie on all of them.
  private static func frame(of path: String) -> String? {
    let parts = NameWords.split(path)
    guard let index = parts.firstIndex(where: { words.contains($0) }), !parts[..<index].contains("on") else {
      return nil
    }
    var rest = parts
    rest.remove(at: index)
    return rest.isEmpty ? "colors" : rest.joined(separator: "-")
  }
}
