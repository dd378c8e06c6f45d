import ColorScience
import ThemeModel

/// What the colors of named pairs say of them in all themes.
///
/// Low contrast is no reason to doubt: it is what the tool is there to find, and so is one color on itself in the theme that was
/// forgotten. Two that nobody can tell apart in any theme are no pair.
struct NamedLooks {
  /// Nobody can tell colors apart that have less contrast than this.
  private static let leastRatio = 1.5
  /// The least number of pairs and the shares of doubtful ones with which names are taken for something else than partners.
  private static let leastPairs = 6
  private static let mostOfGroup = 2.0 / 3
  private static let mostOfConvention = 1.0 / 2
  private static let sameOfConvention = 1.0 / 4
  private static let leastSame = 3
  private static let leastOfIcons = Criterion.nonText.required

  private struct Look {
    /// Whether some theme shows both, and all that do show nearly one color.
    var isLow: Bool?
    /// Whether some theme shows both, and none gives them the contrast that even an icon needs, or what they need.
    var isNeverShown: Bool?
    var isNeverMet: Bool?
    /// Whether they are one color in some theme.
    var areSame = false
    /// Whether the background is translucent and of the other polarity.
    var isOnOtherGround = false
    /// Whether the background is a backdrop and translucent in all themes that show both, and the text is not that of a backdrop.
    var isVeil: Bool?
  }

  private let named: [InferredPair]
  private var looks: [Look]
  private let inverse: Set<Int>
  private let backdrops: Set<Int>
  private let scopes: [Int: [String]]
  /// For each token, the word of its name that says what it is for: `content` of `accent.content.hover`.
  private let roleWords: [Int: String]

  init(_ pairs: [InferredPair], names: InferredNames) {
    named = pairs.filter { $0.basis == .partners || $0.basis == .onlyGround }
    looks = Array(repeating: Look(), count: named.count)
    inverse = Set(names.entries.filter { !RoleWords.inverted.isDisjoint(with: $0.reading.boundWords) }.map(\.token))
    // `backdrop` and `backdrop.bg`.
    backdrops = Set(names.entries.filter { $0.reading.saysBackdrop }.map(\.token))
    scopes = Dictionary(names.entries.map { ($0.token, $0.reading.scope) }) { first, _ in first }
    roleWords = Dictionary(
      names.entries.compactMap { entry in
        entry.reading.ground == nil ? entry.reading.roleWord.map { (entry.token, $0) } : nil
      }
    ) { first, _ in first }
  }

  mutating func note(_ shown: VariantColors) {
    for (index, pair) in named.enumerated() {
      guard let foreground = shown.colors[pair.foreground], let background = shown.colors[pair.background] else {
        continue
      }
      if background.alpha < 1, background.alpha > 0, inverse.contains(pair.background) {
        looks[index].isOnOtherGround = true
      }
      if backdrops.contains(pair.background), !backdrops.contains(pair.foreground) {
        looks[index].isVeil = looks[index].isVeil != false && background.alpha < 1
      }
      let isUnder = { NamedLooks.isUnder($0, foreground, on: background) }
      looks[index].isLow = looks[index].isLow != false && isUnder(NamedLooks.leastRatio)
      looks[index].isNeverShown = looks[index].isNeverShown != false && isUnder(NamedLooks.leastOfIcons)
      looks[index].isNeverMet = looks[index].isNeverMet != false && isUnder(pair.criterion.required)
      if foreground == background { looks[index].areSame = true }
    }
  }

  private static func isUnder(_ ratio: Double, _ foreground: Color, on background: Color) -> Bool {
    // One color on itself is not told apart either where both let through what is below.
    if foreground == background { return true }
    guard foreground.alpha >= 1, background.alpha >= 1 else { return false }
    return WCAG.ratio(WCAG.luminance(foreground), WCAG.luminance(background)) < ratio
  }

  /// Returns the bases of the pairs that are doubted.
  func doubts() -> [InferredPair: InferredPair.Basis] {
    var doubts: [InferredPair: InferredPair.Basis] = [:]
    func doubt(_ indices: some Sequence<Int>, _ basis: InferredPair.Basis) {
      for index in indices where doubts[named[index]] == nil { doubts[named[index]] = basis }
    }
    doubt(named.indices.filter { looks[$0].isLow == true }, .doubtful)
    doubt(unpartnered(), .nearest)
    doubt(named.indices.filter { looks[$0].isOnOtherGround || looks[$0].isVeil == true }, .otherGround)
    return doubts
  }

  /// Returns all partners of groups in which most are nearly one color, and of conventions of which half cannot be shown in any
  /// theme and a quarter are the same color in some, those that are so or have too little in all. In such a group, equal words are the
  /// names of colors, such as the categories of a chart. With such a convention, `accent.content` is accent on another ground,
  /// and `accent.background` is a ground for another color; `default.content` may still be what `default.background` shows.
  private func unpartnered() -> [Int] {
    let partners = named.indices.filter { named[$0].basis == .partners }
    let groups = Dictionary(grouping: partners) { scopes[named[$0].foreground] ?? [] }
    // A color that is named for what it is on has no such convention.
    let worded = partners.filter { index in
      [named[index].foreground, named[index].background].allSatisfy { roleWords[$0] != nil }
    }
    let conventions = Dictionary(grouping: worded) { index in
      [named[index].foreground, named[index].background].map { roleWords[$0] }
    }
    let unlike = groups.values.filter { areMost($0, NamedLooks.mostOfGroup) { $0.isLow == true } }
    let unshown = conventions.values.filter {
      areMost($0, NamedLooks.mostOfConvention) { $0.isNeverShown == true }
        && areMost($0, NamedLooks.sameOfConvention) { $0.isNeverShown == true && $0.areSame }
        && $0.count { looks[$0].isNeverShown == true && looks[$0].areSame } >= NamedLooks.leastSame
    }
    return unlike.flatMap(\.self) + unshown.flatMap(\.self).filter { looks[$0].isNeverMet == true || looks[$0].areSame }
  }

  /// Reports whether such a share of these pairs, or more, look so.
  private func areMost(_ members: [Int], _ share: Double, _ isSo: (Look) -> Bool) -> Bool {
    members.count >= NamedLooks.leastPairs
      && Double(members.count { isSo(looks[$0]) }) / Double(members.count) >= share
  }
}
