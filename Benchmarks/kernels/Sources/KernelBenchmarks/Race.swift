/// Contenders that do the same work in turn, round after round, so that whatever else the machine does hits all alike.
///
/// One thread is timed by the processor time that it had, which other programs can slow down but not take away; several
/// by the clock on the wall, against the first contender's by the same clock.
struct Race {
  private var contenders: [Contender] = []

  private struct Contender {
    let name: String
    let threads: Int
    /// The speed that is wanted, as a multiple of the first contender's.
    let wanted: Double?
    let work: () -> Void
    var rounds: [Round] = []
  }

  private struct Round {
    let processor: Double
    let wall: Double

    func milliseconds(threads: Int) -> Double { threads == 1 ? processor : wall }
  }

  /// The first contender is the one that the others are measured against.
  mutating func add(_ name: String, threads: Int = 1, wanted: Double? = nil, _ work: @escaping () -> Void) {
    contenders.append(Contender(name: name, threads: threads, wanted: wanted, work: work))
  }

  mutating func run(_ title: String, rounds: Int = 15) {
    for contender in contenders { contender.work() }
    for _ in 0..<rounds {
      for index in contenders.indices { contenders[index].rounds.append(Self.measure(contenders[index].work)) }
    }
    print("\(title): medians of \(rounds) rounds in turn")
    for contender in contenders { print(line(for: contender)) }
  }

  private static func measure(_ work: () -> Void) -> Round {
    let start = ProcessorTime.ofThisThread
    let wall = ContinuousClock().measure(work)
    return Round(processor: ProcessorTime.ofThisThread - start, wall: wall / .milliseconds(1))
  }

  private func line(for contender: Contender) -> String {
    let times = contender.rounds.map { $0.milliseconds(threads: contender.threads) }
    let reference = contenders[0].rounds.map { $0.milliseconds(threads: contender.threads) }
    // The ratio within each round: a slow spell of the machine is in both of its sides.
    let speed = median(zip(reference, times).map { $0 / $1 })
    var line = "  " + contender.name.padded(to: 42)
    line += "\(decimal(median(times), 2)) ms".padded(to: 12, right: true)
    line += "\(decimal(speed, 2)) ×".padded(to: 10, right: true)
    if let wanted = contender.wanted {
      line += "   wanted \(decimal(wanted, 2)) ×: \(speed >= wanted ? "reached" : "MISSED")"
    }
    return line
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
  }
}
