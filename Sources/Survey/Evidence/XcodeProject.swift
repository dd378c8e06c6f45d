/// The objects of an Xcode project, by their identifiers.
struct XcodeProject {
  /// The path of its `project.pbxproj`.
  let path: String
  let objects: OldPropertyList
  /// The project itself, among the objects.
  let root: OldPropertyList?

  /// Returns `nil` if the file is not an Xcode project.
  init?(_ path: String, _ files: SettingFiles) {
    guard let bytes = files.bytes(path), let list = OldPropertyList(bytes), let objects = list["objects"] else {
      return nil
    }
    (self.path, self.objects) = (path, objects)
    root = list["rootObject"]?.text.flatMap { objects[$0] }
  }

  /// The folder that contains the project.
  var folder: String { FilePath.folder(of: FilePath.folder(of: path)) }
}
