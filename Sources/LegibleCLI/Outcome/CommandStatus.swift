enum CommandStatus: Int32, Comparable {
  /// Success, without findings.
  case success = 0
  /// The command succeeded, and there are findings.
  case findings = 1
  /// The command failed.
  case failure = 2

  /// A worse status is greater.
  static func < (a: CommandStatus, b: CommandStatus) -> Bool {
    a.rawValue < b.rawValue
  }
}
