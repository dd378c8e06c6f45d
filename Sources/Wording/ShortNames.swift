/// The shortest names that are still distinct: `Color.Brand.Standard` becomes `Brand.Standard` if there is also
/// `Color.Text.Standard`, and `Standard` if no other name ends in that.
///
/// Whole leading parts are removed, at dots and slashes outside of parentheses. The short names are computed once for all
/// names of a report, so that a name has the same short form everywhere.
public struct ShortNames: Sendable {
  private let shortened: [String: String]

  public init(_ names: some Sequence<String>) {
    // For each tail, the number of distinct names that end in it.
    let distinct = Set(names)
    var uses: [Substring: Int] = [:]
    for name in distinct {
      for tail in ShortNames.tails(name) { uses[tail, default: 0] += 1 }
    }
    var shortened: [String: String] = [:]
    for name in distinct {
      let tails = ShortNames.tails(name)
      guard tails.count > 1 else { continue }
      // The shortest tail that no other name ends in or equals. A tail without letters would tell nothing.
      if let tail = tails.first(where: { uses[$0] == 1 && ShortNames.isTelling($0) }), tail.utf8.count < name.utf8.count
      {
        shortened[name] = String(tail)
      }
    }
    self.shortened = shortened
  }

  public func callAsFunction(_ name: String) -> String {
    shortened[name] ?? name
  }

  /// Returns the tails from the last part alone to the whole name.
  private static func tails(_ name: String) -> [Substring] {
    guard name.utf8.count <= 500 else { return [Substring(name)] }
    var tails: [Substring] = []
    var index = name.endIndex
    // The arguments of code are no parts of a name: `Color(hex: item.code) of Badge`.
    var depth = 0
    while index > name.startIndex {
      index = name.index(before: index)
      let after = name.index(after: index)
      depth += name[index] == ")" ? 1 : name[index] == "(" ? -1 : 0
      if depth == 0, isSeparator(name[index]), after < name.endIndex, index > name.startIndex {
        tails.append(name[after...])
      }
    }
    return tails + [Substring(name)]
  }

  private static func isSeparator(_ character: Character) -> Bool { character == "." || character == "/" }

  private static func isTelling(_ tail: Substring) -> Bool {
    tail.contains { $0.isLetter }
  }
}
