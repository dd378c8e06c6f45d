import ThemeModel

/// Which themes have something of a file: only these can change when a value in it does.
struct FileHolders: Sendable {
  private var audits: [String: [Int]] = [:]

  init(_ all: [ThemeAudit]) {
    for index in all.indices {
      let links = all[index].links
      var isFile = Array(repeating: false, count: links.texts.count)
      for link in links.links { isFile[Int(link.file)] = true }
      for (text, isFile) in zip(links.texts, isFile) where isFile {
        audits[text, default: []].append(index)
      }
    }
  }

  /// By index, in order.
  func audits(with file: String) -> [Int] {
    audits[file] ?? []
  }
}
