import JSONText

/// Where files are read from: the disk, or a revision in git. Paths are relative to the working folder, or absolute.
public protocol FileTree: Sendable {
  /// What stands at the path, links followed.
  func kind(of path: String) throws(FileError) -> FileKind
  /// The whole of a file.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// What lies in a folder, sorted by the bytes of the names.
  func list(_ folder: String) throws(FileError) -> [FolderEntry]
  /// The same text for every path that leads to one file or folder; nil where there is none.
  func identity(of path: String) -> String?
}

public enum FileKind: Equatable, Sendable {
  case file
  case folder
}

public struct FolderEntry: Sendable {
  public var name: String
  /// Nil where the folder does not say, as of a link.
  public var kind: FileKind?

  public init(name: String, kind: FileKind? = nil) {
    self.name = name
    self.kind = kind
  }
}

extension FileTree {
  /// No theme file comes near this; a file beyond it is a mistake, or hostile.
  public static var largestFile: Int { 100_000_000 }
  /// Legible's own report of a thousand themes is larger than any theme. As much as a document can address.
  public static var largestReport: Int { JSONLimits.addressableBytes }

  public func read(_ path: String) throws(FileError) -> [UInt8] {
    try read(path, limit: Self.largestFile)
  }

  public func exists(_ path: String) -> Bool {
    identity(of: path) != nil
  }
}
