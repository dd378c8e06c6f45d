import ThemeModel

/// The tokens of all themes in one order, with what is known of each: the columns and rows of every report.
struct TokenCatalogue: Sendable {
  private(set) var paths: [String] = []
  private(set) var names: [WordedName] = []
  private(set) var indices: [String: Int] = [:]
  private(set) var tiers: [Tier] = []
  private(set) var evidence: [TierEvidence] = []
  private(set) var declaredRoles: [String?] = []
  private(set) var summaries: [String?] = []
  private(set) var deprecations: [String?] = []
  private(set) var places: [Place] = []

  var count: Int { paths.count }

  /// The order of the contract, else of the first theme that has each. `palettes` holds one palette a theme, in the
  /// system's order: tokens do not differ between the variants of a theme.
  init(system: ThemeSystem, palettes: some Sequence<Palette>) {
    var order: [String: Int] = [:]
    if let contract = system.contract {
      for entry in contract.entries where order[entry.path] == nil { order[entry.path] = order.count }
    }
    var found: [(rank: Int, token: ResolvedToken)] = []
    var seen: Set<String> = []
    for palette in palettes {
      for token in palette.tokens where seen.insert(token.path).inserted {
        found.append((order[token.path] ?? order.count + found.count, token))
      }
    }
    // Raw colours stand behind the others: a report is read from the purposes down.
    found.sort { a, b in
      (a.token.tier == .raw ? 1 : 0, a.rank) < (b.token.tier == .raw ? 1 : 0, b.rank)
    }
    let texts = TokenTexts(system)
    for (_, token) in found {
      indices[token.path] = paths.count
      paths.append(token.path)
      names.append(WordedName(token.path))
      tiers.append(token.tier)
      evidence.append(token.tierEvidence)
      declaredRoles.append(token.role)
      summaries.append(texts.summaries[token.path])
      deprecations.append(texts.deprecations[token.path])
      places.append(token.place)
    }
  }

  func reports(roles: RoleAssignment) -> [TokenReport] {
    paths.indices.map { index in
      TokenReport(
        path: paths[index], tier: tiers[index], tierEvidence: evidence[index], role: roles.names[index],
        summary: summaries[index], deprecated: deprecations[index], place: places[index])
    }
  }
}

/// What the sources say about tokens in words, by path; the first theme that says something counts.
private struct TokenTexts {
  var summaries: [String: String] = [:]
  var deprecations: [String: String] = [:]

  init(_ system: ThemeSystem) {
    for theme in system.themes {
      for token in theme.tokens {
        if let summary = token.summary, summaries[token.path] == nil { summaries[token.path] = summary }
        if let deprecation = token.deprecation, deprecations[token.path] == nil {
          deprecations[token.path] =
            switch deprecation {
            case .plain: ""
            case .message(let message): message
            }
        }
      }
    }
  }
}
