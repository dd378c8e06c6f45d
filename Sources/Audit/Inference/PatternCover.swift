/// Finds few patterns that name exactly the wanted tokens.
struct PatternCover {
  private let catalogue: TokenCatalogue
  /// The patterns that names of reachable tokens suggest, each once, with the tokens that it names.
  private var patterns: [Pattern] = []
  /// For each token, the indices of its patterns; empty when no wildcard reaches the token.
  private var suggested: [[Int]]

  private struct Pattern {
    let text: String
    let length: Int
    var hits: [Int] = []

    /// Reports whether it is better than another that names as many tokens: the shorter is, or else the first by name.
    func isPreferred(to other: Pattern) -> Bool { (length, text) < (other.length, other.text) }
  }

  init(_ catalogue: TokenCatalogue) {
    self.catalogue = catalogue
    suggested = Array(repeating: [], count: catalogue.count)
    var places: [String: Int] = [:]
    for token in 0..<catalogue.count where catalogue.isPurpose(token) {
      for text in PatternCover.patterns(catalogue.paths[token]) {
        let place = places[text] ?? patterns.count
        if place == patterns.count {
          places[text] = place
          patterns.append(Pattern(text: text, length: text.count))
        }
        guard patterns[place].hits.last != token else { continue }
        patterns[place].hits.append(token)
        suggested[token].append(place)
      }
    }
  }

  /// Returns texts for the tokens, as few as can be found. A pattern that names other tokens too is taken with exceptions.
  func texts(_ wanted: Set<Int>) -> [String] {
    let plain = cover(wanted, avoiding: nil)
    guard plain.count > 2 else { return plain }
    var best = plain
    // The widest patterns come first. The tokens that they name in excess are excluded again.
    let wide = Set(wanted.flatMap { suggested[$0] })
      .map { (pattern: patterns[$0], count: count(of: patterns[$0], in: wanted)) }
      .filter { $0.count * 2 > $0.pattern.hits.count }
      .sorted { a, b in a.count == b.count ? a.pattern.isPreferred(to: b.pattern) : a.count > b.count }
    for (pattern, _) in wide.prefix(8) {
      let named = self.named(by: pattern)
      let extra = named.subtracting(wanted)
      let left = wanted.subtracting(named)
      let exclusions = cover(extra, avoiding: wanted).map { "!" + $0 }
      let whole = [pattern.text] + cover(left, avoiding: nil) + exclusions
      if whole.count < best.count { best = whole }
    }
    return best
  }

  /// Returns the tokens that match, also those whose own names suggest another pattern: `*TitleColor` names `titleColor`, too.
  private func named(by pattern: Pattern) -> Set<Int> {
    guard let selector = try? TokenSelector(pattern.text) else { return [] }
    return Set(SelectorList.tokens(of: selector, in: catalogue))
  }

  private func count(of pattern: Pattern, in tokens: Set<Int>) -> Int {
    pattern.hits.reduce(0) { tokens.contains($1) ? $0 + 1 : $0 }
  }

  /// Repeatedly takes the pattern that names the most of the remaining tokens and no others. `avoiding` are the tokens that it
  /// must not name; with `nil`, it must name wanted ones only.
  private func cover(_ wanted: Set<Int>, avoiding: Set<Int>?) -> [String] {
    var left = wanted
    var texts: [String] = []
    var queue: [(pattern: Pattern, count: Int)] = []
    var known: Set<Int> = []
    for token in wanted {
      for place in suggested[token] where known.insert(place).inserted {
        let pattern = patterns[place]
        let isAllowed = pattern.hits.allSatisfy { hit in avoiding.map { !$0.contains(hit) } ?? wanted.contains(hit) }
        if isAllowed, pattern.hits.count > 1 { queue.append((pattern, count(of: pattern, in: left))) }
      }
    }
    // The best is last. The number of remaining tokens that a pattern names only shrinks, so a pattern whose updated count still
    // beats the next one's is the best.
    func isWorse(_ a: (pattern: Pattern, count: Int), _ b: (pattern: Pattern, count: Int)) -> Bool {
      a.count == b.count ? b.pattern.isPreferred(to: a.pattern) : a.count < b.count
    }
    queue.sort(by: isWorse)
    while !left.isEmpty, var best = queue.popLast() {
      best.count = count(of: best.pattern, in: left)
      guard best.count > 1 else { continue }
      if let next = queue.last, isWorse(best, next) {
        let place = queue.firstIndex { isWorse(best, $0) } ?? queue.endIndex
        queue.insert(best, at: place)
        continue
      }
      let named = self.named(by: best.pattern)
      guard !named.isEmpty, avoiding.map(named.isDisjoint) ?? named.isSubset(of: wanted) else { continue }
      texts.append(best.pattern.text)
      left.subtract(named)
    }
    return texts + left.sorted().map { TokenSelector.text(ofPattern: catalogue.paths[$0]) }
  }

  /// The number of groups around a name from which patterns are made. No rule that somebody reads goes deeper, and the patterns of
  /// names in hundreds of groups would take the cube of that number.
  private static let mostGroups = 24

  /// Returns the patterns that a name's words and groups suggest, all of which match it: `text*`, `*Text`, `color.text.**`,
  /// `**.label`.
  static func patterns(_ path: String) -> [String] {
    let segments = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = segments.last, !path.contains(where: { "{}*?!,".contains($0) }) else { return [] }
    let group = segments.dropLast().map { $0 + "." }.joined()
    var patterns: [String] = []
    for length in segments.indices.dropFirst().prefix(mostGroups) {
      patterns.append(segments[..<length].joined(separator: ".") + ".**")
    }
    if segments.count > 1 { patterns.append("**." + last) }
    let words = WordCuts(last)
    for cut in words.cuts {
      patterns.append(group + last[..<cut] + "*")
      let tail = last[cut...].drop { "-_ ".contains($0) }
      guard let first = tail.first, first.isLetter else { continue }
      let capital = first.uppercased() + tail.dropFirst()
      patterns.append(group + "*" + capital)
      if segments.count > 1 { patterns.append("**.*" + capital) }
    }
    return patterns
  }
}

/// The ends of the words of one segment, except the last.
private struct WordCuts {
  private(set) var cuts: [String.Index] = []

  init(_ segment: String) {
    let name = WordedName(segment)
    // Only names whose letters are single bytes, so that an index means the same on both sides.
    let letters = segment.indices.filter { !"-_ ".contains(segment[$0]) }
    guard letters.count == name.bytes.count else { return }
    for (place, index) in letters.enumerated() where place > 0 && name.isBoundary[place] { cuts.append(index) }
  }
}
