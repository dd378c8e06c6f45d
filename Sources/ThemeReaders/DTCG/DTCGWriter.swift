import ThemeModel

/// Rewrites a color in a token file: components and `hex` together, or the string in their place.
public struct DTCGWriter: Sendable {
  public init() {}

  public func edits(
    for edit: ColorEdit, in json: EditableJSON, leastDecimals: Int = 3
  ) throws(EditRefusal) -> [SourceEdit] {
    try JSONColorLiteral(json: json, edit: edit, leastDecimals: leastDecimals).edits()
  }
}
