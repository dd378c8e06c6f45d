import ThemeModel

/// What the variants of a theme share: each distinct color once, and the chains that lead to them. Reports of a thousand themes
/// refer to it instead of keeping lists of their own.
public final class ColorTable: Sendable {
  public let values: ValueList
  public let links: LinkTable
  /// The paths of the report's tokens, which links refer to by index.
  private let paths: [String]
  private let settings: AuditSettings

  public init(values: ValueList, links: LinkTable, paths: [String], settings: AuditSettings) {
    self.values = values
    self.links = links
    self.paths = paths
    self.settings = settings
  }

  func chain(at link: Int32) -> [ChainLink] { links.chain(at: link, paths: paths, values: values) }

  func displayed(_ value: Int32) -> [DisplayedColor] {
    guard value >= 0, case .color(let color) = values[Int(value)] else { return [] }
    return DisplayedColor.all(
      color, displays: settings.displays, mapping: settings.mapping, tolerance: settings.gamutTolerance)
  }

  /// Returns the table with places relative to another folder.
  func placed(by move: PlaceMove) -> ColorTable {
    ColorTable(values: values.placed(by: move), links: links.placed(by: move), paths: paths, settings: settings)
  }
}
