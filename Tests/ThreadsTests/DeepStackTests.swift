import Testing

@testable import Threads

@Suite struct DeepStackTests {
  /// Uses 100 MB of the stack or more, ten times an ordinary one, and then calls `body`.
  @inline(never)
  private static func dive(_ kilobytes: Int = 100 << 10, _ body: () -> Int = { 0 }) -> Int {
    guard kilobytes > 0 else { return body() }
    // Larger ones are not on the stack.
    return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { room in
      room[0] = 1
      return dive(kilobytes - 1, body) + Int(room[0])
    }
  }

  private static let depth = 100 << 10

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 7])
  func eachCallHasRoom(_ workers: Int, _ count: Int) {
    #expect(DeepStack.map(count, workers: workers) { $0 + Self.dive(20 << 10) } == (0..<count).map { $0 + (20 << 10) })
  }

  @Test func aResultComesBackFromTheDeep() {
    #expect(DeepStack.run { "\(Self.dive())" } == "\(Self.depth)")
  }

  /// Work that deep recursion asks for has a stack of its own.
  @Test func theDeepMayAskForMore() {
    let sum = DeepStack.run {
      Self.dive {
        DeepStack.run { Self.dive() } + DeepStack.map(2, workers: 2) { $0 + Self.dive() }.reduce(0, +)
      }
    }
    #expect(sum == Self.depth * 4 + 1)
  }

  @Test func helpersOfOrdinaryWorkHaveRoomToo() {
    let found = Parallel.map(4, workers: 2) { _ in DeepStack.run { Self.dive() } }
    #expect(found == Array(repeating: Self.depth, count: 4))
  }
}
