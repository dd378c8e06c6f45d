import Foundation
import Survey
import Testing

@testable import LegibleCLI

struct DiskTests {
  let world: TestWorld
  let disk: Disk

  init() throws {
    world = try TestWorld()
    disk = Disk(workingFolder: world.folder.path)
  }

  private func problem(reading path: String, limit: Int = Disk.largestFile) -> FileProblem? {
    #expect(throws: FileError.self) { try disk.read(path, limit: limit) }?.problem
  }

  @Test func readsAWholeFile() throws {
    let text = String(repeating: "0123456789", count: 50_000)
    try world.write("a/b.txt", text)
    #expect(try disk.read("a/b.txt") == Array(text.utf8))
    #expect(try disk.read(world.folder.path + "/a/b.txt").count == 500_000)
    try world.write("empty", "")
    #expect(try disk.read("empty") == [])
  }

  @Test func listsNamesByTheirBytes() throws {
    for name in ["b", "a", "Z", "é", "10", "9"] { try world.write("folder/\(name)", "") }
    #expect(try disk.list("folder").map(\.name) == ["10", "9", "Z", "a", "b", "é"])
  }

  /// A folder's listing already describes its entries. A link is described by its target.
  @Test func saysOfEachEntryWhatItIs() throws {
    try world.write("folder/file", "")
    try world.write("folder/inner/file", "")
    try FileManager.default.createSymbolicLink(
      atPath: world.folder.appendingPathComponent("folder/link").path, withDestinationPath: "inner")
    for entry in try disk.list("folder") {
      let kind = try disk.kind(of: "folder/\(entry.name)")
      #expect(entry.kind == nil || entry.kind == kind, "\(entry.name)")
    }
    #expect(try disk.list("folder").first { $0.name == "link" }?.kind == nil)
  }

  @Test func saysWhatIsInTheWay() throws {
    try world.write("file", "0123456789")
    try FileManager.default.createDirectory(
      at: world.folder.appendingPathComponent("folder"), withIntermediateDirectories: false)
    for (link, target) in [("dangling", "nowhere"), ("loop", "loop"), ("good", "file")] {
      try FileManager.default.createSymbolicLink(
        atPath: world.folder.appendingPathComponent(link).path, withDestinationPath: target)
    }
    #expect(mkfifo(world.folder.appendingPathComponent("pipe").path, 0o600) == 0)

    #expect(problem(reading: "nothing") == .missing)
    #expect(problem(reading: "dangling") == .danglingLink(target: "nowhere"))
    #expect(problem(reading: "loop") == .linkLoop)
    #expect(problem(reading: "folder") == .isFolder)
    #expect(problem(reading: "file/below") == .notFolder)
    #expect(problem(reading: "pipe") == .isPipe)
    #expect(problem(reading: "/dev/zero") == .isDevice)
    #expect(problem(reading: "a\0b") == .nulInPath)
    #expect(problem(reading: "file", limit: 9) == .tooLarge(bytes: 10, limit: 9))
    #expect(try disk.read("good", limit: 10).count == 10)
    #expect(throws: FileError(path: "file", problem: .notFolder, attempt: "read")) { try disk.list("file") }
    #expect(try disk.kind(of: "folder") == .folder)
    #expect(try disk.kind(of: "good") == .file)
    #expect(throws: FileError(path: "pipe", problem: .isPipe, attempt: "read")) { try disk.kind(of: "pipe") }
  }

  @Test func refusesAFileThatIsTooLargeWithoutReadingIt() throws {
    let path = world.folder.appendingPathComponent("large").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, 200_000_000_000) == 0)
    #expect(problem(reading: "large") == .tooLarge(bytes: 200_000_000_000, limit: Disk.largestFile))
  }
}
