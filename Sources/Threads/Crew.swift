import Dispatch
import Synchronization

/// The threads that one piece of parallel work shares with all parallel work inside it.
///
/// The thread that asks for work takes part in it, and helpers join while the crew has seats left. A helper without work ends.
/// A thread that waits for its helpers leaves its seat to others and takes over that of its last helper, so that as many
/// threads work as the crew has seats, however deeply parallel work is nested.
final class Crew: Sendable {
  /// The crew of the current thread.
  @TaskLocal static var current: Crew?

  private let size: Int
  private let state = Mutex(State())

  private struct State {
    /// The number of threads that work.
    var working = 1
    var open: [Entry] = []
  }

  private struct Entry {
    let work: SharedWork
    /// The number of threads in it.
    var hands = 1

    var wantsHelp: Bool { hands < work.limit && work.hasCallsLeft }
  }

  /// Makes a crew in which the current thread has a seat.
  init(size: Int) {
    self.size = size
  }

  /// Calls `body` for each of 0..<count on at most `limit` threads, the current one among them.
  func run(_ count: Int, limit: Int, _ body: @Sendable (Int) -> Void) {
    Crew.$current.withValue(self) {
      withoutActuallyEscaping(body) { body in
        withUnsafePointer(to: body) { body in
          let work = SharedWork(count: count, limit: limit, body: body)
          state.withLock { $0.open.append(Entry(work: work)) }
          fillSeats()
          work.perform()
          waitForHelpers(of: work)
        }
      }
    }
  }

  private func waitForHelpers(of work: SharedWork) {
    let hasHelpers = state.withLock { state in
      if Crew.leave(work, &state) { return false }
      state.working -= 1
      return true
    }
    guard hasHelpers else { return }
    fillSeats()
    work.lastHelperLeft.wait()
  }

  private func fillSeats() {
    while let work = state.withLock({ takeSeat(&$0) }) {
      if !DeepThread.start({ [self] in help(work) }) {
        // The system gives no more threads. Those that there are do all the work.
        state.withLock { giveUpSeat(in: work, &$0) }
        return
      }
    }
  }

  /// Returns the work for a new helper.
  private func takeSeat(_ state: inout State) -> SharedWork? {
    guard state.working < size, let work = Crew.join(&state) else { return nil }
    state.working += 1
    return work
  }

  private func help(_ first: SharedWork) {
    Crew.$current.withValue(self) {
      var next: SharedWork? = first
      while let work = next {
        work.perform()
        next = state.withLock { state in
          // Whoever waits for the last helper goes on in its seat.
          if Crew.leave(work, &state) {
            work.lastHelperLeft.signal()
            return nil
          }
          if let other = Crew.join(&state) { return other }
          state.working -= 1
          return nil
        }
      }
    }
  }

  private func giveUpSeat(in work: SharedWork, _ state: inout State) {
    if Crew.leave(work, &state) { work.lastHelperLeft.signal() } else { state.working -= 1 }
  }

  /// Joins the newest work that wants help. Older work waits for it.
  private static func join(_ state: inout State) -> SharedWork? {
    guard let place = state.open.lastIndex(where: \.wantsHelp) else { return nil }
    state.open[place].hands += 1
    return state.open[place].work
  }

  /// Leaves a piece of work, all calls of which are made. Returns whether nobody is left in it.
  private static func leave(_ work: SharedWork, _ state: inout State) -> Bool {
    guard let place = state.open.lastIndex(where: { $0.work === work }) else { return false }
    state.open[place].hands -= 1
    guard state.open[place].hands == 0 else { return false }
    state.open.remove(at: place)
    return true
  }
}

/// Calls that several threads share.
private final class SharedWork: Sendable {
  let limit: Int
  let lastHelperLeft = DispatchSemaphore(value: 0)
  private let count: Int
  private let next = Atomic(0)
  /// Whoever made the work keeps the function until no helper is left.
  private nonisolated(unsafe) let body: UnsafePointer<@Sendable (Int) -> Void>

  init(count: Int, limit: Int, body: UnsafePointer<@Sendable (Int) -> Void>) {
    self.count = count
    self.limit = limit
    self.body = body
  }

  var hasCallsLeft: Bool { next.load(ordering: .relaxed) < count }

  /// Makes calls until all are made. They are taken one at a time, because costly ones are often neighbors and threads differ
  /// in speed.
  func perform() {
    let body = self.body.pointee
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      body(index)
    }
  }
}
