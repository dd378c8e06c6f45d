import ThemeModel

/// Values of types that are not read, and the warning about those of each type.
struct UnreadValues {
  private static let mostPlaces = 8

  private var order: [String] = []
  private var spans: [String: [Span]] = [:]
  private var known: Set<Span> = []

  /// Adds a value. One that is a part of two bodies is one.
  mutating func add(of type: String, at span: Span) {
    guard known.insert(span).inserted else { return }
    if spans[type] == nil { order.append(type) }
    spans[type, default: []].append(span)
  }

  /// - Parameter message: what is said of a number of values of a type
  func diagnostics(
    _ table: DeclarationTable, _ severity: Diagnostic.Severity = .warning, code: String = "themes-not-read",
    _ message: (_ type: String, _ count: Int) -> String
  ) -> [Diagnostic] {
    order.compactMap { type in
      guard let spans = spans[type], let first = spans.first else { return nil }
      return Diagnostic(
        severity, code: code, message: message(type, spans.count), place: table.place(first),
        related: spans.dropFirst().prefix(Self.mostPlaces).map { table.place($0) })
    }
  }
}
