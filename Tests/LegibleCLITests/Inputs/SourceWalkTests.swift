import Foundation
import Survey
import Testing

@testable import LegibleCLI

struct SourceWalkTests {
  let world: TestWorld
  let disk: Disk

  init() throws {
    world = try TestWorld()
    disk = Disk(workingFolder: world.folder.path)
    for path in ["t/b.json", "t/a.plist", "t/sub/c.swift", "t/.git/x.json", "t/node_modules/y.json", "t/photo.png"] {
      try world.write(path, "{}")
    }
    try world.write("t/Assets.xcassets/Accent.colorset/Contents.json", "{}")
    try world.write("t/Assets.xcassets/Accent.colorset/notes.json", "{}")
  }

  private func paths(_ path: String) -> [String] {
    SourceWalk.files(path, in: disk).files.map(\.path)
  }

  @Test func findsWhatMayBeAThemeInOneOrder() {
    #expect(
      paths("t") == ["t/Assets.xcassets/Accent.colorset/Contents.json", "t/a.plist", "t/b.json", "t/sub/c.swift"])
    #expect(paths("./t//sub/") == ["t/sub/c.swift"])
  }

  @Test func globsNameFilesAndFolders() {
    #expect(paths("t/*.{json,plist}") == ["t/a.plist", "t/b.json"])
    #expect(paths("**/*.swift") == ["t/sub/c.swift"])
    #expect(paths("t/s*") == ["t/sub/c.swift"])
    #expect(SourceWalk.files("t/*.nothing", in: disk).errors.map(\.problem) == [.nothingMatches])
  }

  @Test func aNamedFileIsOpenedWhateverItIs() {
    #expect(SourceWalk.files("t/photo.png", in: disk).files == [.init(path: "t/photo.png", isNamed: true)])
  }

  @Test func linksInACircleEnd() throws {
    try FileManager.default.createSymbolicLink(
      atPath: world.folder.appendingPathComponent("t/sub/up").path, withDestinationPath: "..")
    #expect(paths("t").contains("t/sub/c.swift"))
    #expect(paths("t").count < 20)
  }
}
