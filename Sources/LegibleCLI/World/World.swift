import Reports

/// Everything outside of the process that a command may touch. Tests hand over their own.
struct World {
  var input: any ByteSource
  var output: ByteOutput
  var errors: ByteOutput
  var disk: Disk
  var environment: [String: String]
  /// The day in UTC, as `2026-11-20`; asked only where a waiver's expiry is judged.
  var today: () -> String
  var programs: any ProgramRunner
  /// How many threads can run at once.
  var cores: Int
  /// What commands leave to the end of the process: a thousand judged themes take time to be taken apart one by one.
  var kept: [AnyObject] = []

  /// Human output on standard output.
  func style(_ choice: ColorChoice) -> TerminalStyle {
    TerminalStyle(choice, isTerminal: output.isTerminal, environment: environment)
  }

  /// Human output on standard error.
  func errorStyle(_ choice: ColorChoice) -> TerminalStyle {
    TerminalStyle(choice, isTerminal: errors.isTerminal, environment: environment)
  }

  /// Columns of human output: what COLUMNS says, else the terminal, else 80.
  var textWidth: Int {
    environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? output.width ?? 80
  }
}
