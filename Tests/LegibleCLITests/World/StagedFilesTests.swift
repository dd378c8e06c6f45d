import Foundation
import Survey
import Testing

@testable import LegibleCLI

struct StagedFilesTests {
  let world: TestWorld
  let disk: Disk

  init() throws {
    world = try TestWorld()
    disk = Disk(workingFolder: world.folder.path)
  }

  @Test func nothingShowsBeforeTheCommit() throws {
    try world.write("out/report.json", "old")
    let staged = StagedFiles(disk)
    try staged.stage("out/report.json", Array("new".utf8))
    try staged.stage("out/deep/er/sheet.png", Array("png".utf8))
    #expect(try world.read("out/report.json") == "old")
    try staged.commit()
    #expect(try world.read("out/report.json") == "new")
    #expect(try world.files() == ["out", "out/deep", "out/deep/er", "out/deep/er/sheet.png", "out/report.json"])
  }

  @Test func whatIsNotCommittedLeavesNoTrace() throws {
    do {
      let staged = StagedFiles(disk)
      try staged.stage("new/a", [1])
      try staged.stage("b", [2])
      #expect(try world.files().count == 3)
    }
    #expect(try world.files() == [])
  }

  @Test func oneFileThatCannotBeWrittenLeavesAllAlone() throws {
    try world.write("taken/file", "")
    let staged = StagedFiles(disk)
    try staged.stage("a", [1])
    #expect(throws: FileError(path: "taken", problem: .isFolder, attempt: "write")) { try staged.stage("taken", [2]) }
    #expect(throws: FileError(path: "taken/file/below", problem: .notFolder, attempt: "write")) {
      try staged.stage("taken/file/below", [2])
    }
    #expect(!disk.exists("a"))
  }

  @Test func aNameOfTheGreatestLengthIsWritten() throws {
    let name = String(repeating: "n", count: 255)
    let staged = StagedFiles(disk)
    try staged.stage(name, [7])
    try staged.commit()
    #expect(try disk.read(name) == [7])
  }
}
