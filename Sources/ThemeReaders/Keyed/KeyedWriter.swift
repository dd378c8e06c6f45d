import ThemeModel

/// Rewrites a colour of JSON that maps keys to colours.
public struct KeyedWriter: Sendable {
  private let options: SourceOptions

  public init(options: SourceOptions = SourceOptions()) {
    self.options = options
  }

  public func edits(
    for edit: ColorEdit, in bytes: [UInt8], leastDecimals: Int = 3
  ) throws(EditRefusal) -> [SourceEdit] {
    var literal = JSONColorLiteral(bytes: bytes, edit: edit, leastDecimals: leastDecimals)
    literal.alphaPlace = options.hexOrder.alphaPlace
    return try literal.edits()
  }
}
