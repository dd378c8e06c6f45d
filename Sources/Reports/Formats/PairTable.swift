import Audit
import ColorScience
import Threads
import Wording

/// Every judged pair as a row of comma-separated values (RFC 4180), for spreadsheets and for evidence.
public struct PairTable {
  private let report: AuditReport
  private let names: PairNames

  private init(_ report: AuditReport) {
    self.report = report
    names = PairNames(report: report)
  }

  /// Writes the table theme by theme.
  ///
  /// - Parameter folder: The current working folder, relative to the folder from which places start; empty where they are the
  ///   same.
  public static func write(
    _ source: some ReportSource, placedBelow folder: String = "", to sink: (UnsafeRawBufferPointer) -> Void
  ) {
    Array((CSV.line(columns) + "\r\n").utf8).withUnsafeBytes(sink)
    OrderedPieces.write(source.themeCount, workers: source.workers, to: sink) { theme, bytes in
      let part = PairTable(source.part(ofTheme: theme).placed(below: folder))
      bytes.raw(Array(part.lines().map { $0 + "\r\n" }.joined().utf8))
    }
  }

  static let columns = [
    "verdict", "ratio", "required", "criterion", "foreground", "foreground value", "background", "background value",
    "theme", "rule", "evidence", "source", "reason",
  ]

  private func lines() -> [String] { report.pairs.map { CSV.line(row($0)) } }

  private func row(_ pair: PairReport) -> [String] {
    let rule = names.rule(pair)
    let layers = pair.layers.suffix(2).map { ShownNumber.color($0.color) }
    let waiver = pair.waiver.flatMap { report.waivers.indices.contains($0) ? report.waivers[$0].reason : nil }
    return [
      pair.verdict.rawValue, pair.ratio.map { ShownNumber.ratio($0, required: pair.required) } ?? "",
      ShownNumber.requirement(pair.required), rule.criterion.successCriterion ?? "", names.foreground(pair),
      layers.count == 2 ? layers[1] : "", names.background(pair), layers.count == 2 ? layers[0] : "",
      names.variant(pair), rule.id, pair.evidence.rawValue, report.foregroundPlace(of: pair).description,
      pair.reason ?? waiver ?? "",
    ]
  }
}
