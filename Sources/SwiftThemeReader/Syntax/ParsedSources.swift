import Synchronization
import ThemeModel

/// A cache of parsed files, so that files with both themes and views, the usual case, are parsed once.
public final class ParsedSources: Sendable {
  private struct Key: Hashable {
    var name: String
    /// The file's position, which its spans contain.
    var index: Int
    var isMac: Bool
  }

  private let files = Mutex<[Key: ParsedFile]>([:])

  public init() {}

  func file(_ source: SourceFile, index: Int, isMac: Bool = false) -> ParsedFile {
    let key = Key(name: source.name, index: index, isMac: isMac)
    if let known = files.withLock({ $0[key] }) { return known }
    let file = ParsedFile(source, index: index, isMac: isMac)
    files.withLock { $0[key] = file }
    return file
  }
}
