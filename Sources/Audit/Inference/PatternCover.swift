/// Few patterns that name exactly the tokens wanted.
struct PatternCover {
  private let catalogue: TokenCatalogue
  /// Of every token that a wildcard reaches, the patterns that its name suggests.
  private var tokens: [String: [Int]] = [:]
  private let isReachable: [Bool]

  init(_ catalogue: TokenCatalogue) {
    self.catalogue = catalogue
    isReachable = catalogue.tiers.map { $0 != .raw }
    for token in 0..<catalogue.count where isReachable[token] {
      for pattern in PatternCover.patterns(catalogue.paths[token]) { tokens[pattern, default: []].append(token) }
    }
  }

  /// The tokens in as few texts as are found: patterns that name others too are taken where few exceptions mend that.
  func texts(_ wanted: Set<Int>) -> [String] {
    let plain = cover(wanted, avoiding: nil)
    guard plain.count > 2 else { return plain }
    var best = plain
    // The widest patterns first: what they name too much is taken out again.
    let wide = Set(wanted.filter { isReachable[$0] }.flatMap { PatternCover.patterns(catalogue.paths[$0]) })
      .map { (text: $0, hits: Set(tokens[$0, default: []])) }
      .filter { $0.hits.intersection(wanted).count * 2 > $0.hits.count }
      .sorted { a, b in
        let (first, second) = (a.hits.intersection(wanted).count, b.hits.intersection(wanted).count)
        return (second, a.text.count, a.text) < (first, b.text.count, b.text)
      }
    for pattern in wide.prefix(8) {
      let extra = pattern.hits.subtracting(wanted)
      let left = wanted.subtracting(pattern.hits)
      let exclusions = cover(extra, avoiding: wanted).map { "!" + $0 }
      let whole = [pattern.text] + cover(left, avoiding: nil) + exclusions
      if whole.count < best.count { best = whole }
    }
    return best
  }

  /// Takes, again and again, the pattern that names most of what is left and nothing else. `avoiding`: what it may not name; nil:
  /// anything but the wanted.
  private func cover(_ wanted: Set<Int>, avoiding: Set<Int>?) -> [String] {
    var left = wanted
    var texts: [String] = []
    var candidates: [(text: String, hits: Set<Int>)] = []
    var known: Set<String> = []
    for token in wanted.sorted() where isReachable[token] {
      for text in PatternCover.patterns(catalogue.paths[token]) where known.insert(text).inserted {
        let hits = Set(tokens[text, default: []])
        let isAllowed = avoiding.map { hits.isDisjoint(with: $0) } ?? hits.isSubset(of: wanted)
        if isAllowed, hits.count > 1 { candidates.append((text, hits)) }
      }
    }
    // Best last. What a pattern names of the rest only shrinks, so that one whose count still tops the next one's is the best.
    var queue = candidates.map { (text: $0.text, hits: $0.hits, count: $0.hits.intersection(left).count) }
    func isWorse(_ a: (text: String, hits: Set<Int>, count: Int), _ b: (text: String, hits: Set<Int>, count: Int))
      -> Bool
    {
      (a.count, b.text.count, b.text) < (b.count, a.text.count, a.text)
    }
    queue.sort(by: isWorse)
    while !left.isEmpty, var best = queue.popLast() {
      best.count = best.hits.intersection(left).count
      guard best.count > 1 else { continue }
      if let next = queue.last, isWorse(best, next) {
        let place = queue.firstIndex { isWorse(best, $0) } ?? queue.endIndex
        queue.insert(best, at: place)
        continue
      }
      texts.append(best.text)
      left.subtract(best.hits)
    }
    return texts + left.sorted().map { catalogue.paths[$0] }
  }

  /// `text*`, `*Text`, `color.text.**`, `**.label`: what a name's words and groups suggest. Only such as match it for certain.
  static func patterns(_ path: String) -> [String] {
    let segments = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = segments.last, !path.contains(where: { "{}*?!,".contains($0) }) else { return [] }
    let group = segments.dropLast().map { $0 + "." }.joined()
    var patterns: [String] = []
    for length in segments.indices.dropFirst() {
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

/// Where the words of one segment end, but for the last.
private struct WordCuts {
  private(set) var cuts: [String.Index] = []

  init(_ segment: String) {
    let name = WordedName(segment)
    // Only names whose letters are their bytes, so that an index counts the same on both sides.
    let letters = segment.indices.filter { !"-_ ".contains(segment[$0]) }
    guard letters.count == name.bytes.count else { return }
    for (place, index) in letters.enumerated() where place > 0 && name.isBoundary[place] { cuts.append(index) }
  }
}
