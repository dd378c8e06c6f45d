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
    guard mayRead(path) else { throw SiblingFileError(reason: "it is outside the project") }
    do throws(FileError) {
      return SourceFile(name: path, bytes: try tree.read(path))
    } catch {
      throw SiblingFileError(reason: error.problem.message)
    }
  }

  func names(in relativeFolder: String, besides file: String) -> [String]? {
    let folder = FilePath.joined(FilePath.folder(of: file), relativeFolder)
    guard mayRead(folder) else { return nil }
    return (try? tree.list(folder))?.map(\.name)
  }

  private func mayRead(_ path: String) -> Bool {
    guard let boundary, let identity = tree.identity(of: path) else { return true }
    return boundary.contains(identity)
  }
}
