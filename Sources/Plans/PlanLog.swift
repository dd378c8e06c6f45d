import ColorScience
import JSONText
import ThemeModel

/// The errors of a configuration, collected so that one run shows all of them.
struct PlanLog {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  func place(_ node: JSONNode) -> Place {
    place(node.position)
  }

  func place(_ position: TextPosition) -> Place {
    Place(file: file, line: position.line, column: position.column)
  }

  mutating func error(_ code: String, _ message: String, at node: JSONNode, related: [Place] = []) {
    diagnostics.append(Diagnostic(.error, code: code, message: message, place: place(node), related: related))
  }

  mutating func warning(_ code: String, _ message: String, at node: JSONNode) {
    diagnostics.append(Diagnostic(.warning, code: code, message: message, place: place(node)))
  }

  mutating func error(_ code: String, _ message: String, at position: TextPosition, related: [Place] = []) {
    diagnostics.append(Diagnostic(.error, code: code, message: message, place: place(position), related: related))
  }

  mutating func wrongType(_ what: String, _ node: JSONNode, expected: String) {
    error("config-type", "\(what) should be \(expected), but is \(node.kind.title)", at: node)
  }

  /// Reports a word that is none of the known ones.
  mutating func unknownWord(_ code: String, _ what: String, _ word: String, among known: [String], at node: JSONNode) {
    error(code, "\(what) “\(word)” is unknown\(PlanLog.hint(word, among: known))", at: node)
  }

  /// Suggests the nearest known word, or lists all of them.
  static func hint(_ word: String, among known: [String]) -> String {
    if let nearest = NearestWord.to(word, among: known) { return "; did you mean “\(nearest)”?" }
    return "; expected one of \(known.joined(separator: ", "))"
  }
}
