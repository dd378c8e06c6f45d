import Audit
import Reports

/// `OLD=NEW`: a token or a theme that the baseline names, and what it is called today.
enum RenameArgument {
  static func read(
    _ text: String, _ baseline: Baseline, _ report: AuditReport
  ) throws(CommandFailure) -> Rename {
    let accepted: [Rename.Kind: Set<String>] = [.token: baseline.tokens, .theme: baseline.themes]
    let known: [Rename.Kind: Set<String>] = [
      .token: Set(report.tokens.map(\.path)), .theme: Set(report.themes.map(\.name)),
    ]
    var isOldKnown = false
    // A name may hold an equals sign, too: each way to read it is tried.
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
