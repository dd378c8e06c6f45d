import Reports
import ThemeModel

/// Everything outside the process that a command may use. Tests provide their own.
struct World {
  var input: any ByteSource
  var output: ByteOutput
  var errors: ByteOutput
  var disk: Disk
  var environment: [String: String]
  /// Returns the current day in UTC, as `2026-11-20`. Needed only for the expiry of waivers.
  var today: () -> String
  var programs: any ProgramRunner
  /// The number of threads that can run at once.
  var cores: Int
  /// Where large audits keep what they seldom read; `nil` keeps it in memory.
  var spool: (any ByteSpool)?
  /// Objects that live until the end of the process, because releasing the parts of a thousand judged themes takes
  /// time.
  var kept: [AnyObject] = []

  /// Returns the style of text for people on standard output.
  func style(_ choice: ColorChoice) -> TerminalStyle {
    TerminalStyle(choice, isTerminal: output.isTerminal, environment: environment)
  }

  /// Returns the style of text for people on standard error.
  func errorStyle(_ choice: ColorChoice) -> TerminalStyle {
    TerminalStyle(choice, isTerminal: errors.isTerminal, environment: environment)
  }

  /// The width of text for people: COLUMNS, or the terminal, or otherwise 80 columns.
  var textWidth: Int {
    environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? output.width ?? 80
  }
}
