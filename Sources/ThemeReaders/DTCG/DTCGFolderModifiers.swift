import ThemeModel

/// Files in folders of modifiers (`modifiers/NAME/CONTEXT.json`), which mean what the modifiers of a resolver document do: each is an
/// axis, and each of its files applies in one context.
///
/// Nothing says which context applies where none is chosen. It is the one with a plain name, or else that of the files beside the
/// modifiers, if they have all of the colors, or else the first. A modifier with the contexts of a known axis, such as light and dark,
/// is that axis.
struct DTCGFolderModifiers {
  private(set) var axes: [Axis] = []
  /// By file: its context on one of the axes.
  private(set) var contexts: [Int: Contexts] = [:]
  /// For each file, the folder around the modifiers that it belongs to, with a slash behind.
  private(set) var homes: [String?] = []

  private static let folders: Set = ["modifier", "modifiers"]
  /// The context in which no file of a modifier applies.
  private static let plain = "default"

  private struct Found {
    var name: String
    var context: String
    var home: String
  }

  /// - Parameter ways: The folders and names of the files.
  init(_ trees: [DTCGTree], ways: [[String]], known: [Axis]) {
    let found = ways.map(Self.found)
    homes = found.map { $0?.home }
    guard found.contains(where: { $0 != nil }) else { return }
    let colors = DTCGFolderColors(trees).paths
    let beside = Set(trees.indices.filter { found[$0] == nil }.flatMap { colors[$0] })
    var names: [String] = []
    for case let one? in found where !names.contains(one.name) { names.append(one.name) }
    for name in names {
      let files = trees.indices.filter { found[$0]?.name == name }
      let own = files.compactMap { found[$0]?.context }
      if known.contains(where: { axis in own.allSatisfy { Self.isContext($0, of: axis) } }) { continue }
      var contexts: [String] = []
      for context in own where !contexts.contains(context) { contexts.append(context) }
      // Sizes of a part are no axis of colors.
      let said = Set(files.flatMap { colors[$0] })
      if said.isEmpty { continue }
      let plain = contexts.first(where: PlainWords.isLook)
      if plain == nil, said.isSubset(of: beside) { contexts.insert(Self.plain, at: 0) }
      axes.append(Axis(name: name, contexts: contexts, defaultContext: plain ?? contexts[0]))
      for index in files { self.contexts[index] = found[index].map { [name: $0.context] } }
    }
  }

  private static func found(_ way: [String]) -> Found? {
    guard let place = way.dropLast(2).lastIndex(where: { folders.contains($0.lowercased()) }) else { return nil }
    return Found(
      name: way[place + 1], context: way[place + 2], home: way[..<place].map { $0 + "/" }.joined())
  }

  private static func isContext(_ name: String, of axis: Axis) -> Bool {
    let (stem, when) = ContextNames.split(name, [axis])
    return stem.isEmpty && !when.isEmpty
  }
}
