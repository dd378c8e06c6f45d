import ThemeModel

/// Files in folders of modifiers (`modifiers/NAME/CONTEXT.json`), which mean what the modifiers of a resolver document do: each is an
/// axis, and each of its files applies in one context.
///
/// Nothing says which context applies where none is chosen. It is the one with a plain name, or else that of the files beside the
/// modifiers, if they have all of the colors, or else the first. A modifier with contexts of a known axis, such as light and dark,
/// is that axis. Where contexts are mixed with those of such an axis in the names (`acme-dark.json`, `acme/dark.json`,
/// `dark/modifiers/brand/acme.json`), or folders of one name have other contexts in one place than in another, the files are read as
/// any others.
struct DTCGFolderModifiers {
  private(set) var axes: [Axis] = []
  /// By file: its context on one of the axes.
  private(set) var contexts: [Int: Contexts] = [:]
  /// For each file, the folder around the modifiers that it belongs to, with a slash behind.
  private(set) var homes: [String?] = []
  private(set) var diagnostics: [Diagnostic] = []

  private static let folders: Set = ["modifier", "modifiers"]
  /// The context in which no file of a modifier applies.
  private static let plain = "default"

  private struct Found {
    var name: String
    var context: String
    var home: String
    /// The folders and the name around that, without those of all files.
    var around: [String]
  }

  /// - Parameter ways: The folders and names of the files.
  init(_ trees: [DTCGTree], ways: [[String]], known: [Axis]) {
    let shared = ways.dropFirst().reduce(ways.first ?? []) { shared, way in
      Array(shared.prefix(zip(shared, way).prefix { $0 == $1 }.count))
    }
    let found = ways.map { Self.found($0, below: shared.count) }
    homes = found.map { _ in nil }
    guard found.contains(where: { $0 != nil }) else { return }
    let colors = DTCGFolderColors(trees).paths
    let beside = Set(trees.indices.filter { found[$0] == nil }.flatMap { colors[$0] })
    var names: [String] = []
    for case let one? in found where !names.contains(one.name) { names.append(one.name) }
    for name in names {
      let files = trees.indices.filter { found[$0]?.name == name }
      let members = files.compactMap { found[$0] }
      guard Self.areContexts(members, known) else {
        tellPlaces(files.compactMap { index in found[index].map { ($0, trees[index].file) } })
        continue
      }
      for index in files { homes[index] = found[index]?.home }
      let own = Self.ordered(members.map(\.context))
      if own.allSatisfy({ context in known.contains { Self.isContext(context, of: $0) } }) { continue }
      // Sizes of a part are no axis of colors.
      let said = Set(files.flatMap { colors[$0] })
      if said.isEmpty { continue }
      if var axis = known.first(where: { axis in own.contains { Self.isContext($0, of: axis) } }) {
        for index in files {
          guard let context = found[index]?.context else { continue }
          let when = ContextNames.split(context, [axis]).when
          contexts[index] = when.isEmpty ? [axis.name: context] : when
        }
        axis.contexts += own.filter { !Self.isContext($0, of: axis) }
        axes.append(axis)
        continue
      }
      var contexts = own
      let plain = contexts.first(where: PlainWords.isLook)
      if plain == nil, said.isSubset(of: beside) { contexts.insert(Self.plain, at: 0) }
      axes.append(Axis(name: name, contexts: contexts, defaultContext: plain ?? contexts[0]))
      for index in files { self.contexts[index] = found[index].map { [name: $0.context] } }
    }
  }

  /// Reports whether folders of one name are the contexts of one axis: the same in each place, each of them nothing but a context, and
  /// of no other axis.
  private static func areContexts(_ members: [Found], _ known: [Axis]) -> Bool {
    let places = Dictionary(grouping: members, by: \.home).values.map { Set($0.map(\.context)) }
    return Set(places).count == 1
      && members.allSatisfy { member in
        known.allSatisfy { axis in
          let (stem, when) = ContextNames.split(member.context, [axis])
          return (stem.isEmpty || when.isEmpty)
            && member.around.allSatisfy { ContextNames.split($0, [axis]).when.isEmpty }
        }
      }
  }

  /// Reports contexts that folders of one name have in one place and not in another one with which it shares some.
  private mutating func tellPlaces(_ members: [(found: Found, file: String)]) {
    func spelled(_ home: String) -> String { home.isEmpty ? "the top folder" : home }
    let places = Dictionary(grouping: members, by: \.found.home)
    let contexts = places.mapValues { Set($0.map(\.found.context)) }
    for (home, own) in contexts.sorted(by: { $0.key < $1.key }) {
      let fuller = contexts.sorted { $0.key < $1.key }.first {
        !$0.value.isDisjoint(with: own) && !$0.value.isSubset(of: own)
      }
      guard let fuller, let file = places[home]?.first?.file, let name = places[home]?.first?.found.name else {
        continue
      }
      let missing = Self.ordered(members.map(\.found.context)).filter { fuller.value.contains($0) && !own.contains($0) }
      diagnostics.append(
        Diagnostic(
          .warning, code: "context-without-file",
          message:
            "\(name) in \(spelled(home)) has no file for \(missing.joined(separator: ", ")), which it has in \(spelled(fuller.key)); "
            + "its files are read as those of themes",
          place: Place(file: file, line: 1, column: 1)))
    }
  }

  private static func ordered(_ names: [String]) -> [String] {
    var ordered: [String] = []
    for name in names where !ordered.contains(name) { ordered.append(name) }
    return ordered
  }

  private static func found(_ way: [String], below shared: Int) -> Found? {
    guard let place = way.dropLast(2).lastIndex(where: { folders.contains($0.lowercased()) }) else { return nil }
    return Found(
      name: way[place + 1], context: way[place + 2], home: way[..<place].map { $0 + "/" }.joined(),
      around: Array(way[..<place].dropFirst(shared) + way[(place + 3)...]))
  }

  private static func isContext(_ name: String, of axis: Axis) -> Bool {
    let (stem, when) = ContextNames.split(name, [axis])
    return stem.isEmpty && !when.isEmpty
  }
}
