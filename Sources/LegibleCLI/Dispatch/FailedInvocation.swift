/// A command line that cannot be understood.
enum FailedInvocation {
  /// Gives the reason in the reports that an earlier run wrote to the folder that the command line names. Otherwise the verdict
  /// of that run would be taken for this one's.
  static func tell(_ error: UsageError, _ words: [String], in world: World) throws(CommandFailure) {
    guard let folder = outputFolder(in: words), ReportFolder.hasReports(folder, disk: world.disk) else { return }
    switch words.lazy.compactMap(CommandName.init(rawValue:)).first {
    case .audit:
      guard case .audit(let arguments)? = try? Invocation(["audit", "--output=\(folder)"]) else { return }
      try BrokenRun.write(error.message, arguments, in: world)
    case .diff:
      guard case .diff(let arguments)? = try? Invocation(["diff", "-", "-", "--output=\(folder)"]) else { return }
      try BrokenRun.write(error.message, arguments, in: world)
    default: return
    }
  }

  /// Returns the value of `--output`, as far as it can be told from a command line with errors.
  private static func outputFolder(in words: [String]) -> String? {
    for (index, word) in words.enumerated() {
      for name in ["--output=", "-o="] where word.hasPrefix(name) { return String(word.dropFirst(name.count)) }
      if word == "--output" || word == "-o" { return words.indices.contains(index + 1) ? words[index + 1] : nil }
      if word.hasPrefix("-o") { return String(word.dropFirst(2)) }
    }
    return nil
  }
}
