import ColorScience
import ThemeModel

/// Compares colors with the gamuts that rules ask for.
struct GamutCheck {
  let auditor: ThemeAuditor
  /// The tokens of each gamut rule.
  let tokens: [[Int]]

  init(auditor: ThemeAuditor, roles: RoleAssignment, tracker: inout PatternTracker) {
    self.auditor = auditor
    var tokens: [[Int]] = []
    for rule in auditor.plan.gamutRules {
      tokens.append(
        SelectorList.select(
          rule.tokens, catalogue: auditor.catalogue, roles: roles, owner: "gamut \(rule.id)", tracker: &tracker,
          reachesRaw: true
        ).map(\.token))
    }
    self.tokens = tokens
  }

  /// Returns one finding per rule, token and variant; variants are counted within the theme.
  func findings(in audit: ThemeAudit) -> [GamutFinding] {
    var findings: [GamutFinding] = []
    for (rule, tokens) in zip(auditor.plan.gamutRules, tokens) {
      let differences = audit.values.map { difference(of: $0, outside: rule.gamut) }
      for (index, part) in audit.parts.enumerated() {
        for token in tokens where part.values[token] >= 0 {
          let difference = differences[Int(part.values[token])]
          guard let difference, difference > rule.within else { continue }
          findings.append(
            GamutFinding(
              rule: rule.id, token: token, variant: index, gamut: rule.gamut, difference: difference,
              allowed: rule.within))
        }
      }
    }
    return findings
  }

  /// Returns how far the farthest stop lies outside the gamut; `nil` when all are inside.
  private func difference(of state: TokenColor.State, outside gamut: Display) -> Double? {
    state.stops.filter { !$0.isInside(gamut, tolerance: auditor.plan.gamutTolerance) }
      .map { Color.deltaEOK($0, $0.mapped(to: gamut, by: auditor.plan.mapping)) }.max()
  }
}

extension GamutCheck: Check {
  static let id = "gamut"
  static let title = "A token is outside the gamut that a rule requires."
  static let why = "A display that cannot show a colour shows another one, and nobody chose that one."
  static let failure = FailureClass.gamut
  static let planKeys = ["gamut"]

  static func isFound(in report: AuditReport) -> Bool { !report.gamutFindings.isEmpty }

  static func findings(in report: AuditReport) -> [Finding] {
    let level = levels(in: report)
    return report.gamutFindings.map { finding in
      let identity = FindingIdentity(finding, in: report)
      let token = report.tokens[finding.token].path
      let variant = report.variants[finding.variant].name
      return Finding(
        check: id, level: level(identity),
        message: "\(token) in \(variant) lies ΔE \(Color.shown(difference: finding.difference)) outside "
          + "\(finding.gamut.rawValue); \(Color.shown(difference: finding.allowed)) is allowed.",
        places: [report.place(of: finding.token, in: finding.variant)], tokens: [finding.token],
        variants: [finding.variant], identity: identity.description)
    }
  }

  static func notices(in report: AuditReport) -> [Notice] {
    [
      Notice(
        id: id, failure: failure,
        Notice.Clause(
          report.gamutFindings.count, "colour lies outside the gamut that a rule requires",
          "colours lie outside the gamut that a rule requires"),
        examples: report.gamutFindings.map { finding in
          let allowed = Color.shown(difference: finding.allowed)
          return Notice.Example(
            tokens: [finding.token],
            what: "ΔE \(Color.shown(difference: finding.difference)) from \(finding.gamut.rawValue), "
              + "where \(allowed) is allowed,",
            themes: [report.variants[finding.variant].name], place: report.place(of: finding.token, in: finding.variant)
          )
        })
    ]
  }
}
