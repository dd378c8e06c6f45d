import ColorScience

extension NearestWord {
  /// The nearest by slips, else one that the word begins: what was typed on a command line may be the start of a name.
  static func of(_ word: String, among candidates: [String]) -> String? {
    if let nearest = to(word, among: candidates) { return nearest }
    let bare = word.drop { $0 == "-" }
    return bare.count >= 2 ? candidates.first { $0.drop { $0 == "-" }.hasPrefix(bare) } : nil
  }
}
