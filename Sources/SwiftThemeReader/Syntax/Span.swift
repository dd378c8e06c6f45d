/// A part of a file, as byte offsets.
struct Span: Hashable, Sendable {
  var file: Int32
  var start: Int32
  var end: Int32

  func contains(_ other: Span) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  /// Whether it begins before another one: in an earlier file, or earlier in the same file.
  func precedes(_ other: Span) -> Bool {
    (file, start) < (other.file, other.start)
  }

  func overlaps(_ other: Span) -> Bool {
    file == other.file && start < other.end && other.start < end
  }

  /// Returns the smallest span that contains both, or `self` when they are in different files.
  func joined(with other: Span) -> Span {
    guard file == other.file else { return self }
    return Span(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
