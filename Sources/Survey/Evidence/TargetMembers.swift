/// The files that each target of an Xcode project compiles: those that its build phases list, and those in the folders that it keeps in
/// step with the disk.
struct TargetMembers {
  /// A folder of which a target compiles every file.
  private struct Folder {
    var target: String
    var path: String
    /// The files in it that the target does not compile.
    var exceptions: Set<String>
  }

  private let objects: OldPropertyList
  /// The paths of groups and files from the root of the survey, by their identifiers.
  private var places: [String: String] = [:]
  private var targetsOfFiles: [String: Set<String>] = [:]
  private var folders: [Folder] = []

  init(_ project: XcodeProject) {
    objects = project.objects
    let home = FilePath.joined(project.folder, project.root?["projectDirPath"]?.text ?? "")
    if let main = project.root?["mainGroup"]?.text { place(main, in: home, home: home, depth: 0) }
    for id in project.root?["targets"]?.texts ?? [] {
      guard let target = objects[id] else { continue }
      add(target, named: project.path + ":" + id, id: id)
    }
  }

  /// Returns the targets of those files that the project compiles.
  func targets(of paths: Set<String>) -> [String: Set<String>] {
    var found = targetsOfFiles.filter { paths.contains($0.key) }
    for folder in folders {
      for path in paths where path.hasPrefix(folder.path + "/") && !folder.exceptions.contains(path) {
        found[path, default: []].insert(folder.target)
      }
    }
    return found
  }

  // MARK: - Places

  /// No project has groups of this depth; a group that contains itself has.
  private static let deepest = 64

  private mutating func place(_ id: String, in folder: String, home: String, depth: Int) {
    guard depth < Self.deepest, places[id] == nil, let object = objects[id] else { return }
    let path = object["path"]?.text
    let own: String
    switch object["sourceTree"]?.text {
    case "<group>": own = path.map { FilePath.joined(folder, $0) } ?? folder
    case "SOURCE_ROOT": own = FilePath.joined(home, path ?? "")
    default: return
    }
    places[id] = FilePath.tidied(own)
    for child in object["children"]?.texts ?? [] { place(child, in: own, home: home, depth: depth + 1) }
  }

  // MARK: - Targets

  private mutating func add(_ target: OldPropertyList, named name: String, id: String) {
    for phase in target["buildPhases"]?.texts ?? [] {
      guard let phase = objects[phase], phase["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
      for file in phase["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text, let path = places[reference] else { continue }
        targetsOfFiles[path, default: []].insert(name)
      }
    }
    let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    for (group, path) in places {
      guard let object = objects[group], object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" else { continue }
      // The exceptions for a target that has the folder are what it leaves out, and for any other one what it takes from there.
      let listed = (object["exceptions"]?.texts ?? []).compactMap { objects[$0] }.filter { $0["target"]?.text == id }
      let paths = Set(
        listed.flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { FilePath.tidied(FilePath.joined(path, $0)) })
      if own.contains(group) {
        folders.append(Folder(target: name, path: path, exceptions: paths))
      } else {
        for path in paths { targetsOfFiles[path, default: []].insert(name) }
      }
    }
  }
}
