import ThemeModel

/// One way in which code says “these are my themes”. Each has a file of its own in `Ways` and a line in `Recognisers.all`.
protocol ThemeRecogniser: Sendable {
  static var about: Recogniser { get }

  /// The themes that are kept in this way, each contract for itself; of what was left out, why.
  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found]
}

/// What a recogniser says of itself.
public struct Recogniser: Hashable, Sendable {
  public let id: String
  /// What speaks for the themes that it finds.
  public let evidence: ThemeReading.EvidenceKind
  /// Of several readings of one code the strongest wins.
  public let strength: Int
  /// What it looks for.
  public let sentence: String
  /// Code that it recognises.
  public let example: String
}
