/// Rows of comma-separated values (RFC 4180).
enum CSV {
  /// Returns a row without its line end.
  static func line(_ cells: [String]) -> String { cells.map(field).joined(separator: ",") }

  /// Returns an escaped field. A name that begins like a formula must not be run by a spreadsheet, and no invisible character
  /// is kept.
  private static func field(_ text: String) -> String {
    var text = SafeText.of(text)
    if let first = text.unicodeScalars.first, "=+-@".unicodeScalars.contains(first) { text = "'" + text }
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
