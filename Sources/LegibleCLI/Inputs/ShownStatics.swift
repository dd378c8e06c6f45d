import Survey
import SwiftThemeReader
import ThemeModel

/// Decides for static colors where the themes that look stronger are shown by no view: data with palettes, such as those of an image
/// generator.
enum ShownStatics {
  private static let recogniser = "static-colors"

  /// Reads static colors in place of such themes.
  ///
  /// - Parameters:
  ///   - code: the parts that were read of each of the groups
  ///   - read: reads a group anew
  ///   - views: returns what views show of parts
  /// - Returns: what views show of the parts that are taken
  static func settle(
    _ code: inout [ReadPart], _ groups: [Survey.Group], _ options: SourceOptions,
    _ read: (Survey.Group, SourceOptions) -> ReadPart, views: ([ReadPart]) -> ViewParts.Read
  ) -> ViewParts.Read {
    var shown = views(code)
    // What the user includes is read, whatever views show.
    guard options.includedThemes.isEmpty else { return shown }
    for index in code.indices {
      guard let names = names(code[index].system, beside: shown.views) else { continue }
      var asked = options
      asked.includedThemes = names
      var others = code
      others[index] = read(groups[index], asked)
      let again = views(others)
      guard isShown(others[index].system, by: again.views) else { continue }
      others[index].system.diagnostics.append(note(instead: code[index].system))
      (code, shown) = (others, again)
    }
    return shown
  }

  /// Returns the names of static colors that were not read, if views show pairs without a color of any theme, and none with a color of
  /// these.
  private static func names(_ system: ThemeSystem, beside views: ViewsRead) -> [String]? {
    guard views.unjudged > 0, !isShown(system, by: views),
      let statics = system.readings.first(where: { $0.recogniser == recogniser && $0.loss != nil })
    else { return nil }
    return statics.themes.map(\.name)
  }

  /// Returns whether views show a pair with a color of the system.
  private static func isShown(_ system: ThemeSystem, by views: ViewsRead) -> Bool {
    let paths = Set(system.themes.flatMap(\.paths))
    return views.sightings.contains { $0.tokens.contains(where: paths.contains) }
  }

  private static func note(instead system: ThemeSystem) -> Diagnostic {
    let first = system.readings.first
    return Diagnostic(
      .note, code: "themes-not-read",
      message: "\(first?.way ?? "other themes") are not read, because views show static colours and none of theirs; "
        + "“include” them to read them instead",
      place: first?.themes.first?.place)
  }
}
