import ThemeModel

/// Judges from a scan of its bytes whether a Swift file may contain colors.
public enum SwiftCandidate: CandidateFormat {
  /// Returns `nil` when nothing in the file makes, types or names colors.
  /// Such a file may still declare types that others need.
  public static func candidate(_ file: SourceFile) -> Candidate? {
    guard FileIndex(file.bytes).mayHoldColors else { return nil }
    return Candidate(format: .swift, files: [file.name], reasons: ["mentions colour types"])
  }
}
