import Audit

/// The rules that require one contrast of icons, borders and focus rings alike, as many systems have. A token of such a rule
/// is drawn as the kind that its role or name gives. The rule's own sample applies where all its tokens are of one kind.
struct MixedRules: Sendable {
  private let rules: Set<Int>

  init(_ report: AuditReport) {
    var kinds: [Int: Set<SampleKind>] = [:]
    for pair in report.pairs {
      guard report.rules.indices.contains(pair.rule), MixedRules.isGraphic(report.rules[pair.rule].sample),
        let own = MixedRules.kind(of: pair.foreground, in: report)
      else { continue }
      kinds[pair.rule, default: []].insert(own)
    }
    rules = Set(kinds.filter { $0.value.count > 1 && $0.value.contains(report.rules[$0.key].sample) }.keys)
  }

  func sample(of pair: PairReport, in report: AuditReport) -> SampleKind {
    let sample = report.rules[pair.rule].sample
    guard rules.contains(pair.rule) else { return sample }
    return MixedRules.kind(of: pair.foreground, in: report) ?? sample
  }

  private static func kind(of token: Int, in report: AuditReport) -> SampleKind? {
    guard report.tokens.indices.contains(token) else { return nil }
    if let role = report.tokens[token].role.flatMap(TokenRole.init) {
      return isGraphic(role.sample) ? role.sample : nil
    }
    let words = NameParts.split(report.tokens[token].path).map(SharedWord.bare)
    return MixedRules.words.first { !$0.words.isDisjoint(with: words) }?.kind
  }

  /// The words of a name that give the kind where no role does. A focus ring is often named a border too, so focus comes first.
  private static let words: [(words: Set<String>, kind: SampleKind)] = [
    (["focus"], .focus), (["border", "stroke", "divider", "outline", "separator"], .border),
    (["icon", "glyph", "indicator"], .icon),
  ]

  private static func isGraphic(_ sample: SampleKind) -> Bool {
    sample == .icon || sample == .border || sample == .focus
  }
}
