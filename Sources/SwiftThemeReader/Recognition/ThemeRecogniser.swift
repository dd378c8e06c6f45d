import ThemeModel

/// One way in which code says “these are my themes”. Each way has its own file in `Ways` and a line in
/// `Recognisers.all`.
protocol ThemeRecogniser: Sendable {
  static var about: Recogniser { get }

  /// Returns the themes that are declared in this way, one result for each contract,
  /// with the reasons for what was left out.
  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found]
}

/// The description of a recogniser.
public struct Recogniser: Hashable, Sendable {
  public let id: String
  /// What supports the themes that it finds.
  public let evidence: ThemeReading.EvidenceKind
  /// Of several readings of the same code, the strongest wins.
  public let strength: Int
  /// What the recogniser looks for, as a sentence.
  public let sentence: String
  /// Code that the recogniser recognises.
  public let example: String
  /// A file beside the code, where the themes are in both.
  public let data: String?

  init(
    id: String, evidence: ThemeReading.EvidenceKind, strength: Int, sentence: String, example: String,
    data: String? = nil
  ) {
    (self.id, self.evidence, self.strength) = (id, evidence, strength)
    (self.sentence, self.example, self.data) = (sentence, example, data)
  }
}
