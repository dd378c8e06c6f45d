import ThemeModel

/// Types that meet the contract of the themes, and that no theme is a value of: a third class beside the two that the cases of an
/// enum give.
struct FurtherConformers {
  let code: ThemeRecognition

  /// Returns the themes that such types are.
  func themes(beside found: ThemeRecognition.Found, read themes: [Theme]) -> [ThemeCandidate] {
    let models = found.candidates.flatMap(code.models)
    guard let contract = models.first, contract.kind == .protocolType, models.allSatisfy({ $0 === contract }),
      let conforming = found.others.first(where: {
        $0.recogniser == ConformersOfPalettes.about && $0.contract === contract
      })
    else { return [] }
    let reached = Set(themes.flatMap(\.tokens).map(\.place))
    return conforming.candidates.filter { candidate in
      guard case .made(let type) = candidate.root else { return false }
      return !code.types.isReached(type, reached) && !code.table.types.contains { $0.superclass === type }
    }
  }
}
