/// One interpretation of the themes in code, its evidence, and whether it was used.
public struct ThemeReading: Hashable, Sendable {
  /// The kind of evidence for a reading.
  public enum EvidenceKind: String, Hashable, Sendable, CaseIterable {
    /// Types conform to a protocol or inherit from a superclass.
    case contract
    /// The code creates the values.
    case values
    /// Other code uses the values.
    case use
    /// Only the names are evidence.
    case names
  }

  /// A theme, or a type that is not one.
  public struct Item: Hashable, Sendable {
    public var name: String
    public var place: Place

    public init(name: String, place: Place) {
      self.name = name
      self.place = place
    }
  }

  /// The identifier of the recognizer that found it.
  public var recogniser: String
  /// The pattern that the recognizer looks for, as a sentence.
  public var sentence: String
  /// The way in which the code stores its themes, in words.
  public var way: String
  public var evidence: EvidenceKind
  /// The strongest of several readings is used.
  public var strength: Int
  public var themes: [Item]
  /// The reason why it was not used. `nil` if it was.
  public var loss: String?
  /// Whether it was not used because one reading has one system, and these themes are another one.
  public var isApart = false
  /// Whether it is such a system only if names pair its colors: the colors of a part of the interface, or of a dictionary.
  public var isPart = false
  /// Whether the names of its types say that they are themes.
  public var isCalledTheme = false
  /// Types that were considered and left out. Their names include the reason.
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
