/// The bytes of a file, and the name that places use for it.
public struct SourceFile: Sendable {
  public var name: String
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Gives readers the files that other files name. The path is relative to the folder of the file that names it.
public protocol SiblingFiles: Sendable {
  func file(_ relativePath: String, besides file: String) throws(SiblingFileError) -> SourceFile
  /// Returns the names of what is in a folder; `nil` where it may not or cannot be read.
  func names(in relativeFolder: String, besides file: String) -> [String]?
}

public struct SiblingFileError: Error, Hashable, Sendable {
  /// The reason as text: `no such file`, `outside of the project`.
  public var reason: String

  public init(reason: String) {
    self.reason = reason
  }
}
