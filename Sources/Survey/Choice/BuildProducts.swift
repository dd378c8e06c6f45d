import ThemeModel

/// What builds wrote into folders of their own, such as `dist`. It says what the sources say once more, often in several formats,
/// and so it is read only where nothing else of a repository holds its colors.
struct BuildProducts {
  private let looks: [FileLook]
  private let folders: [String: String]

  /// - Parameter products: the folder of each file
  init(_ looks: [FileLook], in products: [SourceWalk.Product]) {
    folders = Dictionary(products.map { ($0.path, $0.folder) }) { first, _ in first }
    // A file that merely has colors somewhere is somebody's data.
    self.looks = looks.filter { look in
      guard let candidate = look.candidate, look.broken == nil, candidate.colors > 0 else { return false }
      return candidate.format != .keyed || candidate.strength > .shape
    }
  }

  /// Whether they hold many times the colors that the sources do.
  func areAllThereIs(beside sources: Int) -> Bool {
    let most = looks.map { $0.candidate?.colors ?? 0 }.max() ?? 0
    return most > 1 && sources * Self.manyTimes <= most
  }

  private static let manyTimes = 8

  /// Files of one format, tokens rather than keys with colors, without those that only repeat some tokens of another one.
  func toRead() -> [FileLook] {
    let formats: [Candidate.Format] = [.designTokens, .assetCatalog, .keyed]
    guard let format = formats.first(where: { format in looks.contains { $0.candidate?.format == format } }) else {
      return []
    }
    let found = looks.filter { $0.candidate?.format == format }
    guard format != .assetCatalog else { return found }
    let keys = found.map { look in
      var names = TokenNames()
      if let bytes = look.bytes { names.add(bytes) }
      return names.keys
    }
    return found.indices.filter { index in
      !found.indices.contains { $0 != index && keys[index].isStrictSubset(of: keys[$0]) }
    }.map { found[$0] }
  }

  /// A folder each, with how many files of tokens lie there.
  func asides(without read: Set<String> = []) -> [Aside] {
    var byFolder: [String: [FileLook]] = [:]
    for look in looks where !read.contains(look.path) { byFolder[folders[look.path] ?? "", default: []].append(look) }
    let readFolders = Set(read.compactMap { folders[$0] })
    return byFolder.sorted { $0.key < $1.key }.map { folder, looks in
      let count = "\(looks.count) token file\(looks.count == 1 ? "" : "s")"
      let more = "\(count) more, which say\(looks.count == 1 ? "s" : "") the same again"
      let what = readFolders.contains(folder) ? more : "build products; \(count)"
      return Aside(
        path: folder, reason: .buildProduct, files: looks.count, isFolder: true, detail: what,
        colors: looks.map { $0.candidate?.colors ?? 0 }.max() ?? 0)
    }
  }
}
