/// How the inference came about, in words.
struct InferenceWords {
  let sentence: String

  init(_ names: InferredNames, partners: PartnerInference, over: [Backdrop], rules: [PairRule]) {
    guard !rules.isEmpty else {
      sentence = "No name says what is text and what is a surface, so no pair was formed."
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
    if !partners.partners.isEmpty {
      let examples = partners.partners.prefix(3).map { "\($0.foreground) with \($0.background)" }
      parts.append("partners by name are held together (\(examples.joined(separator: "; ")))")
    }
    parts.append("the rest meets every general surface, text at 4.5, icons and borders at 3")
    if let canvas = over.first { parts.append("translucent surfaces are laid over \(canvas.text)") }
    sentence = parts.joined(separator: "; ") + "."
  }
}
