/// The numbers of judged pairs by their evidence, in the order of `Evidence.allCases`.
public struct EvidenceTotals: Hashable, Sendable {
  public struct Count: Hashable, Sendable {
    public var judged = 0
    public var fail = 0
    public var undetermined = 0

    public init(judged: Int = 0, fail: Int = 0, undetermined: Int = 0) {
      self.judged = judged
      self.fail = fail
      self.undetermined = undetermined
    }
  }

  private var counts: [Count]

  public init() {
    counts = Array(repeating: Count(), count: Evidence.allCases.count)
  }

  public subscript(evidence: Evidence) -> Count {
    get { counts[evidence.index] }
    set { counts[evidence.index] = newValue }
  }

  static func += (sum: inout EvidenceTotals, part: EvidenceTotals) {
    for index in sum.counts.indices {
      sum.counts[index].judged += part.counts[index].judged
      sum.counts[index].fail += part.counts[index].fail
      sum.counts[index].undetermined += part.counts[index].undetermined
    }
  }
}
