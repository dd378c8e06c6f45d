import Dispatch

/// Counts finished themes over all threads and passes the count on.
final class AuditProgress: Sendable {
  private let themes: Int
  private let report: (@Sendable (Int, Int) -> Void)?
  private let queue = DispatchQueue(label: "legible.progress")
  private nonisolated(unsafe) var finished = 0

  init(themes: Int, report: (@Sendable (Int, Int) -> Void)?) {
    self.themes = themes
    self.report = report
  }

  func finishedTheme() {
    guard let report else { return }
    queue.sync {
      finished += 1
      report(finished, themes)
    }
  }
}
