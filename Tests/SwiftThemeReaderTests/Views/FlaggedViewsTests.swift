import SwiftThemeReader
import Testing
import ThemeModel

/// Views that only some builds have.
struct FlaggedViewsTests {
  private func sightings(_ body: String, axes: [String] = ["BETA"]) -> [Sighting] {
    let source = """
      import SwiftUI
      struct Palette { let text: Color; let card: Color; let page: Color }
      struct V: View { let theme: Palette; var body: some View {
      \(body)
      } }
      """
    let tokens = ["text", "card", "page"].map {
      Token(path: $0, values: [], place: Place(file: "Palette.swift", line: 1, column: 1))
    }
    let system = ThemeSystem(
      name: "x", axes: axes.map { Axis(name: $0, contexts: ["off", "on"], defaultContext: "off") },
      themes: [Theme(name: "Light", axes: axes, tokens: tokens)])
    return ViewReader.read([SourceFile(name: "V.swift", bytes: Array(source.utf8))], of: [system], workers: 1).sightings
  }

  private func contexts(_ token: String, _ all: [Sighting]) -> [[String: [String]]] {
    all.filter { $0.foreground.token == token && $0.certainty == .proven }.map(\.contexts)
  }

  @Test(arguments: [
    "VStack {\n#if BETA\nText(\"a\").foregroundStyle(theme.page)\n#else\nText(\"b\").foregroundStyle(theme.text)\n#endif\n}",
    "Text(\"a\")\n#if BETA\n.foregroundStyle(theme.page)\n#else\n.foregroundStyle(theme.text)\n#endif\n",
    "Text(\"a\")\n#if !BETA\n.foregroundStyle(theme.text)\n#else\n.foregroundStyle(theme.page)\n#endif\n",
  ])
  func aPairIsThatOfItsBuild(_ view: String) {
    let seen = sightings("\(view).background(theme.card)")
    #expect(contexts("page", seen) == [["BETA": ["on"]]], "\(view)")
    #expect(contexts("text", seen) == [["BETA": ["off"]]], "\(view)")
  }

  @Test func aFlagThatChangesNoTokenIsNoContext() {
    let seen = sightings("Text(\"a\")\n#if ALPHA\n.foregroundStyle(theme.page)\n#endif\n.background(theme.card)")
    #expect(contexts("page", seen) == [[:]])
  }

  @Test func severalFlagsAreAssumed() {
    let view =
      "#if BETA && ALPHA\nText(\"a\").foregroundStyle(theme.page)\n#else\nText(\"b\").foregroundStyle(theme.text)\n#endif"
    let seen = sightings("VStack {\n\(view)\n}.background(theme.card)")
    #expect(contexts("page", seen).isEmpty)
    #expect(contexts("text", seen).isEmpty)
    #expect(seen.count == 2)
  }
}
