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
    guard lone.allSatisfy({ beside.contains(way(to: files[$0])) }) else { return axes }
    var axes = axes
    for index in lone {
      let name = "\(files[index].when[contrast] ?? "")-contrast"
      files[index].when = [mode: name]
      if !axes[modes].contexts.contains(name) { axes[modes].contexts.append(name) }
    }
    axes.removeAll { $0.name == contrast }
    return axes
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
