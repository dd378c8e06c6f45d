/// Runs other programs, such as git, and returns their output.
protocol ProgramRunner: Sendable {
  func run(_ program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult
  /// Starts a program that answers requests one after the other. It ends when the conversation is released.
  func start(_ program: String, _ arguments: [String]) throws(ProgramError) -> any ProgramConversation
  /// Passes a text to a shell command that shows it on standard output, and waits for its end. Returns false if there
  /// is no such command and nothing was shown.
  func page(_ text: [UInt8], through command: String) -> Bool
}

extension ProgramRunner {
  func page(_ text: [UInt8], through command: String) -> Bool { false }
}

/// The standard input and output of a running program.
protocol ProgramConversation: AnyObject, Sendable {
  /// Returns `nil` if the program has ended.
  func write(_ bytes: [UInt8]) -> Void?
  /// Waits for this many bytes. Returns `nil` if the program ends first.
  func read(_ count: Int) -> [UInt8]?
  /// Returns a line without its line break. Returns `nil` if the program ends first.
  func readLine() -> [UInt8]?
}

struct ProgramResult: Equatable {
  var status: Int32
  var output: [UInt8]
  var errors: String
}

enum ProgramError: Error, Equatable {
  case notFound(program: String)
  case failed(program: String, reason: String)

  var message: String {
    switch self {
    case .notFound(let program): "cannot find the program \(program)"
    case .failed(let program, let reason): "cannot run \(program): \(reason)"
    }
  }
}
