import ColorScience

/// Resolves the themes of a system, each independently of the others. Themes can be resolved on several threads at
/// once, and released when they are no longer needed.
public struct ThemeResolver: Sendable {
  public let system: ThemeSystem
  /// The themes that users can see, in the order of the system, as indices into `system.themes`.
  public let themes: [Int]
  /// The errors of the system as a whole. Each resolved theme has its own.
  public let diagnostics: [Diagnostic]

  private let byName: [String: Theme]
  private let patterns: [(tier: Tier, glob: PathGlob)]
  private let keptAxes: Set<String>
  private let lastPaths = SharedPaths()

  /// - Parameters:
  ///   - tiers: The tiers of tokens for which the source has none.
  ///   - keptAxes: Axes whose contexts become variants even if they change no color, because a rule mentions them.
  public init(_ system: ThemeSystem, tiers: [TierPattern] = [], keptAxes: Set<String> = []) {
    self.system = system
    self.keptAxes = keptAxes
    themes = system.themes.indices.filter { !system.themes[$0].isAbstract }
    patterns = tiers.map { (tier: $0.tier, glob: PathGlob($0.pattern)) }
    var byName: [String: Theme] = [:]
    byName.reserveCapacity(system.themes.count)
    var found: [Diagnostic] = []
    for theme in system.themes {
      if let first = byName[theme.name] {
        found.append(
          Diagnostic(
            .error, code: "duplicate-theme", message: "there are two themes named \(theme.name)", place: theme.place,
            related: first.place.map { [$0] } ?? []))
      } else {
        byName[theme.name] = theme
      }
    }
    self.byName = byName
    diagnostics = found + ThemeResolver.checkedAxes(system.axes)
  }

  /// All variants of all themes. Resolves all themes and stores none: for small systems and tests.
  public var variants: [Variant] {
    themes.flatMap { resolve($0).variants }
  }

  public func palette(for variant: Variant) -> Palette? {
    guard let index = themes.first(where: { system.themes[$0].name == variant.theme }) else { return nil }
    let resolved = resolve(index)
    return resolved.variants.firstIndex(of: variant).map { resolved.palette($0) }
  }

  /// Returns the theme at an index of `system.themes`.
  public func resolve(_ index: Int) -> ResolvedTheme {
    resolve(system.themes[index], replacing: nil)
  }

  /// Returns the theme as if the color that is written at a place were another one. Returns `nil` if the theme has no
  /// plain color there. The variants have all axes of the theme, because an axis that changed nothing before may change
  /// something now.
  public func resolve(_ index: Int, replacing place: Place, with color: Color) -> ResolvedTheme? {
    let resolved = resolve(system.themes[index], replacing: (place, color))
    return resolved.work.evaluation.hasReplaced ? resolved : nil
  }

  private func resolve(_ theme: Theme, replacing: (Place, Color)?) -> ResolvedTheme {
    let keptAxes = replacing == nil ? keptAxes : Set(system.axes.map(\.name))
    let line = ThemeLine(theme, among: byName)
    let compiled = CompiledTheme(
      line: line.themes, axes: system.axes(of: theme),
      order: system.contracts.flatMap(\.entries), known: lastPaths.value)
    lastPaths.keep(compiled.indices)
    return ThemeResolution(
      compiled, lineDiagnostics: line.diagnostics, patterns: patterns, keptAxes: keptAxes, replacing: replacing
    ).resolved()
  }

  private static func checkedAxes(_ axes: [Axis]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var names: Set<String> = []
    for axis in axes {
      if !names.insert(axis.name).inserted {
        found.append(
          Diagnostic(
            .error, code: "duplicate-axis", message: "there are two axes named \(axis.name)", place: axis.place))
      }
      if !axis.contexts.contains(axis.defaultContext) {
        let known = axis.contexts.joined(separator: ", ")
        found.append(
          Diagnostic(
            .error, code: "unknown-context",
            message:
              "the default of axis \(axis.name) is \(axis.defaultContext), which is not one of its contexts: \(known)",
            place: axis.place))
      }
    }
    return found
  }
}
