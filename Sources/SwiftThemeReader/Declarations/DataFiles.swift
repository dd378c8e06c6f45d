import ThemeModel

/// The files of keys and values beside the code, of which code may make values while it runs.
///
/// What is in them has spans, as code has, in a file of its own that is none of the sources.
final class DataFiles {
  static let file = Int32.max

  let documents: [KeyedDocument]
  /// Whether code tells a decoder that keys are in snake case.
  let areSnakeCase: Bool
  private var places: [Place] = []
  private var known: [Place: Int32] = [:]

  init(_ documents: [KeyedDocument] = [], readBy sources: [SourceFile] = []) {
    self.documents = documents
    areSnakeCase = !documents.isEmpty && sources.contains { TextSearch.contains($0.bytes, "convertFromSnakeCase") }
  }

  func span(_ place: Place) -> Span {
    let index = known[place] ?? Int32(places.count)
    if index == places.count {
      places.append(place)
      known[place] = index
    }
    return Span(file: Self.file, start: index, end: index + 1)
  }

  func place(_ span: Span) -> Place? {
    span.file == Self.file && places.indices.contains(Int(span.start)) ? places[Int(span.start)] : nil
  }
}
