import ColorScience
import JSONText
import ThemeModel

/// A file of JSON as writers need it, parsed once for all edits.
public struct EditableJSON: Sendable {
  let bytes: [UInt8]
  /// Nil where the file is not JSON as it was read.
  let document: JSONDocument?
  /// More hexadecimal digits of the file are small letters than capitals.
  let prefersLowercase: Bool

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    document = try? JSONDocument(bytes, dialect: .json5)
    prefersLowercase = HexadecimalHabit.isLowercase(bytes)
  }

  /// The value that begins at a place, or whose key does.
  func value(at place: Place) throws(EditRefusal) -> JSONNode {
    guard let offset = place.offset(in: bytes) else { throw .noPlace }
    guard let document else { throw .notJSON }
    guard let node = JSONColorLiteral.value(at: offset, in: document.root) else { throw .noPlace }
    return node
  }
}
