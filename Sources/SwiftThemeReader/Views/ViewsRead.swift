import ThemeModel

/// The result of reading view code.
public struct ViewsRead: Sendable {
  public var sightings: [Sighting] = []
  /// Tokens that are shown on nothing known, where no pair has them.
  public var unplaced: [Sighting] = []
  public var strays: [StrayPaint] = []
  public var literals: [LiteralPaint] = []
  /// The objects whose colors code sets, as `Class.outlet`.
  public var coded: Set<String> = []
  /// The objects that code takes out of where a file has them before anything is shown, as `Class.outlet`, and those out of which it
  /// takes all others, as `Class.outlet.subviews`.
  public var removed: Set<String> = []
  /// What classes of the app do with the colors of their views, as far as that is known.
  public var classes: [String: ClassLook] = [:]
  public var diagnostics: [Diagnostic] = []
}

extension ViewsRead {
  /// What code without views shows.
  public static let none = ViewsRead()
}
