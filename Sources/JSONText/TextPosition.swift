/// A position in a text. Lines and columns count from 1; columns count UTF-8 bytes.
public struct TextPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String {
    "\(line):\(column)"
  }

  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
