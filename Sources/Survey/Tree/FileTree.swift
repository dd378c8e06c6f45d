import JSONText

/// The source of files: the disk, or a revision in git. Paths are relative to the working folder, or absolute.
public protocol FileTree: Sendable {
  /// Returns the kind of the file or folder at a path. Follows links.
  func kind(of path: String) throws(FileError) -> FileKind
  /// Returns the whole content of a file.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// Returns the entries of a folder, sorted by the bytes of their names.
  func list(_ folder: String) throws(FileError) -> [FolderEntry]
  /// Returns the same text for every path that leads to the same file or folder, or `nil` if there is none.
  func identity(of path: String) -> String?
  /// Whether git tracks all files, so that it ignores none.
  var holdsOnlyTracked: Bool { get }
}

public enum FileKind: Equatable, Sendable {
  case file
  case folder
}

public struct FolderEntry: Sendable {
  public var name: String
  /// `nil` if the folder does not tell the kind, for example of a link.
  public var kind: FileKind?

  public init(name: String, kind: FileKind? = nil) {
    self.name = name
    self.kind = kind
  }
}

extension FileTree {
  /// No theme file comes near this size. A larger file is a mistake, or hostile.
  public static var largestFile: Int { 100_000_000 }
  /// The report of a thousand themes is larger than any theme. This is as much as a document can address.
  public static var largestReport: Int { JSONLimits.addressableBytes }

  public var holdsOnlyTracked: Bool { false }

  public func read(_ path: String) throws(FileError) -> [UInt8] {
    try read(path, limit: Self.largestFile)
  }

  public func exists(_ path: String) -> Bool {
    identity(of: path) != nil
  }
}
