/// Something a reader has to say about a source: an error stops the job, a warning does not.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  public var severity: Severity
  /// Stable, kebab-case: `unresolved-alias`. Scripts match it; the message may change.
  public var code: String
  /// What was found and what was expected; of names that nobody would read to their ends the middle is left out.
  public var message: String
  public var place: Place?
  /// Further places that belong to it: every token of a cycle, the first of two duplicates.
  public var related: [Place]

  public init(
    _ severity: Severity, code: String, message: String, place: Place? = nil, related: [Place] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = ShortText.of(message)
    self.place = place
    self.related = related
  }
}
