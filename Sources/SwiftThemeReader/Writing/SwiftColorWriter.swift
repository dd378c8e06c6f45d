import ColorScience
import ThemeModel

/// Rewrites the literal that defines a color in Swift source. Only numbers and strings change,
/// and only where they spell the color. A computed color is refused.
public struct SwiftColorWriter: Sendable {
  public init() {}

  public func edits(
    for edit: ColorEdit, in bytes: [UInt8], leastDecimals: Int = 3
  ) throws(EditRefusal) -> [SourceEdit] {
    guard let offset = edit.place.offset(in: bytes) else { throw .noPlace }
    let tokens = LiteralTokens(bytes, from: offset).expression()
    guard !tokens.isEmpty else { throw .noPlace }
    let literals = SwiftColorLiterals(tokens: tokens, bytes: bytes, edit: edit, leastDecimals: leastDecimals)
    let found = literals.found()
    guard let first = found.first else { throw edit.after.isInside(.srgb) ? .computed : .notSRGB }
    guard found.count == 1 else { throw .ambiguous }
    return first
  }
}
