import Audit
import ColorScience
import JSONText
import ThemeModel
import Threads

/// A writer of the document. Members are in a fixed order, and each entry of a long list is on its own line. Parts that
/// depend on one theme only are written for several themes at the same time and passed on in their order.
struct ReportWriter<Source: ReportSource> {
  let source: Source
  let options: ReportDocument.Options
  private let report: AuditReport
  private let sink: (UnsafeRawBufferPointer) -> Void
  private var json = JSONWriter(.rows)

  init(source: Source, options: ReportDocument.Options, sink: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.source = source
    self.options = options
    self.sink = sink
    report = source.head
  }

  mutating func write() {
    let report = report
    json.beginObject()
    json.member("schema", ReportDocument.schema)
    HeadCoding.write(report, to: &json)
    list("tokens", report.tokens) { TokenCoding.write($0, to: &$1) }
    list("rules", report.rules) { RuleCoding.write($0, to: &$1) }
    writeThemes()
    pieces("causes", report.causes.count, each: 1) { index, json in
      separate(index, &json)
      CauseCoding.write(report.causes[index], to: &json)
    }
    writeFindings()
    pieces("distinguish", report.distinguish.count, each: 256) { index, json in
      separate(index, &json)
      FindingCoding.write(report.distinguish[index], to: &json)
    }
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
    if !report.sightings.isEmpty { list("sightings", report.sightings) { SightingCoding.write($0, to: &$1) } }
    list("diagnostics", report.diagnostics) { DiagnosticCoding.write($0, to: &$1) }
    json.end()
    json.newline()
    handOver()
  }

  /// Writes the colors of the themes, the lists of judged pairs, and the variants that refer to both.
  private mutating func writeThemes() {
    let source = source
    let report = report
    let options = options
    json.object("columns") { json in
      json.values("links", PaletteCoding.linkColumns, inline: true)
      json.values("pairLists", PairCoding.listColumns, inline: true)
      json.values("differences", Vision.allCases.map(\.rawValue), inline: true)
    }
    pieces("palettes", source.themeCount, each: 8) { index, json in
      separate(index, &json)
      PaletteCoding.write(source.colors(ofTheme: index), settings: report.settings, to: &json)
    }
    let lists = source.pairLists
    pieces("pairLists", lists.lists.count, each: 8) { index, json in
      separate(index, &json)
      PairCoding.write(lists.lists[index], to: &json)
    }
    let coding = PairCoding(report)
    pieces("variants", source.themeCount, each: 8) { index, json in
      let variants = VariantCoding(
        report: report, coding: coding, colors: source.colors(ofTheme: index), palette: index,
        includesMatrices: options.includesMatrices)
      variants.write(source.judged(ofTheme: index), lists: lists.listOfVariant, to: &json)
    }
  }

  /// Writes each finding as soon as the source passes it on.
  private mutating func writeFindings() {
    json.key("findings")
    json.beginArray()
    source.eachFinding { finding in add(finding) { FindingCoding.write($0, to: &$1) } }
    json.end()
  }

  /// Writes an array with one object on each line. Several threads write it in pieces of `run` entries.
  private mutating func pieces(
    _ key: String, _ count: Int, each run: Int, _ write: @Sendable (Int, inout JSONBytes) -> Void
  ) {
    json.key(key)
    guard count > 0 else {
      json.beginArray()
      return json.end()
    }
    json.raw(CollectionOfOne(UInt8(ascii: "[")))
    handOver()
    OrderedPieces.write((count + run - 1) / run, workers: source.workers, to: sink) { piece, json in
      for index in piece * run..<min((piece + 1) * run, count) {
        write(index, &json)
      }
    }
    Array("\n  ]".utf8).withUnsafeBytes(sink)
  }

  /// Writes an array with one object on each line. The written bytes are passed on from time to time.
  private mutating func list<Element>(
    _ key: String, _ elements: [Element], _ members: (Element, inout JSONWriter) -> Void
  ) {
    json.key(key)
    json.beginArray()
    for element in elements { add(element, members) }
    json.end()
  }

  private mutating func add<Element>(_ element: Element, _ members: (Element, inout JSONWriter) -> Void) {
    json.beginObject(inline: true)
    members(element, &json)
    json.end()
    if json.bytes.count >= 1 << 18 { handOver() }
  }

  private mutating func handOver() {
    json.take().withUnsafeBytes(sink)
  }
}

/// Begins a line for an entry of a long list.
private func separate(_ index: Int, _ json: inout JSONBytes) {
  json.text(index == 0 ? "\n    " : ",\n    ")
}
