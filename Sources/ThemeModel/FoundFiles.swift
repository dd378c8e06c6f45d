extension ThemeSystem {
  /// Errors in files that nobody named, as warnings: such a file may be another tool's, or refer to what another package has.
  /// What is wrong there leaves its tokens undetermined, and ends no run.
  public func excused(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !foundFiles.isEmpty || !promisedFiles.isEmpty else { return diagnostics }
    return diagnostics.map { diagnostic in
      guard diagnostic.severity == .error, let file = diagnostic.place?.file else { return diagnostic }
      let isExcused =
        foundFiles.contains(file)
        || Self.leavingOneTokenOut.contains(diagnostic.code) && promisedFiles.contains(file)
      guard isExcused else { return diagnostic }
      var warning = diagnostic
      warning.severity = .warning
      return warning
    }
  }

  /// What is wrong with one token, and not with the file as a whole.
  private static let leavingOneTokenOut = Set(
    [.unresolvedAlias, .aliasToGroup, .unresolvedPointer, .typeMismatch, .notAToken].map(\DiagnosticCode.rawValue))
}
