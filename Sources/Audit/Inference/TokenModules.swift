import ThemeModel

/// Which tokens can meet where modules have some of the same names. The names of each module pair its own tokens, and those that
/// every module can use.
struct TokenModules {
  private let namesakes: Namesakes
  /// The file of each token of one module, by its number; `nil` for what every module may use.
  private let files: [String?]

  init(_ system: ThemeSystem, catalogue: TokenCatalogue) {
    namesakes = system.namesakes
    files = catalogue.paths.map { system.namesakes.files[$0] }
  }

  /// Returns what the names of each part tell, module by module.
  func pairs(of parts: [InferredNames], _ infer: (InferredNames) -> [InferredPair]) -> [InferredPair] {
    var foreign: [Set<String>] = []
    for file in Set(files.compactMap(\.self)).sorted() {
      let others = namesakes.apart(from: file)
      if !foreign.contains(others) { foreign.append(others) }
    }
    guard foreign.count > 1 else { return parts.flatMap(infer) }
    var seen: Set<[Int32]> = []
    return parts.flatMap { part in
      foreign.flatMap { others in
        infer(
          InferredNames(
            part.catalogue, entries: part.entries.filter { files[$0.token].map { !others.contains($0) } ?? true }))
      }
    }.filter { pair in
      canMeet(pair)
        && seen.insert([Int32(pair.foreground), Int32(pair.background), -1] + (pair.sets ?? [])).inserted
    }
  }

  private func canMeet(_ pair: InferredPair) -> Bool {
    guard let one = files[pair.foreground], let other = files[pair.background] else { return true }
    return !namesakes.apart(from: one).contains(other)
  }
}
