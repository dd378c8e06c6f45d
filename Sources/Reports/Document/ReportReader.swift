import Audit
import ColorScience
import JSONText
import ThemeModel

extension ReportDocument {
  /// Reads a document as the report that it was written from.
  public static func read(_ bytes: [UInt8], file: String) throws(ReportDocumentError) -> AuditReport {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes, limits: JSONLimits(bytes: JSONLimits.addressableBytes, depth: 512))
    } catch {
      throw .json(file: file, error)
    }
    guard document.root.isObject else { throw .notAReport(file: file) }
    let root = ReportObject(document.root, file: file)
    guard let found = try root.optionalString("schema") else { throw .notAReport(file: file) }
    guard found == schema else { throw .otherSchema(file: file, found: found) }
    return try ReportReader(root: root).report()
  }
}

struct ReportReader {
  let root: ReportObject

  func report() throws(ReportDocumentError) -> AuditReport {
    var report = try opening()
    (report.variants, report.pairs) = try VariantReader(root: root, report: report).read()
    try readCauses(into: &report)
    try readFindings(into: &report)
    try ReportIndexCheck(report: report, root: root).check()
    return report
  }

  /// What stands before the variants, up to the rules.
  func opening() throws(ReportDocumentError) -> AuditReport {
    var report = AuditReport(
      tool: try tool(), system: try root.string("system"), settings: try settings(), totals: try totals(),
      failedOn: try root.choices("failedOn", FailureClass.self))
    if let labels = try root.optionalObject("labels") {
      for name in labels.keys { report.labels[name] = try labels.string(name) }
    }
    report.axes = try axes()
    for theme in try root.objects("themes") {
      report.themes.append(
        ThemeReport(
          name: try theme.string("name"), extends: try theme.optionalString("extends"),
          place: try theme.optionalPlace("at")))
    }
    for token in try root.objects("tokens") { report.tokens.append(try TokenCoding.read(token)) }
    for rule in try root.objects("rules") { report.rules.append(try RuleCoding.read(rule)) }
    return report
  }

  /// What stands behind the causes: what was found beside pairs.
  func readFindings(into report: inout AuditReport) throws(ReportDocumentError) {
    for set in try root.objects("distinguish") { report.distinguish.append(try FindingCoding.readDistinguish(set)) }
    for finding in try root.objects("gamut") { report.gamutFindings.append(try FindingCoding.readGamut(finding)) }
    for finding in try root.objects("contract") {
      report.contractFindings.append(try FindingCoding.readContract(finding))
    }
    for waiver in try root.objects("waivers") { report.waivers.append(try FindingCoding.readWaiver(waiver)) }
    if let baseline = try root.optionalObject("baseline") {
      report.baseline = try FindingCoding.readBaseline(baseline)
    }
    if let coverage = try root.optionalObject("coverage") {
      report.coverage = try FindingCoding.readCoverage(coverage)
    }
    if let inference = try root.optionalObject("inference") {
      report.inference = InferenceReport(
        convention: try inference.string("convention"), explanation: try inference.string("explanation"))
    }
    for sighting in try root.objects("sightings") {
      report.sightings.append(try SightingCoding.read(sighting, tokens: report.tokens.count))
    }
    for diagnostic in try root.objects("diagnostics") {
      report.diagnostics.append(try DiagnosticCoding.read(diagnostic))
    }
  }

  /// Reads the causes. Each failing pair names its cause.
  private func readCauses(into report: inout AuditReport) throws(ReportDocumentError) {
    let causes = try root.objects("causes")
    var pairs = Array(repeating: [Int](), count: causes.count)
    for (index, pair) in report.pairs.enumerated() {
      guard let cause = pair.cause else { continue }
      guard causes.indices.contains(cause) else {
        throw root.error("causes", expected: "one entry for each cause that a pair names")
      }
      pairs[cause].append(index)
    }
    for (index, cause) in causes.enumerated() {
      report.causes.append(try CauseCoding.read(cause, pairs: pairs[index], of: report))
    }
  }

  private func tool() throws(ReportDocumentError) -> ToolStamp {
    let tool = try root.object("tool")
    return ToolStamp(
      name: try tool.string("name"), version: try tool.string("version"), configDigest: try tool.string("config"),
      commit: try tool.optionalString("commit"), date: try tool.optionalString("date"))
  }

  private func settings() throws(ReportDocumentError) -> AuditSettings {
    let settings = try root.object("settings")
    return AuditSettings(
      displays: try settings.choices("displays", Display.self),
      mapping: try settings.choice("mapping", GamutMapping.self),
      gamutTolerance: try settings.number("gamutTolerance"),
      failOn: try settings.choices("failOn", FailureClass.self))
  }

  private func totals() throws(ReportDocumentError) -> Totals {
    let totals = try root.object("totals")
    var read = Totals(
      measured: try totals.integer("measured"), judged: try totals.integer("judged"),
      pass: try totals.integer("pass"), fail: try totals.integer("fail"), waived: try totals.integer("waived"),
      exempt: try totals.integer("exempt"), undetermined: try totals.integer("undetermined"),
      fragile: try totals.integer("fragile"))
    read.byEvidence = try HeadCoding.readEvidence(totals)
    return read
  }

  private func axes() throws(ReportDocumentError) -> [AxisReport] {
    var axes: [AxisReport] = []
    for axis in try root.objects("axes") {
      axes.append(
        AxisReport(
          name: try axis.string("name"), contexts: try axis.strings("contexts"),
          defaultContext: try axis.string("default"), changesNothing: try axis.flag("changesNothing")))
    }
    return axes
  }
}
