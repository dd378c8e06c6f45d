import ThemeModel

/// A report whose places start at another folder, theme by theme: what `AuditReport.placed` is for a whole one.
public struct PlacedReport: ReportSource {
  public let head: AuditReport
  private let source: any ReportSource
  private let folder: String
  private let move: PlaceMove

  /// - Parameter folder: where today's working folder lies, as seen from where places start; empty where it is there.
  public init(_ source: any ReportSource, below folder: String) {
    self.source = source
    self.folder = folder
    head = source.head.placed(below: folder)
    move = PlaceMove(folder: folder)
  }

  public var themeCount: Int { source.themeCount }
  public var workers: Int { source.workers }
  public var pairLists: PairLists { source.pairLists }

  public func firstVariant(ofTheme theme: Int) -> Int { source.firstVariant(ofTheme: theme) }
  public func judged(ofTheme theme: Int) -> JudgedPairs { source.judged(ofTheme: theme) }
  public func pairs(ofTheme theme: Int) -> [PairReport] { source.pairs(ofTheme: theme) }
  public func pairNumbers(ofTheme theme: Int) -> [Int] { source.pairNumbers(ofTheme: theme) }
  public func rest() { source.rest() }
  public func report() -> AuditReport { source.report().placed(below: folder) }

  public func colors(ofTheme theme: Int) -> ThemeColors {
    var colors = source.colors(ofTheme: theme)
    colors.values = colors.values.placed(by: move)
    colors.links = colors.links.placed(by: move)
    return colors
  }

  public func variants(ofTheme theme: Int) -> [VariantReport] {
    var part = AuditReport(tool: head.tool, system: head.system, settings: head.settings)
    part.variants = source.variants(ofTheme: theme)
    return part.placed(below: folder).variants
  }

  public func eachFinding(_ take: (Finding) -> Void) {
    source.eachFinding { finding in
      var finding = finding
      finding.places = finding.places.map { move.place($0) }
      take(finding)
    }
  }
}
