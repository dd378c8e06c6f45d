import ColorScience

extension NearestWord {
  /// Returns the nearest candidate by typos, or otherwise the first one that begins with the word, which may be an
  /// abbreviation.
  static func of(_ word: String, among candidates: [String]) -> String? {
    if let nearest = to(word, among: candidates) { return nearest }
    let bare = word.drop { $0 == "-" }
    return bare.count >= 2 ? candidates.first { $0.drop { $0 == "-" }.hasPrefix(bare) } : nil
  }
}
