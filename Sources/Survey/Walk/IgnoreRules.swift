/// What the `.gitignore` files on the way to a path say of it.
struct IgnoreRules {
  private struct Rule {
    enum Form {
      /// The name itself.
      case name(String)
      /// `*.log`
      case ending(String)
      /// Over the path below the folder of the file that has the rule.
      case glob(FileGlob)
    }

    var form: Form
    var isNegated: Bool
    var foldersOnly: Bool
    /// With a slash at its end; empty at the top.
    var base: String
  }

  private var rules: [Rule] = []

  /// Nobody writes more; each rule is asked of each file.
  private static let mostRules = 2_000

  var isEmpty: Bool { rules.isEmpty }

  /// The rules of a file in a folder, which stand before those of the folders above it.
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

  /// The last rule that speaks of it decides.
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
