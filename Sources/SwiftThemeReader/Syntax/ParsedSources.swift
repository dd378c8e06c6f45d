import Synchronization
import ThemeModel

/// Files that were parsed, so that themes and views, which mostly stand in the same files, cost one parse.
public final class ParsedSources: Sendable {
  private struct Key: Hashable {
    var name: String
    /// Spans carry the file's position.
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
