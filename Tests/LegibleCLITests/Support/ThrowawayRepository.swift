import Foundation
import Testing

@testable import LegibleCLI

/// A git repository of one test, with a small design system in it.
struct ThrowawayRepository {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try write(ink: "#111111", muted: "#8a8a8e")
    try world.write("legible.json", Self.config(["ink", "muted"]))
  }

  static func config(_ foregrounds: [String], more: String = "") -> String {
    let names = foregrounds.map { "\"\($0)\"" }.joined(separator: ", ")
    return #"""
      {"name": "Shop", "themes": ["themes"], "rules": [
        {"id": "body", "foreground": [\#(names)], "background": "paper", "require": "aa-text"}]\#(more)}
      """#
  }

  func write(ink: String, muted: String, names: (String, String) = ("ink", "muted"), theme: String = "day") throws {
    try world.write(
      "themes/\(theme).json",
      ##"{"\##(names.0)": "\##(ink)", "\##(names.1)": "\##(muted)", "paper": "#ffffff"}"##)
  }

  func git(_ script: String, _ location: SourceLocation = #_sourceLocation) throws {
    let identity = "export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=n GIT_AUTHOR_EMAIL=e@example.org "
    let committer = "GIT_COMMITTER_NAME=n GIT_COMMITTER_EMAIL=e@example.org"
    let result = try Binary.shell("set -e; \(identity)\(committer); \(script)", in: world.folder)
    #expect(result.status == 0, "\(result.errors)", sourceLocation: location)
  }

  /// Creates the repository, on a branch that has left main.
  func start() throws {
    try git("git init -q -b main; git add -A; git commit -qm base; git checkout -qb topic")
  }

  static func script(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(name).path
  }
}
