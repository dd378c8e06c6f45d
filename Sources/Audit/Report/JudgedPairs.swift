/// The judged pairs of a theme as rows that need no memory of their own; what few of them have beyond that stands in `details`.
public struct JudgedPairs: Sendable {
  public struct Row: Sendable {
    /// Indices into the report's rules, tokens and variants.
    public var rule: Int32
    public var foreground: Int32
    public var background: Int32
    public var variant: Int32
    /// Indices into the report's waivers and causes; below 0 where there is none.
    public var waiver: Int32
    public var cause: Int32
    /// An index into `details`; below 0 where the row says everything.
    public var detail: Int32
    public var verdict: Verdict
    public var isFragile: Bool
    /// An opaque color on an opaque color, which all displays show alike, or no measurement at all: the ratio on each display
    /// and the layers follow, and a detail leaves them out.
    public var isPlain: Bool
    private var ratioOrNaN: Double

    public var ratio: Double? { ratioOrNaN.isNaN ? nil : ratioOrNaN }

    /// It passes, and there is nothing more to say.
    public var isMerePass: Bool {
      verdict == .pass && isPlain && detail < 0 && !isFragile && waiver < 0 && cause < 0 && !ratioOrNaN.isNaN
    }

    init(
      rule: Int32, foreground: Int32, background: Int32, variant: Int32, waiver: Int32 = -1, cause: Int32 = -1,
      detail: Int32 = -1, verdict: Verdict, isFragile: Bool, isPlain: Bool, ratio: Double?
    ) {
      self.rule = rule
      self.foreground = foreground
      self.background = background
      self.variant = variant
      self.waiver = waiver
      self.cause = cause
      self.detail = detail
      self.verdict = verdict
      self.isFragile = isFragile
      self.isPlain = isPlain
      ratioOrNaN = ratio ?? .nan
    }
  }

  /// Ordered as the pairs of the report.
  public var rows: [Row] = []
  public var details: [PairReport] = []
}

/// Which pairs are judged in which variant: most variants judge the same ones, so each list of them stands once.
public struct PairLists: Sendable {
  public struct Entry: Hashable, Sendable {
    public var rule: Int32
    public var foreground: Int32
    public var background: Int32

    public init(rule: Int, foreground: Int, background: Int) {
      self.rule = Int32(rule)
      self.foreground = Int32(foreground)
      self.background = Int32(background)
    }
  }

  public internal(set) var lists: [[Entry]] = []
  /// One a variant of the report: an index into `lists`.
  public internal(set) var listOfVariant: [Int] = []
}
