/// The reason why a file or folder could not be used.
public enum FileProblem: Error, Equatable, Sendable {
  case missing
  case danglingLink(target: String)
  case linkLoop
  case notPermitted
  case isFolder
  case notFolder
  case isPipe
  case isDevice
  case isSocket
  case tooLarge(bytes: Int, limit: Int)
  case nulInPath
  case nothingMatches
  /// A link or a path that leads out of the project.
  case outside
  /// The file to be written exists already.
  case exists
  case failed(reason: String)
}

/// A file problem and the path that has it.
public struct FileError: Error, Equatable, Sendable {
  public var path: String
  public var problem: FileProblem
  /// The operation that failed: `read` or `write`.
  public var attempt: String

  public init(path: String, problem: FileProblem, attempt: String) {
    self.path = path
    self.problem = problem
    self.attempt = attempt
  }
}
