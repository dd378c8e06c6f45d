import Foundation
import Survey
import Synchronization
import Testing

@testable import LegibleCLI

struct GitTreeTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  /// Counts the programs that it starts.
  private final class CountedPrograms: ProgramRunner {
    let started = Mutex<[String]>([])
    private let programs = SpawnedPrograms()

    func run(_ program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult {
      started.withLock { $0.append(arguments.joined(separator: " ")) }
      return try programs.run(program, arguments)
    }

    func start(_ program: String, _ arguments: [String]) throws(ProgramError) -> any ProgramConversation {
      started.withLock { $0.append(arguments.joined(separator: " ")) }
      return try programs.start(program, arguments)
    }
  }

  private func commit() throws {
    let script = "git init -q . && git add -A && git -c user.name=n -c user.email=e commit -q -m first"
    let result = try Binary.shell("export HOME=$PWD/none; \(script)", in: world.folder)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func oneProcessReadsEveryFile() throws {
    for index in 0..<60 {
      // Files of every size, with line breaks and lines that look like headers of git's output.
      try world.write("f\(index)", String(repeating: "\n0123 blob \(index)\n", count: index * index * 3))
    }
    try world.write("folder/empty", "")
    try commit()
    let programs = CountedPrograms()
    let tree = try GitTree(revision: "HEAD", folder: world.folder.path, programs: programs)
    let before = programs.started.withLock { $0.count }
    for index in 0..<60 { #expect(try tree.read("f\(index)") == Array(try world.read("f\(index)").utf8)) }
    #expect(try tree.read("folder/empty") == [])
    let after = programs.started.withLock { $0 }
    #expect(after.count == before + 1)
    #expect(after.last?.hasSuffix("cat-file --batch") == true)
  }

  @Test func readsFromManyThreadsAtOnce() throws {
    for index in 0..<40 { try world.write("f\(index)", String(repeating: "\(index),", count: 1 + index * 500)) }
    try commit()
    let tree = try GitTree(revision: "HEAD", folder: world.folder.path, programs: SpawnedPrograms())
    let texts = Mutex<[Int: Int]>([:])
    DispatchQueue.concurrentPerform(iterations: 40) { index in
      let bytes = (try? tree.read("f\(index)")) ?? []
      texts.withLock { $0[index] = bytes.count }
    }
    for index in 0..<40 { #expect(texts.withLock { $0[index] } == (1 + index * 500) * ("\(index),".utf8.count)) }
  }

  @Test func aFileBeyondTheLimitIsRefusedAndTheNextOneIsRead() throws {
    try world.write("large", String(repeating: "x", count: 300_000))
    try world.write("small", "s")
    try commit()
    let tree = try GitTree(revision: "HEAD", folder: world.folder.path, programs: SpawnedPrograms())
    #expect(
      throws: FileError(path: "large", problem: .tooLarge(bytes: 300_000, limit: 1_000), attempt: "read")
    ) { try tree.read("large", limit: 1_000) }
    #expect(try tree.read("small", limit: 1_000) == Array("s".utf8))
    #expect(try tree.read("large", limit: 300_000).count == 300_000)
  }

  @Test func linksAreFollowedWithinTheRevision() throws {
    try world.write("a/colours.json", "{}")
    try FileManager.default.createSymbolicLink(
      atPath: world.folder.appendingPathComponent("link").path, withDestinationPath: "a/../a/colours.json")
    try commit()
    let tree = try GitTree(revision: "HEAD", folder: world.folder.path, programs: SpawnedPrograms())
    #expect(try tree.read("link") == Array("{}".utf8))
    #expect(tree.identity(of: "link") == "a/colours.json")
  }
}
