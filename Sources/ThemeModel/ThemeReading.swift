/// One way in which code may say what its themes are: what speaks for it, and whether it was taken.
public struct ThemeReading: Hashable, Sendable {
  /// What speaks for a reading.
  public enum EvidenceKind: String, Hashable, Sendable, CaseIterable {
    /// Types meet what a protocol or a superclass asks for.
    case contract
    /// The code makes the values.
    case values
    /// Other code uses them.
    case use
    /// Names say so.
    case names
  }

  /// A theme, or what is none for a reason.
  public struct Item: Hashable, Sendable {
    public var name: String
    public var place: Place

    public init(name: String, place: Place) {
      self.name = name
      self.place = place
    }
  }

  /// The identifier of what recognised it.
  public var recogniser: String
  /// What that looks for.
  public var sentence: String
  /// How the themes are kept, in words.
  public var way: String
  public var evidence: EvidenceKind
  /// Of several readings the strongest is taken.
  public var strength: Int
  public var themes: [Item]
  /// Why it was not taken; nil where it was.
  public var loss: String?
  /// What it looked at and left out; the names say why.
  public var leftOut: [Item]

  public init(
    recogniser: String, sentence: String, way: String, evidence: EvidenceKind, strength: Int, themes: [Item],
    loss: String? = nil, leftOut: [Item] = []
  ) {
    self.recogniser = recogniser
    self.sentence = sentence
    self.way = way
    self.evidence = evidence
    self.strength = strength
    self.themes = themes
    self.loss = loss
    self.leftOut = leftOut
  }
}
