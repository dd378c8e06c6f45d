import ThemeModel

/// Rewrites the named components of one appearance in a colour set, each in its own notation.
public struct CatalogWriter: Sendable {
  public init() {}

  public func edits(
    for edit: ColorEdit, in bytes: [UInt8], leastDecimals: Int = 3
  ) throws(EditRefusal) -> [SourceEdit] {
    try JSONColorLiteral(bytes: bytes, edit: edit, leastDecimals: leastDecimals).edits()
  }
}
