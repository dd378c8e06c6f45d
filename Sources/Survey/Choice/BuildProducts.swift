import ThemeModel

/// Files that builds wrote into their own folders, such as `dist`. They repeat the sources, often in several formats,
/// so they are read only when nothing else in the repository has its colors.
struct BuildProducts {
  private let looks: [FileLook]
  /// Files that only have colors somewhere. They are reported as data and not read.
  private let data: [FileLook]
  private let folders: [String: String]

  /// - Parameter products: The folder of each file.
  init(_ looks: [FileLook], in products: [SourceWalk.Product]) {
    folders = Dictionary(products.map { ($0.path, $0.folder) }) { first, _ in first }
    let colored = looks.filter { $0.broken == nil && Self.colors(in: $0) > 0 }
    func isData(_ look: FileLook) -> Bool {
      look.candidate.map { $0.format == .keyed && $0.strength <= .shape } ?? true
    }
    self.looks = colored.filter { !isData($0) }
    data = colored.filter(isData)
  }

  /// Returns how many colors the file has, also where no format takes it for a theme.
  private static func colors(in look: FileLook) -> Int { look.candidate?.colors ?? look.strayColors }

  /// Returns whether a file writes at least one color down. A build may call filters or shadows colors, too.
  private static func writesColors(_ look: FileLook) -> Bool {
    guard FileNames.isJSON(look.path), let bytes = look.bytes else { return true }
    return WrittenColors([bytes]).count > 0
  }

  /// Returns whether they have many times as many colors as the sources.
  func areAllThereIs(beside sources: Int) -> Bool {
    let most = looks.map { $0.candidate?.colors ?? 0 }.max() ?? 0
    return most > 1 && sources * Self.manyTimes <= most
  }

  private static let manyTimes = 8

  /// Returns the files of one format, preferring tokens to keys with colors, without those that only repeat some tokens
  /// of another file. A file with the same names but other values is another theme.
  func toRead() -> [FileLook] {
    let formats: [Candidate.Format] = [.designTokens, .assetCatalog, .keyed]
    guard let format = formats.first(where: { format in looks.contains { $0.candidate?.format == format } }) else {
      return []
    }
    let found = looks.filter { $0.candidate?.format == format && Self.writesColors($0) }
    guard format != .assetCatalog else { return found }
    let written = found.map { WrittenColors([$0.bytes ?? []]) }
    return found.indices.filter { index in
      !found.indices.contains { other in
        other != index && written[index].isRepeated(in: written[other])
          && !written[other].isRepeated(in: written[index])
      }
    }.map { found[$0] }
  }

  /// Returns an entry for each folder, with the number of token files in it, and of files with colors that are not
  /// tokens.
  func asides(without read: Set<String> = []) -> [Aside] {
    let left = Dictionary(grouping: (looks + data).filter { !read.contains($0.path) }) { folders[$0.path] ?? "" }
    let readFolders = Set(read.compactMap { folders[$0] })
    let isData = Set(data.map(\.path))
    return left.sorted { $0.key < $1.key }.map { folder, looks in
      let others = looks.count { isData.contains($0.path) }
      let tokens = looks.count - others
      let count = "\(tokens) token file\(tokens == 1 ? "" : "s")"
      let isRead = readFolders.contains(folder)
      var parts: [String] = isRead ? [] : ["build products"]
      if tokens > 0 {
        parts.append(isRead ? "\(count) more, which repeat\(tokens == 1 ? "s" : "") the same tokens" : count)
      }
      if others > 0 { parts.append("\(others) file\(others == 1 ? "" : "s") with colours that no token names") }
      return Aside(
        path: folder, reason: .buildProduct, files: looks.count, isFolder: true, detail: parts.joined(separator: "; "),
        colors: looks.map(Self.colors).max() ?? 0)
    }
  }
}
