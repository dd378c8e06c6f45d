import Foundation

/// The project's own files, found from the place where this file was compiled.
enum Project {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct File {
    /// The path from the top of the project: `Sources/Audit/Report/PairReport.swift`.
    var path: String
    var text: String

    /// The folder below `Sources` or `Tests` that contains it, which is its target's name.
    var target: String { String(path.split(separator: "/")[1]) }
  }

  /// Returns every file below a folder whose name ends with one of the suffixes, sorted by path.
  static func files(below folder: String, withSuffix suffixes: String...) throws -> [File] {
    let top = root.appendingPathComponent(folder).path
    let names = try FileManager.default.subpathsOfDirectory(atPath: top).sorted()
    return try names.filter { name in suffixes.contains { name.hasSuffix($0) } }.map { name in
      File(path: "\(folder)/\(name)", text: try text(of: "\(folder)/\(name)"))
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func folders(in folder: String) throws -> [String] {
    let top = root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: top.path).sorted().filter { name in
      var isFolder: ObjCBool = false
      let path = top.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}
