/// The deepest folder that contains all of some files.
public enum FolderOfAll {
  public static func of(_ paths: [String]) -> String {
    guard let first = paths.first else { return "." }
    var common = first.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for path in paths.dropFirst() {
      let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      while !folders.starts(with: common) { common = common.dropLast() }
    }
    return common.isEmpty ? "." : common.joined(separator: "/")
  }
}
