/// Runs another program, such as git, and takes what it prints.
protocol ProgramRunner: Sendable {
  func run(_ program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult
  /// Starts one that answers what it is asked, over and over. It ends when it is let go.
  func start(_ program: String, _ arguments: [String]) throws(ProgramError) -> any ProgramConversation
  /// Hands a text to a command of the shell that shows it on our own standard output, and waits until it ends. False where there
  /// is no such command, and nothing was shown.
  func page(_ text: [UInt8], through command: String) -> Bool
}

extension ProgramRunner {
  func page(_ text: [UInt8], through command: String) -> Bool { false }
}

/// A running program: its standard input and output.
protocol ProgramConversation: AnyObject, Sendable {
  /// Nil when the program is gone.
  func write(_ bytes: [UInt8]) -> Void?
  /// Waits for that many bytes; nil when the program ends before.
  func read(_ count: Int) -> [UInt8]?
  /// Up to the next line break, without it; nil when the program ends before.
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
