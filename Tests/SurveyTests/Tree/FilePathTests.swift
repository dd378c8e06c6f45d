import Testing

@testable import Survey

struct FilePathTests {
  @Test(arguments: [
    ("a/./b//c/", "a/b/c"), ("./", "."), ("a/..", "."), ("../a/../b", "../b"), ("/a/../../b", "/b"), ("/", "/"),
    ("", "."),
  ])
  func tidies(path: String, tidied: String) {
    #expect(FilePath.tidied(path) == tidied)
  }

  @Test(arguments: [
    ("themes", ".", "themes"), ("themes", "deep", "../themes"), ("deep/themes", "deep", "themes"), (".", "deep", ".."),
    ("deep", "deep", "."), ("../x", "deep", "../../x"), ("x", "../y", "x"), ("/a/b", "/a/c", "../b"), ("/a", "b", "/a"),
  ])
  func findsTheWayFromAFolder(path: String, folder: String, way: String) {
    #expect(FilePath.relative(path, to: folder) == way)
  }
}
