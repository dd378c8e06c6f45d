import ThemeModel

/// Rewrites a color in JSON that maps keys to colors.
public struct KeyedWriter: Sendable {
  private let options: SourceOptions

  public init(options: SourceOptions = SourceOptions()) {
    self.options = options
  }

  public func edits(
    for edit: ColorEdit, in json: EditableJSON, leastDecimals: Int = 3
  ) throws(EditRefusal) -> [SourceEdit] {
    var literal = JSONColorLiteral(json: json, edit: edit, leastDecimals: leastDecimals)
    literal.alphaPlace = options.hexOrder.alphaPlace
    return try literal.edits()
  }
}
