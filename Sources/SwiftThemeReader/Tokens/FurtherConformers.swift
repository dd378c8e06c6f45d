import ThemeModel

/// Types that meet the contract of the themes and are themes by themselves: a third class beside the two that the cases of an enum give.
struct FurtherConformers {
  let code: ThemeRecognition

  /// Returns the types that may be such themes.
  func candidates(beside found: ThemeRecognition.Found) -> [ThemeCandidate] {
    let models = found.candidates.flatMap(code.models)
    // What an enum has beside its theme, the types have not.
    guard models.count == found.candidates.count, !found.candidates.contains(where: hasColors) else { return [] }
    guard let contract = models.first, contract.kind == .protocolType, models.allSatisfy({ $0 === contract }),
      let conforming = found.others.first(where: {
        $0.recogniser == ConformersOfPalettes.about && $0.contract === contract
      })
    else { return [] }
    return conforming.candidates.filter { candidate in
      guard case .made(let type) = candidate.root else { return false }
      // A base class may only be there for those that inherit from it.
      return code.table.index.heirs(of: type).isEmpty
    }
  }

  private func hasColors(_ candidate: ThemeCandidate) -> Bool {
    guard case .enumCase(let type, _, _) = candidate.root else { return false }
    return !code.colors(of: type).isEmpty || !code.functions.instance(of: type).isEmpty
  }
}

extension ThemeRecognition.Found {
  /// Adds themes that were found in another way, which then leaves them to this one.
  mutating func add(_ further: [ThemeCandidate]) {
    candidates += further
    let spans = Set(further.map(\.span))
    for index in others.indices { others[index].candidates.removeAll { spans.contains($0.span) } }
    others.removeAll(where: \.candidates.isEmpty)
  }
}
