import Audit
import ColorScience
import JSONText
import ThemeModel

/// Writes the document's members in their fixed order, one line an entry of each long list. What depends on one theme only is
/// written for several themes at once, and handed over in their order.
struct ReportWriter<Source: ReportSource> {
  let source: Source
  let options: ReportDocument.Options
  private let sink: ([UInt8]) -> Void
  private var json: JSONWriter
  private var report: AuditReport { source.head }

  init(source: Source, options: ReportDocument.Options, sink: @escaping ([UInt8]) -> Void) {
    self.source = source
    self.options = options
    self.sink = sink
    json = JSONWriter(.pretty, safeInScript: options.isSafeInScript)
  }

  mutating func write() {
    json.beginObject()
    json.member("schema", ReportDocument.schema)
    HeadCoding.write(report, to: &json)
    list("tokens", report.tokens) { TokenCoding.write($0, to: &$1) }
    list("rules", report.rules) { RuleCoding.write($0, to: &$1) }
    writeVariants()
    writePairs()
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

  /// Colours and the links of alias chains stand once, in tables, and variants point at them.
  private mutating func writeVariants() {
    let source = source
    let settings = source.head.settings
    let options = options
    let themes = (0..<source.themeCount).map { source.colors(ofTheme: $0) }
    let tables = MergedTables(themes)
    let run = 1024
    json.key("colors")
    fragments((tables.states.count + run - 1) / run) { index, json in
      for state in tables.states[index * run..<min((index + 1) * run, tables.states.count)] {
        json.beginObject(inline: true)
        StateCoding.write(state, settings: settings, to: &json)
        json.end()
      }
    }
    json.values("files", tables.files)
    json.key("links")
    fragments(themes.count) { index, json in
      LinkCoding.write(themes[index], part: index, tables: tables, to: &json)
    }
    json.key("variants")
    fragments(themes.count) { index, json in
      let theme = themes[index]
      let whole = options.includesMatrices ? source.variants(ofTheme: index) : []
      for (offset, row) in theme.rows.enumerated() {
        json.beginObject(inline: true)
        VariantCoding.write(
          source.head.variants[theme.firstVariant + offset], row: row, colors: tables.colorIndices[index],
          firstLink: tables.firstLinks[index], to: &json)
        if options.includesMatrices { MatrixCoding.write(whole[offset], in: source.head, to: &json) }
        json.end()
      }
    }
  }

  private mutating func writePairs() {
    let source = source
    json.key("pairs")
    fragments(source.themeCount) { index, json in
      let coding = PairCoding(settings: source.head.settings, colors: source.colors(ofTheme: index))
      for pair in source.pairs(ofTheme: index) {
        json.beginObject(inline: true)
        coding.write(pair, to: &json)
        json.end()
      }
    }
  }

  /// An array whose entries several threads write, some pieces at a time.
  private mutating func fragments(_ count: Int, _ write: @Sendable (Int, inout JSONWriter) -> Void) {
    let batch = 32
    json.beginArray()
    let isSafeInScript = options.isSafeInScript
    for first in stride(from: 0, to: count, by: batch) {
      let pieces = Parallel.map(min(batch, count - first), workers: source.workers) { offset in
        // As deep as here, so that lines stand where they would.
        var piece = JSONWriter(.pretty, safeInScript: isSafeInScript)
        piece.beginObject()
        piece.key("")
        piece.beginArray()
        let start = piece.bytes.count
        write(first + offset, &piece)
        let isEntry = piece.bytes[start...].firstIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: " ") }
        return isEntry.map { Array(piece.bytes[$0...]) } ?? []
      }
      for piece in pieces where !piece.isEmpty {
        json.raw(piece)
        sink(json.take())
      }
    }
    json.end()
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
      if json.bytes.count >= 1 << 18 { sink(json.take()) }
    }
    json.end()
  }
}
