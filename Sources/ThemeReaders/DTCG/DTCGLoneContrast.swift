import ThemeModel

/// Files for a contrast beside files for modes (`themes/dark.json`, `themes/high-contrast.json`). Where no file is for both, a
/// contrast is one more choice beside the modes: the dark colors with those for high contrast over them would be a theme that
/// nobody made.
enum DTCGLoneContrast {
  /// Returns the axes with the contrast in the axis of modes, if it belongs there.
  static func joined(_ axes: [Axis], _ files: inout [DTCGFolder.File]) -> [Axis] {
    let (mode, contrast) = (Axis.mode.name, Axis.contrast.name)
    guard let modes = axes.firstIndex(where: { $0.name == mode }), axes.contains(where: { $0.name == contrast }),
      !files.contains(where: { $0.when[mode] != nil && $0.when[contrast] != nil })
    else { return axes }
    let lone = files.indices.filter { files[$0].when[contrast] != nil }
    let beside = Set(files.filter { $0.when[mode] != nil }.map { way(to: $0) })
    guard lone.allSatisfy({ beside.contains(way(to: files[$0])) }),
      Set(lone.compactMap { files[$0].when[contrast] }).count == 1, areWhole(lone, files)
    else { return axes }
    var axes = axes
    for index in lone {
      let name = "\(files[index].when[contrast] ?? "")-contrast"
      files[index].when = [mode: name]
      if !axes[modes].contexts.contains(name) { axes[modes].contexts.append(name) }
    }
    axes.removeAll { $0.name == contrast }
    return axes
  }

  /// Returns the axes with the contrast in the axis of modes where only some of the modes have a contrast of their own
  /// (`light.json`, `dark.json`, `dark-high-contrast.json`): the others at high contrast would be themes that nobody made. The file
  /// for the contrast has all that the file of its mode has, and so needs nothing of it.
  static func ofSomeModes(_ axes: [Axis], _ files: inout [DTCGFolder.File]) -> [Axis] {
    let (mode, contrast) = (Axis.mode.name, Axis.contrast.name)
    guard let modes = axes.firstIndex(where: { $0.name == mode }), axes.contains(where: { $0.name == contrast }) else {
      return axes
    }
    let lone = files.indices.filter { files[$0].when[contrast] != nil }
    let plain = files.indices.filter { files[$0].when[mode] != nil && files[$0].when[contrast] == nil }
    let shown = Set(plain.compactMap { files[$0].when[mode] } + [axes[modes].defaultContext])
    let sharp = lone.compactMap { files[$0].when[mode] }
    guard sharp.count == lone.count, Set(sharp).isStrictSubset(of: shown) else { return axes }
    let colors = DTCGFolderColors(files.map(\.tree)).paths.map(Set.init)
    let areWhole = lone.allSatisfy { index in
      let same = plain.filter {
        files[$0].when[mode] == files[index].when[mode] && way(to: files[$0]) == way(to: files[index])
      }
      return !same.isEmpty && same.allSatisfy { colors[$0].isSubset(of: colors[index]) }
    }
    guard areWhole else { return axes }
    var axes = axes
    for index in lone {
      let name = "\(files[index].when[mode] ?? "")-\(files[index].when[contrast] ?? "")-contrast"
      files[index].when[contrast] = nil
      files[index].when[mode] = name
      if !axes[modes].contexts.contains(name) { axes[modes].contexts.append(name) }
    }
    axes.removeAll { $0.name == contrast }
    return axes
  }

  /// Reports whether the files say most of what a mode says. A few colors for high contrast belong over those of each mode.
  private static func areWhole(_ lone: [Int], _ files: [DTCGFolder.File]) -> Bool {
    let colors = DTCGFolderColors(files.map(\.tree)).paths.map(Set.init)
    let modal = files.indices.filter { files[$0].when[Axis.mode.name] != nil }
    return lone.allSatisfy { index in
      modal.contains {
        way(to: files[$0]) == way(to: files[index])
          && colors[index].intersection(colors[$0]).count * 2 >= colors[$0].count
      }
    }
  }

  private struct Way: Hashable {
    var folder: Substring
    var segments: [String]
  }

  private static func way(to file: DTCGFolder.File) -> Way {
    let path = file.tree.file
    return Way(folder: path.lastIndex(of: "/").map { path[..<$0] } ?? "", segments: file.segments)
  }
}
