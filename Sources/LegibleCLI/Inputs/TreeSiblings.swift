import ThemeModel

/// Files that other files name, from the tree that those were read from.
struct TreeSiblings: SiblingFiles {
  let tree: any FileTree

  func file(_ relativePath: String, besides file: String) throws(SiblingFileError) -> SourceFile {
    guard !relativePath.contains("://"), !relativePath.hasPrefix("//") else {
      throw SiblingFileError(reason: "legible reads files, not the network")
    }
    let path = FilePath.joined(FilePath.folder(of: file), relativePath)
    do throws(FileError) {
      return SourceFile(name: path, bytes: try tree.read(path))
    } catch {
      throw SiblingFileError(reason: error.problem.message)
    }
  }
}
