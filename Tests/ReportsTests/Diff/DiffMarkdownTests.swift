import Audit
import Testing
import ThemeModel

@testable import Reports

/// The comment on a pull request.
@Suite struct DiffMarkdownTests {
  typealias Tokens = [(path: String, colors: [String])]

  /// Returns both sides of a change.
  static func change(
    _ before: [(name: String, tokens: Tokens)], _ after: [(name: String, tokens: Tokens)],
    suggests: Bool = true
  ) throws -> (diff: ReportDiff, after: AuditReport) {
    let plan = try SmallSystem.plan()
    let old = try SmallSystem(themes: before, plan: plan).report(makesSuggestions: false)
    let new = try SmallSystem(themes: after, plan: plan).report(makesSuggestions: suggests)
    let diff = ReportComparison(before: old, after: new).diff(beforeName: "main at 9f3a1c0", afterName: "HEAD")
    return (diff, new.marked(by: diff))
  }

  private static func tokens(_ a: String, _ b: String, _ c: String) -> Tokens {
    [("text.a", [a]), ("text.b", [b]), ("text.c", [c]), ("surface.base", ["#fff"])]
  }

  private func markdown(_ themes: [String], _ before: Tokens, _ now: Tokens) throws -> String {
    let (diff, after) = try Self.change(themes.map { ($0, before) }, themes.map { ($0, now) })
    return DiffMarkdown.markdown(
      diff, after: after,
      frame: .init(picture: SummaryPicture(base: "https://example.org/x"), command: "legible diff --git main -o out"))
  }

  @Test func saysWhatTheChangeDid() throws {
    let themes = ["One", "Two", "Three", "Four"]
    let text = try markdown(themes, Self.tokens("#111", "#999", "#aaa"), Self.tokens("#888", "#333", "#aaa"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "<!-- legible: small -->")
    #expect(lines[1] == "## ✕ 4 new failures, 4 fixed")
    #expect(lines[3].contains("8 of 12 judged pairs fail; 8 did before, on `main` at 9f3a1c0."))
    #expect(
      text.contains(
        "<img alt=\"4 new failures, 4 fixed. New: text.a on surface.base, 3.54 of 4.5 in One, Two and 2 more. "
          + "8 of 12 judged pairs fail, 8 before.\""))
    // A change that is the same in several themes is one row.
    #expect(
      text.contains(
        "| **3.54** | 18.88 | 4.5 | `text.a` `#888888` on `surface.base` `#FFFFFF` | One, Two, Three and 1 more | "))
    #expect(lines.count { $0.hasPrefix("| **") } == 1)
    #expect(text.contains("<b>2 changed colours</b>"))
    #expect(text.contains("| `text.a` | `#111111` | `#888888` |") && text.contains("| ✕ 4 new |"))
    #expect(text.contains("| ✓ 4 fixed |"))
    #expect(text.contains("<b>4 fixed</b>") && text.contains("<b>4 known failures</b>, by cause"))
    #expect(text.contains("mends 4 (`One.json:3`)") || text.contains("mends 1 (`One.json:3`)"))
    #expect(
      text.contains("The run fails on: new failures. Full report: <a href=\"https://example.org/x/report.html\">"))
    #expect(text.contains("`legible diff --git main -o out`"))
    #expect(text.contains("WCAG 2.2 1.4.3, ratios truncated.") || text.contains("WCAG 2.2 1.4.3 and"))
  }

  @Test func oneThemeHasNoColumnAndManyAreCounted() throws {
    let before = Self.tokens("#111", "#222", "#333")
    let now = Self.tokens("#888", "#222", "#333")
    #expect(try markdown(["One"], before, now).contains("| now | before | needs | pair | evidence |\n"))
    let many = try markdown((1...40).map { "theme-\($0)" }, before, now)
    #expect(many.contains("| 40, first theme-1 |"))
  }

  /// The earlier comment is replaced by two lines.
  @Test func nothingChangedIsOneLine() throws {
    let same = Self.tokens("#111", "#999", "#333")
    #expect(try markdown(["One"], same, same) == "<!-- legible: small -->\n## ✓ No verdict changed\n")
  }

  /// A large change with long names is cut between rows, and gives counts.
  @Test func aLargeChangeFitsAComment() throws {
    func system(_ number: Int, _ level: Int) -> (name: String, tokens: Tokens) {
      let filling = String(repeating: "long-name-", count: 9)
      func gray(_ level: Int) -> String {
        let hex = String(0x100 + level, radix: 16).dropFirst()
        return "#\(hex)\(hex)\(hex)"
      }
      let texts = (0..<20).map { ("text.\(filling)\($0)", [gray(level + $0 + number % 5)]) }
      let known = (0..<20).map { ("text.known-\(filling)\($0)", [gray(160 + $0 + number % 7)]) }
      return ("theme-\(number)-\(filling)", texts + known + [("surface.base", ["#fff"])])
    }
    let (diff, after) = try Self.change(
      (0..<12).map { system($0, 20) }, (0..<12).map { system($0, 140) }, suggests: false)
    #expect(diff.new.count == 240 && after.totals.fail == 480)
    let text = DiffMarkdown.markdown(diff, after: after)
    #expect(text.utf16.count <= 60_000)
    #expect(text.contains("more looks of ") && text.contains("## ✕ 240 new failures"))
    #expect(text.contains("240 known failures</b>, by cause"))
    #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
  }
}
