import Foundation
import Testing

@testable import LegibleCLI

/// The guide for continuous integration, followed exactly in a repository with a design system for the web and one for iOS.
struct GuideTests {
  let world: TestWorld
  let guide: String

  init() throws {
    world = try TestWorld()
    guide = try String(contentsOfFile: ThrowawayRepository.script("docs/ci.md"), encoding: .utf8)
    try world.write(
      "web/tokens/color.tokens.json",
      ##"""
      {"color": {"$type": "color", "text": {"$value": "#8a8a8e"}, "background": {"$value": "#ffffff"}}}
      """##)
    for (name, gray) in [("Text", "0.1"), ("Background", "1.0")] {
      try world.write(
        "ios/Colors.xcassets/\(name).colorset/Contents.json",
        #"""
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "\#(gray)", "green": "\#(gray)", "blue": "\#(gray)", "alpha": "1.000"}}}]}
        """#)
    }
    let start = "git init -q -b main; git add -A; git -c user.name=n -c user.email=e@example.org commit -qm start"
    #expect(try Binary.shell(start, in: world.folder).status == 0)
  }

  /// Returns the indented commands below a heading.
  private func commands(_ heading: String) throws -> [String] {
    let section = try #require(guide.components(separatedBy: "\n## \(heading)").dropFirst().first)
    let text = section.components(separatedBy: "\n## ")[0]
    return text.split(separator: "\n").filter { $0.hasPrefix("    ") && !$0.hasPrefix("     ") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func run(_ command: String) throws -> CommandStatus? {
    var words = command.split(separator: " ").map(String.init)
    guard words.first == "legible" else {
      #expect(try Binary.shell(command, in: world.folder).status == 0, "\(command)")
      return nil
    }
    words.removeFirst()
    return world.run(words, input: [])
  }

  @Test func fiveStepsGuardTheMainBranch() throws {
    let steps = try ["1. Look", "2. Write", "3. Accept", "5. Mend"].map(commands)
    #expect(steps.map(\.count) == [2, 1, 3, 3])
    #expect(try steps[0].map(run) == [.success, .findings])
    #expect(try steps[1].map(run) == [.success])
    #expect(try world.read("legible.json").contains("ios/Colors.xcassets"))
    #expect(try steps[2].map(run) == [.success, .success, .success])
    let commit = "git add -A; git -c user.name=n -c user.email=e@example.org commit -qm guard"
    #expect(try Binary.shell(commit, in: world.folder).status == 0)
    #expect(try run(steps[2][2]) == .success)
    #expect(try steps[3].map(run) == [.success, nil, .success])
    #expect(try world.read("legible-baseline.json").contains("\"failures\": []"))
    #expect(world.run("audit", "--baseline") == .success)
  }

  @Test func everyOptionThatTheGuideNamesIsThere() throws {
    let options = guide.split { !($0.isLetter || $0 == "-") }.filter { $0.hasPrefix("--") && $0.count > 3 }
    let known = Set(OptionName.allCases.map(\.long)).union(["--unshallow", "--branch"])
    #expect(options.count > 8)
    for option in Set(options) { #expect(known.contains(String(option)), "\(option)") }
  }

  /// YAML reads a colon followed by a space in a plain value as another mapping, and rejects the whole file.
  @Test func noPlainValueBreaksItsFile() throws {
    let blocks = guide.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let files = try ["action.yml", "templates/legible.yml", ".pre-commit-hooks.yaml"].map {
      try String(contentsOfFile: ThrowawayRepository.script($0), encoding: .utf8)
    }
    #expect(blocks.count > 3)
    var values = 0
    for text in files + blocks {
      var blockIndent: Int?
      for line in text.split(separator: "\n") {
        let indent = line.prefix { $0 == " " }.count
        if let block = blockIndent, indent > block { continue }
        blockIndent = nil
        guard let colon = line.firstRange(of: ": ") else { continue }
        let value = line[colon.upperBound...]
        if value.hasPrefix("|") { blockIndent = indent }
        guard let first = value.first, !"'\"{[|".contains(first) else { continue }
        values += 1
        #expect(!value.contains(": ") && !value.contains(" #"), "\(line)")
      }
    }
    #expect(values > 40)
  }
}
