/// Finds the variants that judge the same pairs.
struct PairListAssembly {
  let audits: AuditedThemes
  let expansion: PairExpansion

  func lists() -> PairLists {
    var lists = PairLists()
    guard let first = audits.first else { return lists }
    // Mostly all variants judge what the first one does; those share their list with it, and need not be compared.
    let most = first.judgements.places(ofVariant: 0)
    lists.lists.append(most.map(entry))
    var known: [[JudgementList.Place]: Int] = [:]
    for audit in audits {
      for variant in 0..<audit.shownParts {
        let places = audit.judgements.places(ofVariant: variant)
        if places == most {
          lists.listOfVariant.append(0)
          continue
        }
        let list = known[places] ?? lists.lists.count
        if list == lists.lists.count {
          known[places] = list
          lists.lists.append(places.map(entry))
        }
        lists.listOfVariant.append(list)
      }
    }
    return lists
  }

  private func entry(_ place: JudgementList.Place) -> PairLists.Entry {
    let pair = expansion.rules[Int(place.rule)].pairs[Int(place.pair)]
    return PairLists.Entry(rule: Int(place.rule), foreground: pair.foreground, background: pair.background)
  }
}
