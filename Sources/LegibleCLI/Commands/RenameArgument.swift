import Audit
import Reports

/// `OLD=NEW`: the name of a token or theme in the baseline, and its current name.
enum RenameArgument {
  static func read(
    _ text: String, _ baseline: Baseline, _ report: AuditReport
  ) throws(CommandFailure) -> Rename {
    let accepted: [Rename.Kind: Set<String>] = [.token: baseline.tokens, .theme: baseline.themes]
    let known: [Rename.Kind: Set<String>] = [
      .token: Set(report.tokens.map(\.path)), .theme: Set(report.themes.map(\.name)),
    ]
    var isOldKnown = false
    // A name may contain an equals sign too, so each possible split is tried.
    for sign in text.indices where text[sign] == "=" {
      let (before, after) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
      for kind in Rename.Kind.allCases where accepted[kind]?.contains(before) == true {
        if known[kind]?.contains(after) == true { return Rename(kind, before, after) }
        isOldKnown = true
      }
    }
    let parts = text.split(separator: "=", maxSplits: 1)
    throw .rename(
      isOldKnown
        ? "there is no token or theme '\(parts.last ?? "")' that could be what '\(parts.first ?? "")' became"
        : "the baseline names no token or theme '\(parts.first ?? "")'")
  }
}
