import JSONText
import ThemeModel

enum DiagnosticCoding {
  static func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.member("severity", diagnostic.severity.rawValue)
    json.member("code", diagnostic.code)
    json.member("message", diagnostic.message)
    json.member("at", ifPresent: diagnostic.place?.description)
    if !diagnostic.related.isEmpty {
      json.values("related", diagnostic.related.map(\.description))
    }
  }

  static func read(_ object: ReportObject) throws(ReportDocumentError) -> Diagnostic {
    var related: [Place] = []
    for text in try object.strings("related") { related.append(try object.place(text, of: "related")) }
    return Diagnostic(
      try object.choice("severity", Diagnostic.Severity.self), code: try object.string("code"),
      message: try object.string("message"), place: try object.optionalPlace("at"), related: related)
  }
}
