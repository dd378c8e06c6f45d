/// Describes in words how pairs were inferred.
struct InferenceWords {
  let sentence: String
  /// `material`, `component-parts`, …
  let convention: String

  /// Counts pairs of tokens once, whatever the number of their themes, and without those that code shows: `pairs` lists these by
  /// their places.
  init(_ names: InferredNames, pairs all: [InferredPair], shown: SightedRules, over: [Backdrop], rules: [PairRule]) {
    convention = InferenceWords.convention(names, all.filter { $0.basis == .partners })
    let pairs = all.filter { !shown.settles($0) }
    let partners = pairs.filter { $0.basis == .partners }
    guard !rules.isEmpty else {
      sentence = "No name says what is text and what is a surface, so names form no pair."
      return
    }
    var parts: [String] = []
    let counts = [
      (names.entries(.text).count, "text"), (names.entries(.icon).count, "icon"),
      (names.entries(.border).count, "border"), (names.entries(.focus).count, "focus"),
    ].filter { $0.0 > 0 }
    let counted = counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let surfaces = names.entries(.surface).count
    parts.append(
      "Names tell \(counted) token\(counts.last?.0 == 1 ? "" : "s") and "
        + "\(surfaces) surface\(surfaces == 1 ? "" : "s") apart")
    if let first = partners.first {
      let example =
        "\(names.catalogue.paths[first.foreground]) on \(names.catalogue.paths[first.background])"
      parts.append(
        "\(InferenceWords.pairs(partners.count)) \(partners.count == 1 ? "is" : "are") named for each other, "
          + "such as \(example)")
    }
    let grounded = pairs.filter { $0.basis == .onlyGround }
    if let first = grounded.first {
      parts.append(
        "\(grounded.count) general text token\(grounded.count == 1 ? " is" : "s are") on the only general background, "
          + names.catalogue.paths[first.background])
    }
    let code = pairs.filter { $0.basis == .syntax }
    if let first = code.first {
      let ground = names.catalogue.paths[first.background]
      parts.append(
        "\(code.count) colour\(code.count == 1 ? "" : "s") of code \(code.count == 1 ? "lies" : "lie") on \(ground)")
    }
    let left = pairs.filter { [.doubtful, .unused, .otherGround].contains($0.basis) }
    parts += InferenceWords.doubts(left)
    let guesses = pairs.count - partners.count - grounded.count - code.count - left.count
    if guesses > 0 {
      parts.append(
        "\(InferenceWords.pairs(guesses)) \(guesses == 1 ? "is a guess" : "are guesses") by role, measured and not judged"
      )
    }
    if !over.isEmpty {
      let canvases = over.map(\.text).joined(separator: " or ")
      parts.append("translucent surfaces are laid over \(canvases)")
    }
    sentence = parts.joined(separator: "; ") + "."
  }

  /// Why some pairs of names are none.
  private static func doubts(_ pairs: [InferredPair]) -> [String] {
    func count(_ basis: InferredPair.Basis) -> Int { pairs.count { $0.basis == basis } }
    let (doubtful, unused, translucent) = (count(.doubtful), count(.unused), count(.otherGround))
    var parts: [String] = []
    if doubtful > 0 {
      parts.append("\(doubtful) more would be, but \(doubtful == 1 ? "is" : "are") nearly one colour in every theme")
    }
    if unused > 0 {
      parts.append("\(unused) more would be, but no code uses one of the two")
    }
    if translucent > 0 {
      parts.append("\(translucent) more would be, but nothing names what lies below the translucent surface")
    }
    return parts
  }

  private static func pairs(_ count: Int) -> String { "\(count) pair\(count == 1 ? "" : "s") of tokens" }

  private static func convention(_ names: InferredNames, _ partners: [InferredPair]) -> String {
    let grounds = Set(names.entries.filter { $0.reading.ground != nil }.map(\.token))
    let on = partners.filter { grounds.contains($0.foreground) }
    if !on.isEmpty {
      let isMaterial = on.contains { pair in
        names.catalogue.paths[pair.foreground].split(separator: ".").last?.lowercased().hasPrefix("on") ?? false
      }
      return isMaterial ? "material" : "content-on-surface"
    }
    if !partners.isEmpty { return "component-parts" }
    return names.entries(.surface).isEmpty ? "none" : "text-on-surface"
  }
}
