import ThemeModel

/// The tokens whose values are specific to one system, when the sources are for two.
final class PlatformTokens {
  /// The first such token, and the paths of all.
  private var first: (path: String, place: Place)?
  private var paths: Set<String> = []

  /// Collects the tokens of a run that are specific to a system.
  /// In a reading for iOS, a token of a Mac-only file that leads to something specific to iOS has no value.
  func settle(_ run: inout ThemeExploration.Run, _ table: DeclarationTable, isMac: Bool) {
    for path in run.order {
      let found = (run.axes[path] ?? []).intersection(PlatformDependence.names)
      guard !found.isEmpty, let token = run.tokens[path] else { continue }
      run.axes[path]?.subtract(found)
      if run.axes[path]?.isEmpty == true { run.axes[path] = nil }
      if !isMac, table.filesOfMac.contains(token.place.file) {
        run.tokens[path]?.value = .undetermined(reason(path, found, token.place))
        run.tokens[path]?.everywhere = []
      } else if found.contains(PlatformDependence.condition.rawValue) {
        if paths.insert(path).inserted, first == nil { first = (path, token.place) }
      }
    }
  }

  private func reason(_ path: String, _ found: Set<String>, _ place: Place) -> Undetermined {
    let what =
      found.contains(PlatformDependence.condition.rawValue)
      ? "`#if` code that differs on iOS" : "a SwiftUI colour that differs on iOS"
    return Undetermined(
      code: "platform-branch",
      reason: "`\(path)` is in a Mac-only file and depends on \(what); the sources are read for iOS",
      place: place)
  }

  func note(isMac: Bool) -> Diagnostic? {
    guard let first else { return nil }
    let (own, other) = isMac ? ("macOS", "iOS") : ("iOS", "macOS")
    let rest = paths.count == 1 ? "" : " and \(paths.count - 1) more \(paths.count == 2 ? "token" : "tokens")"
    return Diagnostic(
      .note, code: "platform-branch",
      message: "`#if` has different code for \(first.path)\(rest) on \(other); the values of \(own) are used",
      place: first.place)
  }
}
