import Survey
import SwiftThemeReader
import ThemeModel

/// Reads static colors beside the themes that look stronger, where views show the static colors and nothing of these: data with
/// palettes, such as those of an image generator. Code that is not followed may show the themes, so that they stay.
enum ShownStatics {
  static let recogniser = "static-colors"

  /// - Parameters:
  ///   - code: the parts that were read of each of the groups; parts of static colors are added
  ///   - read: reads a group anew
  ///   - views: returns what views show of parts
  /// - Returns: what views show of all parts
  static func add(
    to code: inout [ReadPart], _ groups: [Survey.Group], _ options: SourceOptions,
    _ read: (Survey.Group, SourceOptions) -> ReadPart, views: ([ReadPart]) -> ViewParts.Read
  ) -> ViewParts.Read {
    var shown = views(code)
    // What the user includes is read, whatever views show.
    guard options.includedThemes.isEmpty else { return shown }
    for index in groups.indices {
      guard let names = names(code[index].system, beside: shown.views) else { continue }
      var asked = options
      asked.includedThemes = names
      var statics = read(groups[index], asked)
      // Those that no theme uses are among all of them.
      let others = code.dropFirst(groups.count).filter { part in
        part.group.product != groups[index].product || part.system.readings.first?.recogniser != recogniser
      }
      let rest = code.prefix(groups.count) + others
      let again = views(rest + [statics])
      guard isShown(statics.system, by: again.views) else { continue }
      code = Array(rest)
      // What the first reading does not read, this one may.
      code[index].system.diagnostics.removeAll(where: isUnread)
      let read = Set(code[index].themes.map(\.place))
      code[index].system.diagnostics += statics.system.diagnostics.filter { one in
        isUnread(one) && one.place.map(read.contains) != true
      }
      statics.leaveOut(saidOf: code[index].system)
      statics.system.diagnostics.append(note(beside: code[index].system))
      statics.system.readings = []
      code.append(statics)
      shown = again
    }
    return shown
  }

  /// Returns the names of static colors that were not read, if views show pairs without a color of any theme, and none with a color of
  /// these.
  private static func names(_ system: ThemeSystem, beside views: ViewsRead) -> [String]? {
    guard views.sightings.contains(where: \.isOfTheApp), !isShown(system, by: views),
      let statics = system.readings.first(where: { $0.recogniser == recogniser && $0.loss != nil })
    else { return nil }
    return statics.themes.map(\.name)
  }

  /// Returns whether views show a pair with a color of the system.
  private static func isShown(_ system: ThemeSystem, by views: ViewsRead) -> Bool {
    let paths = Set(system.themes.flatMap(\.paths))
    return views.sightings.contains { $0.tokens.contains(where: paths.contains) }
  }

  private static func isUnread(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.code == DiagnosticCode.colorsNotRead.rawValue
  }

  private static func note(beside system: ThemeSystem) -> Diagnostic {
    let first = system.readings.first
    return Diagnostic(
      .note, code: "themes-not-read",
      message:
        "static colours are read beside \(first?.way ?? "the themes"), because no view that could be followed shows "
        + "a colour of these; “exclude” those that are no themes",
      place: first?.themes.first?.place)
  }
}
