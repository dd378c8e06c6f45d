import Reports
import Testing

@testable import LegibleCLI

/// Output for people at the widths of terminals, for a system whose names have eighty characters.
struct WidthTests {
  static let name = "aVeryLongNameOfATokenThatSomebodyChoseToWriteOutInFullSoThatNobodyHasToGuess" + "Text"

  private func world() throws -> TestWorld {
    let world = try TestWorld()
    let surface = Self.name.dropLast(4) + "Background"
    for (theme, color) in [("base", "#777777"), ("night-of-the-longest-name-that-anybody-ever-gave", "#999999")] {
      try world.write(
        "Themes/\(theme).json",
        ##"{"grey": "\##(color)", "\##(Self.name)": "$grey", "\##(surface)": "#888888"}"##)
    }
    try world.write(
      "Themes/Sources With Spaces/Colors.swift",
      """
      import UIKit
      struct Palette {
        static let ink = UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
        static let paper = UIColor(patternImage: image)
      }
      """)
    return world
  }

  @Test(
    arguments: [
      ["tokens"], ["audit"], ["audit", "-v"], ["mend"], ["mend", "-v", "--trades"], ["pairs"],
      ["pairs", "-v", "--evidence", "guessed"], ["survey"],
      ["explain", name], ["explain", "--themes"], ["explain", "unresolved-alias"], ["help", "diagnostics"], ["help"],
      ["help", "audit"], ["convert", "oklch(0.7 0.3 150)"],
    ], [60, 80, 120])
  func noLineIsWider(arguments: [String], width: Int) throws {
    let world = try world()
    let paths = ["help", "convert"].contains(arguments[0]) || arguments.last == "unresolved-alias" ? [] : ["Themes"]
    let split =
      arguments[0] == "explain" && arguments[1] == Self.name ? ["explain", Self.name] + paths : arguments + paths
    let status = world.run(split, input: [], environment: ["COLUMNS": "\(width)"])
    #expect(!world.output.isEmpty, "\(status) \(world.errors)")
    let wide = world.output.split(separator: "\n").filter { SafeText.width(String($0)) > width }
    #expect(wide.isEmpty, "\(wide.joined(separator: "\n"))")
    // A name that fits on a line is shown whole.
    if arguments[0] == "tokens", width == 120 { #expect(world.output.contains(Self.name)) }
  }

  @Test func aDiffFitsToo() throws {
    let (before, after) = (try world(), try world())
    try after.write("Themes/base.json", ##"{"grey": "#808080", "\##(Self.name)": "$grey"}"##)
    for width in [60, 80, 120] {
      let folders = [before.folder.path + "/Themes", after.folder.path + "/Themes"]
      _ = after.run(["diff"] + folders, input: [], environment: ["COLUMNS": "\(width)"])
      let wide = after.output.split(separator: "\n").filter { SafeText.width(String($0)) > width }
      #expect(!after.output.isEmpty && wide.isEmpty, "\(after.errors)\(wide.joined(separator: "\n"))")
    }
  }

  /// Output that another program reads has whole lines.
  @Test func aPipeGetsWholeLines() throws {
    let world = try world()
    world.run("tokens", "Themes")
    #expect(world.output.split(separator: "\n").contains { $0.contains(Self.name) && $0.contains("#777777") })
  }

  // MARK: - Pager

  @Test(arguments: [
    ([:], "less"), (["PAGER": "more"], "more"), (["PAGER": "more", "LEGIBLE_PAGER": "less -S"], "less -S"),
    (["PAGER": ""], nil), (["LEGIBLE_PAGER": "", "PAGER": "more"], nil), (["PAGER": "more", "TERM": "dumb"], nil),
  ])
  func thePagerIsTheOneThatIsSet(environment: [String: String], command: String?) {
    #expect(Pager(environment: environment)?.command == command)
  }

  private final class Pages: ProgramRunner, @unchecked Sendable {
    var shown: [(text: String, command: String)] = []
    let works: Bool

    init(works: Bool) { self.works = works }

    func run(_ program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult {
      throw .notFound(program: program)
    }

    func start(_ program: String, _ arguments: [String]) throws(ProgramError) -> any ProgramConversation {
      throw .notFound(program: program)
    }

    func page(_ text: [UInt8], through command: String) -> Bool {
      shown.append((String(decoding: text, as: UTF8.self), command))
      return works
    }
  }

  @Test(arguments: [(24, true, true), (11, true, true), (10, true, true), (3, true, false), (24, false, true)])
  func onlyALongAnswerOnATerminalIsPaged(lines: Int, isTerminal: Bool, works: Bool) throws {
    let pages = Pages(works: works)
    let written = CapturedBytes()
    let world = World(
      input: BytesSource(bytes: []),
      output: ByteOutput(isTerminal: isTerminal, width: 80, height: 10, sink: written.append),
      errors: ByteOutput(sink: CapturedBytes().append), disk: Disk(workingFolder: "/"), environment: [:],
      today: { "2026-11-20" }, programs: pages, cores: 1)
    world.show((1...lines).map { "line \($0)" })
    world.output.flush()
    // A screen that is exactly full shows its verdict in the last line.
    let isPaged = isTerminal && lines > 10
    #expect(pages.shown.count == (isPaged ? 1 : 0))
    #expect(pages.shown.allSatisfy { $0.command == "less" && $0.text.hasSuffix("line \(lines)\n") })
    #expect(written.bytes.isEmpty == isPaged)
  }

  @Test func aPagerThatIsNotThereShowsNothingAndTakesNothing() throws {
    let pages = Pages(works: false)
    let written = CapturedBytes()
    let world = World(
      input: BytesSource(bytes: []), output: ByteOutput(isTerminal: true, width: 80, height: 2, sink: written.append),
      errors: ByteOutput(sink: CapturedBytes().append), disk: Disk(workingFolder: "/"), environment: [:],
      today: { "2026-11-20" }, programs: pages, cores: 1)
    world.show(["one", "two", "three"])
    world.output.flush()
    #expect(String(decoding: written.bytes, as: UTF8.self) == "one\ntwo\nthree\n")
    #expect(!SpawnedPrograms().page(Array("x\n".utf8), through: "no-such-program-at-all 2>/dev/null"))
    #expect(SpawnedPrograms().page(Array("x\n".utf8), through: "cat >/dev/null"))
  }
}
