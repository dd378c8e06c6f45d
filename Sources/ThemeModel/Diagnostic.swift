/// A message about a source. An error stops the job, a warning does not.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  public var severity: Severity
  /// A stable name in kebab case: `unresolved-alias`. Scripts match it; the message may change.
  public var code: String
  /// What was found and what was expected. The middle of very long names is left out.
  public var message: String
  public var place: Place?
  /// Related places: every token of a cycle, or the first of two duplicates.
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

extension Diagnostic {
  /// Whether it is about themes that are not audited, because code makes them in a way that is not followed.
  public var isAboutLostThemes: Bool { code == DiagnosticCode.themesNotFollowed.rawValue }
}
