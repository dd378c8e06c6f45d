import ThemeModel

/// What one name says: the role of its color, and what is left of the name without the word of the role.
///
/// The last word of a role decides, in the token's own part of the name (`threadListPageIconColor` is an icon). The groups above
/// are asked where that part says nothing, and then only such as end in a word of a role: `TextField.tint` is no text.
struct NameReading {
  let segments: [[String]]
  /// What it is for.
  let role: TokenRole?
  /// Of a disabled or focused color, what it would be otherwise.
  let baseRole: TokenRole?
  /// The own part of the name without the word of the role and words that say nothing.
  let rest: [String]
  /// The groups, without words of roles.
  let scope: [String]
  /// Behind “on”: what the color lies on. `contentOnAccent`: accent.
  let ground: [String]?
  /// The word that gave the role; nil where none did.
  let roleWord: String?
  /// Its words that bind it to grounds of the same kind, such as `inverse`.
  let boundWords: Set<String>
  let hasTone: Bool

  init(_ path: String) {
    // Folders of a catalog are groups, however they are parted.
    let segments = NameWords.segments(path.contains("/") ? path.replacing("/", with: ".") : path)
    self.segments = segments
    var scope: [String] = []
    var groupRole: TokenRole?
    var groupWord: String?
    var isDisabled = false
    for group in segments.dropLast() {
      let words = group.filter { !RoleWords.neutral.contains($0) }
      isDisabled = isDisabled || words.contains { RoleWords.strongRole(of: $0) == .disabled }
      if let last = words.last, let role = RoleWords.strongRole(of: last) ?? RoleWords.weakRole(of: last) {
        groupRole = role
        groupWord = last
        scope += words.dropLast()
      } else {
        scope += words
      }
    }
    var own = segments.last ?? []
    var ground: [String]?
    if let on = NameReading.indexOfOn(own) {
      ground = own[(on + 1)...].filter { !RoleWords.neutral.contains($0) }
      own = Array(own[..<on])
    }
    own.removeAll { RoleWords.neutral.contains($0) }
    let found = NameReading.role(in: own)
    if let found { own.remove(at: found.index) }
    isDisabled = isDisabled || own.contains { RoleWords.strongRole(of: $0) == .disabled }
    let plain = found?.role ?? groupRole ?? (ground == nil ? nil : .text)
    let isFocus = own.contains { RoleWords.strongRole(of: $0) == .focus } && (plain == .border || plain == nil)
    role = isDisabled ? .disabled : isFocus ? .focus : plain
    baseRole = plain
    roleWord = found?.word ?? groupWord
    // The number of the word of the role belongs to the name: `layer1`, `text2`.
    let number = found.map { String($0.word.drop { !$0.isNumber }) } ?? ""
    rest = own + (number.isEmpty ? [] : [number])
    self.scope = scope
    self.ground = ground
    boundWords = RoleWords.bound.intersection(rest + scope)
    hasTone = rest.contains { RoleWords.tones.contains($0) }
  }

  /// The platform's color type that it extends: `UIColor.text` and `Color.background` are two platforms.
  var platform: String? {
    guard segments.count > 1, let first = segments.first?.joined() else { return nil }
    return ["color", "uicolor", "nscolor"].contains(first) ? first : nil
  }

  func isApart(from other: NameReading) -> Bool {
    guard let mine = platform, let theirs = other.platform else { return false }
    return mine != theirs
  }

  /// The last strong word of a role, else the last weak one.
  private static func role(in words: [String]) -> (role: TokenRole, index: Int, word: String)? {
    var weak: (role: TokenRole, index: Int, word: String)?
    for index in words.indices.reversed() {
      let word = words[index]
      if index + 1 < words.count, RoleWords.isCompound(word, words[index + 1]) { continue }
      if let role = RoleWords.strongRole(of: word) {
        // A state, where something else says what the color is.
        let isState = role == .disabled || role == .focus
        if isState, words.indices.contains(where: { $0 != index && RoleWords.strongRole(of: words[$0]) != nil }) {
          continue
        }
        return (role, index, word)
      }
      if weak == nil, let role = RoleWords.weakRole(of: word) { weak = (role, index, word) }
    }
    // What UIKit calls the bar's tint is what the bar is painted with.
    if words.suffix(2) == ["bar", "tint"] { return (.surface, words.count - 1, "tint") }
    return weak
  }

  /// An “on” with something behind it, which is no state of a switch.
  private static func indexOfOn(_ words: [String]) -> Int? {
    guard let on = words.lastIndex(of: "on"), on + 1 < words.count else { return nil }
    if on > 0, ["toggle", "switch", "checkbox", "radio", "turned", "based"].contains(words[on - 1]) { return nil }
    return on
  }

  /// The groups above that are no roles, with the words that say nothing of a color: `theme` of `theme.text.primary`.
  var holder: [[String]] {
    segments.dropLast().filter { words in
      words.last.map { RoleWords.strongRole(of: $0) == nil && RoleWords.weakRole(of: $0) == nil } ?? false
    }
  }

  var words: [String] { segments.flatMap(\.self) }

  /// What tells it from others of its role beyond more or less of the same.
  var specific: [String] { rest.filter { !RoleWords.isGeneral($0) } }
}
