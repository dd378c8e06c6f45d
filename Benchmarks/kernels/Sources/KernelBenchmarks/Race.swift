/// Contenders that do the same work in turn, round after round, so that whatever else the machine does hits all alike.
struct Race {
  private var contenders: [Contender] = []

  private struct Contender {
    let name: String
    /// The speed that is wanted, as a multiple of the first contender's.
    let wanted: Double?
    let work: () -> Void
    var milliseconds: [Double] = []
  }

  /// The first contender is the one that the others are measured against.
  mutating func add(_ name: String, wanted: Double? = nil, _ work: @escaping () -> Void) {
    contenders.append(Contender(name: name, wanted: wanted, work: work))
  }

  mutating func run(_ title: String, rounds: Int = 15) {
    let clock = ContinuousClock()
    for contender in contenders { contender.work() }
    for _ in 0..<rounds {
      for index in contenders.indices {
        let time = clock.measure(contenders[index].work)
        contenders[index].milliseconds.append(time / .milliseconds(1))
      }
    }
    print("\(title): medians of \(rounds) rounds in turn")
    for contender in contenders { print(line(for: contender)) }
  }

  private func line(for contender: Contender) -> String {
    let name = contender.name.padded(to: 42)
    let time = "\(decimal(median(contender.milliseconds), 2)) ms".padded(to: 12, right: true)
    let reference = contenders[0].milliseconds
    // The ratio within each round: a slow spell of the machine is in both of its sides.
    let speed = median(zip(reference, contender.milliseconds).map { $0 / $1 })
    var line = "  \(name)\(time)\("\(decimal(speed, 2)) ×".padded(to: 10, right: true))"
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
