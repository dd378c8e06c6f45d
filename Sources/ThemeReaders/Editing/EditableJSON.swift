import ColorScience
import JSONText
import ThemeModel

/// A JSON file for writers, parsed once for all edits.
public struct EditableJSON: Sendable {
  let bytes: [UInt8]
  /// `nil` when the bytes are not JSON.
  let document: JSONDocument?
  /// Whether more hexadecimal digits of the file are small letters than capitals.
  var prefersLowercase: Bool { HexadecimalHabit.isLowercase(bytes) }

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    document = try? JSONDocument(bytes, dialect: .json5)
  }

  /// Returns the value that begins at a place, or whose key begins there.
  func value(at place: Place) throws(EditRefusal) -> JSONNode {
    guard let offset = place.offset(in: bytes) else { throw .noPlace }
    guard let document else { throw .notJSON }
    guard let node = JSONColorLiteral.value(at: offset, in: document.root) else { throw .noPlace }
    return node
  }
}
