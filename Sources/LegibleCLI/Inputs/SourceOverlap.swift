import Plans
import Survey

/// Leaves out sources whose files another source reads in the same way: `a/x.json` beside `.`.
///
/// A source that shares only some of its files with another one is read in full, because its files may refer to one
/// another. It gets the themes that the other source includes by name.
enum SourceOverlap {
  static func needed(_ sources: [WalkedSource], in tree: any FileTree) -> [WalkedSource] {
    guard sources.count > 1 else { return sources }
    var identities = FileIdentities(in: tree)
    let files = sources.map { source in
      Set(source.walks.flatMap(\.files).map { identities.identity(of: $0.path) })
    }
    let needed = sources.indices.filter { index in
      !sources.indices.contains { other in
        other != index && !files[index].isEmpty && readsAlike(sources[index].source, sources[other].source)
          && (files[index].isStrictSubset(of: files[other]) || files[index] == files[other] && other < index)
      }
    }
    return needed.map { index in
      var source = sources[index]
      source.source.options.elsewhere = needed.filter { other in
        other != index && !sources[other].source.options.includedThemes.isEmpty
          && !files[index].isDisjoint(with: files[other])
      }.map { sources[$0].source.options.choice }
      return source
    }
  }

  private static func readsAlike(_ a: PlanSource, _ b: PlanSource) -> Bool {
    a.options == b.options && a.format == b.format && a.assetCatalogs.map(\.text) == b.assetCatalogs.map(\.text)
  }
}
