import Testing

@testable import Audit

@Suite struct LetterIndexTests {
  private static let paths = [
    "color.text.primary", "color.text.onDark", "color.textile", "color.surface.raised", "surface.raised", "text",
    "textPrimary", "text-primary", "on-primary", "button.text", "button.textOnDark", "größe", "a", "",
  ]
  private let index = LetterIndex(Self.paths.map { WordedName($0) })

  @Test(arguments: [
    "text*", "*raised", "color.**", "**.text", "**", "*", "{name}Primary", "on-{x}", "color.{a,b,text}.*",
    "{text,surface}*", "text", "text-primary", "{a**}.text", "color.*.primary", "größ?", "?", "button.text*Dark",
    "**.primary",
  ])
  func leavesNoMatchOut(_ text: String) throws {
    let pattern = try TokenPattern(text)
    let few = index.mayMatch(pattern)
    #expect(Set(few).count == few.count)
    let matching = Self.paths.indices.filter { pattern.matches(Self.paths[$0]) }
    #expect(Set(matching).isSubset(of: few))
  }

  @Test(arguments: [
    ("color.text.*", ["color.text.onDark", "color.text.primary"]),
    ("*raised", ["color.surface.raised", "surface.raised"]),
    ("textPrimary", ["text-primary", "textPrimary"]), ("text", ["text"]), ("absent", []), ("absent*", []),
    ("{on,surface}*", ["on-primary", "surface.raised"]),
  ])
  func asksFewNames(_ text: String, _ expected: [String]) throws {
    let few = index.mayMatch(try TokenPattern(text)).map { Self.paths[$0] }
    #expect(few.sorted() == expected)
  }
}
