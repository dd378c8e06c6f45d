import ThemeModel

/// A file called default beside one for dark (`default.json`, `dark.json`) is that for light where further files have the same colors
/// (`brand.json`). The dark file would else be the dark side of each, and hide all that is in them.
enum DTCGDefaultLook {
  static func takeForLight(_ files: inout [DTCGFolder.File], _ axes: [Axis]) {
    let mode = Axis.mode.name
    guard let axis = axes.first(where: { $0.name == mode }), axis.defaultContext == "light" else { return }
    let looks = files.indices.filter { files[$0].when.isEmpty && stem(of: files[$0]) != nil }
    let dark = files.indices.filter { files[$0].when == [mode: "dark"] }
    guard !looks.isEmpty, !dark.isEmpty else { return }
    let colors = DTCGFolderColors(files.map(\.tree)).paths.map(Set.init)
    for index in looks {
      guard let look = stem(of: files[index]), !colors[index].isEmpty,
        !files.contains(where: { $0.segments == look.stem && $0.when[mode] == "light" }),
        dark.contains(where: { files[$0].segments == look.stem && colors[index].isSubset(of: colors[$0]) })
      else { continue }
      let hasRival = files.indices.contains { other in
        other != index && files[other].when.isEmpty && colors[index].isSubset(of: colors[other])
          && isBeside(files[other].segments, files[index].segments, at: look.place)
      }
      guard hasRival else { continue }
      files[index].folders -= look.stem.count < files[index].segments.count && look.place < files[index].folders ? 1 : 0
      files[index].folders = min(files[index].folders, look.stem.count)
      files[index].segments = look.stem
      files[index].when = [mode: "light"]
    }
  }

  /// Reports whether nothing but one name tells two paths apart.
  private static func isBeside(_ a: [String], _ b: [String], at place: Int) -> Bool {
    a.count == b.count && a[..<place] == b[..<place] && a[(place + 1)...] == b[(place + 1)...]
  }

  /// Returns the folders and the name without the word for a default, and the place of that word; `nil` without one.
  private static func stem(of file: DTCGFolder.File) -> (stem: [String], place: Int)? {
    for (place, name) in file.segments.enumerated() {
      let words = NameWords.of(name)
      guard let last = words.last, PlainWords.isLook(last) else { continue }
      let rest = words.dropLast().joined(separator: "-")
      var stem = file.segments
      if rest.isEmpty { stem.remove(at: place) } else { stem[place] = rest }
      return (stem, place)
    }
    return nil
  }
}
