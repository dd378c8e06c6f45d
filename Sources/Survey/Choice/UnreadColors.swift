/// Looks for colors in files of formats that Legible does not read, if a repository has no other colors. The names of
/// such files need not mention colors. A user whose colors are there should know why they are not read.
struct UnreadColors {
  private static let mostBytes = 1 << 20

  /// Returns one entry for each format that contains colors: the file with the most colors, and the number of such
  /// files.
  static func asides(of paths: [String], in tree: any FileTree) -> [Aside] {
    var found: [OtherFormat: [(path: String, colors: Int)]] = [:]
    for path in paths {
      guard let format = OtherFormat.byEnding(of: path), let bytes = try? tree.read(path, limit: mostBytes) else {
        continue
      }
      let colors = PlainTextColors.count(in: bytes)
      if colors >= PlainTextColors.least { found[format, default: []].append((path, colors)) }
    }
    return OtherFormat.allCases.compactMap { format in
      guard let files = found[format], let first = files.max(by: { ($0.colors, $1.path) < ($1.colors, $0.path) }) else {
        return nil
      }
      return Aside(
        path: first.path, reason: .otherFormat, files: files.count,
        detail: format.isNotRead(files.count, having: " with colours"), colors: first.colors)
    }
  }
}

extension SurveyReport {
  /// Searches files for colors when nothing is read. Their content counts then, not their names.
  public mutating func lookForUnreadColors(_ paths: [String], in tree: any FileTree) {
    let found = UnreadColors.asides(of: paths, in: tree)
    guard !found.isEmpty else { return }
    aside.removeAll { $0.reason == .otherFormat }
    aside += found
  }
}
