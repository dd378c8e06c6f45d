import Reports
import Survey

extension FileProblem {
  var message: String {
    switch self {
    case .missing: "no such file or folder"
    case .danglingLink(let target): "a link to \(SafeText.of(target)), which does not exist"
    case .linkLoop: "a link that leads back to itself"
    case .notPermitted: "no permission"
    case .isFolder: "a folder where a file is expected"
    case .notFolder: "a file where a folder is expected"
    case .isPipe: "a pipe, not a file; legible reads files as a whole"
    case .isDevice: "a device, not a file"
    case .isSocket: "a socket, not a file"
    case .tooLarge(let bytes, let limit):
      "\(bytes / 1_000_000) MB, more than the \(limit / 1_000_000) MB that legible reads"
    case .nulInPath: "a path with a NUL byte"
    case .exists: "it exists already; --force overwrites it"
    case .outside:
      "it is outside the project; name it on the command line, or set “outside” in its entry of the configuration"
    case .nothingMatches: "nothing matches"
    case .failed(let reason): reason
    }
  }
}

extension FileError {
  var message: String {
    "cannot \(attempt) \(SafeText.of(path)): \(problem.message)"
  }
}
