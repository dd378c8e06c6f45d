import Audit
import ColorScience
import JSONText
import ThemeModel

/// Writes the document's members in their fixed order, one line an entry of each long list.
struct ReportWriter {
  let report: AuditReport
  let options: ReportDocument.Options
  private let sink: ([UInt8]) -> Void
  private var json: JSONWriter

  private static let chunk = 1 << 18

  init(report: AuditReport, options: ReportDocument.Options, sink: @escaping ([UInt8]) -> Void) {
    self.report = report
    self.options = options
    self.sink = sink
    json = JSONWriter(.pretty, safeInScript: options.isSafeInScript, reserving: ReportWriter.chunk * 2)
  }

  mutating func write() {
    json.beginObject()
    json.member("schema", ReportDocument.schema)
    writeHead()
    writeThemes()
    list("tokens", report.tokens) { TokenCoding.write($0, to: &$1) }
    list("rules", report.rules) { RuleCoding.write($0, to: &$1) }
    writeVariants()
    let coding = PairCoding(report: report)
    list("pairs", report.pairs) { coding.write($0, to: &$1) }
    list("causes", report.causes) { CauseCoding.write($0, to: &$1) }
    list("distinguish", report.distinguish) { FindingCoding.write($0, to: &$1) }
    list("gamut", report.gamutFindings) { FindingCoding.write($0, to: &$1) }
    list("contract", report.contractFindings) { FindingCoding.write($0, to: &$1) }
    list("waivers", report.waivers) { FindingCoding.write($0, to: &$1) }
    if let baseline = report.baseline { FindingCoding.write(baseline, to: &json) }
    FindingCoding.write(report.coverage, to: &json)
    if let inference = report.inference {
      json.object("inference") { json in
        json.member("convention", inference.convention)
        json.member("explanation", inference.explanation)
      }
    }
    list("diagnostics", report.diagnostics) { DiagnosticCoding.write($0, to: &$1) }
    json.end()
    json.newline()
    sink(json.take())
  }

  private mutating func writeHead() {
    let report = report
    json.object("tool", inline: true) { json in
      json.member("name", report.tool.name)
      json.member("version", report.tool.version)
      json.member("config", report.tool.configDigest)
      json.member("commit", ifPresent: report.tool.commit)
      json.member("date", ifPresent: report.tool.date)
    }
    json.member("system", report.system)
    json.object("settings", inline: true) { json in
      json.values("displays", report.settings.displays.map(\.rawValue))
      json.member("mapping", report.settings.mapping.rawValue)
      json.member("gamutTolerance", report.settings.gamutTolerance)
      json.values("failOn", report.settings.failOn.map(\.rawValue))
    }
    json.object("totals", inline: true) { json in
      json.member("measured", report.totals.measured)
      json.member("judged", report.totals.judged)
      json.member("pass", report.totals.pass)
      json.member("fail", report.totals.fail)
      json.member("waived", report.totals.waived)
      json.member("exempt", report.totals.exempt)
      json.member("undetermined", report.totals.undetermined)
      json.member("fragile", report.totals.fragile)
    }
    json.values("failedOn", report.failedOn.map(\.rawValue), inline: true)
  }

  private mutating func writeThemes() {
    list("axes", report.axes) { axis, json in
      json.member("name", axis.name)
      json.values("contexts", axis.contexts)
      json.member("default", axis.defaultContext)
      json.member("changesNothing", axis.changesNothing)
    }
    list("themes", report.themes) { theme, json in
      json.member("name", theme.name)
      json.member("extends", ifPresent: theme.extends)
      json.member("at", ifPresent: theme.place?.description)
    }
  }

  /// Colours and the links of alias chains stand once, in tables, and variants point at them.
  private mutating func writeVariants() {
    var tables = ColorTables(report)
    var rows: [ColorTables.Row] = []
    rows.reserveCapacity(report.variants.count)
    for variant in report.variants { rows.append(tables.row(of: variant)) }
    list("colors", tables.colors) { ColorTables.write($0, to: &$1) }
    json.values("files", tables.files)
    let names = tables.names
    list("links", tables.links) { ColorTables.write($0, names: names, to: &$1) }
    let options = options
    let report = report
    list("variants", Array(zip(report.variants, rows))) { entry, json in
      VariantCoding.write(entry.0, row: entry.1, to: &json)
      if options.includesMatrices { MatrixCoding.write(entry.0, in: report, to: &json) }
    }
  }

  /// An array with one object a line; what has been written is handed over now and then.
  private mutating func list<Element>(
    _ key: String, _ elements: [Element], _ members: (Element, inout JSONWriter) -> Void
  ) {
    json.key(key)
    json.beginArray()
    for element in elements {
      json.beginObject(inline: true)
      members(element, &json)
      json.end()
      if json.bytes.count >= ReportWriter.chunk { sink(json.take()) }
    }
    json.end()
  }
}
