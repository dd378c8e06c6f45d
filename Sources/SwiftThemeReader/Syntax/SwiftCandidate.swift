import ThemeModel

/// What a Swift file may hold, told by a quick look at its bytes.
public enum SwiftCandidate: CandidateFormat {
  /// Nil where nothing in it makes, types or names colors. Such a file may still declare what others need.
  public static func candidate(_ file: SourceFile) -> Candidate? {
    guard FileIndex(file.bytes).mayHoldColors else { return nil }
    return Candidate(format: .swift, files: [file.name], reasons: ["names types of colours"])
  }
}
