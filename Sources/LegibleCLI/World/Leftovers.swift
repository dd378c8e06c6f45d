import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What must not stay behind when a signal ends the process: temporary files, and folders that were made for them.
///
/// The handler may run in the middle of anything, so that it neither allocates nor locks: it walks a list that only grows,
/// newest first, and calls only what POSIX allows in a handler.
enum Leftovers {
  /// One thing to remove.
  struct Entry {
    fileprivate let node: UnsafeMutablePointer<Node>

    /// It has its place now, or is gone already.
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

  // Nodes are never freed, and of a node in the list only the atomic changes.
  nonisolated(unsafe) private static let newest = Atomic<UnsafeMutablePointer<Node>?>(nil)

  /// Installed once, when the first thing is registered: programs that write nothing end as they always did.
  private static let handlers: Void = {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Whoever starts a program with a signal ignored means it.
      let before = signal(number, end)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }()

  /// Registered before the file or folder is made, so that there is no moment between.
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

  /// Ends the process as the signal would have done by itself.
  private static let end: @convention(c) (Int32) -> Void = { number in
    var next = newest.load(ordering: .acquiring)
    while let node = next {
      if node.pointee.isArmed.load(ordering: .acquiring) {
        // A folder that something else has filled meanwhile stays.
        _ = node.pointee.isFolder ? rmdir(node.pointee.path) : unlink(node.pointee.path)
      }
      next = node.pointee.next
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
