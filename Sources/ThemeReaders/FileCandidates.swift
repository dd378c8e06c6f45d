import ThemeModel

/// What every format but Swift makes of a file. A format is added by a folder with its candidate, its reader and its tests, and a
/// line here.
public enum FileCandidates {
  private static let formats: [any CandidateFormat.Type] = [
    AssetCatalogCandidate.self, DTCGCandidate.self, KeyedCandidate.self,
  ]

  /// The first format that recognises the file: a token file is keys and colors, too.
  public static func candidate(_ file: SourceFile) -> Candidate? {
    for format in formats {
      if let candidate = format.candidate(file) { return candidate }
    }
    return nil
  }
}
