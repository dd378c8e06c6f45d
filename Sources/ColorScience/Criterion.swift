/// The requirement for a pair: a success criterion of WCAG 2, or a plain number.
public struct Criterion: Hashable, Sendable {
  /// `aa-text`, or the number as written.
  public let name: String
  /// The number of the success criterion, such as `1.4.3`. `nil` for a plain number.
  public let successCriterion: String?
  /// The ratio that must be reached, unrounded.
  public let required: Double

  private init(name: String, successCriterion: String?, required: Double) {
    self.name = name
    self.successCriterion = successCriterion
    self.required = required
  }

  public static let aaText = Criterion(name: "aa-text", successCriterion: "1.4.3", required: 4.5)
  /// Large text is 18 pt, or 14 pt bold.
  public static let aaLarge = Criterion(name: "aa-large", successCriterion: "1.4.3", required: 3)
  public static let aaaText = Criterion(name: "aaa-text", successCriterion: "1.4.6", required: 7)
  public static let aaaLarge = Criterion(name: "aaa-large", successCriterion: "1.4.6", required: 4.5)
  public static let nonText = Criterion(name: "non-text", successCriterion: "1.4.11", required: 3)

  /// All criteria that have a name, in the order in which messages list them.
  public static let named: [Criterion] = [aaText, aaLarge, aaaText, aaaLarge, nonText]

  /// A threshold of the user's own.
  public static func ratio(_ required: Double) -> Criterion {
    Criterion(name: "\(required)", successCriterion: nil, required: required)
  }

  /// Returns the criterion with this name.
  public static func named(_ name: String) -> Criterion? {
    named.first { $0.name == name }
  }
}
