import ThemeModel

/// Finds the entries of a folder that set each other's colors, and so are separate themes.
///
/// Folders do if files of the same name in them share a color, or if half of their colors are shared. Files do if they set
/// nearly the same colors, or half of them under names of one family (`brand-a`, `brand-b`). Colors that are set twice by
/// entries that are not rivals are left for the reader of the theme to report.
struct DTCGRivalry {
  /// Groups of entries that rival each other, as indices.
  private(set) var components: [[Int]] = []

  private static let mostOfAFile = 0.8
  private static let mostOfAFamily = 0.5

  private struct Key: Hashable {
    var path: Int32
    var when: Contexts
  }

  /// An entry that sets a color, and the step of the build that reads it.
  private struct Owner: Equatable {
    var entry: Int
    var step: Int?
  }

  /// - Parameter known: The names of themes in other folders.
  init(
    _ entries: [[Int]], files: [DTCGFolder.File], colors: DTCGFolderColors, names: [String], depth: Int,
    axes: [Axis], isEager: Bool, known: Set<String> = []
  ) {
    var owners: [Key: [Owner]] = [:]
    var own = [Int](repeating: 0, count: entries.count)
    let isBase = DTCGRivalry.bases(entries, files, colors, names)
    let isLone = DTCGRivalry.contextsOfOne(entries, files, isBase)
    for (index, entry) in entries.enumerated() {
      for file in entry {
        for path in colors.paths[file] {
          let key = Key(path: path, when: files[file].when)
          let owner = Owner(entry: index, step: files[file].step)
          if owners[key]?.last == owner { continue }
          let isNew = owners[key]?.last?.entry != index
          owners[key, default: []].append(owner)
          if isNew, !isLone.contains(key.when) { own[index] += 1 }
        }
      }
    }
    let contests = owners.values.map { Self.contesting($0, isBase) }.filter { !$0.isEmpty }
    var contested = [Int](repeating: 0, count: entries.count)
    for index in contests.joined() { contested[index] += 1 }
    let families = DTCGRivalry.families(names)
    let isTwin = DTCGRivalry.twins(entries, files, depth: depth)
    let isCandidate = entries.indices.map { index in
      guard contested[index] > 0 else { return false }
      let share = Double(contested[index]) / Double(max(1, own[index]))
      let isFolder = entries[index].contains { files[$0].segments.count > depth + 1 }
      return isEager || isTwin[index]
        || share >= (isFolder || families[index] ? DTCGRivalry.mostOfAFamily : DTCGRivalry.mostOfAFile)
    }
    var groups = Groups(entries.count)
    for contest in contests {
      let rivals = contest.filter { isCandidate[$0] }
      for other in rivals.dropFirst() { groups.join(rivals[0], other) }
    }
    joinVariants(entries, files, colors, isBase, &groups)
    joinNamesakes(names, isBase, known, &groups)
    joinCovered(entries, files, colors, axes, isBase, &groups)
    joinLoneModes(entries, files, colors, isLone, isBase, depth: depth, &groups)
    components = groups.components
  }

  /// Returns the entries that set one color and of which nothing says which one counts. A build reads its steps in order.
  private static func contesting(_ owners: [Owner], _ isBase: [Bool]) -> [Int] {
    let owners = owners.filter { !isBase[$0.entry] }
    guard let first = owners.first, owners.count > 1 else { return [] }
    let isOneStep = owners.allSatisfy { $0.step == first.step }
    let entries = owners.filter { owner in
      isOneStep
        || owners.contains { other in
          other.entry != owner.entry && (other.step == owner.step || other.step == nil || owner.step == nil)
        }
    }.map(\.entry)
    return Set(entries).count > 1 ? entries : []
  }

  /// Makes themes of entries whose names say that they are, one of which is for a context as well (`theme-light`,
  /// `theme-wireframe`): laid over each other, one of them would never be seen.
  private func joinVariants(
    _ entries: [[Int]], _ files: [DTCGFolder.File], _ colors: DTCGFolderColors, _ isBase: [Bool],
    _ groups: inout Groups
  ) {
    let words = entries.map { entry in entry.reduce(into: Set<String>()) { $0.formUnion(files[$1].words) } }
    let areModal = entries.map { entry in entry.allSatisfy { !files[$0].when.isEmpty } }
    for modal in entries.indices where areModal[modal] && !isBase[modal] {
      let own = Set(entries[modal].flatMap { colors.paths[$0] })
      for plain in entries.indices where !areModal[plain] && !isBase[plain] {
        let family = words[modal].intersection(words[plain]).intersection(Self.variantWords)
        let apart = words[plain].subtracting(words[modal]).subtracting(PlainWords.looks)
          .filter { !PlainWords.isBase($0) }
        guard !family.isEmpty, !apart.isEmpty else { continue }
        let other = Set(entries[plain].flatMap { colors.paths[$0] })
        let shared = Double(own.intersection(other).count)
        if shared > 0, shared >= Double(min(own.count, other.count)) * Self.mostOfAFamily {
          groups.join(modal, plain)
        }
      }
    }
  }

  private static let variantWords = LookWords.all.union(["mode", "variant"])

  /// Joins entries that are named after themes of other folders: `primitives/hawaiian` belongs to `semantics/hawaiian`.
  private func joinNamesakes(_ names: [String], _ isBase: [Bool], _ known: Set<String>, _ groups: inout Groups) {
    let named = names.indices.filter { !isBase[$0] && known.contains(names[$0]) }
    guard let first = named.first else { return }
    for other in named.dropFirst() { groups.join(first, other) }
  }

