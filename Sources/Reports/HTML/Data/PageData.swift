import Audit
import ColorScience
import JSONText
import ThemeModel

/// What the page's script works on: the report without what the page can compute, as JSON that no name can break out of.
struct PageData {
  static let schema = "legible.page/1"

  let report: AuditReport
  var pools = PagePools()
  var json = JSONWriter(.compact, safeInScript: true)

  static func json(_ report: AuditReport) -> [UInt8] {
    var data = PageData(report: report)
    data.write()
    return data.json.bytes
  }

  private init(report: AuditReport) {
    self.report = report
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
    writePools()
    json.end()
  }
}
