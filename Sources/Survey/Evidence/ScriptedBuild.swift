/// One of the builds that a script runs: `extend({ source: ['tokens/acme/*.json'] })` beside `extend({ source: ['tokens/zen/*.json'] })`.
struct ScriptedBuild: Equatable {
  var includes: [String]
  var sources: [String]
  /// What its globs have and those of no other build.
  var name: String

  /// Returns the builds of a script; empty where there are not several, or where the code has to run for their globs to be known.
  static func all(sources: [ScriptStrings.One], includes: [ScriptStrings.One]) -> [ScriptedBuild] {
    let lists = sources + includes
    let objects = sources.map(\.object)
    guard sources.count > 1, lists.allSatisfy({ $0.isKnown && $0.object != nil }), Set(objects).count == objects.count,
      includes.allSatisfy({ objects.contains($0.object) }), Set(includes.map(\.object)).count == includes.count
    else { return [] }
    let globs = sources.map { source in
      (includes.first { $0.object == source.object }?.texts ?? [], source.texts)
    }
    let segments = globs.map { Self.segments(of: $1 + $0) }
    let common = segments.dropFirst().reduce(Set(segments[0])) { $0.intersection($1) }
    return globs.indices.map { index in
      let others = segments.indices.filter { $0 != index }.reduce(into: Set<String>()) { $0.formUnion(segments[$1]) }
      return ScriptedBuild(
        includes: globs[index].0, sources: globs[index].1,
        name: segments[index].first { !others.contains($0) } ?? plain(segments[index], without: common))
    }
  }

  /// Returns the name of a build that has no name of its own: it is what others build on.
  private static func plain(_ segments: [String], without common: Set<String>) -> String {
    var seen = common
    let own = segments.filter { seen.insert($0).inserted }
    return own.isEmpty ? "base" : own.joined(separator: "-")
  }

  /// The names of folders and files in globs, without endings.
  private static func segments(of globs: [String]) -> [String] {
    var found: [String] = []
    for glob in globs where !glob.hasPrefix("!") {
      for segment in glob.split(separator: "/").map(String.init) {
        guard !FileGlob.isGlob(segment), segment != ".", segment != ".." else { continue }
        let dot = segment.dropFirst().firstIndex(of: ".") ?? segment.endIndex
        found.append(String(segment[..<dot]))
      }
    }
    return found
  }
}
