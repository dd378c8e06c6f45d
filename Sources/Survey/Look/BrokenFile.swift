/// Files whose content is not of their format at all, whatever their name is.
public enum BrokenFile: Equatable, Sendable {
  case empty
  case conflict(line: Int)
  /// A Git LFS pointer instead of the file.
  case pointer
  case syntax(message: String, line: Int, column: Int)
  case unreadable(FileError)

  /// Returns the problem that is visible in the bytes themselves, or `nil` for none.
  static func seen(in bytes: [UInt8]) -> BrokenFile? {
    if !bytes.contains(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }) { return .empty }
    if bytes.starts(with: "version https://git-lfs.".utf8) { return .pointer }
    var line = 1
    var start = 0
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: "<"), bytes[start...].starts(with: "<<<<<<< ".utf8) {
        return .conflict(line: line)
      }
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { break }
      start = end + 1
      line += 1
    }
    return nil
  }

  public var column: Int {
    if case .syntax(_, _, let column) = self { column } else { 1 }
  }

  public var line: Int {
    switch self {
    case .conflict(let line), .syntax(_, let line, _): line
    default: 1
    }
  }
}
