import ThemeModel

/// Rewrites the named components of one appearance in a color set, each in its own notation.
public struct CatalogWriter: Sendable {
  public init() {}

  public func edits(
    for edit: ColorEdit, in json: EditableJSON, leastDecimals: Int = 3
  ) throws(EditRefusal) -> [SourceEdit] {
    try JSONColorLiteral(json: json, edit: edit, leastDecimals: leastDecimals).edits()
  }
}
