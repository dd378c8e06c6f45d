import Survey
import ThemeModel

/// Provides files that other files name, from the same tree. They must not lie outside the project.
struct TreeSiblings: SiblingFiles {
  let tree: any FileTree
  /// `nil` if everything may be read.
  var boundary: TreeBoundary?

  func file(_ relativePath: String, besides file: String) throws(SiblingFileError) -> SourceFile {
    guard !relativePath.contains("://"), !relativePath.hasPrefix("//") else {
      throw SiblingFileError(reason: "legible reads files, not the network")
    }
    let path = FilePath.joined(FilePath.folder(of: file), relativePath)
    if let boundary, let identity = tree.identity(of: path), !boundary.contains(identity) {
      throw SiblingFileError(reason: "it is outside the project")
    }
    do throws(FileError) {
      return SourceFile(name: path, bytes: try tree.read(path))
    } catch {
      throw SiblingFileError(reason: error.problem.message)
    }
  }
}
