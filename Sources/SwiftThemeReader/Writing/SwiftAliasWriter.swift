import ThemeModel

/// Rewrites the name of a color in a Swift expression.
public struct SwiftAliasWriter: Sendable {
  public init() {}

  public func edits(for edit: AliasEdit, in bytes: [UInt8]) throws(EditRefusal) -> [SourceEdit] {
    guard let offset = edit.place.offset(in: bytes) else { throw .noPlace }
    let tokens = LiteralTokens(bytes, from: offset).expression()
    guard let first = tokens.first, let last = tokens.last else { throw .noPlace }
    let range = first.range.lowerBound..<last.range.upperBound
    guard let new = edit.rewritten(String(decoding: bytes[range], as: UTF8.self)) else { throw .unspelt }
    return [SourceEdit(range: range, text: new)]
  }
}
