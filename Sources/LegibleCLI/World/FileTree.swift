import JSONText

/// Where files are read from: the disk, or a revision in git. Paths are relative to the working folder, or absolute.
protocol FileTree: Sendable {
  /// What stands at the path, links followed.
  func kind(of path: String) throws(FileError) -> FileKind
  /// The whole of a file.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// What lies in a folder, sorted by the bytes of the names.
  func list(_ folder: String) throws(FileError) -> [FolderEntry]
  /// The same text for every path that leads to one file or folder; nil where there is none.
  func identity(of path: String) -> String?
}

enum FileKind: Equatable {
  case file
  case folder
}

struct FolderEntry {
  var name: String
  /// Nil where the folder does not say, as of a link.
  var kind: FileKind?
}

extension FileTree {
  /// No theme file comes near this; a file beyond it is a mistake, or hostile.
  static var largestFile: Int { 100_000_000 }
  /// Legible's own report of a thousand themes is larger than any theme. As much as a document can address.
  static var largestReport: Int { JSONLimits.addressableBytes }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    try read(path, limit: Self.largestFile)
  }

  func exists(_ path: String) -> Bool {
    identity(of: path) != nil
  }
}

/// Paths as text.
enum FilePath {
  /// The folder that a file lies in; `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// The path of what lies in a folder, both tidied.
  static func child(_ name: String, of folder: String) -> String {
    folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// Without `./`, `a/..`, doubled slashes, or one at the end.
  static func tidied(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// A path below a folder; an absolute one stays what it is.
  static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder == "." ? tidied(path) : tidied("\(folder)/\(path)")
  }

  /// How to reach a path from a folder, both relative to the same place or both absolute.
  static func relative(_ path: String, to folder: String) -> String {
    let path = tidied(path)
    let folder = tidied(folder)
    guard path.hasPrefix("/") == folder.hasPrefix("/"), folder != "." else { return path }
    var there = path == "." ? [] : path.split(separator: "/")
    var here = folder.split(separator: "/")
    while let first = there.first, first == here.first, first != ".." {
      there.removeFirst()
      here.removeFirst()
    }
    // What lies above an unknown folder has no name.
    guard !here.contains("..") else { return path }
    let way = here.map { _ in "..".dropFirst(0) } + there
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
