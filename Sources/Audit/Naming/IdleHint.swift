import ThemeModel

/// Suggests what a pattern that matches nothing was probably meant to be.
struct IdleHint {
  private let catalogue: TokenCatalogue
  /// The words of all names, each once.
  private let words: [String]

  init(_ catalogue: TokenCatalogue) {
    self.catalogue = catalogue
    var seen: Set<String> = []
    words = catalogue.paths.flatMap(NameWords.split).filter { seen.insert($0).inserted }
  }

  func hint(for selector: TokenSelector) -> String? {
    guard case .pattern(let pattern) = selector.kind else { return "no token has this role" }
    let prefix = selector.isExclusion ? "!" : ""
    if pattern.isPlain {
      return NearestName.to(pattern.text, among: catalogue.paths).map { "did you mean “\(prefix)\($0)”?" }
    }
    if catalogue.names.contains(where: { pattern.captures(in: $0) != nil }) {
      return "only raw colours have such names, and wildcards do not match them"
    }
    return corrected(pattern.text).map { "did you mean “\(prefix)\($0)”?" }
  }

  /// Returns the pattern with one of its words corrected, if it matches then.
  private func corrected(_ text: String) -> String? {
    for word in IdleHint.runs(of: text) {
      let known = text[word].lowercased()
      guard !words.contains(known), let near = NearestName.to(known, among: words) else { continue }
      let isCapital = text[word].first?.isUppercase ?? false
      let mended = text.replacingRange(word, with: isCapital ? near.prefix(1).uppercased() + near.dropFirst() : near)
      guard let pattern = try? TokenPattern(mended) else { continue }
      if catalogue.paths.indices.contains(where: { isReached($0, by: pattern) }) { return mended }
    }
    return nil
  }

  private func isReached(_ token: Int, by pattern: TokenPattern) -> Bool {
    catalogue.isPurpose(token) && pattern.captures(in: catalogue.names[token]) != nil
  }

  /// Returns the words of a pattern's literal parts: letters, cut at a hump, outside of names that it binds.
  private static func runs(of text: String) -> [Range<String.Index>] {
    var runs: [Range<String.Index>] = []
    var start: String.Index?
    var depth = 0
    for index in text.indices {
      let character = text[index]
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      let isLetter = depth == 0 && character.isLetter
      if let from = start, !isLetter || character.isUppercase {
        runs.append(from..<index)
        start = nil
      }
      if isLetter, start == nil { start = index }
    }
    if let start { runs.append(start..<text.endIndex) }
    return runs
  }
}

extension String {
  fileprivate func replacingRange(_ range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
