import ThemeModel
import ThemeReaders

/// Keyed files beside each other that repeat each other's keys, with colors for text and for what text is on: `Day.plist` and
/// `Night.plist` are the themes of an app, whatever they are called and whatever else the app has.
enum KeyedFamilies {
  private static let leastColors = 4
  private static let leastShare = 0.8

  private struct Place: Hashable {
    var folder: String
    var ending: String
  }

  /// Returns the indices of the files whose only evidence up to now is their shape.
  static func members(of looks: [FileLook]) -> [Int] {
    let candidates = looks.indices.filter { index in
      guard let candidate = looks[index].candidate, looks[index].broken == nil else { return false }
      return candidate.format == .keyed && candidate.strength == .shape && candidate.isForTextAndGround
        && candidate.colors >= leastColors
    }
    let families = Dictionary(grouping: candidates) { index in
      Place(
        folder: FilePath.folder(of: looks[index].path),
        ending: String(FilePath.name(of: looks[index].path).split(separator: ".").last ?? ""))
    }
    return families.values.flatMap { family in
      family.filter { one in family.contains { $0 != one && areAlike(looks[one], looks[$0]) } }
    }.sorted()
  }

  private static func areAlike(_ a: FileLook, _ b: FileLook) -> Bool {
    guard let first = a.candidate, let second = b.candidate else { return false }
    let shared = Double(first.keys.intersection(second.keys).count)
    return shared > 0 && shared >= leastShare * Double(max(first.keys.count, second.keys.count))
      && Double(min(first.colors, second.colors)) >= leastShare * Double(max(first.colors, second.colors))
  }
}
