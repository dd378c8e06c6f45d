import Survey
import ThemeModel

/// The only theme of an app is shown in both modes. Where its colors are the same in both, views may still show them beside colors
/// that are not: `Color.accent` on `UIColor { $0.userInterfaceStyle == .dark ? .black : .white }`.
enum SoleThemes {
  private static let formats: [Candidate.Format] = [.swift, .assetCatalog]

  /// Lets such themes vary by mode, so that what is shown beside their colors has its value in each mode.
  static func takeModes(in parts: inout [ReadPart]) {
    let sightings = parts.flatMap(\.system.sightings)
    guard !sightings.isEmpty else { return }
    let varying = Set(parts.flatMap(\.system.themes).flatMap(\.tokens).filter(variesByMode).map(\.path))
    for index in parts.indices where formats.contains(parts[index].group.format) {
      let themes = parts[index].system.themes
      guard let only = themes.firstIndex(where: { !$0.isAbstract }), parts[index].themes.count == 1,
        !themes[only].axes.contains(Axis.mode.name)
      else { continue }
      let paths = Set(themes[only].paths)
      let shown = sightings.filter { $0.background != nil && $0.tokens.contains(where: paths.contains) }
      let isShownBesideModes = shown.contains { sighting in
        sighting.contexts[Axis.mode.name] != nil || sighting.colors.contains { variesByMode($0, varying) }
      }
      guard isShownBesideModes else { continue }
      parts[index].system.themes[only].axes.append(Axis.mode.name)
      if !parts[index].system.axes.contains(where: { $0.name == Axis.mode.name }) {
        parts[index].system.axes.append(.mode)
      }
    }
  }

  private static func variesByMode(_ token: Token) -> Bool {
    token.values.contains { $0.when[Axis.mode.name] != nil }
  }

  private static func variesByMode(_ color: Sighting.DrawnColor, _ tokens: Set<String>) -> Bool {
    switch color.color {
    case .token(let path): tokens.contains(path)
    case .adapting(let color, _), .system(let color): color.looks.contains { $0.when[Axis.mode.name] != nil }
    case .fixed, .unread: false
    }
  }
}
