import ThemeModel

/// What a Swift file may hold, told by a quick look at its bytes.
public enum SwiftCandidate: CandidateFormat {
  /// Nil where nothing in it makes, types or names colours. Such a file may still declare what others need.
  public static func candidate(_ file: SourceFile) -> Candidate? {
    let index = FileIndex(file.bytes)
    guard index.mayHoldColors else { return nil }
    let name = (file.name.split(separator: "/").last ?? "").lowercased()
    let speaks = ["theme", "palette", "color", "colour"].contains { StringMethods.contains(name, $0) }
    return Candidate(
      format: .swift, files: [file.name], strength: speaks ? .promised : .shape,
      reasons: ["names types of colours"])
  }
}
