import ThemeModel

/// Types that meet the contract of the themes, and that no theme is a value of: a third class beside the two that the cases of an
/// enum give.
struct FurtherConformers {
  let code: ThemeRecognition

  /// Returns the types that may be such themes.
  func candidates(beside found: ThemeRecognition.Found) -> [ThemeCandidate] {
    let models = found.candidates.flatMap(code.models)
    guard let contract = models.first, contract.kind == .protocolType, models.allSatisfy({ $0 === contract }),
      let conforming = found.others.first(where: {
        $0.recogniser == ConformersOfPalettes.about && $0.contract === contract
      })
    else { return [] }
    return conforming.candidates.filter { if case .made = $0.root { true } else { false } }
  }
}
