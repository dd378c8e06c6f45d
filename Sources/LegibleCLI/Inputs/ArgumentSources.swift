import Plans
import Survey
import ThemeModel

/// The sources that paths on the command line lead to. A path is read as the entry of the configuration that it lies in, with its
/// name and its options: a baseline knows a theme by that name. A folder that contains entries leads to these.
enum ArgumentSources {
  /// - Parameters:
  ///   - folder: The folder of the configuration, to which the paths of its entries are relative.
  ///   - whole: The whole path of a file or a folder. A relative path and a whole one may mean the same.
  static func found(
    for arguments: [String], among declared: [PlanSource], of folder: String, whole: (String) -> String
  ) -> [PlanSource] {
    guard declared.count > 1 else {
      // A single source has the options for everything.
      let options = declared.first?.options ?? SourceOptions()
      return [PlanSource(paths: arguments.map { PlanSource.Path($0) }, options: options)]
    }
    var found: [(entry: Int?, source: PlanSource)] = []
    func add(_ path: PlanSource.Path, of entry: Int?) {
      if let known = found.firstIndex(where: { $0.entry == entry }) {
        if !found[known].source.paths.contains(where: { $0.text == path.text }) {
          found[known].source.paths.append(path)
        }
        return
      }
      guard let entry else { return found.append((nil, PlanSource(paths: [path]))) }
      var source = declared[entry]
      source.paths = [path]
      source.assetCatalogs = source.assetCatalogs.map {
        PlanSource.Path(FilePath.joined(folder, $0.text), place: $0.place)
      }
      found.append((entry, source))
    }
    let paths = declared.indices.flatMap { entry in
      declared[entry].paths.map { path in
        let text = FilePath.tidied(FilePath.joined(folder, path.text))
        return (entry: entry, path: path, text: text, whole: whole(text))
      }
    }
    let root = whole(FilePath.tidied(folder))
    for argument in arguments {
      let plain = FilePath.tidied(argument)
      let here = whole(plain)
      let around = paths.filter { one in
        // A glob is relative to the folder, whose own name may look like one.
        let glob = FilePath.tidied(one.path.text)
        guard FileGlob.isGlob(glob) else { return holds(one.whole, here) || holds(one.text, plain) }
        let inFolder = [(plain, FilePath.tidied(folder)), (here, root)].compactMap(rest)
        return inFolder.contains(where: FileGlob(glob).matches) || FileGlob(glob).matches(here)
      }
      if let nearest = around.max(by: { $0.whole.utf8.count < $1.whole.utf8.count }) {
        add(PlanSource.Path(argument), of: nearest.entry)
        continue
      }
      let inside = paths.filter { holds(here, $0.whole) }
      for one in inside { add(PlanSource.Path(one.text, place: one.path.place), of: one.entry) }
      if inside.isEmpty { add(PlanSource.Path(argument), of: nil) }
    }
    return found.map(\.source)
  }

  /// Reports whether a path is another one or lies in it.
  private static func holds(_ outer: String, _ inner: String) -> Bool {
    inner == outer || outer.isEmpty || inner.hasPrefix(outer == "/" ? outer : outer + "/")
  }

  /// Returns the path of a file within a folder; `nil` where it lies elsewhere.
  private static func rest(of path: String, in folder: String) -> String? {
    guard !folder.isEmpty, folder != "." else { return path.hasPrefix("/") ? nil : path }
    let start = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }
}
