/// The beginning that the names of a family share.
enum SharedWord {
  /// Returns the shared parts, and their form in a heading. Both are empty when a name would become empty or begin with a digit.
  static func of(_ names: [String]) -> (prefix: String, label: String) {
    let prefix = names.count > 1 ? commonParts(names) : ""
    guard !prefix.isEmpty else { return ("", "") }
    return (prefix, trimmed(prefix))
  }

  static func commonParts(_ names: [String]) -> String {
    guard names.count > 1, var shared = names.first.map(NameParts.split) else { return "" }
    for name in names.dropFirst() {
      let parts = NameParts.split(name)
      let same = zip(shared, parts).prefix { $0 == $1 }.count
      shared = Array(shared.prefix(same))
    }
    while !shared.isEmpty {
      let prefix = shared.joined()
      let isFine = names.allSatisfy { name in
        let rest = name.dropFirst(prefix.count)
        return !rest.isEmpty && rest.first?.isNumber != true
      }
      if isFine { return prefix }
      shared.removeLast()
    }
    return ""
  }

  static func without(_ prefix: String, _ name: String) -> String {
    prefix.isEmpty || !name.hasPrefix(prefix) ? name : String(name.dropFirst(prefix.count))
  }

  /// Returns a part in lower case and without digits at its end: `layer` for `layer1`.
  static func bare(_ part: String) -> String {
    var name = Substring(part.lowercased())
    while let last = name.last, last.isNumber || "./-_ ".contains(last) { name.removeLast() }
    return String(name)
  }

  private static func trimmed(_ prefix: String) -> String {
    var name = Substring(prefix)
    while let last = name.last, "./-_ ".contains(last) { name.removeLast() }
    return String(name)
  }
}
