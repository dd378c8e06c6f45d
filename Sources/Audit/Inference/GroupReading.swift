import ThemeModel

/// What the groups of a name say, from the outermost to the innermost.
struct GroupReading {
  private(set) var role: TokenRole?
  /// The word that gave the role.
  private(set) var word: String?
  /// The words of the groups, without words for roles.
  private(set) var scope: [String] = []
  /// The words after an “on” in one of them.
  private(set) var onGroup: [String]?
  private(set) var isDisabled = false
  /// The group whose texts or icons have a fill, if one of the groups below is called so.
  private(set) var fillGroup: [[String]]?
  /// The groups up to the one that gave the role.
  private var speakers: [[String]] = []
  /// Whether the groups after that one say no more than a rank, a state or a meaning.
  private var isNear = false

  init(_ groups: [[String]]) {
    for (number, group) in groups.enumerated() {
      let words = group.filter { !RoleWords.neutral.contains($0) }
      isDisabled = isDisabled || words.contains { RoleWords.strongRole(of: $0) == .disabled }
      if hasFill, words == ["fill"] {
        noteFill()
        continue
      }
      if let found = NameReading.role(ofGroup: words), !isPart(words[found.index], found.role) {
        role = found.role
        word = words[found.index]
        speakers = Array(groups.prefix(number + 1))
        scope += words[..<found.index] + words[(found.index + 1)...]
        isNear = true
      } else {
        scope += words
        isNear = isNear && words.allSatisfy(RoleWords.isKindOfText)
      }
      if onGroup == nil, let on = NameReading.indexOfOn(words) { onGroup = Array(words[(on + 1)...]) }
    }
  }

  /// Whether what is in the group is text or icons, which are filled with their color. The fill of a `body` is a ground, and what is
  /// between may be a part of the interface: `text.field.fill`.
  var hasFill: Bool {
    if role == .icon { return true }
    guard role == .text, isNear, let word else { return false }
    return RoleWords.strongRole(of: word) == .text
  }

  mutating func noteFill() { fillGroup = fillGroup ?? speakers }

  /// Whether the fill may be that of a part of the interface, such as a `label`, and not that of what is written.
  var mayBePart: Bool {
    guard let word else { return false }
    return !RoleWords.writing.contains(word)
  }

  /// Whether a word says of what the group is and not which role a color has: `border.surface` is the border of a surface, and
  /// `background.body` the background of the page. A `surface.content` may be text.
  func isPart(_ other: String, _ role: TokenRole) -> Bool {
    guard let word else { return false }
    if role == .surface { return RoleWords.borders.contains(word) }
    guard role == .text, RoleWords.plainGrounds.contains(word) else { return false }
    return other == "body" || other == "content" && RoleWords.backgrounds.contains(word)
  }
}
