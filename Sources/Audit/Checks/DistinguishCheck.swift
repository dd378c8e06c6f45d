import ColorScience
import ThemeModel

/// Measures the differences between tokens that must be told apart, as each kind of color vision sees them.
struct DistinguishCheck {
  let auditor: ThemeAuditor
  let rules: [DistinguishRule]
  /// The tokens of each rule.
  let tokens: [[Int]]

  init(auditor: ThemeAuditor, roles: RoleAssignment, tracker: inout PatternTracker) {
    self.auditor = auditor
    let isInferred = auditor.plan.distinguishRules.isEmpty
    rules = isInferred ? StatusColors.rules(auditor.catalogue) : auditor.plan.distinguishRules
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
    // How each value looks, once it is asked for; few are.
    var seen: [SeenColor] = []
    var seenOfValue = Array(repeating: Int32(-1), count: audit.values.count)
    for index in audit.parts.indices {
      let canvas = audit.parts[index].canvas
      for (rule, named) in zip(rules, tokens) {
        let drawn = named.compactMap { token -> (token: Int, seen: SeenColor)? in
          let value = Int(audit.parts[index].values[token])
          guard value >= 0, case .color(let color) = audit.values[value], color.alpha > 0 else { return nil }
          guard color.alpha >= 1 else {
            // A translucent color is seen as its composite, which nobody knows without a canvas.
            return canvas.map { (token, SeenColor(DistinguishCheck.shown(color, on: $0))) }
          }
          if seenOfValue[value] < 0 {
            seenOfValue[value] = Int32(seen.count)
            seen.append(SeenColor(color))
          }
          return (token, seen[Int(seenOfValue[value])])
        }
        guard drawn.count > 1 else { continue }
        reports.append(
          DistinguishReport(
            rule: rule.id, variant: index,
            // Mostly all of them, in the one list that there is.
            tokens: drawn.count == named.count ? named : drawn.map(\.token), threshold: rule.threshold,
            pairs: pairs(drawn, threshold: rule.threshold), isInferred: rule.isInferred))
      }
    }
    return reports
  }

  private static func shown(_ color: Color, on canvas: Color) -> Color {
    let isWide = color.space == .displayP3 || canvas.space == .displayP3
    return Compositing.composites([canvas, color], on: isWide ? .displayP3 : .srgb, mapping: .clip)[1]
  }

  /// Few lists of visions are possible, and each is there once.
  private static func alike(_ differences: [Double], threshold: Double) -> [Vision] {
    var place = 0
    for (index, vision) in Vision.allCases.enumerated() where vision != .achromatopsia {
      if differences[index] < threshold { place |= 1 << index }
    }
    return listsOfVisions[place]
  }

  private static let listsOfVisions = (0..<1 << Vision.allCases.count).map { place in
    Vision.allCases.enumerated().filter { place & 1 << $0.offset != 0 }.map(\.element)
  }

  /// Every pair that comes too near under some vision, achromatopsia aside, which is shown and not counted.
  private func pairs(_ drawn: [(token: Int, seen: SeenColor)], threshold: Double) -> [DistinguishReport.AlikePair] {
    var pairs: [DistinguishReport.AlikePair] = []
    for first in drawn.indices {
      for second in drawn.indices.dropFirst(first + 1)
      where drawn[first].seen.isAlike(drawn[second].seen, threshold: threshold) {
        let differences = drawn[first].seen.differences(from: drawn[second].seen)
        pairs.append(
          DistinguishReport.AlikePair(
            first: drawn[first].token, second: drawn[second].token, differences: differences,
            alikeUnder: DistinguishCheck.alike(differences, threshold: threshold)))
      }
    }
    return pairs
  }
}

/// A color in Oklab as each vision sees it. The distance between two colors is ΔE OK.
private struct SeenColor {
  private let typical: SIMD3<Double>
  /// The color as the other visions see it, in the order of `Vision.allCases`. These are not in an array, since most pairs are
  /// compared and then forgotten.
  private let protan: SIMD3<Double>
  private let deutan: SIMD3<Double>
  private let tritan: SIMD3<Double>
  private let achromat: SIMD3<Double>

  init(_ color: Color) {
    let (itself, seen) = VisionSimulation.oklab(of: color, seenBy: SeenColor.simulations)
    (typical, protan, deutan, tritan, achromat) = (itself, seen[0], seen[1], seen[2], seen[3])
  }

  /// The simulations of all visions but the typical one, in their order.
  private static let simulations = Vision.allCases.dropFirst().compactMap(\.simulation)

  private static func apart(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let apart = one - other
    return (apart * apart).sum().squareRoot()
  }

  func isAlike(_ other: SeenColor, threshold: Double) -> Bool {
    SeenColor.apart(typical, other.typical) < threshold || SeenColor.apart(protan, other.protan) < threshold
      || SeenColor.apart(deutan, other.deutan) < threshold || SeenColor.apart(tritan, other.tritan) < threshold
  }

