/// What a code means, for people who meet it for the first time.
public struct DiagnosticExplanation: Hashable, Sendable {
  /// What was found, in one sentence.
  public let text: String
  public let cause: String
  public let remedy: String
  /// Input that leads to it, shortened.
  public let example: String

  init(_ text: String, cause: String, remedy: String, example: String) {
    self.text = text
    self.cause = cause
    self.remedy = remedy
    self.example = example
  }
}

/// Codes that belong together, as the documentation lists them.
public struct DiagnosticFamily: Sendable {
  public let title: String
  public let codes: [(code: DiagnosticCode, explanation: DiagnosticExplanation)]

  init(_ title: String, _ codes: KeyValuePairs<DiagnosticCode, DiagnosticExplanation>) {
    self.title = title
    self.codes = codes.map { ($0.key, $0.value) }
  }

  public static let all: [DiagnosticFamily] = [
    .aliases, .swift, .designTokens, .resolver, .assets, .files, .config, .run,
  ]
}

extension DiagnosticCode {
  private static let explanations: [DiagnosticCode: DiagnosticExplanation] = {
    let entries = DiagnosticFamily.all.flatMap { $0.codes.map { ($0.code, $0.explanation) } }
    return Dictionary(entries) { first, _ in first }
  }()

  /// Nil for none: a test sees to it.
  public var explanation: DiagnosticExplanation? { Self.explanations[self] }
}
