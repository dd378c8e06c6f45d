extension ThemeSystem {
  /// Turns errors in files that the user did not name into warnings. Such a file may belong to another tool, or refer
  /// to tokens of another package. Its errors leave its tokens undetermined, and do not end the run.
  public func excused(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !foundFiles.isEmpty || !promisedFiles.isEmpty else { return diagnostics }
    return diagnostics.map { diagnostic in
      guard diagnostic.severity == .error, let file = diagnostic.place?.file else { return diagnostic }
      let isExcused =
        foundFiles.contains(file) && !(leniencyFiles.contains(file) && Self.losingTokens.contains(diagnostic.code))
        || Self.leavingOneTokenOut.contains(diagnostic.code) && promisedFiles.contains(file)
      guard isExcused else { return diagnostic }
      var warning = diagnostic
      warning.severity = .warning
      return warning
    }
  }

  /// Errors that leave out tokens of which then nothing tells. Somebody who names a file counts on them.
  private static let losingTokens = Set(
    [.extendsCycle, .extendsNotReference, .extendsOnToken, .extendsTargetMissing, .extendsToken, .typeNotString]
      .map(\DiagnosticCode.rawValue))

  /// Errors in a single token, not in the file as a whole.
  private static let leavingOneTokenOut = Set(
    [.unresolvedAlias, .aliasToGroup, .unresolvedPointer, .typeMismatch, .notAToken].map(\DiagnosticCode.rawValue))
}
