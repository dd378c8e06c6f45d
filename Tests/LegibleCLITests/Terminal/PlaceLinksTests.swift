import Reports
import Testing

@testable import LegibleCLI

struct PlaceLinksTests {
  private func target(_ path: String, _ text: String) -> String {
    "\u{1B}]8;;file://\(path)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  @Test func whatNamesAFileIsALink() throws {
    let world = try TestWorld()
    try world.write("Theme/Dark Mode é.swift", "")
    try world.write("Theme/Dark.swift", "")
    let folder = world.folder.path
    var links = PlaceLinks(Disk(workingFolder: folder))
    let dark = target("\(folder)/Theme/Dark.swift", "Theme/Dark.swift:31:5")
    #expect(links.linked("  at Theme/Dark.swift:31:5, twice") == "  at \(dark), twice")
    // Inside escape sequences, and for a path without a line.
    let plain = target("\(folder)/Theme/Dark.swift", "Theme/Dark.swift")
    #expect(links.linked("\u{1B}[2mTheme/Dark.swift\u{1B}[0m.") == "\u{1B}[2m\(plain)\u{1B}[0m.")
    // A missing file, a folder, a figure and a place without its beginning stay text.
    for line in ["Theme/Light.swift:3", "Theme/", "4.50 of 4.5", "…/Dark.swift:31", "", "a.b/c:1"] {
      #expect(links.linked(line) == line)
    }
  }

  @Test func aPathIsEncoded() throws {
    let world = try TestWorld()
    try world.write("a#é.swift", "")
    var links = PlaceLinks(Disk(workingFolder: world.folder.path))
    #expect(links.linked("a#é.swift:1").contains("/a%23%C3%A9.swift\u{1B}\\a#é.swift:1"))
  }

  @Test(arguments: [
    ([:], false), (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "Apple_Terminal"], false),
    (["VTE_VERSION": "6800"], true), (["VTE_VERSION": "4600"], false), (["TERM": "xterm-kitty"], true),
    (["TERM": "xterm-kitty", "NO_COLOR": "1"], false), (["TERM": "dumb", "WT_SESSION": "x"], false),
    (["FORCE_HYPERLINK": "1"], true), (["FORCE_HYPERLINK": "0", "WT_SESSION": "x"], false),
    (["WT_SESSION": "x", "CI": "true"], false),
  ])
  func theTerminalSaysWhetherItShowsThem(_ environment: [String: String], _ areShown: Bool) {
    #expect(PlaceLinks.areShown(by: environment) == areShown)
    // The process passes on the variables that are asked for, and no others.
    #expect(environment.keys.allSatisfy { PlaceLinks.variables.contains($0) || ["TERM", "NO_COLOR"].contains($0) })
  }

  /// Links take no width, and only a terminal gets them.
  @Test(arguments: [true, false])
  func onlyATerminalGetsLinks(isTerminal: Bool) throws {
    let world = try TestWorld()
    try world.write("Theme/Dark.swift", "")
    let written = CapturedBytes()
    let own = World(
      input: BytesSource(bytes: []),
      output: ByteOutput(isTerminal: isTerminal, width: 80, height: 10, sink: written.append),
      errors: ByteOutput(sink: CapturedBytes().append), disk: Disk(workingFolder: world.folder.path),
      environment: ["WT_SESSION": "x"], today: { "2026-11-20" }, programs: SpawnedPrograms(), cores: 1)
    own.show(["\u{1B}[1mred\u{1B}[0m  Theme/Dark.swift:1:1"])
    own.output.flush()
    #expect(String(decoding: written.bytes, as: UTF8.self).contains("\u{1B}]8;;") == isTerminal)
  }
}
