import ThemeModel

/// Diagnostics that share a line: those with the same code in the same file and, if they are too many lines, those with the same
/// code in several files.
public enum DiagnosticGroups {
  /// More files than these share a line.
  private static let mostFiles = 3

  /// Returns the places of the diagnostics in the list, by groups, in the order of their first ones.
  ///
  /// - Parameter most: The number of groups beyond which several files share one.
  public static func of(_ diagnostics: [Diagnostic], most: Int) -> [[Int]] {
    // Diagnostics without a place are not combined.
    let byFile = grouped(Array(diagnostics.indices).map { [$0] }) { group in
      let one = diagnostics[group[0]]
      return [one.severity.rawValue, one.code, one.place?.file ?? "\(group[0])"]
    }
    guard byFile.count > most else { return byFile.map { $0.flatMap(\.self) } }
    let files = byFile.map { $0.flatMap(\.self) }
    let kinds = grouped(files) { group in
      let one = diagnostics[group[0]]
      return [one.severity.rawValue, one.code] + (one.place == nil ? ["\(group[0])"] : [])
    }
    let joined = kinds.flatMap { $0.count > mostFiles ? [$0.flatMap(\.self)] : $0 }
    return joined.sorted { $0[0] < $1[0] }
  }

  /// Returns how many more there are, in words: ` (and 113 more like it, in 114 files)`. Empty for one alone.
  public static func more(_ group: [Int], of diagnostics: [Diagnostic]) -> String {
    guard group.count > 1 else { return "" }
    let files = Set(group.compactMap { diagnostics[$0].place?.file }).count
    let all = files > 1 ? ", in \(Counted.number(files)) files" : ""
    return " (and \(Counted.number(group.count - 1)) more like it\(all))"
  }

  private static func grouped(_ groups: [[Int]], _ key: ([Int]) -> [String]) -> [[[Int]]] {
    var order: [[String]] = []
    var found: [[String]: [[Int]]] = [:]
    for group in groups {
      let key = key(group)
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(group)
    }
    return order.compactMap { found[$0] }
  }
}
