/// Names by which code reaches files, the clock, the environment, standard streams or randomness.
enum OutsideAccess {
  /// Types and globals that no pure module mentions.
  static let names: Set<String> = [
    "FileManager", "FileHandle", "ProcessInfo", "Process", "Bundle", "URLSession", "Date", "Calendar", "TimeZone",
    "Locale", "UserDefaults", "Thread", "CommandLine", "ContinuousClock", "SuspendingClock",
    "SystemRandomNumberGenerator",
    "DispatchTime", "DispatchWallTime", "stdin", "stdout", "stderr", "environ", "errno",
  ]

  /// Functions of the standard library that a bare call reaches.
  static let standardCalls: Set<String> = ["print", "debugPrint", "dump", "readLine"]

  /// Functions of the C library. In a file that does not import it, a bare call of such a name is a method of the file's own.
  /// Threads and the number of cores are not listed: no result depends on them.
  static let libraryCalls: Set<String> = [
    "exit", "abort", "getenv", "setenv", "unsetenv", "putenv",
    "secure_getenv",
    "open", "openat", "creat", "fopen", "fdopen", "freopen", "fread", "fwrite", "fputs", "fputc", "puts", "putchar",
    "printf", "fprintf", "vprintf", "vfprintf", "perror", "read", "pread", "write", "pwrite", "close", "mmap", "stat",
    "lstat", "fstat", "access", "opendir", "readdir", "scandir", "glob", "realpath", "getcwd", "chdir", "unlink",
    "remove",
    "rename", "mkdir", "mkstemp", "system", "popen", "posix_spawn", "fork", "execve", "socket", "time", "clock",
    "clock_gettime", "gettimeofday", "localtime", "localtime_r", "gmtime", "gmtime_r", "mktime", "strftime",
    "nanosleep",
    "sleep", "usleep", "random", "rand", "arc4random", "getrandom", "setlocale", "isatty", "ioctl",
  ]

  struct Use: Equatable {
    var name: String
    var line: Int
  }

  /// Returns what code uses of the outside, apart from comments and strings. A member (`.time`, `func read(`) is not a global.
  static func uses(in text: String) -> [Use] {
    let reachesLibrary = text.contains("#include") || !libraries.isDisjoint(with: Import.all(in: text).map(\.module))
    let calls = reachesLibrary ? standardCalls.union(libraryCalls) : standardCalls
    let lines = CodeOnly.of(text).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line in
      uses(inLine: Array(line), calls: calls).map { Use(name: $0, line: number + 1) }
    }
  }

  private static let libraries: Set = ["Glibc", "Darwin", "Musl", "Foundation", "FoundationEssentials"]

  private static func uses(inLine line: [Character], calls: Set<String>) -> [String] {
    var found: [String] = []
    var index = 0
    var previousWord = ""
    while index < line.count {
      guard line[index].isLetter || line[index] == "_" else {
        index += 1
        continue
      }
      let start = index
      while index < line.count, line[index].isLetter || line[index].isNumber || line[index] == "_" { index += 1 }
      let word = String(line[start..<index])
      let before = start > 0 ? line[start - 1] : " "
      let isQualified = before == "." && ["Glibc", "Darwin", "Swift", "Foundation"].contains(previousWord)
      let isMember =
        (before == "." && !isQualified) || before == "`" || (before == ">" && start > 1 && line[start - 2] == "-")
      let isDeclared = ["func", "case", "let", "var"].contains(previousWord)
      let isCalled = index < line.count && line[index] == "("
      let isLabel = index < line.count && line[index] == ":"
      if !isMember && !isDeclared && !isLabel {
        if names.contains(word) || (isCalled && calls.contains(word)) { found.append(word) }
      } else if isMember && isCalled && ["random", "shuffled", "randomElement", "shuffle"].contains(word) {
        found.append(word)
      }
      previousWord = word
    }
    return found
  }
}
