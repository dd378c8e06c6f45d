/// A file's bytes under the name by which places speak of it.
public struct SourceFile: Sendable {
  public var name: String
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// How a reader asks for a file that another one names. The path is relative to the asking file's folder.
public protocol SiblingFiles: Sendable {
  func file(_ relativePath: String, besides file: String) throws(SiblingFileError) -> SourceFile
}

public struct SiblingFileError: Error, Hashable, Sendable {
  /// What went wrong, in words: `no such file`, `outside of the project`.
  public var reason: String

  public init(reason: String) {
    self.reason = reason
  }
}
