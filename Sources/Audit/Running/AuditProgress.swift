import Synchronization

/// Counts finished themes over all threads and passes the count on.
final class AuditProgress: Sendable {
  private let themes: Int
  private let report: (@Sendable (Int, Int) -> Void)?
  private let finished = Mutex(0)

  init(themes: Int, report: (@Sendable (Int, Int) -> Void)?) {
    self.themes = themes
    self.report = report
  }

  func finishedTheme() {
    guard let report else { return }
    finished.withLock { finished in
      finished += 1
      report(finished, themes)
    }
  }
}
