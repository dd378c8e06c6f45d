/// The length of the chain from each outcome, and the start of its last links.
struct ChainTails: Sendable {
  /// The number of links in the tail of a chain.
  static let span = 8

  private let lengths: [Int32]
  private let tails: [Int32]

  init(_ outcomes: [ThemeEvaluation.Outcome]) {
    var lengths: [Int32] = []
    var tails: [Int32] = []
    lengths.reserveCapacity(outcomes.count)
    tails.reserveCapacity(outcomes.count)
    // An outcome comes after the one that it leads to, so one pass in order is enough.
    for (index, outcome) in outcomes.enumerated() {
      let next = Int(outcome.next)
      let length = next >= 0 ? lengths[next] + 1 : 1
      lengths.append(length)
      tails.append(Int(length) > ChainTails.span ? tails[next] : Int32(index))
    }
    self.lengths = lengths
    self.tails = tails
  }

  func length(of outcome: Int32) -> Int {
    Int(lengths[Int(outcome)])
  }

  /// Returns the first of the last links. For a chain that is no longer than that, returns the outcome itself.
  func tail(of outcome: Int32) -> Int32 {
    tails[Int(outcome)]
  }
}
