import ColorScience

/// Rules that form exactly the inferred pairs, with few patterns.
struct InferredRules {
  private let catalogue: TokenCatalogue
  private let roles: RoleAssignment
  private let cover: PatternCover
  private(set) var rules: [PairRule] = []
  /// The number of rules whose names begin with a name that was given.
  private var counts: [String: Int] = [:]
  private let tokensByRole: [TokenRole: Set<Int>]
  /// One of the pairs for which rules are made: all have its sample, its themes and what lies under its background.
  private var example: InferredPair?

  /// What lies under all translucent surfaces.
  private let over: [Backdrop]

  /// The themes of pairs that are not inferred for all.
  private let shared: SharedThemes?

  init(
    _ pairs: [InferredPair], catalogue: TokenCatalogue, roles: RoleAssignment, over: [Backdrop] = [],
    shared: SharedThemes? = nil
  ) {
    self.catalogue = catalogue
    self.shared = shared
    self.over = over
    self.roles = roles
    tokensByRole = roles.roles.indices.reduce(into: [:]) { byRole, token in
      if let role = roles.roles[token] { byRole[role, default: []].insert(token) }
    }
    cover = PatternCover(catalogue)
    for basis in InferredPair.Basis.allCases {
      for role in [TokenRole.text, .largeText, .icon, .focus, .border, .disabled] {
        let members = pairs.filter { $0.basis == basis && $0.role == role }
        for group in InferredRules.alike(members) {
          example = group[0]
          add(Set(group.map { Key(foreground: $0.foreground, background: $0.background) }), basis, role)
        }
      }
    }
  }

  private struct Key: Hashable {
    var foreground: Int
    var background: Int
  }

  /// Where a pair is inferred to be.
  private struct Place: Hashable {
    var under: InferredPair.Under?
    var sets: [Int32]?

    var rank: [Int] {
      [under?.isSure == true ? 1 : 0] + (under?.tokens ?? []) + [-1] + (sets ?? []).map(Int.init)
    }
  }

  /// Returns the pairs that may share a rule, in a fixed order.
  private static func alike(_ pairs: [InferredPair]) -> [[InferredPair]] {
    ([nil] + SampleKind.allCases).flatMap { sample in
      let groups = Dictionary(grouping: pairs.filter { $0.sample == sample }) { Place(under: $0.under, sets: $0.sets) }
      return groups.sorted { $0.key.rank.lexicographicallyPrecedes($1.key.rank) }.map(\.value)
    }
  }

