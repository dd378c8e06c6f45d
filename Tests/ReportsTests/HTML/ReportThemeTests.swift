import Foundation
import Testing

@testable import Reports

/// The page's style sheet has the same colors as the theme that is audited in its place.
@Suite struct ReportThemeTests {
  private static let theme = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("themes/legible-report")

  @Test(arguments: ["light", "dark"])
  func styleSheetAndThemeAgree(mode: String) throws {
    let declared = try variables(mode: mode)
    let tokens = try tokens("\(mode).tokens.json")
    #expect(tokens.count == 13)
    for (name, hex) in tokens {
      #expect(declared[name]?.lowercased() == hex, "--\(name) in \(mode)")
    }
    #expect(Set(declared.keys) == Set(tokens.keys))
  }

  /// Returns the `--name: #RRGGBB` in the rule for all screens, or in the one for dark screens.
  private func variables(mode: String) throws -> [String: String] {
    let rules = String(decoding: PageSource.style, as: UTF8.self).components(separatedBy: "@media ")
    let text = try #require(
      mode == "light" ? rules.first : rules.first { $0.hasPrefix("(prefers-color-scheme: dark)") })
    var found: [String: String] = [:]
    for match in text.matches(of: /--([a-z0-9-]+): (#[0-9A-F]{6});/) {
      found[String(match.1)] = String(match.2)
    }
    return found
  }

  private func tokens(_ file: String) throws -> [String: String] {
    let data = try Data(contentsOf: Self.theme.appendingPathComponent(file))
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var found: [String: String] = [:]
    for group in document.values.compactMap({ $0 as? [String: Any] }) {
      for (name, token) in group where name != "heat" {
        let value = (token as? [String: Any])?["$value"] as? [String: Any]
        found[name] = try #require(value?["hex"] as? String)
      }
    }
    return found
  }
}
