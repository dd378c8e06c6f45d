import ThemeModel

/// The tokens of modules that have some of the same names. The names of each module pair its own tokens, and those that every module
/// can use.
struct TokenModules {
  /// The module of each token, by its number; `nil` for what every module may use.
  private let modules: [String?]
  /// Each module once, in order.
  private let all: [String]

  init(_ system: ThemeSystem, catalogue: TokenCatalogue) {
    modules = catalogue.paths.map { system.modulesOfTokens[$0] }
    all = Set(modules.compactMap(\.self)).sorted()
  }

  /// Returns what the names of each part tell, module by module.
  func parts(of names: [InferredNames], _ infer: (InferredNames) -> [InferredPair]) -> [InferredPair] {
    guard all.count > 1 else { return names.flatMap(infer) }
    var seen: Set<[Int32]> = []
    return names.flatMap { part in
      all.flatMap { module in
        infer(
          InferredNames(
            part.catalogue, entries: part.entries.filter { modules[$0.token].map { $0 == module } ?? true }))
      }
    }.filter { pair in
      seen.insert([Int32(pair.foreground), Int32(pair.background), -1] + (pair.sets ?? [])).inserted
    }
  }
}
