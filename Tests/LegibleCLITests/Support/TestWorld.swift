import Foundation

@testable import LegibleCLI

/// The world of one test: its own folder, captured streams, a fixed day.
final class TestWorld {
  let folder: URL
  private let isOwner: Bool
  private(set) var output = ""
  private(set) var errors = ""

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID().uuidString)")
    isOwner = true
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Uses the folder of another world.
  init(in folder: URL) throws {
    self.folder = folder
    isOwner = false
  }

  deinit {
    if isOwner { try? FileManager.default.removeItem(at: folder) }
  }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns every file below the folder, including hidden ones.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @discardableResult
  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:], isTerminal: Bool = false
  ) -> CommandStatus {
    run(arguments, input: Array(input.utf8), environment: environment, isTerminal: isTerminal)
  }

  func run(
    _ arguments: [String], input: [UInt8], environment: [String: String] = [:], isTerminal: Bool = false
  ) -> CommandStatus {
    let captured = (CapturedBytes(), CapturedBytes())
    var world = World(
      input: BytesSource(bytes: input),
      output: ByteOutput(isTerminal: isTerminal, width: isTerminal ? 80 : nil, sink: captured.0.append),
      errors: ByteOutput(isTerminal: isTerminal, width: isTerminal ? 80 : nil, sink: captured.1.append),
      disk: Disk(workingFolder: folder.path), environment: environment, today: { "2026-11-20" },
      programs: SpawnedPrograms(), cores: 2)
    let status = LegibleCLI.run(arguments, in: &world)
    output = String(decoding: captured.0.bytes, as: UTF8.self)
    errors = String(decoding: captured.1.bytes, as: UTF8.self)
    return status
  }
}

final class CapturedBytes {
  var bytes: [UInt8] = []

  func append(_ more: UnsafeRawBufferPointer) -> ByteOutput.WriteResult {
    bytes += more
    return .written
  }
}

/// Bytes that arrive in small pieces, as they do through a pipe.
struct BytesSource: ByteSource {
  var position: BytesPosition
  let bytes: [UInt8]
  let piece: Int

  final class BytesPosition {
    var value = 0
  }

  init(bytes: [UInt8], piece: Int = 7_000) {
    self.bytes = bytes
    self.piece = piece
    position = BytesPosition()
  }

  func read(into buffer: inout [UInt8], atMost limit: Int) throws(StreamError) -> Int {
    let count = min(limit, piece, bytes.count - position.value)
    buffer += bytes[position.value..<position.value + count]
    position.value += count
    return count
  }
}
