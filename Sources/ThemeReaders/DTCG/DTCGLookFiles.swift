import ThemeModel

/// Files for a mode of one theme, beside files for the modes of what all build on: `acmeLight.json` beside `dark.json`. As the light
/// mode of the base, they would hide the base's own colors.
struct DTCGLookFiles {
  private let paths: [[String]]

  /// The share of its colors that such a file says over.
  private static let leastShare = 0.5
  /// The share of each other's colors that files say which are modes of themes beside each other.
  private static let mostShare = 0.8

  init(_ paths: [[String]]) {
    self.paths = paths
  }

  private struct Look: Hashable {
    var folders: [String]
    var stem: String
  }

  func mark(_ files: inout [DTCGFolder.File]) {
    let names = paths.map { ContextNames.split($0.last ?? "", [.mode]) }
    let stems = Set(paths.indices.filter { names[$0].when.isEmpty }.flatMap { NameWords.of(paths[$0].last ?? "") })
    var looks: [Look: [Int]] = [:]
    var plain: [[String]: [Int]] = [:]
    for index in paths.indices where !names[index].when.isEmpty && !files[index].when.isEmpty {
      let folders = Array(paths[index].dropLast())
      let stem = names[index].stem
      if stem.isEmpty {
        plain[folders, default: []].append(index)
      } else if DTCGSiblings.mayBeListed(stem), !PlainWords.isLook(stem), stems.isDisjoint(with: NameWords.of(stem)) {
        looks[Look(folders: folders, stem: stem), default: []].append(index)
      }
    }
    looks = looks.filter { plain[$0.key.folders] != nil }
    guard !looks.isEmpty else { return }
    let colors = DTCGFolderColors(files.map(\.tree), leavesAlikeShadows: true).paths.map(Set.init)
    let marked = Set(looks.values.joined())
    let base = files.indices.filter { !marked.contains($0) && files[$0].when.isEmpty }
      .reduce(into: Set<Int32>()) { $0.formUnion(colors[$1]) }
    for (look, own) in looks {
      let modes = plain[look.folders] ?? []
      let areRivals = own.allSatisfy { one in
        modes.contains { other in
          guard files[one].when == files[other].when else { return false }
          let shared = Double(colors[one].intersection(colors[other]).count)
          return shared >= Double(max(colors[one].count, colors[other].count)) * Self.mostShare
        }
      }
      let liesOver = own.allSatisfy { one in
        let shared = Double(colors[one].intersection(base).count)
        return shared > 0 && shared >= Double(colors[one].count) * Self.leastShare
      }
      guard !areRivals, liesOver else { continue }
      for index in own { files[index].look = look.stem }
    }
  }
}
