import ThemeModel

/// Themes from the builds of token files: one configuration per theme, or per context of a theme (`config.dark.json`).
///
/// Two builds are separate themes when one sets colors that the other sets, too. A build that reads a part of what another reads,
/// for charts or one platform, is not a theme.
struct DTCGBuilds {
  private struct Build {
    var file: String
    /// The value for which a script runs it.
    var value: String?
    /// Indices into the trees.
    var files: [Int]
    var colors: Set<Int32>
  }

  private let trees: [DTCGTree]
  private let colors: [Set<Int32>]
  private var builds: [Build] = []

  /// Empty when the builds do not make several themes.
  init(_ all: [TokenBuild], _ trees: [DTCGTree]) {
    self.trees = trees
    guard all.count(where: \.isExact) > 1 else {
      colors = []
      return
    }
    colors = DTCGFolderColors(trees).paths.map(Set.init)
    // A file of token sets has several trees, the last of which counts.
    let places = Dictionary(grouping: trees.indices) { trees[$0].file }
    var known: Set<[Int]> = []
    for build in all.filter(\.isExact).sorted(by: { ($0.file.utf8.count, $0.file) < ($1.file.utf8.count, $1.file) }) {
      let files = build.files.flatMap { places[$0] ?? [] }
      guard known.insert(files).inserted else { continue }
      let own = files.reduce(into: Set<Int32>()) { $0.formUnion(colors[$1]) }
      if !own.isEmpty { builds.append(Build(file: build.file, value: build.name, files: files, colors: own)) }
    }
    let whole = builds.filter { build in !builds.contains { isPart(build, of: $0) } }
    let rivals = whole.filter { build in whole.contains { $0.files != build.files && areRivals(build, $0) } }
    // One script builds each value of a list in the same way.
    let lists = Set(rivals.filter { $0.value != nil }.map(\.file))
    builds = whole.filter { build in
      rivals.contains { $0.files == build.files } || build.value != nil && lists.contains(build.file)
    }
    builds.sort { ($0.file, $0.value ?? "") < ($1.file, $1.value ?? "") }
  }

  /// The files that the themes are made from.
  var used: Set<String> { Set(builds.flatMap(\.files).map { trees[$0].file }) }

  private func isPart(_ build: Build, of other: Build) -> Bool {
    build.files.count < other.files.count && Set(build.files).isSubset(of: other.files)
      && !overrides(other, build)
  }

  private func areRivals(_ build: Build, _ other: Build) -> Bool {
    overrides(build, other) || overrides(other, build)
  }

  /// Reports whether most colors in files that only one build reads are also set by the other.
  private func overrides(_ build: Build, _ other: Build) -> Bool {
    let shared = Set(other.files)
    let own = build.files.filter { !shared.contains($0) }.reduce(into: Set<Int32>()) { $0.formUnion(colors[$1]) }
    return !own.isEmpty && own.intersection(other.colors).count * 2 >= own.count
  }

  // MARK: - Themes

  private struct Named {
    var build: Build
    var name: String
    var stem: String
    var when: Contexts
  }

  /// - Parameter name: The name of the system, for a theme that has no name of its own.
  func jobs(named name: String) -> [DTCGThemeJob] {
    let names = DTCGBuilds.names(of: builds)
    let named = zip(builds, names).map { build, words in
      let own = words.joined(separator: "-")
      let (found, when) = ContextNames.split(own, [.mode, .contrast])
      let stem = PlainWords.empty.contains(found) ? "" : found
      return Named(build: build, name: own, stem: stem, when: when)
    }
    // The theme that others vary comes first.
    let ordered = named.filter { $0.stem.isEmpty } + named.filter { !$0.stem.isEmpty }
    var stems: [String] = []
    for one in ordered where !stems.contains(one.stem) { stems.append(one.stem) }
    return stems.flatMap { stem -> [DTCGThemeJob] in
      let members = named.enumerated().filter { $0.element.stem == stem }.sorted { a, b in
        (a.element.when.count, a.offset) < (b.element.when.count, b.offset)
      }.map(\.element)
      let title = stem.isEmpty ? stems.count > 1 ? "default" : name : stem
      if let job = job(title, members) { return [job] }
      return members.map { member in
        DTCGThemeJob(name: member.name.isEmpty ? title : member.name, layers: layers(member.build.files), axes: [])
      }
    }
  }

  /// Returns one theme with the builds as its variants; `nil` when a combination of contexts has no build, or two.
  private func job(_ title: String, _ members: [Named]) -> DTCGThemeJob? {
    guard members.count > 1 else {
      return members.first.map { member in
        DTCGThemeJob(
          name: member.name.isEmpty ? title : member.name, layers: self.layers(member.build.files), axes: [])
      }
    }
    var axes: [Axis] = []
    for axis in [Axis.mode, .contrast] {
      let found = Set(members.map { $0.when[axis.name] ?? axis.defaultContext })
      let contexts = axis.contexts.filter(found.contains) + found.subtracting(axis.contexts).sorted()
      if contexts.count > 1 { axes.append(Axis(name: axis.name, contexts: contexts, defaultContext: contexts[0])) }
    }
    let variants = members.map { member in
      Dictionary(uniqueKeysWithValues: axes.map { ($0.name, member.when[$0.name] ?? $0.defaultContext) })
    }
    let combinations = axes.reduce(1) { $0 * $1.contexts.count }
    guard combinations == members.count, Set(variants).count == members.count else { return nil }
    let shared = members.dropFirst().reduce(Set(members[0].build.files)) { $0.intersection($1.build.files) }
    // What all builds share comes first, if it does in each of them.
    let isFirst = members.allSatisfy { $0.build.files.prefix(shared.count).allSatisfy(shared.contains) }
    var layers = isFirst ? self.layers(Array(members[0].build.files.prefix(shared.count))) : []
    for (member, when) in zip(members, variants) {
      layers += self.layers(isFirst ? Array(member.build.files.dropFirst(shared.count)) : member.build.files, when)
    }
    // A context that all of them have in common distinguishes them from other themes.
    var fixed: [String] = []
    for axis in [Axis.mode, .contrast] where !axes.contains(where: { $0.name == axis.name }) {
      if let context = members[0].when[axis.name], context != axis.defaultContext {
        fixed.append(axis.name == Axis.contrast.name ? "\(context)-contrast" : context)
      }
    }
    return DTCGThemeJob(name: ([title] + fixed).joined(separator: "-"), layers: layers, axes: axes)
  }

  private func layers(_ files: [Int], _ when: Contexts = [:]) -> [DTCGLayer] {
    files.map { DTCGLayer(when: when, tree: trees[$0]) }
  }

  // MARK: - Names

  /// Words that say nothing about a theme.
  private static let noise: Set = [
    "config", "configuration", "sd", "style", "dictionary", "styledictionary", "build", "token", "tokens", "json",
  ]

  /// Returns the words of each configuration's name, or of its folder's, without those that all of them share.
  private static func names(of builds: [Build]) -> [[String]] {
    let words = builds.map { build in
      if let value = build.value { return [value] }
      let file = build.file
      let parts = file.split(separator: "/").map(String.init)
      for part in [DTCGReader.baseName(of: file)] + parts.dropLast().reversed() {
        let found = NameWords.of(part).filter { !noise.contains($0) }
        if !found.isEmpty { return found }
      }
      return []
    }
    let common = words.dropFirst().reduce(Set(words.first ?? [])) { $0.intersection($1) }
    return words.map { $0.filter { !common.contains($0) } }
  }
}
