import Survey
import ThemeModel

/// Distinguishes themes of several sources with the same name by their places: `iOS/Colors` and `Mac/Colors`.
enum ThemeNames {
  static func toldApart(_ parts: [ReadPart]) -> [ReadPart] {
    var parts = parts
    for index in parts.indices { takeGivenName(&parts[index]) }
    var owners: [String: Set<Int>] = [:]
    for (index, part) in parts.enumerated() {
      for theme in part.system.themes { owners[theme.name, default: []].insert(index) }
    }
    let shared = owners.filter { $0.value.count > 1 }
    guard !shared.isEmpty else { return parts }
    var taken = Set(owners.keys)
    for (name, indices) in shared.sorted(by: { $0.key < $1.key }) {
      let products = indices.sorted().map { parts[$0].group.product }
      let qualifiers =
        Set(products).count == products.count
        ? products : self.qualifiers(indices.sorted().map { place(of: name, in: parts[$0]) })
      for (index, qualifier) in zip(indices.sorted(), qualifiers) {
        var new = qualifier.isEmpty ? name : qualifier.hasSuffix("/" + name) ? qualifier : qualifier + "/" + name
        // If nothing else distinguishes the names, they are numbered.
        var number = 2
        while new != name, taken.contains(new) {
          new = "\(qualifier)/\(name) \(number)"
          number += 1
        }
        taken.insert(new)
        rename(name, to: new, in: &parts[index].system)
      }
    }
    return parts
  }

  /// If a source with a name has only one theme, the theme gets that name.
  private static func takeGivenName(_ part: inout ReadPart) {
    guard let given = part.givenName, part.themes.count == 1 else { return }
    rename(part.themes[0].name, to: given, in: &part.system)
  }

  private static func rename(_ name: String, to new: String, in system: inout ThemeSystem) {
    guard name != new else { return }
    for index in system.themes.indices {
      if system.themes[index].name == name { system.themes[index].name = new }
      if system.themes[index].extends == name { system.themes[index].extends = new }
      system.themes[index].givers = system.themes[index].givers.map { $0 == name ? new : $0 }
    }
    for index in system.contracts.indices {
      guard let own = system.contracts[index].own.removeValue(forKey: name) else { continue }
      system.contracts[index].own[new] = own
    }
  }

  private static func place(of name: String, in part: ReadPart) -> String {
    part.system.themes.first { $0.name == name }?.place?.file ?? part.group.files.first?.path ?? ""
  }

  /// Returns for each file the shortest end of its folder path that the others do not have. If the folders are equal,
  /// returns the name of the file.
  private static func qualifiers(_ files: [String]) -> [String] {
    let folders = files.map { file -> [Substring] in
      let parts = file.split(separator: "/")
      return Array(parts.firstIndex { $0.hasSuffix(".xcassets") }.map { parts[..<$0] } ?? parts.dropLast())
    }
    return files.indices.map { index in
      for count in 1...max(1, folders[index].count) {
        let end = folders[index].suffix(count)
        let isOwn = !folders.indices.contains { $0 != index && folders[$0].suffix(count) == end }
        if isOwn { return end.joined(separator: "/") }
      }
      let parts = files[index].split(separator: "/")
      return String(parts.first { $0.hasSuffix(".xcassets") } ?? parts.last ?? "")
    }
  }
}
