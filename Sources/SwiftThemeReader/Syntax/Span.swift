/// A part of a file, as offsets of bytes.
struct Span: Hashable, Sendable {
  var file: Int32
  var start: Int32
  var end: Int32

  func contains(_ other: Span) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  func overlaps(_ other: Span) -> Bool {
    file == other.file && start < other.end && other.start < end
  }

  /// From the beginning of the one to the end of the other; the first where they lie in two files.
  func joined(with other: Span) -> Span {
    guard file == other.file else { return self }
    return Span(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
