import ColorScience

/// The tokens of a theme in columns. They can store a theme in which every value is a plain color or an alias to one of
/// its own tokens, as in many generated or exported themes. A theme with any other value is stored as a list. Columns
/// take less memory than lists of tokens, and names that the reader knows by number need no second lookup.
public final class TokenColumns: Sendable {
  /// The properties that all values of one source have in common.
  public struct Layer: Hashable, Sendable {
    public var file: String
    public var when: Contexts
    public var giver: UInt8

    public init(file: String, when: Contexts, giver: UInt8) {
      self.file = file
      self.when = when
      self.giver = giver
    }
  }

  public struct Cell: Hashable, Sendable {
    /// The token that it refers to. A negative number is the bitwise complement of an index into `colors`.
    var target: Int32
    var layer: Int32
    var line: Int32
    var column: Int32

    fileprivate init(target: Int32, layer: Int32, line: Int32, column: Int32) {
      self.target = target
      self.layer = layer
      self.line = line
      self.column = column
    }

    public init(alias token: Int32, layer: Int, line: Int, column: Int) {
      target = token
      self.layer = Int32(layer)
      self.line = Int32(clamping: line)
      self.column = Int32(clamping: column)
    }

    public init(color: Int, layer: Int, line: Int, column: Int) {
      self.init(alias: ~Int32(color), layer: layer, line: line, column: column)
    }
  }

  /// The place of the last definition of a token's name.
  public struct Head: Hashable, Sendable {
    var layer: Int32
    var line: Int32
    var column: Int32

    public init(layer: Int, line: Int, column: Int) {
      self.layer = Int32(layer)
      self.line = Int32(clamping: line)
      self.column = Int32(clamping: column)
    }
  }

  public let paths: TokenPaths
  let layers: [Layer]
  /// One a token: layer, line, column.
  private let heads: PackedRows
  /// One a token, and one more: where its values begin, in order of precedence.
  private let starts: PackedRows
  /// Target, layer, line, column.
  private let values: PackedRows
  let colors: KeptArray<Color>
  private let summaries: TextColumn

  public init(
    paths: TokenPaths, layers: [Layer], heads: [Head], starts: [Int32], values: [Cell], colors: [Color],
    summaries: TextColumn
  ) {
    self.paths = paths
    self.layers = layers
    self.heads = PackedRows([heads.map(\.layer), heads.map(\.line), heads.map(\.column)])
    self.starts = PackedRows([starts])
    self.values = PackedRows(
      [values.map(\.target), values.map(\.layer), values.map(\.line), values.map(\.column)])
    self.colors = KeptArray(colors)
    self.summaries = summaries
  }

  /// The same columns with their numbers and colors in a spool. Paths and texts stay, since themes share them.
  init(_ columns: TokenColumns, movedTo spool: any ByteSpool) {
    var (heads, starts, values, colors) = (columns.heads, columns.starts, columns.values, columns.colors)
    heads.move(to: spool)
    starts.move(to: spool)
    values.move(to: spool)
    colors.move(to: spool)
    (self.heads, self.starts, self.values, self.colors) = (heads, starts, values, colors)
    (paths, layers, summaries) = (columns.paths, columns.layers, columns.summaries)
  }

  // MARK: - Conversion to tokens

  var tokens: [Token] {
    (0..<heads.count).map { index in
      var token = bareToken(index)
      token.values = range(ofToken: index).map(conditionalValue)
      return token
    }
  }

  /// Returns a token without its values.
  func bareToken(_ index: Int) -> Token {
    Token(
      path: paths.paths[index], summary: summaries[index], values: [],
      place: Place(
        file: layers[Int(heads[index, 0])].file, line: Int(heads[index, 1]), column: Int(heads[index, 2])))
  }

  var valueCount: Int { values.count }

  func range(ofToken index: Int) -> Range<Int> { Int(starts[index, 0])..<Int(starts[index + 1, 0]) }

  @inline(__always)
  func value(_ index: Int) -> Cell {
    Cell(target: values[index, 0], layer: values[index, 1], line: values[index, 2], column: values[index, 3])
  }

  func conditionalValue(_ index: Int) -> ConditionalValue {
    let value = value(index)
    let layer = layers[Int(value.layer)]
    return ConditionalValue(
      when: layer.when,
      value: value.target < 0 ? .color(colors[Int(~value.target)]) : .alias(paths.paths[Int(value.target)]),
      place: Place(file: layer.file, line: Int(value.line), column: Int(value.column)), giver: layer.giver)
  }
}
