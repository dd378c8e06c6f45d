import Audit
import JSONText

/// `report.json`, the document from which every report can be rendered. Its JSON Schema is docs/report.schema.json.
public enum ReportDocument {
  public static let schema = "legible.report/1"

  public struct Options: Hashable, Sendable {
    /// Whether to include the contrast of every pair of semantic tokens, judged or not, in every variant.
    public var includesMatrices: Bool

    public init(includesMatrices: Bool = false) {
      self.includesMatrices = includesMatrices
    }
  }

  public static func json(_ report: AuditReport, options: Options = Options()) -> [UInt8] {
    var all: [UInt8] = []
    write(WholeReport(report), options: options) { all += $0 }
    return all
  }

  /// Writes the document piece by piece, so that a large one is never completely in memory. The pieces arrive one after
  /// another, but from several threads.
  public static func write(
    _ source: some ReportSource, options: Options = Options(), to sink: (UnsafeRawBufferPointer) -> Void
  ) {
    withoutActuallyEscaping(sink) { sink in
      var writer = ReportWriter(source: source, options: options, sink: sink)
      writer.write()
    }
  }
}
