import Foundation
import Testing

@testable import Reports

/// The page's files as embedded in the binary.
@Suite struct PageSourceTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CReportPage/Page")
  private let style = String(decoding: PageSource.style, as: UTF8.self)
  private let script = String(decoding: PageSource.script, as: UTF8.self)

  @Test func carriesEveryFile() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.page.path).sorted()
      .filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }
    #expect(names.contains("page.css") && names.contains("app.js"))
    var size = 0
    for name in names {
      let text = PageSource.shipped(Array(try Data(contentsOf: Self.page.appendingPathComponent(name))))
      let carried = name.hasSuffix(".css") ? style : script
      #expect(carried.contains(String(decoding: text, as: UTF8.self)), "report_page.c does not embed \(name)")
      size += text.count
    }
    // It contains nothing else but the shared numbers and the function that keeps the script's names local.
    #expect(
      style.utf8.count + script.utf8.count == size
        + (PageSource.constants + "(() => {\n\"use strict\";\n})();\n").utf8.count)
  }

  @Test(arguments: [
    ("  a(\n    b,\n  );\n", "a(\nb,\n);\n"),
    ("// why\nconst a = 1; // one\n\n", "const a = 1; // one\n"),
    ("/** a\n * b\n */\nconst c = 1;\n/* d */\n", "const c = 1;\n"),
    ("const a = f(\n  /** @type {A} */ (b),\n);\n", "const a = f(\n(b),\n);\n"),
    ("import { a } from \"./a.js\";\nimport {\n  b,\n} from \"./b.js\";\nexport const c = a;\n", "const c = a;\n"),
    (".a {\n  color: red;\n}\n", ".a {\ncolor: red;\n}\n"),
  ])
  func leavesOutWhatOnlyReadersNeed(text: String, shipped: String) {
    #expect(String(decoding: PageSource.shipped(Array(text.utf8)), as: UTF8.self) == shipped)
  }

  /// The weights, the flare and the thresholds of WCAG come from the tool.
  @Test func noFileRepeatsTheNumbersOfWCAG() throws {
    #expect(PageSource.constants.contains("weights: [0.2126, 0.7152, 0.0722]"))
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.page.path) where name.hasSuffix(".js") {
      let text = try String(contentsOf: Self.page.appendingPathComponent(name), encoding: .utf8)
      // Whole numbers of that text, since a matrix has digits that begin the same.
      for number in [#"\b0\.2126\b"#, #"\b0\.7152\b"#, #"\b0\.0722\b"#, #"\+ 0\.05\)"#, #">= 4\.5\b"#] {
        #expect(text.range(of: number, options: .regularExpression) == nil, "\(name) repeats \(number)")
      }
    }
  }

  /// A tile has a hairline when it is too similar to the page's ground, which only the style sheet draws.
  @Test func theScriptKnowsTheGroundOfTheStyleSheet() throws {
    let grounds = style.split(separator: "\n").filter { $0.hasPrefix("--page: ") }
      .map { $0.dropFirst("--page: ".count).prefix { $0 != ";" } }
    try #require(grounds.count >= 2)
    #expect(script.contains("const PAGE_GROUND = { light: \"\(grounds[0])\", dark: \"\(grounds[1])\" };"), "\(grounds)")
  }

  /// The formatter that `make lint` runs breaks neither texts nor comments.
  @Test func noLineIsOver120Characters() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.page.path) {
      let text = try String(contentsOf: Self.page.appendingPathComponent(name), encoding: .utf8)
      for (at, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      where line.count > 120 {
        #expect(Substring(line).count <= 120, "\(name):\(at + 1)")
      }
    }
  }

  @Test func nothingInItEndsItsElement() {
    #expect(!style.contains("</"))
    #expect(!script.contains("</script") && !script.contains("<!--"))
  }
}
