import Testing
import ThemeModel
import ThemeReaders

/// Aliases that lead nowhere, of tokens that may be no colors.
@Suite("Lost aliases of tokens without a type")
struct DTCGLostAliasesTests {
  private static let ink = ##""ink": {"value": "#111111", "type": "color"}"##

  @Test(
    "a measure or a font is no colour, also where its chain leads nowhere",
    arguments: [
      #""outline": {"width": {"value": "{spacing.50}"}}, "button": {"outline": {"width": {"value": "{outline.width}", "type": "other"}}}"#,
      #""button": {"outline": {"width": {"value": "{outline.md}", "type": "other"}}}"#,
      #""title": {"font-family": {"value": "{family.display}"}}, "page": {"title": {"font-family": {"value": "{title.font-family}"}}}"#,
    ])
  func measures(tokens: String) {
    let sample = DTCGSample("{\(Self.ink), \(tokens)}", .plain)
    #expect(sample.errors == [])
    #expect(sample.system.themes.flatMap(\.tokens).map(\.path) == ["ink"])
    #expect(sample.diagnostics.contains { $0.code == "unresolved-alias" && $0.severity == .warning })
  }

  @Test(
    "what may be a colour stays, and has no value",
    arguments: [
      #""button": {"outline": {"color": {"value": "{outline.color}"}}}"#,
      #""button": {"outline": {"value": "{outline.md}"}}"#,
      #""text": {"width": {"value": "{brand.primary-blue}"}}"#, #""deep-space": {"value": "{palette.900}"}"#,
      #""font": {"color": {"value": "{font.base}"}}"#, #""space": {"text": {"value": "{core.ink}"}}"#,
      #""line": {"width": {"value": "{missing.width}", "type": "color"}}"#,
    ])
  func colors(tokens: String) {
    let sample = DTCGSample("{\(Self.ink), \(tokens)}", .plain)
    #expect(sample.system.themes.flatMap(\.tokens).count == 2)
    #expect(sample.errors == ["unresolved-alias"])
  }
}