  /// Returns one difference per vision.
  func differences(from other: SeenColor) -> [Double] {
    [
      SeenColor.apart(typical, other.typical), SeenColor.apart(protan, other.protan),
      SeenColor.apart(deutan, other.deutan), SeenColor.apart(tritan, other.tritan),
      SeenColor.apart(achromat, other.achromat),
    ]
  }
}

extension Vision {
  /// Machado, Oliveira and Fernandes 2009: one model for all three deficiencies. At severity 1 the cone is missing.
  public static let method = VisionSimulation.Method.machado
  public static let severity = 1.0

  /// Returns the color as somebody with this vision sees it, opaque.
  public func seen(_ color: Color) -> Color {
    var opaque = color
    opaque.alpha = 1
    return simulation?.simulate(opaque) ?? opaque
  }

  /// `nil` for typical vision, which needs no simulation.
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

extension DistinguishCheck: Check {
  static let id = "alike"
  static let title = "Tokens that must be distinguishable look alike."
  static let why = "One man in twelve has a colour vision deficiency and may not see that success and error differ."
  static let failure = FailureClass.distinguish
  static let planKeys = ["distinguish"]

  static func isFound(in report: AuditReport) -> Bool {
    report.distinguish.contains { !$0.isInferred && $0.pairs.contains { !$0.alikeUnder.isEmpty } }
  }

  static func findings(in report: AuditReport) -> [Finding] { findings(in: report, atMost: .max).first }

  static func eachFinding(in report: AuditReport, _ take: (Finding) -> Void) {
    let level = levels(in: report)
    for set in report.distinguish {
      for pair in set.pairs where !pair.alikeUnder.isEmpty { take(finding(pair, of: set, in: report, level)) }
    }
  }

  static func findings(in report: AuditReport, atMost limit: Int) -> (first: [Finding], count: Int) {
    let level = levels(in: report)
    var first: [Finding] = []
    var count = 0
    for set in report.distinguish {
      for pair in set.pairs where !pair.alikeUnder.isEmpty {
        count += 1
        if first.count < limit { first.append(finding(pair, of: set, in: report, level)) }
      }
    }
    return (first, count)
  }

  private static func finding(
    _ pair: DistinguishReport.AlikePair, of set: DistinguishReport, in report: AuditReport,
    _ level: (FindingIdentity) -> Finding.Level
  ) -> Finding {
    let names = [pair.first, pair.second].map { report.tokens[$0].path }
    let variant = report.variants[set.variant].name
    let identity = FindingIdentity(pair, of: set, in: report)
    return Finding(
      check: id, level: set.isInferred ? .note : level(identity),
      message: "\(names[0]) and \(names[1]) look alike in \(variant): \(seen(with: pair.alikeUnder)).",
      places: [pair.first, pair.second].map { report.place(of: $0, in: set.variant) },
      tokens: [pair.first, pair.second], variants: [set.variant], identity: identity.description)
  }

  /// Returns whom two colors look alike to, the same in every output: a pair is alike to every eye only if it is under every vision
  /// that counts.
  static func seen(with visions: [Vision]) -> String {
    let all = Vision.allCases.filter { $0 != .achromatopsia }
    return visions == all ? "to every eye" : visions.map(\.rawValue).joined(separator: ", ")
  }

  /// Returns whom two colors look alike to in several variants, each vision once: `protanopia, tritanopia` where all variants are
  /// alike, and `protanopia or tritanopia` where each variant is one or some of these. Where every eye is meant in some variants,
  /// several visions of the others are `some eyes`: the finding of each variant names them.
  static func seen(withSomeOf lists: [[Vision]]) -> String {
    let distinct = Array(Set(lists))
    guard distinct.count > 1 else { return seen(with: distinct.first ?? []) }
    let all = Vision.allCases.filter { $0 != .achromatopsia }
    let partial = distinct.filter { $0 != all }.joined()
    let names = all.filter(partial.contains).map(\.rawValue)
    guard !distinct.contains(all) else {
      return "to every eye in some variants, \(names.count > 1 ? "to some eyes" : names.joined()) in others"
    }
    return names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "") : names.joined()
  }

  /// Counts tokens that look alike in several variants as one pair.
  static func notices(in report: AuditReport) -> [Notice] {
    let alike = report.distinguish.flatMap { set in
      set.pairs.lazy.filter { !$0.alikeUnder.isEmpty }.map {
        (tokens: [$0.first, $0.second], set.variant, $0.alikeUnder)
      }
    }
    let examples = alike.grouped(by: \.tokens).map { tokens, found in
      return Notice.Example(
        tokens: tokens, what: seen(withSomeOf: found.map(\.2)),
        themes: found.map { report.variants[$0.1].name })
    }
    return [
      Notice(
        id: id, failure: failure,
        Notice.Clause(examples.count, "pair of status colours looks alike", "pairs of status colours look alike"),
        examples: examples)
    ]
  }
}
