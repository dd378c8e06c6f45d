import ThemeModel

/// A token that a list of selectors names, and what its name binds.
struct SelectedToken: Hashable, Sendable {
  var token: Int
  /// One element per selector that matches; a token may match twice with different bindings.
  var captures: [Captures]
}

enum SelectorList {
  /// Returns the tokens that the list names, in the catalogue's order.
  static func select(
    _ selectors: [TokenSelector], catalogue: TokenCatalogue, roles: RoleAssignment?, owner: String,
    tracker: inout PatternTracker, reachesRaw: Bool = false
  ) -> [SelectedToken] {
    var captures: [Int: [Captures]] = [:]
    var excluded: Set<Int> = []
    for selector in selectors {
      var isMatched = false
      func take(_ token: Int) {
        guard
          let found = match(selector, token: token, catalogue: catalogue, roles: roles, reachesRaw: reachesRaw)
        else { return }
        isMatched = true
        if selector.isExclusion {
          excluded.insert(token)
        } else if !captures[token, default: []].contains(found) {
          captures[token, default: []].append(found)
        }
      }
      // An inferred plan names thousands of tokens one by one.
      switch selector.kind {
      case .pattern(let pattern): for token in catalogue.mayMatch(pattern) { take(token) }
      case .role(let role): for token in roles?.tokens[role] ?? [] { take(token) }
      }
      tracker.asked(selector, owner: owner)
      if isMatched { tracker.matched(selector, owner: owner) }
    }
    return captures.keys.filter { !excluded.contains($0) }.sorted().map { token in
      SelectedToken(token: token, captures: captures[token, default: []])
    }
  }

  /// Returns the tokens that the pattern of a selector matches.
  static func tokens(of selector: TokenSelector, in catalogue: TokenCatalogue) -> [Int] {
    guard case .pattern(let pattern) = selector.kind else { return [] }
    return catalogue.mayMatch(pattern).filter {
      match(selector, token: $0, catalogue: catalogue, roles: nil) != nil
    }
  }

  /// A wildcard never reaches down to raw colors, nor to what views alone show: rules speak of purposes. A plain name does.
  private static func match(
    _ selector: TokenSelector, token: Int, catalogue: TokenCatalogue, roles: RoleAssignment?,
    reachesRaw: Bool = false
  ) -> Captures? {
    switch selector.kind {
    case .role(let role):
      roles?.roles[token] == role ? Captures() : nil
    case .pattern(let pattern):
      !pattern.isPlain
        && (catalogue.standsFor[token] != nil || catalogue.tiers[token] == .raw && !reachesRaw)
        ? nil : pattern.captures(in: catalogue.names[token])
    }
  }
}

/// Records which selectors of the plan have matched something. One that never does is a finding.
struct PatternTracker: Sendable {
  private struct Use {
    var owner: String
    var selector: TokenSelector
    var isMatched: Bool
  }

  private var uses: [Use] = []
  private var indices: [String: Int] = [:]

  mutating func asked(_ selector: TokenSelector, owner: String) {
    _ = index(of: selector, owner: owner)
  }

  mutating func matched(_ selector: TokenSelector, owner: String) {
    uses[index(of: selector, owner: owner)].isMatched = true
  }

  /// - Parameter allowed: The owners whose selectors may match nothing.
  func idle(allowing allowed: Set<String>, _ hint: (TokenSelector) -> String?) -> [CoverageReport.IdlePattern] {
    uses.filter { !$0.isMatched && !allowed.contains($0.owner) }.map { use in
      CoverageReport.IdlePattern(
        pattern: use.selector.text, owner: use.owner, place: use.selector.place, hint: hint(use.selector))
    }
  }

  private mutating func index(of selector: TokenSelector, owner: String) -> Int {
    let key = owner + "\u{0}" + selector.text
    if let known = indices[key] { return known }
    indices[key] = uses.count
    uses.append(Use(owner: owner, selector: selector, isMatched: false))
    return uses.count - 1
  }
}
