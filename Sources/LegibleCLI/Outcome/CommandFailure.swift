import Reports
import Survey
import ThemeModel

/// The reason why a command failed, with its message.
enum CommandFailure: Error, Equatable {
  case usage(UsageError)
  case file(FileError)
  case stream(StreamError)
  case program(ProgramError)
  /// A document that is not a report of Legible, with its place.
  case report(String)
  /// A sheet that could not be drawn.
  case sheet(String)
  /// An error message of git, or a message about git.
  case git(String)
  case unknownToken(String, nearest: String?)
  /// A token that a plan names no way out for.
  case noWayOut(String, nearest: String?)
  /// A way out that a plan names and does not take.
  case wayNotTaken(String, reason: String)
  case ambiguousToken(String, candidates: [String])
  /// A name that is not in the baseline or the themes.
  case rename(String)
  /// The errors have already been printed.
  case reported([Diagnostic])

  var message: String? {
    switch self {
    case .usage(let error): error.message
    case .file(let error): error.message
    case .stream(let error): error.message
    case .program(let error): error.message
    case .report(let message): SafeText.of(message)
    case .sheet(let message): SafeText.of(message)
    case .git(let message): SafeText.of(message)
    case .rename(let message): SafeText.of(message)
    case .unknownToken(let name, let nearest):
      "there is no token '\(SafeText.of(name))'"
        + (nearest.map { "; did you mean \(SafeText.of($0))?" } ?? "")
    case .noWayOut(let name, let nearest):
      "the plan names no way out for '\(SafeText.of(name))'"
        + (nearest.map { "; did you mean \(SafeText.of($0))?" } ?? "")
    case .wayNotTaken(let name, let reason):
      "'\(SafeText.of(name))' is not added to the plan: \(SafeText.of(reason))"
    case .ambiguousToken(let name, let candidates):
      "'\(SafeText.of(name))' could be "
        + candidates.prefix(8).map(SafeText.of).joined(separator: ", ") + (candidates.count > 8 ? ", …" : "")
    case .reported: nil
    }
  }
}
