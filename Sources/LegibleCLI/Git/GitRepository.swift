import Reports

/// What the command line asks git about the repository that a folder lies in.
struct GitRepository {
  let folder: String
  let programs: any ProgramRunner

  /// What the folder is, below the top of the repository, with a slash at its end; empty at the top.
  func prefix() throws(CommandFailure) -> String {
    try text(["rev-parse", "--show-prefix"])
  }

  /// The commit that a name stands for.
  func commit(_ revision: String) throws(CommandFailure) -> String {
    // A name that git takes for an option, or for a range, is none of a commit.
    if let commit = try answer(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]) {
      return commit
    }
    throw .git("there is no revision '\(SafeText.of(revision))' here\(try helpFinding(revision))")
  }

  /// No commit was ever made on the branch that is checked out, nor on any other.
  func isEmpty() throws(CommandFailure) -> Bool {
    guard try answer(["rev-parse", "--verify", "--quiet", "HEAD"]) == nil else { return false }
    guard try answer(["rev-parse", "--is-inside-work-tree"]) == "true" else { return false }
    return try answer(["rev-list", "--max-count=1", "--all"]) == nil
  }

  /// The commit at which `head` left `base`; nil where the two share no history.
  func mergeBase(_ base: String, _ head: String) throws(CommandFailure) -> String? {
    let (baseCommit, headCommit) = (try commit(base), try commit(head))
    if let found = try answer(["merge-base", baseCommit, headCommit]) { return found }
    guard try isShallow() else { return nil }
    throw .git(
      "the history here is cut off before '\(SafeText.of(base))' and '\(SafeText.of(head))' meet: run "
        + "'git fetch --unshallow' first; with actions/checkout, set 'fetch-depth: 0'")
  }

  /// Every file of a commit, as `git ls-tree -z` lists them.
  func listing(of commit: String) throws(CommandFailure) -> [UInt8] {
    try output(["ls-tree", "-r", "-z", "--full-tree", commit])
  }

  /// What probably helps when a name is unknown.
  private func helpFinding(_ revision: String) throws(CommandFailure) -> String {
    let remote = "refs/remotes/origin/\(revision)^{commit}"
    if try answer(["rev-parse", "--verify", "--quiet", "--end-of-options", remote]) != nil {
      return "; 'origin/\(SafeText.of(revision))' is there"
    }
    guard try isShallow() else { return "" }
    return
      ": the history here is cut off. Run 'git fetch --unshallow' first; with actions/checkout, set 'fetch-depth: 0'"
  }

  private func isShallow() throws(CommandFailure) -> Bool {
    try answer(["rev-parse", "--is-shallow-repository"]) == "true"
  }

  /// Nil where git says no.
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

  /// Without the line break that a program ends its answer with.
  private static func line(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while let last = text.last, last.isNewline { text.removeLast() }
    return String(text)
  }
}
