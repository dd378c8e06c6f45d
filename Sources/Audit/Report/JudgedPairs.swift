/// The judged pairs of a theme as rows that need no memory of their own. What few of them have beyond that is in `details`.
public struct JudgedPairs: Sendable {
  public struct Row: Sendable {
    /// Indices into the report's rules, tokens and variants.
    public var rule: Int32
    public var foreground: Int32
    public var background: Int32
    public var variant: Int32
    /// Indices into the report's waivers and causes; below 0 when there is none.
    public var waiver: Int32
    public var cause: Int32
    /// An index into `details`; below 0 when the row says everything.
    public var detail: Int32
    public var verdict: Verdict
    public var isFragile: Bool
    /// Whether the pair is one opaque color on another, which all displays show alike, or was not measured. Then the ratio on
    /// each display and the layers follow from the row, and a detail leaves them out.
    public var isPlain: Bool
    private var ratioOrNaN: Double

    public var ratio: Double? { ratioOrNaN.isNaN ? nil : ratioOrNaN }

    /// Whether it passes and there is nothing more to say.
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

  /// The rows, in the order of the report's pairs.
  public var rows: [Row] = []
  public var details: [PairReport] = []
}

/// The pairs that are judged in each variant. Most variants judge the same ones, so each list is stored once.
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
  /// For each variant of the report, an index into `lists`.
  public internal(set) var listOfVariant: [Int] = []
}
