import Synchronization

/// The contents of blobs, read through a single `git cat-file --batch` process.
final class GitObjects: Sendable {
  enum Problem: Error, Equatable {
    case tooLarge(bytes: Int)
    case unreadable
  }

  private let programs: any ProgramRunner
  private let folder: String
  /// Started for the first blob. Answers one request at a time.
  private let conversation = Mutex<(any ProgramConversation)?>(nil)

  init(programs: any ProgramRunner, folder: String) {
    self.programs = programs
    self.folder = folder
  }

  func blob(_ object: String, limit: Int) throws(Problem) -> [UInt8] {
    let answer: Result<[UInt8], Problem> = conversation.withLock { conversation in
      if conversation == nil {
        conversation = try? programs.start("git", ["-C", folder, "cat-file", "--batch"])
      }
      guard let git = conversation else { return .failure(.unreadable) }
      guard let answer = Self.ask(git, for: object, limit: limit) else {
        // The process has ended or gave an unexpected answer. The next request starts another one.
        conversation = nil
        return .failure(.unreadable)
      }
      return answer
    }
    return try answer.get()
  }

  /// Returns `nil` if the answer is invalid or ends too early.
  private static func ask(_ git: any ProgramConversation, for object: String, limit: Int) -> Result<[UInt8], Problem>? {
    guard git.write(Array(object.utf8) + [UInt8(ascii: "\n")]) != nil, let head = git.readLine() else { return nil }
    // The answer is the object, its kind and its size, or the object and "missing".
    let words = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    if words.last == "missing" { return .failure(.unreadable) }
    guard words.count == 3, let size = Int(words[2]), size >= 0 else { return nil }
    if size > limit {
      var rest = size + 1
      while rest > 0 {
        guard let skipped = git.read(min(rest, 1 << 16)) else { return nil }
        rest -= skipped.count
      }
      return .failure(.tooLarge(bytes: size))
    }
    guard let bytes = git.read(size), git.read(1) != nil else { return nil }
    return words[1] == "blob" ? .success(bytes) : .failure(.unreadable)
  }
}
