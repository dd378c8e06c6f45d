import Reports
import ThemeModel

/// The source line of a diagnostic, with a caret under the column.
struct SourceExcerpts {
  private let disk: Disk
  private var lines: [String: [Substring]] = [:]

  /// Longer lines are usually generated, and unreadable in a terminal.
  private static let widest = 200
  /// Larger files are not read again for a single line.
  private static let largest = 4 << 20

  init(disk: Disk) {
    self.disk = disk
  }

  /// Returns no lines if the source line cannot be shown.
  mutating func lines(at place: Place, _ style: TerminalStyle) -> [String] {
    let known = lines[place.file] ?? read(place.file)
    lines[place.file] = known
    guard place.line >= 1, place.line <= known.count else { return [] }
    let line = known[place.line - 1]
    guard line.utf8.count <= Self.widest, place.column >= 1, place.column <= line.utf8.count + 1 else { return [] }
    let number = String(place.line)
    let margin = String(repeating: " ", count: number.count)
    let before = String(decoding: line.utf8.prefix(place.column - 1), as: UTF8.self)
    let indent = String(repeating: " ", count: SafeText.width(Self.shown(before)))
    return [
      "  " + style.emphasized("\(number) |", .faint) + " " + Self.shown(String(line)),
      "  " + style.emphasized("\(margin) |", .faint) + " " + indent + style.emphasized("^", .boldRed),
    ]
  }

  private static func shown(_ text: String) -> String {
    SafeText.of(text.replacing("\t", with: "  "))
  }

  private func read(_ file: String) -> [Substring] {
    guard let bytes = try? disk.read(file, limit: Self.largest) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }
}
