import ThemeModel

/// Explains in words why a pair is exempt or undetermined.
struct ReasonText {
  let auditor: ThemeAuditor
  let audit: ThemeAudit
  let rule: PairRule
  let part: Int
  let foregroundPart: Int

  private var theme: String { audit.name }

  func text(_ reason: JudgementReason, pair: CandidatePair) -> String {
    switch reason {
    case .placeholder(let slot):
      let token = Int(slot)
      let state = audit.state(of: token, in: token == pair.foreground ? foregroundPart : part)
      if case .placeholder(let placeholder) = state {
        let what = placeholder.kind == .missing ? "has no such colour" : "must not use it"
        return "\(name(token)) is a placeholder, \(placeholder.text): \(theme) \(what)"
      }
      return "\(name(token)) is a placeholder"
    case .role(let token):
      return auditor.exempt[Int(token)] ?? "exempt by its role"
    case .notDrawn:
      return "\(name(pair.foreground)) is fully transparent and so is not drawn"
    case .undetermined(let slot):
      let token = Int(slot)
      let state = audit.state(of: token, in: token == pair.foreground ? foregroundPart : part)
      if case .undetermined(let why) = state {
        // Some reasons name the token themselves.
        return why.reason.hasPrefix(name(token) + " ") ? why.reason : "\(name(token)): \(why.reason)"
      }
      return "\(name(token)) has no colour"
    case .noBackdrop:
      return "\(name(pair.background)) is translucent, and nothing says what lies under it"
    case .absentBackdrops:
      return "\(name(pair.background)) is translucent, and \(theme) has none of the colours that “over” names"
    case .backdropWithoutColor(let slot):
      return "\(name(Int(slot))), which can lie under \(name(pair.background)), has no colour"
    case .translucentBackdrop(let slot):
      return "\(name(Int(slot))), which can lie under \(name(pair.background)), is itself translucent; "
        + "“over” can list layers, bottom first"
    case .tooManyStacks:
      return "more than 4,096 combinations of gradient stops can lie under \(name(pair.background))"
    case .noSuchContext:
      let contexts = rule.foregroundContexts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return "\(theme) has no variant with \(contexts.joined(separator: ", ")), which the foreground is taken from"
    }
  }

  private func name(_ slot: Int) -> String {
    slot < auditor.catalogue.count ? auditor.catalogue.paths[slot] : "a colour of the plan"
  }
}
