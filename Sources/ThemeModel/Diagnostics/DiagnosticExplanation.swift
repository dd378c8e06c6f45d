/// The explanation of a code, for people who see it for the first time.
public struct DiagnosticExplanation: Hashable, Sendable {
  /// What the code means, in one sentence.
  public let text: String
  public let cause: String
  public let remedy: String
  /// Input that causes it, shortened.
  public let example: String

  init(_ text: String, cause: String, remedy: String, example: String) {
    self.text = text
    self.cause = cause
    self.remedy = remedy
    self.example = example
  }
}

/// Related codes, as the documentation groups them.
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

  /// The explanation in the table of its family. Every code must have one.
  public var explanation: DiagnosticExplanation? { Self.explanations[self] }
}
