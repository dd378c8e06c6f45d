/// Where an expression begins. `theme.text` and `theme.text.cgColor` are read as one.
struct ReadPlace: Hashable, Sendable {
  private let file: Int32
  private let start: Int32

  init(_ span: Span) { (file, start) = (span.file, span.start) }
}
