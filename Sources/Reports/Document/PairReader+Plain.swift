import Audit
import JSONText

extension PairReader {
  /// Reads a pair whose object contains only its figures, as nearly all do, without looking up each member by name. Returns
  /// `nil` for every other pair and for a malformed one.
  func plainPair(_ node: JSONNode, variant: Int) -> PairReport? {
    guard node.isObject else { return nil }
    var rule: Int?
    var foreground: Int?
    var background: Int?
    var verdict: Verdict?
    var ratio: Double?
    var required: Double?
    var cause: Int?
    for member in node.members {
      let key = member.keyNode
      if key.isString("rule"), rule == nil {
        rule = member.value.integer
      } else if key.isString("foreground"), foreground == nil {
        foreground = member.value.integer
      } else if key.isString("background"), background == nil {
        background = member.value.integer
      } else if key.isString("verdict"), verdict == nil {
        verdict = Verdict.allCases.first { member.value.isString($0.word) }
      } else if key.isString("ratio"), ratio == nil {
        ratio = member.value.number
      } else if key.isString("required"), required == nil {
        required = member.value.number
      } else if key.isString("cause"), cause == nil {
        guard let number = member.value.integer, number >= 0 else { return nil }
        cause = number
      } else {
        return nil
      }
    }
    guard let rule, let foreground, let background, let verdict, let ratio, let required,
      report.rules.indices.contains(rule), report.tokens.indices.contains(foreground),
      report.tokens.indices.contains(background)
    else { return nil }
    return PairReport(
      rule: rule, foreground: foreground, background: background, variant: variant, verdict: verdict, ratio: ratio,
      required: required, cause: cause, evidence: report.rules[rule].evidence)
  }
}

extension Verdict {
  fileprivate var word: StaticString {
    switch self {
    case .fail: "fail"
    case .undetermined: "undetermined"
    case .waived: "waived"
    case .exempt: "exempt"
    case .pass: "pass"
    }
  }
}
