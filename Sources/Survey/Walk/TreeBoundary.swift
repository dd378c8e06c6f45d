/// The folders that may be read: the project, and what was named on the command line. Links and references never leave them.
public struct TreeBoundary: Sendable {
  /// As the tree tells folders apart.
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
