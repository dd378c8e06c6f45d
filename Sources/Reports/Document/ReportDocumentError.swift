import JSONText

/// The reason why a text is not a report, and its place.
public enum ReportDocumentError: Error, Hashable, Sendable {
  case json(file: String, JSONError)
  case notAReport(file: String)
  /// A report written by another version, such as `legible.report/2`.
  case otherSchema(file: String, found: String)
  /// A member with a problem, which completes a sentence that begins with its name.
  case member(file: String, at: TextPosition, name: String, problem: String)

  public var message: String {
    switch self {
    case .json(let file, let error):
      "\(file):\(error.description)"
    case .notAReport(let file):
      "\(file): not a report of Legible: expected an object with \"schema\": \"\(ReportDocument.schema)\""
    case .otherSchema(let file, let found):
      "\(file): the report has schema \(found); this version reads \(ReportDocument.schema)"
    case .member(let file, let at, let name, let problem):
      "\(file):\(at): \"\(name)\" \(problem)"
    }
  }
}
