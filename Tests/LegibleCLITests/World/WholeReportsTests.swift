import Foundation
import JSONText
import Testing

@testable import LegibleCLI

/// Reports are complete or absent, whatever happens to the process that writes them.
struct WholeReportsTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    let colors = (0..<40).map { "\"ink\($0)\": \"#\(String(0x777777 + $0 * 0x010101, radix: 16))\"" }
    try world.write("themes/day.json", "{\(colors.joined(separator: ", ")), \"paper\": \"#ffffff\"}")
    try world.write(
      "legible.json",
      #"{"themes": ["themes"], "rules": [{"id": "body", "foreground": "ink*", "background": "paper", "require": "aa-text"}]}"#
    )
  }

  private func expectWholeReports(_ comment: Comment) throws {
    for name in try world.files() where name.hasPrefix("out/") {
      let text = try? world.read(name)
      switch (name as NSString).pathExtension {
      case "json": _ = try JSONDocument(Array(try #require(text).utf8))
      case "html": #expect(try #require(text).hasSuffix("</html>\n"), comment)
      case "xml": #expect(try #require(text).hasSuffix("</testsuites>\n"), comment)
      default: break
      }
    }
  }

  private static let audit = "$LEGIBLE audit -q -o out -f json -f html -f junit"

  @Test(arguments: [0.02, 0.06, 0.1, 0.15])
  func aKilledRunLeavesOldReportsOrNewOnes(delay: Double) throws {
    #expect(world.run("audit", "-q", "-o", "out", "-f", "json", "-f", "html", "-f", "junit") == .findings)
    _ = try Binary.shell("\(Self.audit) & sleep \(delay); kill -9 $!; wait", in: world.folder)
    try expectWholeReports("killed after \(delay) s")
    #expect(world.run("audit", "-q", "-o", "out", "-f", "json", "-f", "html", "-f", "junit") == .findings)
    let left = try world.files().filter { $0.hasPrefix("out/.") && $0 != "out/.legible-files.json" }
    #expect(left == [])
  }

  @Test func fourRunsIntoOneFolder() throws {
    let result = try Binary.shell(
      """
      runs=; for n in 1 2 3 4; do \(Self.audit) & runs="$runs $!"; done
      status=0; for run in $runs; do wait $run || status=$?; done; echo $status
      """,
      in: world.folder)
    #expect(result.output == "1\n", "\(result.errors)")
    try expectWholeReports("four at once")
    #expect(try world.files().filter { $0.hasPrefix("out/.") } == ["out/.legible-files.json"])
  }

  /// Two systems of one repository, two runs each: every report is a complete one of theirs, and the next run leaves only its
  /// own.
  @Test func runsOfSeveralSystemsIntoOneFolder() throws {
    try world.write("web/themes/night.json", ##"{"ink": "#444444", "paper": "#222222"}"##)
    try world.write(
      "web/legible.json",
      #"{"name": "Web", "themes": ["themes"], "rules": [{"id": "w", "foreground": "ink", "background": "paper", "require": 3}]}"#
    )
    let web = Self.audit + " -c web/legible.json -f csv"
    let result = try Binary.shell(
      """
      runs=; for n in 1 2; do \(Self.audit) & runs="$runs $!"; \(web) & runs="$runs $!"; done
      status=0; for run in $runs; do wait $run || status=$?; done; echo $status
      """, in: world.folder)
    #expect(result.output == "1\n", "\(result.errors)")
    try expectWholeReports("two systems at once")
    // The run is killed, then another system is audited: nothing of the first stays.
    _ = try Binary.shell("\(web) & sleep 0.1; kill -9 $!; wait", in: world.folder)
    #expect(try Binary.shell(Self.audit, in: world.folder).status == 1)
    let names = try world.files().filter { $0.hasPrefix("out/") }
    #expect(names == [".legible-files.json", "junit.xml", "report.html", "report.json"].map { "out/" + $0 })
    #expect(try !world.read("out/report.json").contains("\"Web\""))
  }

  /// Runs as somebody who may not write there, since nothing is closed to the superuser.
  @Test func aReadOnlyFolderKeepsItsReports() throws {
    #expect(world.run("audit", "-q", "-o", "out", "-f", "json") == .findings)
    let before = try world.read("out/report.json")
    let drop =
      "import os, sys; os.getuid() or (os.setgroups([]), os.setgid(65534), os.setuid(65534)); os.execv(sys.argv[1], sys.argv[1:])"
    let result = try Binary.shell(
      """
      cp "$LEGIBLE" tool; chmod 755 . tool; chmod 555 out
      for folder in out out/below; do
        python3 -c '\(drop)' ./tool audit -q -o $folder -f json -f html -f junit; echo $?
      done
      chmod 755 out
      """, in: world.folder)
    #expect(result.output == "2\n2\n", "\(result.errors)")
    #expect(result.errors.contains("out/"))
    #expect(try world.read("out/report.json") == before)
    #expect(
      try world.files().filter { $0.hasPrefix("out/") } == ["out/.legible-files.json", "out/report.json"])
  }

  @Test func aFolderThatCannotBeWrittenKeepsItsReports() throws {
    #expect(world.run("audit", "-q", "-o", "out", "-f", "json") == .findings)
    let before = try world.read("out/report.json")
    try FileManager.default.createDirectory(
      at: world.folder.appendingPathComponent("out/report.html"), withIntermediateDirectories: false)
    #expect(world.run("audit", "-q", "-o", "out", "-f", "json", "-f", "html") == .failure)
    #expect(world.errors.contains("report.html"))
    #expect(try world.read("out/report.json") == before)
    #expect(try world.files().filter { $0.hasPrefix("out/.") } == ["out/.legible-files.json"])
  }

  /// A limit on the size of files stops a write as a full disk would.
  @Test func aWriteThatStopsHalfwayLeavesNothing() throws {
    let result = try Binary.shell(
      "trap '' XFSZ; ulimit -f 8; \(Self.audit); echo $?", in: world.folder)
    #expect(result.output == "2\n", "\(result.errors)")
    #expect(result.errors.contains("cannot write"))
    #expect(try world.files().filter { $0.hasPrefix("out") } == [])
  }

  @Test func aReaderThatGoesAwayLeavesTheFolderWhole() throws {
    _ = try Binary.shell("$LEGIBLE audit -o out -f json -f html -f junit | true", in: world.folder)
    try expectWholeReports("closed pipe")
    #expect(try world.files().contains("out/report.json"))
  }
}
