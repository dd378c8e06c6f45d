/// A position in a source. Lines and columns count from 1; columns count UTF-8 bytes.
public struct Place: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var file: String
  // 32 bits instead of 64, because every token, value and chain link has a place.
  private var shortLine: Int32
  private var shortColumn: Int32

  public init(file: String, line: Int, column: Int) {
    self.file = file
    shortLine = Int32(clamping: line)
    shortColumn = Int32(clamping: column)
  }

  public var line: Int {
    get { Int(shortLine) }
    set { shortLine = Int32(clamping: newValue) }
  }

  public var column: Int {
    get { Int(shortColumn) }
    set { shortColumn = Int32(clamping: newValue) }
  }

  public var description: String {
    // Interpolation takes three times as long, and a report has a place or two for every token.
    var text = file
    text += ":"
    text += String(line)
    text += ":"
    text += String(column)
    return text
  }

  public static func < (a: Place, b: Place) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
