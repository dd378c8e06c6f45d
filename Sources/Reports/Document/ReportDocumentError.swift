import JSONText

/// Why a text is no report, and where.
public enum ReportDocumentError: Error, Hashable, Sendable {
  case json(file: String, JSONError)
  case notAReport(file: String)
  /// Written by another version: `legible.report/2`.
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