  /// Makes a file a theme beside another entry if every context of that entry sets its colors: it would never be seen.
  private func joinCovered(
    _ entries: [[Int]], _ files: [DTCGFolder.File], _ colors: DTCGFolderColors, _ axes: [Axis], _ isBase: [Bool],
    _ groups: inout Groups
  ) {
    guard !axes.isEmpty else { return }
    let plain = entries.indices.filter { index in !isBase[index] && entries[index].allSatisfy { files[$0].when.isEmpty }
    }
    let modal = entries.indices.filter { index in
      entries[index].count > 1 && entries[index].allSatisfy { !files[$0].when.isEmpty }
        && axes.allSatisfy { axis in
          // Without a file for the context that applies by default, the other entry is seen there.
          let contexts = entries[index].compactMap { files[$0].when[axis.name] }
          return contexts.isEmpty || contexts.contains(axis.defaultContext)
        }
    }
    for contextual in modal {
      let said = entries[contextual].map { Set(colors.paths[$0]) }
      for index in plain {
        let own = entries[index].flatMap { colors.paths[$0] }
        if !own.isEmpty, said.allSatisfy({ context in own.allSatisfy(context.contains) }) {
          groups.join(contextual, index)
        }
      }
    }
  }

  /// Folders that say the same colors, each in contexts that no other has (`ember/light`, `tide/dark`), are brands all the same.
  private func joinLoneModes(
    _ entries: [[Int]], _ files: [DTCGFolder.File], _ colors: DTCGFolderColors, _ isLone: Set<Contexts>,
    _ isBase: [Bool], depth: Int, _ groups: inout Groups
  ) {
    let lone = entries.indices.filter { index in
      !isBase[index] && entries[index].contains { files[$0].folders > depth }
        && entries[index].allSatisfy { colors.paths[$0].isEmpty || isLone.contains(files[$0].when) }
    }
    guard lone.count > 1 else { return }
    let said = lone.map { Set(entries[$0].flatMap { colors.paths[$0] }) }
    for (first, own) in said.enumerated() {
      for second in said.indices.dropFirst(first + 1) {
        let most = Double(max(own.count, said[second].count)) * DTCGRivalry.mostOfAFile
        if !own.isEmpty, Double(own.intersection(said[second]).count) >= most { groups.join(lone[first], lone[second]) }
      }
    }
  }

  /// Contexts that one entry alone has: nothing there could be said over. A brand whose rival lacks its dark file is still one.
  private static func contextsOfOne(
    _ entries: [[Int]], _ files: [DTCGFolder.File], _ isBase: [Bool]
  ) -> Set<Contexts> {
    var counts: [Contexts: Int] = [:]
    for index in entries.indices where !isBase[index] {
      for when in Set(entries[index].map { files[$0].when }) { counts[when, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value == 1 && !$0.key.isEmpty }.keys)
  }

  /// Returns which entries others build on, as their names say. One that says the same colors as another entry, and no others, is a
  /// theme beside it: nothing of it would ever be seen.
  private static func bases(
    _ entries: [[Int]], _ files: [DTCGFolder.File], _ colors: DTCGFolderColors, _ names: [String]
  ) -> [Bool] {
    let isCalled = names.map { PlainWords.isBase($0) }
    guard isCalled.contains(true), isCalled.contains(false) else { return isCalled }
    let said = entries.map { entry in
      Set(entry.flatMap { file in colors.paths[file].map { Key(path: $0, when: files[file].when) } })
    }
    return entries.indices.map { index in
      isCalled[index]
        && !entries.indices.contains { other in
          let most = Double(max(said[index].count, said[other].count)) * mostOfAFile
          return !isCalled[other] && !said[index].isEmpty
            && Double(said[index].intersection(said[other]).count) >= most
        }
    }
  }

  /// Returns, for each name, whether another name has a word of it.
  private static func families(_ names: [String]) -> [Bool] {
    let words = names.map { Set(NameWords.of($0)) }
    var counts: [String: Int] = [:]
    for word in words.joined() { counts[word, default: 0] += 1 }
    return words.map { $0.contains { counts[$0, default: 0] > 1 } }
  }

  /// Returns, for each entry, whether another folder has a file at the same path.
  private static func twins(_ entries: [[Int]], _ files: [DTCGFolder.File], depth: Int) -> [Bool] {
    var counts: [[String]: Int] = [:]
    let ways = entries.map { entry in
      Set(entry.map { Array(files[$0].segments.dropFirst(depth + 1)) }.filter { !$0.isEmpty })
    }
    for way in ways.joined() { counts[way, default: 0] += 1 }
    return ways.map { $0.contains { counts[$0, default: 0] > 1 } }
  }

  /// Entries that belong together.
  private struct Groups {
    private var leaders: [Int]

    init(_ count: Int) {
      leaders = Array(0..<count)
    }

    private func leader(_ index: Int) -> Int {
      var index = index
      while leaders[index] != index { index = leaders[index] }
      return index
    }

    mutating func join(_ a: Int, _ b: Int) {
      let (one, other) = (leader(a), leader(b))
      leaders[max(one, other)] = min(one, other)
    }

    /// The groups of several members, sorted by their first.
    var components: [[Int]] {
      Dictionary(grouping: leaders.indices, by: leader).values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
  }
}
