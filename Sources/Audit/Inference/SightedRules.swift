import ThemeModel

/// Turns what view code shows into rules that can be written down: patterns in place of lists.
struct SightedRules {
  private let catalogue: TokenCatalogue
  private let sighted: [PairRule]
  private var seen: Set<[Int]> = []
  /// Seen as icons, borders and marks of focus, of which less contrast is required than of text.
  private var seenAsShapes: Set<[Int]> = []
  private var likely: Set<[Int]> = []

  init(_ sightings: [Sighting], catalogue: TokenCatalogue) {
    self.catalogue = catalogue
    sighted = SightingRules(sightings).rules
    for rule in sighted where rule.isUnconditional {
      for pair in rule.listed ?? [] {
        guard let tokens = tokens(pair) else { continue }
        if rule.evidence != .seen {
          likely.insert(tokens)
        } else if rule.sample.isShape {
          seenAsShapes.insert(tokens)
        } else {
          seen.insert(tokens)
        }
      }
    }
  }

  /// Reports whether sightings settle the pair, so that its names have nothing to add. Two tokens that are named as text and its
  /// ground are shown so somewhere, although the code that was read shows an icon.
  func settles(_ pair: InferredPair) -> Bool {
    let tokens = [pair.foreground, pair.background]
    return seen.contains(tokens)
      || pair.role != .text && seenAsShapes.contains(tokens)
      || pair.basis > .onlyGround && likely.contains(tokens)
  }

  func rules(_ roles: RoleAssignment) -> [PairRule] {
    sighted.flatMap { rule -> [PairRule] in
      let listed = rule.listed ?? []
      var unders: [[Backdrop.Layer]] = []
      for pair in listed where !unders.contains(pair.under) { unders.append(pair.under) }
      return unders.enumerated().flatMap { index, under -> [PairRule] in
        let pairs = listed.filter { $0.under == under }.compactMap { pair -> InferredPair? in
          guard let tokens = tokens(pair) else { return nil }
          return InferredPair(
            basis: rule.evidence == .seen ? .seen : .likely, role: .text, foreground: tokens[0],
            background: tokens[1], sample: rule.sample)
        }
        return InferredRules(pairs, catalogue: catalogue, roles: roles).rules.enumerated().map { number, formed in
          var written = rule
          written.listed = nil
          written.isOptional = false
          written.foreground = formed.foreground
          written.background = formed.background
          if !under.isEmpty { written.over = [Backdrop(under)] }
          if index + number > 0 { written.id = "\(rule.id)-\(index > 0 ? "over-\(index + 1)-" : "")\(number + 1)" }
          return written
        }
      }
    }
  }

  private func tokens(_ pair: ListedPair) -> [Int]? {
    guard let foreground = catalogue.indices[pair.foreground], let background = catalogue.indices[pair.background]
    else { return nil }
    return [foreground, background]
  }
}
