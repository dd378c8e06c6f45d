/// The folders of files, by their paths.
enum Folders {
  /// Returns the number of folders that two paths have in common. The path of a folder ends with a slash.
  static func shared(_ one: String, _ other: String) -> Int {
    var count = 0
    for (a, b) in zip(one.utf8, other.utf8) {
      guard a == b else { break }
      if a == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }

  /// Returns the folder of a file, and that of the target in a package that has it: `Packages/Kit/Sources/Kit`.
  static func ofModule(_ file: String) -> (own: String, target: String?) {
    let folders = file.split(separator: "/").dropLast()
    let target = folders.lastIndex { $0 == "Sources" }.map { sources in
      folders.prefix(through: min(sources + 1, folders.endIndex - 1)).joined(separator: "/")
    }
    return (folders.joined(separator: "/"), target)
  }
}
