/// The difference between two files, in the format of `git apply` and `patch -p1`. Files with the same number of lines
/// get hunks; others are replaced as a whole.
enum UnifiedDiff {
  private static let context = 3

  static func bytes(_ before: [UInt8], _ after: [UInt8], path: String) -> [UInt8] {
    let old = lines(before)
    let new = lines(after)
    guard old.count == new.count else { return whole(old, new, path: path) }
    let changed = old.indices.filter { old[$0] != new[$0] }
    guard !changed.isEmpty else { return [] }
    var result = head(path)
    var next = 0
    while next < changed.count {
      var last = next
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * context + 1 { last += 1 }
      let start = max(changed[next] - context, 0)
      let end = min(changed[last] + context + 1, old.count)
      result += Array("@@ -\(start + 1),\(end - start) +\(start + 1),\(end - start) @@\n".utf8)
      result += hunk(old, new, start..<end)
      next = last + 1
    }
    return result
  }

  /// Returns the header of a file without git's own lines, so that the paths are relative to the working folder
  /// wherever it is in the repository.
  private static func head(_ path: String) -> [UInt8] {
    let tail = path.contains(" ") ? "\t" : ""
    return Array("--- a/\(path)\(tail)\n+++ b/\(path)\(tail)\n".utf8)
  }

  /// Returns a hunk in which the removed lines of each change come before the added ones.
  private static func hunk(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var added: [ArraySlice<UInt8>] = []
    for index in range {
      if old[index] == new[index] {
        for line in added { result += marked("+", line) }
        added = []
        result += marked(" ", old[index])
      } else {
        result += marked("-", old[index])
        added.append(new[index])
      }
    }
    for line in added { result += marked("+", line) }
    return result
  }

  private static func whole(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], path: String) -> [UInt8] {
    var result = head(path)
    result += Array("@@ -1,\(old.count) +1,\(new.count) @@\n".utf8)
    for line in old { result += marked("-", line) }
    for line in new { result += marked("+", line) }
    return result
  }

  private static func marked(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>) -> [UInt8] {
    let isEnded = line.last == UInt8(ascii: "\n")
    return [UInt8(ascii: mark)] + line + (isEnded ? [] : Array("\n\\ No newline at end of file\n".utf8))
  }

  /// Returns the lines with their line feeds.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
