import Audit
import JSONText
import ThemeModel

enum TokenCoding {
  static func write(_ token: TokenReport, to json: inout JSONWriter) {
    json.member("path", token.path)
    json.member("tier", token.tier.rawValue)
    json.member("tierEvidence", token.tierEvidence.rawValue)
    json.member("role", ifPresent: token.role)
    json.member("summary", ifPresent: token.summary)
    json.member("deprecated", ifPresent: token.deprecated)
    json.member("at", token.place.description)
    if token.isStandIn { json.member("standIn", true) }
  }

  static func read(_ object: ReportObject) throws(ReportDocumentError) -> TokenReport {
    TokenReport(
      path: try object.string("path"), tier: try object.choice("tier", Tier.self),
      tierEvidence: try object.choice("tierEvidence", TierEvidence.self), role: try object.optionalString("role"),
      summary: try object.optionalString("summary"), deprecated: try object.optionalString("deprecated"),
      place: try object.place("at"), isStandIn: object.has("standIn") ? try object.flag("standIn") : false)
  }
}
