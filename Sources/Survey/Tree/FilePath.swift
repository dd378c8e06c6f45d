/// Paths as text.
public enum FilePath {
  /// Returns the folder of a file, or `.` for a bare name.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  public static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// Returns the path of an entry of a folder. Both are already tidied.
  public static func child(_ name: String, of folder: String) -> String {
    folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// Removes `./`, `a/..`, doubled slashes and a trailing slash.
  public static func tidied(_ path: String) -> String {
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

  /// Returns a path below a folder. An absolute path stays unchanged.
  public static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder == "." ? tidied(path) : tidied("\(folder)/\(path)")
  }

  /// Returns a path relative to a folder. Both must be relative to the same folder, or both absolute.
  public static func relative(_ path: String, to folder: String) -> String {
    let path = tidied(path)
    let folder = tidied(folder)
    guard path.hasPrefix("/") == folder.hasPrefix("/"), folder != "." else { return path }
    var there = path == "." ? [] : path.split(separator: "/")
    var here = folder.split(separator: "/")
    while let first = there.first, first == here.first, first != ".." {
      there.removeFirst()
      here.removeFirst()
    }
    // The name of a folder above an unknown one is not known.
    guard !here.contains("..") else { return path }
    let way = here.map { _ in "..".dropFirst(0) } + there
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
