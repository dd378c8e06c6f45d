import Foundation
import Testing

@testable import LegibleCLI

/// What remains after a signal, tested with real processes.
struct LeftoversTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try writeSystem(of: 120)
  }

  private func writeSystem(of count: Int) throws {
    // Enough pairs that the reports take a while to write, and the first one appears at once.
    let colors = (0..<count).flatMap { index in
      ["text", "surface"].map { name in
        "\"\(name)\(index)\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(Double(index) / Double(count)), 0.5, 0.5]}}"
      }
    }
    try world.write("tokens.json", "{\"$type\": \"color\", \(colors.joined(separator: ","))}")
    try world.write(
      "legible.json",
      """
      {"themes": ["tokens.json"],
       "rules": [{"id": "all", "foreground": "text*", "background": "surface*", "require": "aa-text"}]}
      """)
  }

  /// Starts an audit, waits for the first temporary file, sends a signal, and returns the exit status. On a busy machine the
  /// audit may finish before the signal reaches it, so it can take several tries to catch it while it writes.
  private func status(endedBy signal: String, expected: Int, _ setUp: String = "") throws -> String {
    // The tests' threads block signals, and the processes that they start inherit this.
    let unblocked =
      "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, ()); os.execv(sys.argv[1], sys.argv[1:])"
    return try Binary.shell(
      """
      \(setUp)
      for attempt in {1..30}; do
        rm -rf out
        python3 -c '\(unblocked)' $LEGIBLE audit --format json --format junit --format sarif --format html --output out >/dev/null 2>&1 &
        child=$!
        sent=never
        while kill -0 $child 2>/dev/null; do
          compgen -G 'out/.*' >/dev/null && { kill -\(signal) $child && sent=sent; break; }
        done
        wait $child
        status="$sent $?"
        [ "$status" = "sent \(expected)" ] && break
      done
      echo $status
      """, in: world.folder
    ).output
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129)])
  func aSignalEndsItWithoutATrace(signal: String, expected: Int) throws {
    #expect(try status(endedBy: signal, expected: expected) == "sent \(expected)\n")
    #expect(try world.files() == ["legible.json", "tokens.json"])
  }

  /// A shell without job control starts background processes with interrupts ignored.
  @Test func anInterruptEndsItWithoutATrace() throws {
    #expect(try status(endedBy: "INT", expected: 130, "set -m") == "sent 130\n")
    #expect(try world.files() == ["legible.json", "tokens.json"])
  }

  @Test func whatTheParentIgnoresIsIgnored() throws {
    try writeSystem(of: 60)
    #expect(try status(endedBy: "INT", expected: 1) == "sent 1\n")
    #expect(try world.files().contains("out/report.json"))
  }
}
