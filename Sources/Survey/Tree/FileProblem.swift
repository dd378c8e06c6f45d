/// Why a file or folder could not be used.
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
  /// Something would be written over.
  case exists
  case failed(reason: String)
}

/// A file problem with the path that has it.
public struct FileError: Error, Equatable, Sendable {
  public var path: String
  public var problem: FileProblem
  /// What was tried: `read`, `write`.
  public var attempt: String

  public init(path: String, problem: FileProblem, attempt: String) {
    self.path = path
    self.problem = problem
    self.attempt = attempt
  }
}
