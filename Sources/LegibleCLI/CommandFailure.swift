/// Why a command could not do its job. The wording stands with each kind.
enum CommandFailure: Error, Equatable {
  case usage(UsageError)
  case file(FileError)
  case stream(StreamError)
  case program(ProgramError)
  /// Said already, where it was found.
  case reported

  var message: String? {
    switch self {
    case .usage(let error): error.message
    case .file(let error): error.message
    case .stream(let error): error.message
    case .program(let error): error.message
    case .reported: nil
    }
  }
}
