import ThemeModel
import Threads

/// The tokens of all themes in one order, with the facts known about each: the columns and rows of every report.
struct TokenCatalogue: Sendable {
  private(set) var paths: [String] = []
  private(set) var names: [WordedName] = []
  private(set) var indices: [String: Int] = [:]
  private let letters: LetterIndex
  private(set) var tiers: [Tier] = []
  private(set) var evidence: [TierEvidence] = []
  private(set) var declaredRoles: [String?] = []
  private(set) var summaries: [String?] = []
  private(set) var deprecations: [String?] = []
  private(set) var places: [Place] = []
  /// For tokens that are made for a pair that views show, the path of the token that they stand for.
  private(set) var standsFor: [String?] = []

  /// The paths of the first theme, and their indices here. Most themes have exactly the same paths.
  private var firstPaths: [String] = []
  private var firstSlots: [Int32] = []

  var count: Int { paths.count }

  /// Reports whether it is a token of the system that says what it is for.
  func isPurpose(_ token: Int) -> Bool { tiers[token] != .raw && standsFor[token] == nil }

  /// Those that are colors of view code, whole or dimmed, which no theme has and nobody can change in one.
  var written: [Int] {
    standsFor.indices.filter { token in
      guard let path = standsFor[token], let other = indices[path] else { return false }
      return standsFor[other] == path
    }
  }

  /// Returns the tokens that a pattern may match, each once.
  func mayMatch(_ pattern: TokenPattern) -> [Int] { letters.mayMatch(pattern) }

  /// Returns the index of each of these paths; below 0 when it is not here.
  func slots(of paths: [String]) -> [Int32] {
    let isFirst = paths.withUnsafeBufferPointer { these in
      firstPaths.withUnsafeBufferPointer { $0.baseAddress == these.baseAddress && $0.count == these.count }
    }
    return isFirst ? firstSlots : paths.map { indices[$0].map { Int32($0) } ?? -1 }
  }

  /// Lists the tokens in the order of the contract, or else of the first theme that has each. Raw colors come last, since a
  /// report is read from the purposes down. Only themes that bring new tokens are resolved.
  init(_ resolver: ThemeResolver, workers: Int = 1) {
    var order: [String: Int] = [:]
    for entry in resolver.system.contracts.flatMap(\.entries) where order[entry.path] == nil {
      order[entry.path] = order.count
    }
    var found: [(rank: Int, facts: ResolvedTheme.TokenFacts)] = []
    var seen: Set<String> = []
    let parents = Dictionary(resolver.system.themes.map { ($0.name, $0) }) { first, _ in first }
    var scanned: Set<String> = []
    let isLikeFirst = TokenCatalogue.likeFirst(resolver, workers: workers)
    for (place, index) in resolver.themes.enumerated() where !isLikeFirst[place] {
      guard TokenCatalogue.bringsNew(resolver.system.themes[index], parents, seen, &scanned) else { continue }
      let theme = resolver.resolve(index)
      if place == 0 { firstPaths = theme.paths }
      for facts in theme.tokens where seen.insert(facts.path).inserted {
        found.append((order[facts.path] ?? order.count + found.count, facts))
      }
    }
    found.sort { a, b in (a.facts.tier == .raw ? 1 : 0, a.rank) < (b.facts.tier == .raw ? 1 : 0, b.rank) }
    for (_, facts) in found {
      indices[facts.path] = paths.count
      paths.append(facts.path)
      names.append(WordedName(facts.path))
      tiers.append(facts.tier)
      evidence.append(facts.tierEvidence)
      declaredRoles.append(facts.role)
      summaries.append(facts.summary)
      deprecations.append(
        facts.deprecation.map { deprecation in
          switch deprecation {
          case .plain: ""
          case .message(let message): message
          }
        })
      places.append(facts.place)
      standsFor.append(resolver.system.standIns[facts.path])
    }
    letters = LetterIndex(names)
    firstSlots = firstPaths.map { indices[$0].map { Int32($0) } ?? -1 }
  }

  /// Returns, for each theme, whether it has the same paths as the first and neither of the two inherits from another.
  private static func likeFirst(_ resolver: ThemeResolver, workers: Int) -> [Bool] {
    guard let first = resolver.themes.first.map({ resolver.system.themes[$0] }), first.extends == nil else {
      return Array(repeating: false, count: resolver.themes.count)
    }
    return Parallel.map(resolver.themes.count, workers: workers) { place in
      let theme = resolver.system.themes[resolver.themes[place]]
      return place > 0 && theme.extends == nil && theme.hasPaths(of: first)
    }
  }

  /// Reports whether the theme, or a theme that it extends and that was not scanned yet, has a token that is new.
  private static func bringsNew(
    _ theme: Theme, _ byName: [String: Theme], _ seen: Set<String>, _ scanned: inout Set<String>
  ) -> Bool {
    var next: Theme? = theme
    var isNew = false
    while let current = next, scanned.insert(current.name).inserted {
      if !isNew { isNew = current.paths.contains { !seen.contains($0) } }
      next = current.extends.flatMap { byName[$0] }
    }
    return isNew
  }

  func reports(roles: RoleAssignment) -> [TokenReport] {
    paths.indices.map { index in
      TokenReport(
        path: paths[index], tier: tiers[index], tierEvidence: evidence[index], role: roles.names[index],
        summary: summaries[index], deprecated: deprecations[index], place: places[index],
        isStandIn: standsFor[index] != nil)
    }
  }
}
