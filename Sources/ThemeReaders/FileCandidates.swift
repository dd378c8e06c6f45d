import ThemeModel

/// Recognizes the files of every format but Swift. To add a format, add a folder with its candidate, its reader and its tests,
/// and a line here.
public enum FileCandidates {
  private static let formats: [any CandidateFormat.Type] = [
    AssetCatalogCandidate.self, DTCGCandidate.self, KeyedCandidate.self,
  ]

  /// Returns the candidate of the first format that recognizes the file. The order matters: a token file is keys and colors, too.
  public static func candidate(_ file: SourceFile) -> Candidate? {
    for format in formats {
      if let candidate = format.candidate(file) { return candidate }
    }
    return nil
  }
}
