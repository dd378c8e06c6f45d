/// Tokens of modules that have some of the same names: `Color.ink` of an app, and `Color.ink 2` of its widget.
///
/// What one module declares is not shown on what the other declares, so their names pair nothing.
public struct Namesakes: Hashable, Sendable {
  /// The file of each such token, and of each beside it that only its own module can use.
  public private(set) var files: [String: String] = [:]
  /// For each file, those that are never compiled with it.
  private var apart: [String: Set<String>] = [:]

  public init() {}

  public init(files: [String: String], apart: [String: Set<String>]) {
    (self.files, self.apart) = (files, apart)
  }

  /// Returns the files that are never compiled with a file.
  public func apart(from file: String) -> Set<String> { apart[file] ?? [] }

  /// Adds the namesakes of other code.
  public mutating func merge(_ others: Namesakes) {
    files.merge(others.files) { first, _ in first }
    apart.merge(others.apart) { $0.union($1) }
  }
}