  private mutating func add(_ wanted: Set<Key>, _ basis: InferredPair.Basis, _ role: TokenRole) {
    var left = wanted
    if basis != .pools, basis != .onlyGround {
      for (foreground, background) in bindings(of: wanted) {
        guard let formed = expansion([foreground], [background]), formed.count > 1, formed.isSubset(of: wanted),
          !formed.isDisjoint(with: left)
        else { continue }
        append([foreground], [background], basis, role)
        left.subtract(formed)
      }
    }
    // Foregrounds with exactly the same grounds become one rule.
    let grounds = Dictionary(grouping: left, by: \.foreground).mapValues { Set($0.map(\.background)) }
    let groups = Dictionary(grouping: grounds.keys.sorted()) { grounds[$0, default: []].sorted() }
    for (backgrounds, foregrounds) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      let exact = (foregrounds.map { catalogue.paths[$0] }, backgrounds.map { catalogue.paths[$0] })
      let short = (texts(Set(foregrounds), role), texts(Set(backgrounds), .surface))
      let product = Set(foregrounds.flatMap { f in backgrounds.map { Key(foreground: f, background: $0) } })
        .filter { $0.foreground != $0.background }
      // Plain names form what they name.
      let isExact = short != exact && expansion(short.0, short.1) == product
      append(isExact ? short.0 : exact.0, isExact ? short.1 : exact.1, basis, role)
    }
  }

  private func texts(_ tokens: Set<Int>, _ role: TokenRole) -> [String] {
    if tokens.count > 1, tokens == tokensByRole[role] { return ["role:\(role.rawValue)"] }
    return cover.texts(tokens)
  }

  private mutating func append(
    _ foreground: [String], _ background: [String], _ basis: InferredPair.Basis, _ role: TokenRole
  ) {
    guard let example else { return }
    let sample = example.sample
    let base = basis.id(role, sample)
    let count = counts[base] ?? rules.count { InferredRules.isNamed($0.id, after: base) }
    counts[base] = count
    let id = count == 0 ? base : "\(base)-\(count + 1)"
    for known in counts.keys where InferredRules.isNamed(id, after: known) { counts[known, default: 0] += 1 }
    rules.append(
      PairRule(
        id: id, foreground: foreground.compactMap { try? TokenSelector($0) },
        background: background.compactMap { try? TokenSelector($0) },
        over: alternatives(under: example), criterion: example.criterion, themes: themes(of: example),
        reason: basis.reason(role),
        sample: sample ?? role.sample, evidence: basis.evidence))
  }

  /// Returns the themes that the rule is for; empty for all, also where the name of one is no pattern for itself.
  private func themes(of pair: InferredPair) -> [ThemePattern] {
    guard let shared, let sets = pair.sets else { return [] }
    let names = shared.themes(of: sets)
    let patterns = names.compactMap { try? ThemePattern($0) }
    let areThemselves = zip(patterns, names).allSatisfy { !$0.isExclusion && $0.pattern.matches($1) }
    return areThemselves && patterns.count == names.count ? patterns : []
  }

  private static func isNamed(_ id: String, after base: String) -> Bool {
    id == base || id.hasPrefix(base + "-")
  }

  /// Returns what may lie under the background, of which the worst counts; empty for what lies under all translucent surfaces.
  private func alternatives(under pair: InferredPair) -> [Backdrop] {
    guard let under = pair.under, under.isSure || !over.isEmpty else { return [] }
    let grounds = under.tokens.compactMap { try? TokenSelector(TokenSelector.text(ofPattern: catalogue.paths[$0])) }
    return grounds.map { Backdrop([.token($0)]) } + (under.isSure ? [] : over)
  }

  /// Returns pairs of patterns that bind what both names share, such as `{name}Text` and `{name}Background`.
  private func bindings(of wanted: Set<Key>) -> [(String, String)] {
    var counts: [[String]: Int] = [:]
    for pair in wanted {
      guard let binding = NameBinding(catalogue.paths[pair.foreground], catalogue.paths[pair.background]) else {
        continue
      }
      counts[[binding.foreground, binding.background], default: 0] += 1
    }
    return counts.filter { $0.value > 1 }.sorted { (-$0.value, $0.key.joined()) < (-$1.value, $1.key.joined()) }
      .map { ($0.key[0], $0.key[1]) }
  }

  /// Returns the pairs that such a rule forms; `nil` when a text is not a pattern.
  private func expansion(_ foreground: [String], _ background: [String]) -> Set<Key>? {
    let foregrounds = foreground.compactMap { try? TokenSelector($0) }
    let backgrounds = background.compactMap { try? TokenSelector($0) }
    guard foregrounds.count == foreground.count, backgrounds.count == background.count else { return nil }
    var tracker = PatternTracker()
    let rule = PairRule(id: "", foreground: foregrounds, background: backgrounds, criterion: .aaText, sample: .text)
    let expansion = PairExpansion(rules: [rule], over: [], catalogue: catalogue, roles: roles, tracker: &tracker)
    return Set(expansion.rules[0].pairs.map { Key(foreground: $0.foreground, background: $0.background) })
  }
}

extension InferredPair.Basis {
  fileprivate var evidence: Evidence {
    switch self {
    case .seen: .seen
    case .likely: .likely
    case .partners, .onlyGround, .syntax: .named
    case .doubtful, .unused, .otherGround, .nearest, .pools: .guessed
    }
  }

  fileprivate func id(_ role: TokenRole, _ sample: SampleKind?) -> String {
    switch self {
    case .seen, .likely: "\(evidence.rawValue)-\((sample ?? role.sample).rawValue)"
    case .partners: "partners-\(role.rawValue)"
    case .onlyGround: "\(role.rawValue)-on-ground"
    case .syntax: "syntax-\(role.rawValue)"
    case .doubtful: "doubtful-\(role.rawValue)"
    case .unused: "unused-\(role.rawValue)"
    case .otherGround: "other-ground-\(role.rawValue)"
    case .nearest: "nearest-\(role.rawValue)"
    case .pools: role == .text || role == .focus || role == .disabled ? role.rawValue : role.rawValue + "s"
    }
  }

