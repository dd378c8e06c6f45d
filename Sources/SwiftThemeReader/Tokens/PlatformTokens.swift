import ThemeModel

/// The tokens whose values are those of one system where the sources are for two.
final class PlatformTokens {
  /// Where the first of them is, and which there are.
  private var first: (path: String, place: Place)?
  private var paths: Set<String> = []

  /// A reading is of one system. What only a target for the Mac has and leads to what is iOS's own has no value here.
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
      ? "code that `#if` has for iOS otherwise" : "a colour of SwiftUI’s that iOS shows otherwise"
    return Undetermined(
      code: "platform-branch",
      reason: "only a target for the Mac has `\(path)`, and it leads to \(what); the sources are read for iOS",
      place: place)
  }

  func note(isMac: Bool) -> Diagnostic? {
    guard let first else { return nil }
    let (own, other) = isMac ? ("macOS", "iOS") : ("iOS", "macOS")
    let rest = paths.count == 1 ? "" : " and \(paths.count - 1) more \(paths.count == 2 ? "token" : "tokens")"
    return Diagnostic(
      .note, code: "platform-branch",
      message: "`#if` has other code for \(other) in \(first.path)\(rest): the values are those of \(own)",
      place: first.place)
  }
}
