/// A part of a file, as offsets of bytes.
struct Span: Hashable, Sendable {
  var file: Int32
  var start: Int32
  var end: Int32
}
