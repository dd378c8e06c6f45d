/// The folders that may be read: the project, and folders named on the command line. Links and references never lead
/// out of them.
public struct TreeBoundary: Sendable {
  /// The identities of the folders, as `FileTree.identity(of:)` returns them.
  private var roots: [String]

  public init(roots: [String]) {
    self.roots = roots
  }

  public mutating func add(_ root: String) {
    roots.append(root)
  }

  public func contains(_ identity: String) -> Bool {
    roots.contains { root in
      root.isEmpty || root == "/" || identity == root || identity.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
  }
}
