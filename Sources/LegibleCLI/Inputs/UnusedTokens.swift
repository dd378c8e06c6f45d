import Survey
import SwiftThemeReader
import ThemeModel

/// Finds the tokens of an app that nothing uses, in sources of which its views show other tokens and its code names
/// most.
enum UnusedTokens {
  /// - Parameters:
  ///   - swift: the Swift files of the source
  ///   - files: its other files in which a token can be named; nil where not all of them are known
  static func settle(
    _ parts: inout [ReadPart], swift: [SourceFile], beside files: @autoclosure () -> [SourceFile]?, workers: Int
  ) {
    let shown = parts.reduce(into: Set<String>()) { shown, part in
      for sighting in part.system.sightings { shown.formUnion(sighting.tokens) }
    }
    let places = parts.indices.filter { index in
      parts[index].group.format == .swift || parts[index].group.format == .assetCatalog
    }
    guard !places.isEmpty, !swift.isEmpty, let files = files() else { return }
    let unused = TokenMentions.unmentioned(places.map { parts[$0].system }, in: swift + files, workers: workers)
      .subtracting(shown)
    guard !unused.isEmpty else { return }
    for index in places {
      let paths = Set(parts[index].system.themes.flatMap(\.paths))
      let own = unused.intersection(paths)
      guard own.count * 2 < paths.count, !shown.isDisjoint(with: paths) else { continue }
      parts[index].system.unusedTokens = own
    }
  }

  /// Returns the tokens that are unused in each source that has them.
  static func merged(_ systems: [ThemeSystem]) -> Set<String> {
    let unused = systems.reduce(into: Set<String>()) { $0.formUnion($1.unusedTokens) }
    guard !unused.isEmpty else { return [] }
    return systems.reduce(into: unused) { left, system in
      left.subtract(system.themes.flatMap(\.paths).filter { !system.unusedTokens.contains($0) })
    }
  }
}
