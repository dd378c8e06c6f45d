import Synchronization
import ThemeModel

/// Tables of paths that resolver documents no longer need, for the next ones. A system's themes mostly have the same paths, and
/// known paths are found without being entered. Numbers depend on what was read before, but nothing depends on the numbers.
final class DTCGPathTables: Sendable {
  private let tables = Mutex<[PathTable]>([])

  func take() -> PathTable {
    tables.withLock { $0.popLast() } ?? PathTable(capacity: 256)
  }

  /// `declared` is the number of tokens that the sources of the document declare. A table whose paths are mostly those of others
  /// is dropped, since it would only grow.
  func give(_ table: PathTable, declared: Int) {
    guard table.count <= 4 * declared + 64, !table.hasDottedNames else { return }
    tables.withLock { $0.append(table) }
  }
}
