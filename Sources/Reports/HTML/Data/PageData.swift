import Audit
import ColorScience
import JSONText
import ThemeModel

/// The data for the page's script: the report without what the page can compute, as JSON that no name can break out of.
struct PageData {
  static let schema = "legible.page/2"

  let report: AuditReport
  let plan: PagePlan?
  var pools = PagePools()
  var json = JSONWriter(.compact, safeInScript: true)

  static func json(_ report: AuditReport, plan: PagePlan? = nil) -> [UInt8] {
    var data = PageData(report: report, plan: plan)
    data.write()
    return data.json.bytes
  }

  private init(report: AuditReport, plan: PagePlan?) {
    self.report = report
    self.plan = plan
  }

  private mutating func write() {
    json.beginObject()
    json.member("schema", Self.schema)
    writeStamp()
    writeSystem()
    writeRules()
    writePairs(PagePairs(report))
    writeSightings()
    writeCauses()
    writeFindings()
    writeMend()
    writePools()
    json.end()
  }
}
