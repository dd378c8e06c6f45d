import JSONText

/// The name of a project, from files that are in every copy of it. The name of the folder does not count, because it
/// can differ between copies.
public enum ProjectName {
  /// - Parameter root: The folder of the project.
  public static func found(in root: String, of tree: any FileTree) -> String? {
    guard let entries = try? tree.list(root) else { return nil }
    let names = entries.map(\.name)
    for ending in [".xcworkspace", ".xcodeproj"] {
      let found = names.filter { $0.hasSuffix(ending) && $0.utf8.count > ending.utf8.count }
      if found.count == 1 { return String(found[0].dropLast(ending.count)) }
    }
    if names.contains("Package.swift"),
      let bytes = try? tree.read(FilePath.child("Package.swift", of: root), limit: 1 << 20),
      let name = ScriptStrings.lists(of: "name", in: bytes).texts.first, !name.isEmpty
    {
      return name
    }
    if names.contains("package.json"),
      let bytes = try? tree.read(FilePath.child("package.json", of: root), limit: 1 << 20),
      let name = (try? JSONDocument(bytes, dialect: .json5))?.root["name"]?.string, !name.isEmpty
    {
      return name
    }
    return nil
  }
}
