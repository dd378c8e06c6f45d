/// The order in which a build reads token files: what it includes, then what its globs name one after the other.
struct DTCGSteps {
  private var ranks: [String: Int] = [:]

  /// When builds disagree on the order of two files, there is no order at all.
  init(_ builds: [TokenBuild]) {
    for build in builds where build.isExact {
      for (index, step) in build.steps.enumerated() {
        for file in step { ranks[file] = max(ranks[file] ?? 0, index) }
      }
    }
    let isKept = builds.filter(\.isExact).allSatisfy { build in
      let order = build.files.map { ranks[$0] ?? 0 }
      return zip(order, order.dropFirst()).allSatisfy { $0 <= $1 }
    }
    if !isKept { ranks = [:] }
  }

  var isEmpty: Bool { ranks.isEmpty }

  /// Returns `nil` for a file that no build names.
  func rank(of file: String) -> Int? { ranks[file] }
}
