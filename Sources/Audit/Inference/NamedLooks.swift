import ColorScience
import ThemeModel

/// What the colors of named pairs say of them in all themes.
///
/// Low contrast alone is no reason to doubt: it is what the tool is there to find. One color on itself is, since nobody shows it.
struct NamedLooks {
  /// Nobody can tell colors apart that have less contrast than this.
  private static let leastRatio = 1.5
  /// Colors with less contrast than this are taken for one.
  private static let oneColorRatio = 1.1
  /// The least number of pairs and the share of doubtful ones with which names are taken for roles.
  private static let leastPairs = 6
  private static let mostDoubtful = 2.0 / 3

  private struct Look {
    /// Whether some theme shows both, and all that do show nearly one color.
    var isLow: Bool?
    var isOneColor = false
    var isOneRaw = false
    /// Whether it passes in some theme, or might, being translucent.
    var mayPass = false
    /// Whether the background is translucent and of the other polarity.
    var isOnOtherGround = false
  }

  private let named: [InferredPair]
  private var looks: [Look]
  private let inverse: Set<Int>
  private let scopes: [Int: [String]]
  /// Foregrounds whose names tell a meaning only: `text.danger` is the text on `background.danger`, or the text in its color.
  private let meanings: Set<Int>

  init(_ pairs: [InferredPair], names: InferredNames) {
    named = pairs.filter { $0.basis == .partners || $0.basis == .onlyGround }
    looks = Array(repeating: Look(), count: named.count)
    inverse = Set(names.entries.filter { !RoleWords.inverted.isDisjoint(with: $0.reading.boundWords) }.map(\.token))
    scopes = Dictionary(names.entries.map { ($0.token, $0.reading.scope) }) { first, _ in first }
    meanings = Set(names.entries.filter(names.isMeaning).map(\.token))
  }

  mutating func note(_ shown: VariantColors) {
    for (index, pair) in named.enumerated() {
      guard let foreground = shown.colors[pair.foreground], let background = shown.colors[pair.background] else {
        continue
      }
      if background.alpha < 1, background.alpha > 0, inverse.contains(pair.background) {
        looks[index].isOnOtherGround = true
      }
      guard foreground.alpha >= 1, background.alpha >= 1 else {
        looks[index].isLow = false
        looks[index].mayPass = true
        continue
      }
      let ratio = WCAG.ratio(WCAG.luminance(foreground), WCAG.luminance(background))
      looks[index].isLow = looks[index].isLow != false && ratio < NamedLooks.leastRatio
      if ratio >= pair.criterion.required { looks[index].mayPass = true }
      if ratio < NamedLooks.oneColorRatio { looks[index].isOneColor = true }
      if foreground == background, !looks[index].isOneRaw, let raw = shown.aliases(of: pair.foreground).last,
        raw == shown.aliases(of: pair.background).last
      {
        looks[index].isOneRaw = true
      }
    }
  }

  /// Returns the bases of the pairs that are doubted.
  func doubts() -> [InferredPair: InferredPair.Basis] {
    var doubts: [InferredPair: InferredPair.Basis] = [:]
    func doubt(_ indices: some Sequence<Int>, _ basis: InferredPair.Basis) {
      for index in indices where doubts[named[index]] == nil { doubts[named[index]] = basis }
    }
    doubt(named.indices.filter { looks[$0].isLow == true }, .doubtful)
    doubt(unpartnered(), .nearest)
    doubt(named.indices.filter { looks[$0].isOnOtherGround }, .otherGround)
    doubt(oneColor(), .oneColor)
    return doubts
  }

  /// Returns all partners of groups in which most partners are nearly one color in every theme: there, equal words are the
  /// names of colors, such as the categories of a chart, and not what belongs together.
  private func unpartnered() -> [Int] {
    let partners = named.indices.filter { named[$0].basis == .partners }
    let groups = Dictionary(grouping: partners) { scopes[named[$0].foreground] ?? [] }
    return groups.values.filter { group in NamedLooks.areMost(group) { looks[$0].isLow == true } }.flatMap(\.self)
  }

  /// Returns the pairs that are one color in some theme where that is no mistake of the theme: most pairs are, or most that are
  /// named for meanings alone, or the pair of a meaning has its contrast in no theme.
  private func oneColor() -> [Int] {
    let raw = named.indices.filter { looks[$0].isOneRaw }
    let meant = named.indices.filter { named[$0].basis == .partners && meanings.contains(named[$0].foreground) }
    var found = meant.filter { looks[$0].isOneColor && !looks[$0].mayPass }
    let isMost = NamedLooks.areMost(Array(named.indices)) { looks[$0].isOneRaw }
    if isMost, raw.count >= NamedLooks.leastPairs { found += raw }
    if NamedLooks.areMost(meant, where: { looks[$0].isLow == true || looks[$0].isOneColor }) { found += meant }
    return found
  }

  /// Reports whether so many are doubtful that those that are not are the exceptions.
  private static func areMost(_ members: [Int], where isDoubtful: (Int) -> Bool) -> Bool {
    members.count >= leastPairs && Double(members.count(where: isDoubtful)) / Double(members.count) >= mostDoubtful
  }
}
