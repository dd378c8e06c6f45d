extension ThemeSystem {
  /// Errors in files that were merely found, as warnings: such a file may be another tool's. What is wrong there leaves its tokens
  /// undetermined, and ends no run.
  public func excused(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !foundFiles.isEmpty else { return diagnostics }
    return diagnostics.map { diagnostic in
      guard diagnostic.severity == .error, let file = diagnostic.place?.file, foundFiles.contains(file) else {
        return diagnostic
      }
      var warning = diagnostic
      warning.severity = .warning
      return warning
    }
  }
}
