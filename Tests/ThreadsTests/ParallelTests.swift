import Synchronization
import Testing

@testable import Threads

@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 2, 3, 8], [0, 1, 2, 7, 300])
  func eachNumberComesOnce(_ workers: Int, _ count: Int) {
    let seen = Mutex<[Int]>([])
    Parallel.forEach(count, workers: workers) { index in seen.withLock { $0.append(index) } }
    #expect(seen.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 7, 300])
  func resultsAreInOrder(_ workers: Int, _ count: Int) {
    #expect(Parallel.map(count, workers: workers) { "\($0)" } == (0..<count).map { "\($0)" })
    let words = (0..<count).map { "word \($0)" }
    #expect(Parallel.map(words, workers: workers) { $0 + "." } == words.map { $0 + "." })
  }

  @Test(arguments: [1, 2, 8])
  func bothResultsComeBack(_ workers: Int) {
    let (text, number) = Parallel.both(workers: workers, { "a" }, { 7 })
    #expect(text == "a")
    #expect(number == 7)
  }

  @Test func asManyThreadsRunAsAreAskedFor() {
    let meeting = Meeting(of: 4)
    #expect(Parallel.map(4, workers: 4) { _ in meeting.attend() } == [true, true, true, true])
  }

  @Test func oneWorkerStartsNoThread() {
    let census = Census()
    Parallel.forEach(20, workers: 1) { _ in
      Parallel.forEach(1, workers: 8) { _ in census.count(Waiting.briefly) }
    }
    #expect(census.most == 1)
  }

  /// The threads of `--jobs` are all threads together.
  @Test(arguments: [2, 3, 5])
  func nestedWorkSharesTheThreads(_ workers: Int) {
    let census = Census()
    let calls = Atomic(0)
    Parallel.forEach(6, workers: workers) { outer in
      Parallel.forEach(4 + outer, workers: workers) { _ in
        DeepStack.forEach(3, workers: 64) { _ in
          census.count(Waiting.briefly)
          calls.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(calls.load(ordering: .relaxed) == (4...9).reduce(0, +) * 3)
    #expect(census.most <= workers)
    #expect(census.most > 1)
  }

  /// A thread that has nothing to do helps with the work inside another call.
  @Test func anIdleThreadHelpsInside() {
    let meeting = Meeting(of: 2)
    let (first, second) = Parallel.both(workers: 2) {
      0
    } _: {
      Parallel.map(2, workers: 2) { _ in meeting.attend() }
    }
    #expect(first == 0)
    #expect(second == [true, true])
  }

  /// One call asks for two, and has made its own of these when it waits for the other; the other is two calls that must meet.
  @Test func aThreadThatWaitsLeavesItsSeat() {
    let (begun, met) = (Meeting(of: 2), Meeting(of: 2))
    let isMet = Parallel.map(2, workers: 2) { index in
      // Both threads are in the calls of the outer work.
      guard begun.attend(), index == 1 else { return true }
      return Parallel.map(2, workers: 2) { _ in met.attend() } == [true, true]
    }
    #expect(isMet == [true, true])
  }
}
