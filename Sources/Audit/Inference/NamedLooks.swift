import ColorScience
import ThemeModel

/// What the colors of named pairs say of them in all themes.
///
/// Low contrast is no reason to doubt: it is what the tool is there to find, and so is one color on itself in the theme that was
/// forgotten. Two that nobody can tell apart in any theme are no pair, and neither are two of one meaning, such as danger, that
/// nobody can tell apart in nearly all of many themes: each is the color of the meaning, beside other colors.
struct NamedLooks {
  /// Nobody can tell colors apart that have less contrast than this.
  private static let leastRatio = 1.5
  /// The least number of pairs and the share of doubtful ones with which names are taken for roles.
  private static let leastPairs = 6
  private static let mostDoubtful = 2.0 / 3
  /// Among fewer themes, those that were forgotten may be most of them.
  private static let leastThemes = 4
  private static let nearlyAll = 3.0 / 4

  private struct Look {
    /// Whether some theme shows both, and all that do show nearly one color.
    var isLow: Bool?
    /// In how many themes both are shown, and in how many of these they are nearly one color.
    var shown = 0
    var low = 0
    /// Whether a variant of the theme that is looked at shows both, and all that do show nearly one color.
    var isLowInTheme: Bool?
    /// Whether the background is translucent and of the other polarity.
    var isOnOtherGround = false
    /// Whether the background is a backdrop and translucent in all themes that show both.
    var isVeil: Bool?
  }

  private let named: [InferredPair]
  private var looks: [Look]
  private let inverse: Set<Int>
  private let backdrops: Set<Int>
  private let scopes: [Int: [String]]
  /// The tokens that are named for a meaning or a hue.
  private let emphasised: Set<Int>

  init(_ pairs: [InferredPair], names: InferredNames) {
    named = pairs.filter { $0.basis == .partners || $0.basis == .onlyGround }
    looks = Array(repeating: Look(), count: named.count)
    inverse = Set(names.entries.filter { !RoleWords.inverted.isDisjoint(with: $0.reading.boundWords) }.map(\.token))
    backdrops = Set(names.entries(.surface).filter { $0.reading.roleWord == RoleWords.backdrop }.map(\.token))
    emphasised = Set(names.entries.filter { NamedLooks.isOnlyMeaning($0.reading) }.map(\.token))
    scopes = Dictionary(names.entries.map { ($0.token, $0.reading.scope) }) { first, _ in first }
  }

  mutating func note(_ shown: VariantColors) {
    for (index, pair) in named.enumerated() {
      guard let foreground = shown.colors[pair.foreground], let background = shown.colors[pair.background] else {
        continue
      }
      if background.alpha < 1, background.alpha > 0, inverse.contains(pair.background) {
        looks[index].isOnOtherGround = true
      }
      if backdrops.contains(pair.background) {
        looks[index].isVeil = looks[index].isVeil != false && background.alpha < 1
      }
      guard foreground.alpha >= 1, background.alpha >= 1 else {
        looks[index].isLow = false
        looks[index].isLowInTheme = false
        continue
      }
      let isLow = WCAG.ratio(WCAG.luminance(foreground), WCAG.luminance(background)) < NamedLooks.leastRatio
      looks[index].isLow = looks[index].isLow != false && isLow
      looks[index].isLowInTheme = looks[index].isLowInTheme != false && isLow
    }
  }

  /// Counts what the variants of one theme showed.
  mutating func endTheme() {
    for index in looks.indices {
      guard let isLow = looks[index].isLowInTheme else { continue }
      looks[index].shown += 1
      if isLow { looks[index].low += 1 }
      looks[index].isLowInTheme = nil
    }
  }

  /// Returns the bases of the pairs that are doubted.
  func doubts() -> [InferredPair: InferredPair.Basis] {
    var doubts: [InferredPair: InferredPair.Basis] = [:]
    func doubt(_ indices: some Sequence<Int>, _ basis: InferredPair.Basis) {
      for index in indices where doubts[named[index]] == nil { doubts[named[index]] = basis }
    }
    doubt(named.indices.filter { looks[$0].isLow == true || isOneMeaning($0) }, .doubtful)
    doubt(unpartnered(), .nearest)
    doubt(named.indices.filter { looks[$0].isOnOtherGround || looks[$0].isVeil == true }, .otherGround)
    return doubts
  }

  /// Whether a name tells nothing but a meaning or a hue, and its degree. `toast.success` is a part of the interface, and so may an
  /// `alert` or a `link` be.
  private static func isOnlyMeaning(_ reading: NameReading) -> Bool {
    let words = reading.rest.filter { !RoleWords.isGeneral($0) && !RoleWords.defaults.contains($0) }
    return !words.isEmpty && words.allSatisfy(EmphasisWords.meanings.contains)
      && reading.scope.allSatisfy { !InferredNames.isComponent($0) && !EmphasisWords.all.contains($0) }
  }

  private func isOneMeaning(_ index: Int) -> Bool {
    let look = looks[index]
    return look.shown >= NamedLooks.leastThemes && Double(look.low) >= Double(look.shown) * NamedLooks.nearlyAll
      && emphasised.contains(named[index].foreground) && emphasised.contains(named[index].background)
  }

  /// Returns all partners of groups in which most partners are nearly one color in every theme: there, equal words are the
  /// names of colors, such as the categories of a chart, and not what belongs together.
  private func unpartnered() -> [Int] {
    let partners = named.indices.filter { named[$0].basis == .partners }
    let groups = Dictionary(grouping: partners) { scopes[named[$0].foreground] ?? [] }
    return groups.values.filter { group in NamedLooks.areMost(group) { looks[$0].isLow == true } }.flatMap(\.self)
  }

  /// Reports whether so many are doubtful that those that are not are the exceptions.
  private static func areMost(_ members: [Int], where isDoubtful: (Int) -> Bool) -> Bool {
    members.count >= leastPairs && Double(members.count(where: isDoubtful)) / Double(members.count) >= mostDoubtful
  }
}
