import ThemeModel

/// Tokens that repeat the tokens of a layer below under the same name, wherever these are: `button.text` is an alias of
/// `alias.brand.button.text` in every theme. Pairs of both layers are one.
struct AliasLayers {
  private let tokens: [String: Int]
  private let segments: [[[String]]]
  private let roles: [TokenRole?]
  /// The tokens whose names end as those of others with the same role.
  private let candidates: [Int]
  /// For each token, the lowest that it repeats, and the number of layers between the two.
  private var below: [Int: (token: Int, depth: Int)] = [:]
  private var broken: Set<Int> = []
  private var variants: [Int]

  init(_ names: InferredNames) {
    let count = names.catalogue.count
    var segments = Array(repeating: [[String]](), count: count)
    var roles = Array(repeating: TokenRole?.none, count: count)
    var byEnd: [[[String]]: [Int]] = [:]
    for entry in names.entries {
      segments[entry.token] = entry.reading.segments
      roles[entry.token] = entry.role
      guard entry.role != nil, entry.reading.segments.count > 1 else { continue }
      byEnd[Array(entry.reading.segments.suffix(2)), default: []].append(entry.token)
    }
    tokens = names.catalogue.indices
    self.segments = segments
    self.roles = roles
    candidates = byEnd.values.filter { $0.count > 1 }.flatMap(\.self).sorted()
    variants = Array(repeating: 0, count: count)
  }

  mutating func compare(_ shown: VariantColors) {
    for token in candidates where shown.has(token) {
      variants[token] += 1
      let aliases = shown.aliases(of: token).compactMap { tokens[$0] }.filter {
        repeats(token, $0) && shown.colors[token] == shown.colors[$0]
      }
      guard let lowest = aliases.last else {
        broken.insert(token)
        continue
      }
      if let known = below[token], known.token != lowest { broken.insert(token) }
      below[token] = (lowest, aliases.count)
    }
  }

  /// Reports whether the names of both end in the same words, which say more than a role and a rank, or are the whole of one name.
  private func repeats(_ token: Int, _ other: Int) -> Bool {
    guard roles[token] != nil, roles[token] == roles[other] else { return false }
    let (one, two) = (segments[token], segments[other])
    let same = zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count
    guard same > 1 else { return false }
    return same == min(one.count, two.count)
      || one.suffix(same).joined().contains { word in
        !RoleWords.neutral.contains(word) && !RoleWords.isGeneral(word) && !RoleWords.defaults.contains(word)
          && RoleWords.strongRole(of: word) == nil && RoleWords.weakRole(of: word) == nil
      }
  }

  private func lowest(_ token: Int) -> (token: Int, depth: Int) {
    guard !broken.contains(token), let found = below[token], variants[found.token] == variants[token] else {
      return (token, 0)
    }
    return found
  }

  /// Returns each pair once: of pairs on the same basis, the one in the uppermost layer.
  func once(_ pairs: [InferredPair]) -> [InferredPair] {
    guard !below.isEmpty else { return pairs }
    struct Key: Hashable {
      var tokens: [Int]
      var sets: [Int32]?
    }
    var best: [Key: Int] = [:]
    func rank(_ index: Int) -> [Int] { [pairs[index].basis.rawValue, -lowest(pairs[index].foreground).depth, index] }
    for (index, pair) in pairs.enumerated() {
      let key = Key(tokens: [lowest(pair.foreground).token, lowest(pair.background).token], sets: pair.sets)
      guard let known = best[key], !rank(index).lexicographicallyPrecedes(rank(known)) else {
        best[key] = index
        continue
      }
    }
    return best.values.sorted().map { pairs[$0] }
  }
}
