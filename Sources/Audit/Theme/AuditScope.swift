import ThemeModel

/// The themes and contexts that an audit reports. What is outside is judged all the same: a rule may take its foregrounds from
/// there, a waiver may be used there, and an accepted failure there is not stale.
public struct AuditScope: Sendable {
  private let themes: [PathGlob]
  /// Several contexts of one axis are alternatives; different axes must all match.
  private let contexts: [Variant.Choice]

  /// - Parameter themes: Globs over names; empty for all.
  public init(themes: [String], contexts: [Variant.Choice]) {
    self.themes = themes.map { PathGlob($0) }
    self.contexts = contexts
  }

  public func admits(theme: String) -> Bool {
    themes.isEmpty || themes.contains { $0.matches(theme) }
  }

  /// Reports whether a variant is in the scope. One that does not vary along an axis looks the same in all its contexts.
  public func admits(_ choices: [Variant.Choice]) -> Bool {
    choices.allSatisfy { choice in
      let wanted = contexts.filter { $0.axis == choice.axis }
      return wanted.isEmpty || wanted.contains(choice)
    }
  }

  func admits(_ identity: PairIdentity) -> Bool {
    admits(theme: identity.theme) && admits(identity.choices)
  }
}

extension ThemeAudit {
  /// Puts the variants of the scope first and drops what was found in the others. Their colors stay, since foregrounds may come
  /// from them.
  mutating func restrict(to scope: AuditScope, auditor: ThemeAuditor) {
    let shown = parts.indices.filter { scope.admits(parts[$0].choices) }
    guard shown.count < parts.count else { return }
    let hidden = parts.indices.filter { !scope.admits(parts[$0].choices) }
    var places = Array(repeating: -1, count: parts.count)
    for (place, part) in shown.enumerated() { places[part] = place }
    parts = (shown + hidden).map { parts[$0] }
    shownParts = shown.count
    judgements = JudgementList(
      judgements.compactMap { judgement -> Judgement? in
        let place = places[Int(judgement.variant)]
        guard place >= 0 else { return nil }
        var moved = judgement
        moved.variant = Int32(place)
        return moved
      })
    gamutFindings = gamutFindings.compactMap { finding in
      guard places[finding.variant] >= 0 else { return nil }
      var moved = finding
      moved.variant = places[finding.variant]
      return moved
    }
    distinguish = distinguish.compactMap { report in
      guard places[report.variant] >= 0 else { return nil }
      var moved = report
      moved.variant = places[report.variant]
      return moved
    }
    blame = ThemeBlame(self, auditor: auditor)
    let whole = tally
    tally = ThemeTally(self, auditor: auditor, whole: whole, places: places)
  }
}
