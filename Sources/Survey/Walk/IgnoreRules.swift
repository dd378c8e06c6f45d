/// The rules for a path from the `.gitignore` files of its folders.
struct IgnoreRules {
  private struct Rule {
    enum Form {
      /// A name.
      case name(String)
      /// An ending: `*.log`.
      case ending(String)
      /// A glob for paths relative to the folder of the `.gitignore` file.
      case glob(FileGlob)
    }

    var form: Form
    var isNegated: Bool
    var foldersOnly: Bool
    /// With a trailing slash. Empty at the top.
    var base: String
  }

  private var rules: [Rule] = []

  /// No project has more rules. Each rule is tested against each file.
  private static let mostRules = 2_000

  var isEmpty: Bool { rules.isEmpty }

  /// Adds the rules of the file in a folder. They take precedence over those of the folders above.
  mutating func add(_ bytes: [UInt8], in folder: String) {
    let base = folder == "." ? "" : folder + "/"
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where rules.count < Self.mostRules {
      if let rule = Self.rule(String(decoding: line, as: UTF8.self), base) { rules.append(rule) }
    }
  }

  private static func rule(_ line: String, _ base: String) -> Rule? {
    var text = line[...]
    guard !text.hasPrefix("#") else { return nil }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    let isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    if text.hasPrefix("\\") { text.removeFirst() }
    let foldersOnly = text.hasSuffix("/")
    if foldersOnly { text.removeLast() }
    guard !text.isEmpty, text.utf8.count < 1_000 else { return nil }
    func made(_ form: Rule.Form) -> Rule {
      Rule(form: form, isNegated: isNegated, foldersOnly: foldersOnly, base: base)
    }
    if text.contains("/") {
      if text.hasPrefix("/") { text.removeFirst() }
      return made(.glob(FileGlob(String(text))))
    }
    guard text.contains(where: { "*?[".contains($0) }) else { return made(.name(String(text))) }
    let rest = text.dropFirst()
    if text.hasPrefix("*"), !rest.contains(where: { "*?[".contains($0) }) { return made(.ending(String(rest))) }
    return made(.glob(FileGlob("**/" + text)))
  }

  /// Returns whether a path is ignored. The last matching rule decides.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    guard !rules.isEmpty else { return false }
    let name = FilePath.name(of: path)
    for rule in rules.reversed() {
      if rule.foldersOnly, !isFolder { continue }
      guard path.hasPrefix(rule.base) else { continue }
      let speaks =
        switch rule.form {
        case .name(let text): name == text
        case .ending(let text): name.hasSuffix(text)
        case .glob(let glob): glob.matches(String(path.dropFirst(rule.base.count)))
        }
      if speaks { return !rule.isNegated }
    }
    return false
  }
}
