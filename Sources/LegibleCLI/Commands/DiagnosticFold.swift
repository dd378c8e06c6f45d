import ThemeModel

/// Combines diagnostics with the same code in the same file into one, with a count and three places.
enum DiagnosticFold {
  static let mostPlaces = 3
  static let mostLines = 36

  /// Combines diagnostics. If they fill more than a screen, errors come first.
  static func folded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    struct Kind: Hashable {
      var severity: Diagnostic.Severity
      var code: String
      var file: String
    }
    var order: [Kind] = []
    var groups: [Kind: [Diagnostic]] = [:]
    for (index, diagnostic) in diagnostics.enumerated() {
      // Diagnostics without a place are not combined.
      let file = diagnostic.place?.file ?? "\(index)"
      let kind = Kind(severity: diagnostic.severity, code: diagnostic.code, file: file)
      if groups[kind] == nil { order.append(kind) }
      groups[kind, default: []].append(diagnostic)
    }
    let folded = order.compactMap { groups[$0].flatMap(one) }
    guard folded.count > mostLines / 2 else { return folded }
    return folded.filter { $0.severity == .error } + folded.filter { $0.severity != .error }
  }

  private static func one(_ group: [Diagnostic]) -> Diagnostic? {
    guard var first = group.first, group.count > 1 else { return group.first }
    first.message += " (and \(group.count - 1) more like it)"
    first.related = group.dropFirst().prefix(mostPlaces - 1).compactMap(\.place)
    return first
  }

  /// Returns how many of these texts fit in the line limit of a run.
  static func count(of texts: [String]) -> Int {
    var lines = 0
    for (index, text) in texts.enumerated() {
      lines += text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      if lines > mostLines { return index }
    }
    return texts.count
  }
}
