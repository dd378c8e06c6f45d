import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Removes temporary files, and the folders made for them, when a signal ends the process.
///
/// The handler may interrupt any code, so it neither allocates nor locks. It walks a list that only grows, newest entry
/// first, and calls only functions that POSIX allows in a handler.
enum Leftovers {
  /// A file or folder to remove.
  struct Entry {
    fileprivate let node: UnsafeMutablePointer<Node>

    /// Disarms the entry, because the file is in its place now or already removed.
    func keep() {
      node.pointee.isArmed.store(false, ordering: .releasing)
    }
  }

  fileprivate struct Node: ~Copyable {
    let path: UnsafeMutablePointer<CChar>
    let isFolder: Bool
    let isArmed = Atomic(true)
    var next: UnsafeMutablePointer<Node>?
  }

  // Nodes are never freed, and only the atomic of a node in the list changes.
  nonisolated(unsafe) private static let newest = Atomic<UnsafeMutablePointer<Node>?>(nil)

  /// Installed when the first entry is added. A run that writes nothing keeps the default handlers.
  private static let handlers: Void = {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // If the parent process ignores a signal, it stays ignored.
      let before = signal(number, end)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }()

  /// Adds an entry. Called before the file or folder is made, so that there is no gap.
  static func add(_ path: String, isFolder: Bool) -> Entry {
    _ = handlers
    let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    node.initialize(to: Node(path: strdup(path), isFolder: isFolder, next: nil))
    var head = newest.load(ordering: .acquiring)
    while true {
      node.pointee.next = head
      let (exchanged, original) = newest.compareExchange(
        expected: head, desired: node, ordering: .acquiringAndReleasing)
      if exchanged { return Entry(node: node) }
      head = original
    }
  }

  /// Removes the entries, and ends the process as the signal would have done.
  private static let end: @convention(c) (Int32) -> Void = { number in
    var next = newest.load(ordering: .acquiring)
    while let node = next {
      if node.pointee.isArmed.load(ordering: .acquiring) {
        // A folder that contains other files by now stays.
        _ = node.pointee.isFolder ? rmdir(node.pointee.path) : unlink(node.pointee.path)
      }
      next = node.pointee.next
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
