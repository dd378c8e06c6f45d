/// The identity, across reports, of a finding that is not a pair: the class that it fails and the names of what it is about,
/// never a place or a message.
public struct FindingIdentity: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var failure: FailureClass
  /// Names such as `missing`, `color.text`, `Dark`.
  public var names: [String]

  public init(_ failure: FailureClass, _ names: [String]) {
    self.failure = failure
    self.names = names
  }

  /// `contract~missing~color.text~Dark`. A tilde in a name is written `%7E`.
  public var description: String {
    ([failure.rawValue] + names)
      .map { $0.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "%7E") }
      .joined(separator: "~")
  }

  /// Parses a description.
  public init?(_ description: String) {
    let parts = Self.names(in: description)
    guard let failure = FailureClass(rawValue: parts[0]) else { return nil }
    self.init(failure, Array(parts.dropFirst()))
  }

  /// Returns the parts of an identity's description.
  static func names(in description: String) -> [String] {
    description.split(separator: "~", omittingEmptySubsequences: false).map { part in
      var rest = part[...]
      var text = ""
      while let found = rest.firstRange(of: "%7E") {
        text += rest[..<found.lowerBound] + "~"
        rest = rest[found.upperBound...]
      }
      return text + rest
    }
  }

  public static func < (a: FindingIdentity, b: FindingIdentity) -> Bool {
    a.failure == b.failure
      ? a.names.lexicographicallyPrecedes(b.names) : a.failure.rawValue < b.failure.rawValue
  }
}

extension FindingIdentity {
  public init(_ finding: ContractFinding) {
    self.init(.contract, [finding.kind.rawValue, finding.token, finding.theme])
  }

  public init(_ finding: GamutFinding, in report: AuditReport) {
    self.init(
      .gamut, [finding.rule, report.tokens[finding.token].path, report.variants[finding.variant].name])
  }

  public init(_ pair: DistinguishReport.AlikePair, of set: DistinguishReport, in report: AuditReport) {
    let names = [pair.first, pair.second].map { report.tokens[$0].path }
    self.init(.distinguish, [set.rule] + names + [report.variants[set.variant].name])
  }

  /// Returns `nil` for a waiver that is in force.
  public init?(_ waiver: WaiverReport) {
    let names = [waiver.rule, waiver.foreground, waiver.background, waiver.theme]
    switch waiver.state {
    case .active: return nil
    case .expired: self.init(.expiredWaivers, names)
    case .unused: self.init(.unusedWaivers, names)
    }
  }

  public init(idleRule id: String) {
    self.init(.coverage, ["rule", id])
  }

  public init(idleTheme name: String) {
    self.init(.coverage, ["theme", name])
  }

  public init(idleVariant index: Int, in report: AuditReport) {
    self.init(.coverage, ["variant", report.variants[index].name])
  }

  /// Whether it is about what no pair is judged in, or about a pattern that matches nothing: the plan decides whether they count.
  var isIdle: Bool { failure == .coverage && ["theme", "variant", "pattern"].contains(names.first) }

  /// The theme in which no pair is judged, if it is about one.
  var idleTheme: String? { failure == .coverage && names.first == "theme" ? names.last : nil }

  public init(_ idle: CoverageReport.IdlePattern) {
    self.init(.coverage, ["pattern", idle.owner, idle.pattern])
  }
}

extension AuditReport {
  /// The identities of all findings that are not pairs, each once, in the order of the report.
  public var findingIdentities: [FindingIdentity] {
    var all = contractFindings.map { FindingIdentity($0) }
    all += gamutFindings.map { FindingIdentity($0, in: self) }
    for set in distinguish where !set.isInferred {
      all += set.pairs.filter { !$0.alikeUnder.isEmpty }.map { FindingIdentity($0, of: set, in: self) }
    }
    all += waivers.compactMap { FindingIdentity($0) }
    all += coverage.idleRules.map { FindingIdentity(idleRule: $0) }
    all += coverage.idleThemes.map { FindingIdentity(idleTheme: $0) }
    all += coverage.idleVariants.map { FindingIdentity(idleVariant: $0, in: self) }
    all += coverage.idlePatterns.map { FindingIdentity($0) }
    var seen: Set<FindingIdentity> = []
    return all.filter { seen.insert($0).inserted }
  }
}
