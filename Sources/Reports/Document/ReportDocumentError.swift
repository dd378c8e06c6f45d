import JSONText

/// The reason why a text is not a report, and its place.
public enum ReportDocumentError: Error, Hashable, Sendable {
  case json(file: String, JSONError)
  case notAReport(file: String)
  /// A report written by another version, such as `legible.report/2`.
  case otherSchema(file: String, found: String)
  case member(file: String, at: TextPosition, name: String, expected: String)

  public var message: String {
    switch self {
    case .json(let file, let error):
      "\(file):\(error.description)"
    case .notAReport(let file):
      "\(file): no report of Legible: expected an object with \"schema\": \"\(ReportDocument.schema)\""
    case .otherSchema(let file, let found):
      "\(file): the report says schema \(found); this version reads \(ReportDocument.schema)"
    case .member(let file, let at, let name, let expected):
      "\(file):\(at): \"\(name)\" should be \(expected)"
    }
  }
}
