import Reports

/// The git repository that contains a folder.
struct GitRepository {
  let folder: String
  let programs: any ProgramRunner

  /// Returns the path of the folder from the top of the repository, with a trailing slash. Empty at the top.
  func prefix() throws(CommandFailure) -> String {
    try text(["rev-parse", "--show-prefix"])
  }

  /// Returns the commit of a revision.
  func commit(_ revision: String) throws(CommandFailure) -> String {
    // A name that git would read as an option or a range is not a commit.
    if let commit = try answer(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]) {
      return commit
    }
    throw .git("there is no revision '\(SafeText.of(revision))' here\(try helpFinding(revision))")
  }

  /// Returns whether the repository has no commit on any branch.
  func isEmpty() throws(CommandFailure) -> Bool {
    guard try answer(["rev-parse", "--verify", "--quiet", "HEAD"]) == nil else { return false }
    guard try answer(["rev-parse", "--is-inside-work-tree"]) == "true" else { return false }
    return try answer(["rev-list", "--max-count=1", "--all"]) == nil
  }

  /// Returns the commit at which `head` left `base`, or `nil` if the two share no history.
  func mergeBase(_ base: String, _ head: String) throws(CommandFailure) -> String? {
    let (baseCommit, headCommit) = (try commit(base), try commit(head))
    if let found = try answer(["merge-base", baseCommit, headCommit]) { return found }
    guard try isShallow() else { return nil }
    throw .git(
      "the history here is cut off before '\(SafeText.of(base))' and '\(SafeText.of(head))' meet: run "
        + "'git fetch --unshallow' first; with actions/checkout, set 'fetch-depth: 0'")
  }

  /// Returns every file of a commit, in the format of `git ls-tree -z`.
  func listing(of commit: String) throws(CommandFailure) -> [UInt8] {
    try output(["ls-tree", "-r", "-z", "--full-tree", commit])
  }

  /// Returns a hint for an unknown revision.
  private func helpFinding(_ revision: String) throws(CommandFailure) -> String {
    let remote = "refs/remotes/origin/\(revision)^{commit}"
    if try answer(["rev-parse", "--verify", "--quiet", "--end-of-options", remote]) != nil {
      return "; 'origin/\(SafeText.of(revision))' exists"
    }
    guard try isShallow() else { return "" }
    return
      ": the history here is cut off. Run 'git fetch --unshallow' first; with actions/checkout, set 'fetch-depth: 0'"
  }

  private func isShallow() throws(CommandFailure) -> Bool {
    try answer(["rev-parse", "--is-shallow-repository"]) == "true"
  }

  /// Returns `nil` if git fails or prints nothing.
  private func answer(_ arguments: [String]) throws(CommandFailure) -> String? {
    let result = try run(arguments)
    guard result.status == 0 else { return nil }
    let text = Self.line(result.output)
    return text.isEmpty ? nil : text
  }

  private func text(_ arguments: [String]) throws(CommandFailure) -> String {
    Self.line(try output(arguments))
  }

  private func output(_ arguments: [String]) throws(CommandFailure) -> [UInt8] {
    let result = try run(arguments)
    guard result.status == 0 else {
      let words = Self.line(Array(result.errors.utf8))
      throw .git(words.isEmpty ? "git ended with status \(result.status)" : words)
    }
    return result.output
  }

  private func run(_ arguments: [String]) throws(CommandFailure) -> ProgramResult {
    do { return try programs.run("git", ["-C", folder] + arguments) } catch { throw .program(error) }
  }

  /// Returns a text without the line break at its end.
  private static func line(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while let last = text.last, last.isNewline { text.removeLast() }
    return String(text)
  }
}
