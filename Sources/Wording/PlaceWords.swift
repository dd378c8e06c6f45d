import ThemeModel

/// Files and lines as people read them.
public enum PlaceWords {
  /// The name of a file without its folders. All colors of an asset catalog are in files of one name: the folder tells which one it is.
  public static func file(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return path }
    if name == "Contents.json", let folder = parts.dropLast().last, folder.hasSuffix(".colorset") {
      return String(folder)
    }
    return String(name)
  }

  /// For example `MenuCell.swift:119` or `Ink.colorset:4`.
  public static func short(_ place: Place) -> String {
    place.line > 0 ? "\(file(place.file)):\(place.line)" : file(place.file)
  }
}
