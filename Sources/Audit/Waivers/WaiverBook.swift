import ThemeModel

/// The plan's waivers: which pairs each one waives, and whether it was used.
struct WaiverBook: Sendable {
  private let waivers: [Waiver]
  private let today: CalendarDay?
  /// For each waiver, the rules and tokens that it names, computed once.
  private let rules: [[Bool]]
  private let tokens: [(foreground: [Bool], background: [Bool])]

  init(_ waivers: [Waiver], rules: [PairRule], catalogue: TokenCatalogue, today: CalendarDay?) {
    self.waivers = waivers
    self.today = today
    self.rules = waivers.map { waiver in rules.map { waiver.rule.matches($0.id) } }
    self.tokens = waivers.map { waiver in
      (
        catalogue.names.map { waiver.foreground.captures(in: $0) != nil },
        catalogue.names.map { waiver.background.captures(in: $0) != nil }
      )
    }
  }

  var isEmpty: Bool { waivers.isEmpty }

  /// Returns the waivers that apply to a theme's variant, so that pairs need not ask each time.
  func relevant(theme: String, choices: [Variant.Choice]) -> [Int] {
    waivers.indices.filter { index in
      waivers[index].theme.matches(theme) && waivers[index].when.holds(for: choices)
    }
  }

  /// Returns the first of the waivers that names the pair. One in force comes before one that has expired.
  func waiver(among relevant: [Int], rule: Int, pair: CandidatePair) -> Int? {
    let naming = relevant.filter { index in
      rules[index][rule] && tokens[index].foreground[pair.foreground] && tokens[index].background[pair.background]
    }
    return naming.first { !isExpired($0) } ?? naming.first
  }

  func isExpired(_ waiver: Int) -> Bool {
    guard let expires = waivers[waiver].expires, let today else { return false }
    return expires < today
  }

  func reports(matched: [Int]) -> [WaiverReport] {
    waivers.enumerated().map { index, waiver in
      let state: WaiverReport.State =
        matched[index] == 0 ? .unused : isExpired(index) ? .expired : .active
      return WaiverReport(
        rule: waiver.rule.text, foreground: waiver.foreground.text, background: waiver.background.text,
        theme: waiver.theme.text, when: waiver.when.described, kind: waiver.kind.rawValue, reason: waiver.reason,
        owner: waiver.owner, expires: waiver.expires?.description, state: state, matched: matched[index],
        place: waiver.place)
    }
  }
}
