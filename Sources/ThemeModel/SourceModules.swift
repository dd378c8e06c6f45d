/// The targets that compile each source file, as the projects beside the sources say.
///
/// Two files are of one module where one target compiles both. What a module declares without `public`, no other module can use.
public struct SourceModules: Hashable, Sendable {
  /// The targets of each file, by its path. Empty where no project was read.
  private let targets: [String: Set<String>]

  public init(targets: [String: Set<String>] = [:]) {
    self.targets = targets
  }

  /// Returns the targets that compile a file: none for a file of no project, and `nil` where nothing is known of any file.
  public func targets(of path: String) -> Set<String>? {
    targets.isEmpty ? nil : targets[path] ?? []
  }
}
