/// Where something stands in a source. Lines and columns count from 1; a column counts UTF-8 bytes.
public struct Place: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String {
    "\(file):\(line):\(column)"
  }

  public static func < (a: Place, b: Place) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
