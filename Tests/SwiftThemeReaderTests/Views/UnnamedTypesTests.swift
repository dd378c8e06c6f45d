import SwiftThemeReader
import Testing
import ThemeModel

/// Views and styles of an app that nothing names are shown nowhere, so that their pairs are not proven.
struct UnnamedTypesTests {
  private static let chip = """
    struct Chip: View { var body: some View { Text("a").foregroundStyle(.theme.text).background(.theme.card) } }
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.theme.onAccent).background(.theme.accent)
      }
    }

    """
  private static let entry = "@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }\n"

  private func seen(_ home: String, entry: String = Self.entry, more: [String: String] = [:]) -> Seen {
    Seen(Self.chip + entry + "struct Home: View { var body: some View { \(home) } }", others: more)
  }

  @Test func whatNothingShowsIsNotProven() {
    let seen = seen("Text(\"a\")")
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card", "onAccent on accent"])
    #expect(
      seen.first("text on card")?.certainty.assumption
        == "code that is not read shows the view, which nothing else does")
  }

  @Test(arguments: ["Chip()", "Button(\"a\") {}.buttonStyle(Loud()); Chip.init()"])
  func whatCodeNamesIs(_ home: String) {
    let seen = seen("VStack { \(home) }")
    #expect(seen.proven.contains("text on card"))
    #expect(seen.proven.contains("onAccent on accent") == home.contains("Loud"))
  }

  /// A preview shows it to nobody who uses the app, and a header only has the name of the file.
  @Test(arguments: [
    "//  Chip.swift\n", "#Preview { VStack { Chip() } }", "extension Chip { static let inset = 4 }",
    "struct Chip_Previews: PreviewProvider { static var previews: some View { Group { Chip() } } }",
  ])
  func previewsAndHeadersShowNothing(_ more: String) {
    #expect(
      !seen("Text(\"a\")", more: ["More.swift": more + "\nlet after: View? = nil"]).proven.contains("text on card"))
  }

  private static let previewed = """
    private struct ChipPreview: View { var body: some View { Text("a").foregroundStyle(.theme.text).background(.theme.page) } }
    #Preview { ChipPreview() }

    """

  /// A view of a file's own that only previews show is no view of a library either.
  @Test(arguments: [
    previewed,
    previewed.replacing("#Preview { ChipPreview() }", with: "#Preview { Both() }")
      + "private struct Both: View { var body: some View { ChipPreview() } }",
    "private struct ChipPreview: View { var body: some View { Text(\"a\").foregroundStyle(.theme.text).background(.theme.page) } }\n"
      + "struct P: PreviewProvider { static var previews: some View { ChipPreview() } }",
  ])
  func whatOnlyPreviewsShowIsNotProven(_ more: String) {
    let library = seen("Text(\"a\")", entry: "", more: ["More.swift": more])
    #expect(!library.proven.contains("text on page"))
    #expect(library.likely.contains("text on page"))
    #expect(
      library.first("text on page")?.certainty.assumption == "a screen shows the view, which only previews name")
    #expect(library.proven.contains("text on card"))
  }

  /// Where something else names it too, or other files may, previews say nothing.
  @Test(arguments: [
    previewed + "struct Home2: View { var body: some View { ChipPreview() } }",
    previewed.replacing("private ", with: ""),
  ])
  func whatIsShownElsewhereIsProven(_ more: String) {
    #expect(seen("Text(\"a\")", entry: "", more: ["More.swift": more]).proven.contains("text on page"))
  }

  /// A state that previews alone give is one that no screen is in.
  @Test func whatPreviewsGiveCountsNot() {
    let badge = """
      struct Badge: View {
        var isLoud = false
        var body: some View {
          if isLoud { Text("a").foregroundStyle(.theme.warn).background(.theme.page) }
        }
      }
      struct Shop: View { var body: some View { Badge() } }
      struct P: PreviewProvider { static var previews: some View { Badge(isLoud: true) } }
      """
    #expect(!Seen(badge).proven.contains("warn on page"))
    #expect(Seen(badge).likely.contains("warn on page"))
  }

  /// A file without views is not walked through, and may still name them.
  @Test func filesWithoutViewsCount() {
    #expect(seen("Text(\"a\")", more: ["Start.swift": "func start() { show(Chip()) }"]).proven.contains("text on card"))
  }

  @Test func aLibraryIsUsedElsewhere() {
    let library = seen("Text(\"a\")", entry: "")
    #expect(library.proven == ["text on card"])
    #expect(library.likely == ["onAccent on accent"], "what a style's label is, its users say")
  }
}
