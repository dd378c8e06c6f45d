import Synchronization
import ThemeModel

/// Tables of paths that resolver documents are done with, for the next ones: a system's themes mostly have the same paths, and
/// what is known already is found without being entered. Numbers depend on what was read before, and nothing on the numbers.
final class DTCGPathTables: Sendable {
  private let tables = Mutex<[PathTable]>([])

  func take() -> PathTable {
    tables.withLock { $0.popLast() } ?? PathTable(capacity: 256)
  }

  /// `declared`: how many tokens the sources of the document declare. Where its paths were mostly those of others, the table
  /// would only grow.
  func give(_ table: PathTable, declared: Int) {
    guard table.count <= 4 * declared + 64, !table.hasDottedNames else { return }
    tables.withLock { $0.append(table) }
  }
}
