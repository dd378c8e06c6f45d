import ThemeModel

/// Rewrites a colour in a token file: components and `hex` together, or the string that stands in their place.
public struct DTCGWriter: Sendable {
  public init() {}

  public func edits(
    for edit: ColorEdit, in bytes: [UInt8], leastDecimals: Int = 3
  ) throws(EditRefusal) -> [SourceEdit] {
    try JSONColorLiteral(bytes: bytes, edit: edit, leastDecimals: leastDecimals).edits()
  }
}
