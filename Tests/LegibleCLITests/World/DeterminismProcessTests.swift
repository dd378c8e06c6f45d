import Foundation
import Testing

/// The program's outputs are the same to the byte, whatever machine it runs on.
struct DeterminismProcessTests {
  /// Two themes with everything that a report can have: causes, fixes, undetermined tokens, translucent layers, wide colors.
  private static let files: [(String, String)] = [
    (
      "b.tokens.json",
      ##"""
      {"color": {"$type": "color",
        "raw": {"gray": {"$value": {"colorSpace": "srgb", "components": [0.6, 0.6, 0.6], "hex": "#999999"}},
                "wide": {"$value": {"colorSpace": "display-p3", "components": [0.2, 0.9, 0.1]}}},
        "text": {"primary": {"$value": "{color.raw.gray}"}, "accent": {"$value": "{color.raw.wide}"},
                 "lost": {"$value": "{color.raw.grey}"}},
        "background": {"page": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
                       "veil": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3}}}}}
      """##
    ),
    ("a.json", ##"{"textPrimary": "#767676", "textMuted": "#77777780", "backgroundPage": "#fafafa"}"##),
    ("c.json", ##"{"textPrimary": "#eeeeee", "textMuted": "#999999", "backgroundPage": "#222222"}"##),
  ]

  private static func folder(reversed: Bool) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID().uuidString)")
    let themes = folder.appendingPathComponent("themes")
    try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
    // On many file systems, a folder lists its files in the order in which they were created.
    for (name, text) in reversed ? files.reversed() : files {
      try Data(text.utf8).write(to: themes.appendingPathComponent(name))
    }
    return folder
  }

  /// Returns every output of an audit of the folder, each with its name, and what was printed.
  private static func outputs(_ command: String, in folder: URL) throws -> String {
    let result = try Binary.shell(
      """
      set -e; rm -rf out
      run() { \(command) || test $? -le 2; }
      run audit themes -o out --today 2026-11-20 > printed 2> errors
      for format in text json markdown sarif junit github; do
        run audit themes --today 2026-11-20 --format $format > out/$format 2>> errors
      done
      run tokens themes --format json > out/tokens 2>> errors
      mv printed errors out
      cd out; find . -type f | LC_ALL=C sort | while read -r file; do echo "$file $(cksum < "$file")"; done
      """, in: folder)
    #expect(result.errors == "")
    #expect(result.output.split(separator: "\n").count > 12, "there are \(result.output)")
    return result.output
  }

  @Test func timeZoneLocaleCoresAndTheOrderOfFilesChangeNoByte() throws {
    let first = try Self.folder(reversed: false)
    let second = try Self.folder(reversed: true)
    defer {
      try? FileManager.default.removeItem(at: first)
      try? FileManager.default.removeItem(at: second)
    }
    let plain = try Self.outputs("\"$LEGIBLE\" \"$@\"", in: first)
    #expect(try Self.outputs("\"$LEGIBLE\" \"$@\"", in: first) == plain)
    #expect(try Self.outputs("TZ=Pacific/Kiritimati LC_ALL=tr_TR.UTF-8 \"$LEGIBLE\" \"$@\"", in: first) == plain)
    #expect(try Self.outputs("TZ=America/Adak LC_ALL=C \"$LEGIBLE\" \"$@\"", in: second) == plain)
    #if os(Linux)
      #expect(try Self.outputs("taskset -c 0 \"$LEGIBLE\" \"$@\"", in: second) == plain)
    #endif
  }

  @Test func theNumberOfJobsChangesNoByte() throws {
    let folder = try Self.folder(reversed: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let audit = "audit themes --today 2026-11-20 --format json"
    let one = try Binary.shell("$LEGIBLE \(audit) --jobs 1", in: folder)
    #expect(one.output.count > 1000)
    for jobs in [2, 5] {
      #expect(try Binary.shell("$LEGIBLE \(audit) --jobs \(jobs)", in: folder).output == one.output)
    }
  }
}
