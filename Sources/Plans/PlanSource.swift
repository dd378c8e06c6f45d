import ThemeModel

/// One entry of `themes`: files, and the options for reading them.
public struct PlanSource: Hashable, Sendable {
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case dtcg
    case xcassets
    case swift
    case plist
    case json
  }

  public struct Path: Hashable, Sendable {
    /// A path or glob, relative to the folder of the configuration.
    public var text: String
    public var place: Place?

    public init(_ text: String, place: Place? = nil) {
      self.text = text
      self.place = place
    }
  }

  public var paths: [Path]
  /// Catalogs in which color names are looked up, in addition to the catalogs among the paths.
  public var assetCatalogs: [Path]
  /// `nil` to detect the format from the files.
  public var format: Format?
  public var options: SourceOptions
  /// Whether its paths may lead out of the project.
  public var mayLieOutside: Bool
  public var place: Place?

  public init(
    paths: [Path], assetCatalogs: [Path] = [], format: Format? = nil, options: SourceOptions = SourceOptions(),
    mayLieOutside: Bool = false, place: Place? = nil
  ) {
    self.paths = paths
    self.assetCatalogs = assetCatalogs
    self.format = format
    self.options = options
    self.mayLieOutside = mayLieOutside
    self.place = place
  }
}
