import ColorScience
import ThemeModel

/// Measures how far apart tokens are that must be told apart, as each vision sees them.
struct DistinguishCheck {
  let auditor: ThemeAuditor
  let rules: [DistinguishRule]
  /// One a rule.
  let tokens: [[Int]]

  init(auditor: ThemeAuditor, roles: RoleAssignment, tracker: inout PatternTracker) {
    self.auditor = auditor
    let isInferred = auditor.plan.distinguishRules.isEmpty
    rules = isInferred ? StatusColors.rules(auditor.catalogue, roles: roles) : auditor.plan.distinguishRules
    var tokens: [[Int]] = []
    for rule in rules {
      tokens.append(
        SelectorList.select(
          rule.tokens, catalogue: auditor.catalogue, roles: roles, owner: "distinguish \(rule.id)", tracker: &tracker
        ).map(\.token))
    }
    self.tokens = tokens
  }

  func reports(in audit: ThemeAudit) -> [DistinguishReport] {
    var reports: [DistinguishReport] = []
    var seen: [SeenColor?] = Array(repeating: nil, count: audit.values.count)
    for index in audit.parts.indices {
      let canvas = audit.parts[index].canvas
      for (rule, named) in zip(rules, tokens) {
        let drawn = named.compactMap { token -> (token: Int, seen: SeenColor)? in
          let value = Int(audit.parts[index].values[token])
          guard value >= 0, case .color(let color) = audit.values[value], color.alpha > 0 else { return nil }
          guard color.alpha >= 1 else {
            // What is seen of a translucent colour is its composite; without a canvas nobody knows it.
            return canvas.map { (token, SeenColor(DistinguishCheck.shown(color, on: $0))) }
          }
          let known = seen[value] ?? SeenColor(color)
          seen[value] = known
          return (token, known)
        }
        guard drawn.count > 1 else { continue }
        reports.append(
          DistinguishReport(
            rule: rule.id, variant: index, tokens: drawn.map(\.token), threshold: rule.threshold,
            pairs: pairs(drawn, threshold: rule.threshold), isInferred: rule.isInferred))
      }
    }
    return reports
  }

  private static func shown(_ color: Color, on canvas: Color) -> Color {
    let isWide = color.space == .displayP3 || canvas.space == .displayP3
    return Compositing.composites([canvas, color], on: isWide ? .displayP3 : .srgb, mapping: .clip)[1]
  }

  /// Every pair that comes too near under some vision, achromatopsia aside, which is shown and not counted.
  private func pairs(_ drawn: [(token: Int, seen: SeenColor)], threshold: Double) -> [DistinguishReport.AlikePair] {
    var pairs: [DistinguishReport.AlikePair] = []
    for first in drawn.indices {
      for second in drawn.indices.dropFirst(first + 1) {
        let differences = drawn[first].seen.differences(from: drawn[second].seen)
        let alike = zip(Vision.allCases, differences).filter { vision, difference in
          vision != .achromatopsia && difference < threshold
        }.map(\.0)
        guard !alike.isEmpty else { continue }
        pairs.append(
          DistinguishReport.AlikePair(
            first: drawn[first].token, second: drawn[second].token, differences: differences, alikeUnder: alike))
      }
    }
    return pairs
  }
}

/// A colour in Oklab as each vision sees it: ΔE OK is the distance there.
private struct SeenColor {
  private let oklab: [SIMD3<Double>]

  /// Of all visions but the typical one, in their order.
  private static let simulations = Vision.allCases.dropFirst().compactMap(\.simulation)

  init(_ color: Color) {
    var opaque = color
    opaque.alpha = 1
    let seen = [opaque] + VisionSimulation.simulate(opaque, by: SeenColor.simulations)
    oklab = seen.map { $0.converted(to: .oklab).components }
  }

  /// One a vision.
  func differences(from other: SeenColor) -> [Double] {
    zip(oklab, other.oklab).map { one, other in
      let apart = one - other
      return (apart * apart).sum().squareRoot()
    }
  }
}

extension Vision {
  /// Machado, Oliveira and Fernandes 2009: one model for all three deficiencies. At severity 1 the cone is missing.
  public static let method = VisionSimulation.Method.machado
  public static let severity = 1.0

  /// The colour as somebody with this vision sees it, opaque.
  public func seen(_ color: Color) -> Color {
    var opaque = color
    opaque.alpha = 1
    return simulation?.simulate(opaque) ?? opaque
  }

  /// Nil for typical vision, which needs none.
  var simulation: VisionSimulation? {
    switch self {
    case .typical: nil
    case .protanopia: VisionSimulation(.protan, method: Vision.method, severity: Vision.severity)
    case .deuteranopia: VisionSimulation(.deutan, method: Vision.method, severity: Vision.severity)
    case .tritanopia: VisionSimulation(.tritan, method: Vision.method, severity: Vision.severity)
    case .achromatopsia: VisionSimulation(.achromat, method: Vision.method, severity: Vision.severity)
    }
  }
}
