import Synchronization

/// A line on standard error that shows the progress of long work. Nothing is shown if standard error is not a terminal.
final class ProgressLine: Sendable {
  private struct State {
    var shown = ""
    var lastUpdate: ContinuousClock.Instant?
    var started: ContinuousClock.Instant?
    var stage = ""
  }

  private let isShown: Bool
  private let width: Int
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// Work that takes less time shows no progress.
  private static let patience = Duration.milliseconds(300)
  private static let interval = Duration.milliseconds(100)

  init(_ world: World, isQuiet: Bool) {
    isShown = world.errors.isTerminal && !isQuiet
    width = world.errors.width ?? 80
    // Only one thread writes at a time, because every call is made while the lock is held.
    nonisolated(unsafe) let output = world.errors
    write = { text in
      output.write(text)
      output.flush()
    }
  }

  /// Reports that `done` of `total` items of a stage are finished, such as "judging" of variants. May be called from
  /// any thread.
  func report(_ stage: String, _ done: Int, of total: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    state.withLock { state in
      if state.stage != stage || state.started == nil {
        state.stage = stage
        state.started = now
        state.lastUpdate = nil
      }
      let elapsed = (state.started ?? now).duration(to: now)
      guard elapsed >= Self.patience, done < total,
        state.lastUpdate.map({ $0.duration(to: now) >= Self.interval }) ?? true
      else { return }
      state.lastUpdate = now
      var text = "\(stage) \(done) of \(total)"
      if let left = Self.timeLeft(done, total, elapsed) { text += ", \(left) left" }
      show(String(text.prefix(width - 1)), &state)
    }
  }

  /// Removes the line, before anything else is written.
  func clear() {
    guard isShown else { return }
    state.withLock { state in
      show("", &state)
      state.started = nil
    }
  }

  private func show(_ text: String, _ state: inout State) {
    guard text != state.shown else { return }
    write("\r\u{1B}[K" + text)
    state.shown = text
  }

  static func timeLeft(_ done: Int, _ total: Int, _ elapsed: Duration) -> String? {
    guard done > 0 else { return nil }
    let left = elapsed * (Double(total - done) / Double(done))
    let seconds = Int(left.components.seconds) + (left.components.attoseconds > 0 ? 1 : 0)
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