  fileprivate func reason(_ role: TokenRole) -> String {
    switch self {
    case .seen: "View code shows these pairs."
    case .likely: "View code shows these pairs, with one step assumed: confirm or delete."
    case .partners: "These are named for each other."
    case .onlyGround: "Text on the only general background."
    case .syntax: "Code on the background of the editor."
    case .doubtful: "Named for each other, but nearly one colour in every theme: probably no pair."
    case .unused: "Named for each other, but one of them is used nowhere: probably shown nowhere."
    case .otherGround: "Named for each other, but nothing names the ground below this translucent surface."
    case .nearest: "The background with the nearest name."
    case .pools:
      switch role {
      case .text, .largeText: "Text on the general surfaces."
      case .icon: "Icons on the general surfaces."
      case .focus: "The focus has to be seen."
      case .disabled: "Inactive components are exempt, but measured."
      case .border, .surface, .decoration:
        "Borders that distinguish a control from its surface; dividers may be fainter."
      }
    }
  }
}

/// Two names as patterns that bind the words before and after the word for the role.
struct NameBinding {
  let foreground: String
  let background: String

  init?(_ foreground: String, _ background: String) {
    guard !(foreground + background).contains(where: { "{}*?!,".contains($0) }) else { return nil }
    let first = foreground.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let second = background.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard first.count == second.count, let own = first.last, let other = second.last else { return nil }
    var groups: (String, String) = ("", "")
    // Groups that are all the same are bound together; otherwise each stays as it is.
    let head = zip(first.dropLast(), second.dropLast())
    let isShared = head.allSatisfy { $0 == $1 } && first.count > 1
    if isShared {
      groups = ("{group**}.", "{group**}.")
    } else {
      for (one, two) in head {
        groups.0 += one + "."
        groups.1 += two + "."
      }
    }
    guard let (one, two) = NameBinding.bound(own, other) else { return nil }
    self.foreground = groups.0 + one
    self.background = groups.1 + two
    guard self.foreground.contains("{"), self.background.contains("{") else { return nil }
  }

  /// Binds what both begin with and what both end with. The part between is the word for the role.
  private static func bound(_ a: String, _ b: String) -> (String, String)? {
    if a == b { return ("{name}", "{name}") }
    let (first, second) = (pieces(a), pieces(b))
    let lead = zip(first, second).prefix { $0.lowercased() == $1.lowercased() }.count
    let most = min(first.count, second.count) - lead
    let tail = zip(first.reversed(), second.reversed()).prefix { $0.lowercased() == $1.lowercased() }.count
    let trail = min(tail, most)
    func pattern(_ pieces: [String]) -> String? {
      let middle = pieces[lead..<(pieces.count - trail)].joined()
      guard !middle.isEmpty else { return nil }
      let word = lead > 0 ? middle.prefix(1).uppercased() + middle.dropFirst() : middle
      return (lead > 0 ? "{name}" : "") + word + (trail > 0 ? "{rest}" : "")
    }
    guard lead + trail > 0, let one = pattern(first), let two = pattern(second) else {
      // `on-x` and `x`: the part after `on` is the other's whole name.
      guard lead == 0, trail == second.count, first.count > trail else { return nil }
      return (first[..<(first.count - trail)].joined() + "{name}", "{name}")
    }
    return (one, two)
  }

  /// Returns the words as they are written; a separator belongs to the word before it.
  private static func pieces(_ text: String) -> [String] {
    let name = WordedName(text)
    let letters = text.indices.filter { !"-_ ".contains(text[$0]) }
    guard letters.count == name.bytes.count else { return [text] }
    var pieces: [String] = []
    for index in text.indices {
      let place = letters.firstIndex(of: index)
      if pieces.isEmpty || place.map({ name.isBoundary[$0] }) ?? false { pieces.append("") }
      pieces[pieces.count - 1].append(text[index])
    }
    return pieces
  }
}
