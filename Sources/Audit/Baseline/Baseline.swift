import ThemeModel

/// Failures that a team has accepted: later audits fail on new ones and on those that got worse.
public struct Baseline: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var identity: PairIdentity
    /// The pair's ratio when it was accepted; `nil` when it could not be determined.
    public var ratio: Double?
    public var place: Place?

    public init(identity: PairIdentity, ratio: Double?, place: Place? = nil) {
      self.identity = identity
      self.ratio = ratio
      self.place = place
    }
  }

  /// An accepted finding that is not a pair.
  public struct FindingEntry: Hashable, Sendable {
    public var identity: FindingIdentity
    public var place: Place?

    public init(identity: FindingIdentity, place: Place? = nil) {
      self.identity = identity
      self.place = place
    }
  }

  /// The file's name.
  public var name: String
  public var entries: [Entry]
  public var findings: [FindingEntry]

  /// The number of entries of both kinds.
  public var count: Int { entries.count + findings.count }

  public init(name: String, entries: [Entry], findings: [FindingEntry] = []) {
    self.name = name
    self.entries = entries
    self.findings = findings
  }
}

/// The identity of a pair across reports. It consists of names, never of numbers or messages.
public struct PairIdentity: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var rule: String
  public var foreground: String
  public var background: String
  public var theme: String
  /// One context per axis, sorted by axis.
  public var choices: [Variant.Choice]

  public init(rule: String, foreground: String, background: String, theme: String, choices: [Variant.Choice]) {
    self.rule = rule
    self.foreground = foreground
    self.background = background
    self.theme = theme
    self.choices = choices.sorted { $0.axis < $1.axis }
  }

  public init(_ pair: PairReport, in report: AuditReport) {
    let variant = report.variants[pair.variant]
    self.init(
      rule: report.rules[pair.rule].id, foreground: report.tokens[pair.foreground].path,
      background: report.tokens[pair.background].path, theme: variant.theme, choices: variant.choices)
  }

  /// `rule~foreground~background~theme/context`. A tilde in a name is written `%7E`.
  public var description: String {
    [rule, foreground, background, ([theme] + choices.map(\.context)).joined(separator: "/")]
      .map { part in part.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "%7E") }
      .joined(separator: "~")
  }

  public static func < (a: PairIdentity, b: PairIdentity) -> Bool {
    (a.theme, a.rule, a.foreground, a.background) != (b.theme, b.rule, b.foreground, b.background)
      ? (a.theme, a.rule, a.foreground, a.background) < (b.theme, b.rule, b.foreground, b.background)
      : a.choices.map(\.context).lexicographicallyPrecedes(b.choices.map(\.context))
  }
}
