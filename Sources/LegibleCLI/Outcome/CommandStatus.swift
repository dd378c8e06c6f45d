enum CommandStatus: Int32, Comparable {
  /// All is well.
  case success = 0
  /// The job was done, and there are findings.
  case findings = 1
  /// The job could not be done.
  case failure = 2

  /// The worse is the greater.
  static func < (a: CommandStatus, b: CommandStatus) -> Bool {
    a.rawValue < b.rawValue
  }
}
