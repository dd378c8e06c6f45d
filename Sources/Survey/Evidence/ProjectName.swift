import JSONText

/// The name of a project, from files that are in every copy of it. The name of the folder does not count, because it
/// can differ between copies.
public enum ProjectName {
  /// Returns the name of the project, or else of the package that holds all of its sources.
  ///
  /// - Parameters:
  ///   - root: The folder of the project.
  ///   - sources: The paths of the files that are read.
  public static func found(in root: String, holding sources: [String] = [], of tree: any FileTree) -> String? {
    guard let entries = try? tree.list(root) else { return nil }
    if let name = ownName(of: root, entries, in: tree) { return name }
    if let deeper = deeperName(below: root, entries, in: tree),
      sources.isEmpty || sources.contains(where: { $0.hasPrefix(deeper.folder + "/") })
    {
      return deeper.name
    }
    guard !sources.isEmpty else { return nil }
    var folder = FolderOfAll.of(sources)
    while folder != root, folder != ".", folder != "/", !folder.isEmpty {
      if let entries = try? tree.list(folder), let name = ownName(of: folder, entries, in: tree) { return name }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }

  private static func ownName(of root: String, _ entries: [FolderEntry], in tree: any FileTree) -> String? {
    let names = entries.map(\.name)
    // The project of a sample app beside a package names the sample.
    if let name = xcodeName(names.filter { FolderNames.reason(withoutEnding($0)) == nil }) { return name }
    if names.contains("Package.swift"),
      let bytes = try? tree.read(FilePath.child("Package.swift", of: root), limit: 1 << 20),
      let name = ScriptStrings.lists(of: "name", in: bytes).texts.first, !name.isEmpty
    {
      return name
    }
    // XcodeGen makes the project from this file.
    for file in ["project.yml", "project.yaml"] where names.contains(file) {
      if let bytes = try? tree.read(FilePath.child(file, of: root), limit: 1 << 20), let name = topName(bytes) {
        return name
      }
    }
    for file in ["package.json", "deno.json"] where names.contains(file) {
      if let bytes = try? tree.read(FilePath.child(file, of: root), limit: 1 << 20),
        let name = (try? JSONDocument(bytes, dialect: .json5))?.root["name"]?.string, !name.isEmpty
      {
        return name
      }
    }
    return xcodeName(names)
  }

  private static func withoutEnding(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private static func xcodeName(_ names: [String]) -> String? {
    for ending in [".xcworkspace", ".xcodeproj"] {
      let found = names.filter { $0.hasSuffix(ending) && $0.utf8.count > ending.utf8.count }
      if found.count == 1 { return String(found[0].dropLast(ending.count)) }
    }
    return nil
  }

  private static let mostFolders = 200
  private static let deepest = 3

  /// Returns the name of the only Xcode project in the folders below, if none is nearer to the top than another, with its folder.
  private static func deeperName(
    below root: String, _ entries: [FolderEntry], in tree: any FileTree
  ) -> (name: String, folder: String)? {
    func folders(_ entries: [FolderEntry], _ folder: String) -> [String] {
      entries.filter { $0.kind == .folder && FolderNames.reason($0.name) == nil }
        .map { FilePath.child($0.name, of: folder) }
    }
    var level = folders(entries, root)
    for _ in 1..<deepest {
      var next: [String] = []
      var found: [String: String] = [:]
      for folder in level.prefix(mostFolders) {
        guard let entries = try? tree.list(folder) else { continue }
        if let name = xcodeName(entries.map(\.name)) { found[name] = folder }
        next += folders(entries, folder)
      }
      if !found.isEmpty { return found.count == 1 ? found.first.map { ($0.key, $0.value) } : nil }
      level = next
    }
    return nil
  }

  /// Returns the value of `name:` at the top of a YAML file.
  private static func topName(_ bytes: [UInt8]) -> String? {
    let key = Array("name:".utf8)
    guard let line = bytes.split(separator: 0x0A).first(where: { $0.starts(with: key) }) else { return nil }
    var text = String(decoding: line.dropFirst(key.count), as: UTF8.self)[...]
    while let last = text.last, last.isWhitespace || last == "\"" || last == "'" { text.removeLast() }
    while let first = text.first, first.isWhitespace || first == "\"" || first == "'" { text.removeFirst() }
    return text.isEmpty || text.contains("#") || text.contains("{") ? nil : String(text)
  }
}
