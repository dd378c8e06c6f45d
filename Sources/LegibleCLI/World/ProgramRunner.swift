/// Runs another program, such as git, and takes what it prints.
protocol ProgramRunner: Sendable {
  func run(_ program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult
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
