import Foundation
import Testing

@testable import LegibleCLI

/// What a signal leaves behind, by real processes.
struct LeftoversTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try writeSystem(of: 300)
  }

  private func writeSystem(of count: Int) throws {
    // Enough pairs that the reports take a while to write, of which the first one shows at once.
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

  /// Starts an audit, waits for the first temporary file, and sends it a signal.
  private func audit(endedBy signal: String, _ setUp: String = "") throws -> Binary.Result {
    try Binary.shell(
      """
      \(setUp)
      $LEGIBLE audit --format json --format junit --format sarif --format html --output out >/dev/null 2>&1 &
      child=$!
      for ((round = 0; round < 3000; round++)); do
        compgen -G 'out/.*' >/dev/null && break
        sleep 0.01
      done
      compgen -G 'out/.*' >/dev/null && echo staged
      kill -\(signal) $child
      wait $child
      echo $?
      """, in: world.folder)
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129)])
  func aSignalEndsItWithoutATrace(signal: String, status: Int) throws {
    let result = try audit(endedBy: signal)
    #expect(result.output == "staged\n\(status)\n")
    #expect(try world.files() == ["legible.json", "tokens.json"])
  }

  /// A shell starts what runs in its background with interrupts ignored, unless it controls jobs.
  @Test func anInterruptEndsItWithoutATrace() throws {
    let result = try audit(endedBy: "INT", "set -m")
    #expect(result.output == "staged\n130\n")
    #expect(try world.files() == ["legible.json", "tokens.json"])
  }

  @Test func whatTheParentIgnoresIsIgnored() throws {
    try writeSystem(of: 60)
    let result = try audit(endedBy: "INT")
    #expect(result.output.hasPrefix("staged\n"))
    #expect(!result.output.contains("130"))
    #expect(try world.files().contains("out/report.json"))
  }

}
