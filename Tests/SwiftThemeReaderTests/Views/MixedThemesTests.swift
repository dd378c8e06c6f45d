import Testing
import ThemeModel

@testable import SwiftThemeReader

/// Two colours that are never of one theme, of one mode or of one state form no proven pair.
struct MixedThemesTests {
  /// The pairs of views in a system whose two themes both have the tokens.
  private static func pairs(_ code: String) -> (proven: Set<String>, likely: Set<String>) {
    let place = Place(file: "Theme.swift", line: 1, column: 1)
    let themes = ["light", "dark"].map { name in
      Theme(
        name: name,
        tokens: ["text", "card"].map {
          Token(path: $0, values: [ConditionalValue(value: .alias("x"), place: place)], place: place)
        })
    }
    let source = """
      import SwiftUI
      struct Theme { let text: Color; let card: Color; static let light = Theme(); static let dark = Theme() }
      struct Dark { let text: Color; let card: Color }

      """
    let read = ViewReader.read(
      [SourceFile(name: "Views.swift", bytes: Array((source + code).utf8))],
      of: [ThemeSystem(name: "x", themes: themes)], workers: 1)
    func names(_ sightings: [Sighting]) -> Set<String> {
      Set(
        sightings.compactMap { one in
          guard case .layers(let layers) = one.ground, case .token(let front) = one.foreground.color,
            case .token(let back)? = layers.last?.color
          else { return nil }
          return "\(front) on \(back)"
        })
    }
    return (
      names(read.sightings.filter { $0.certainty == .proven }), names(read.sightings.filter { $0.certainty != .proven })
    )
  }

  private static func view(_ members: String, _ front: String, on back: String) -> String {
    "struct V: View { \(members)\n var body: some View { Text(\"a\").foregroundStyle(\(front)).background(\(back)) } }"
  }

  @Test func oneThemeOnItself() {
    let theme = "@Environment(\\.theme) var theme: Theme"
    #expect(Self.pairs(Self.view(theme, "theme.text", on: "theme.card")).proven == ["text on card"])
    let named = "@Environment(\\.theme) var theme: Theme; var colors: Theme { theme }"
    #expect(Self.pairs(Self.view(named, "theme.text", on: "colors.card")).proven == ["text on card"])
  }

  @Test func twoThemesNever() {
    let pairs = Self.pairs(Self.view("", "Theme.light.text", on: "Theme.dark.card"))
    #expect(pairs.proven.isEmpty && pairs.likely.isEmpty)
    let held = Self.pairs(Self.view("let themes: Themes", "themes.light.text", on: "themes.dark.card"))
    #expect(held.proven.isEmpty && held.likely.isEmpty)
  }

  @Test(arguments: [
    ("let theme: Theme; let inverse: Theme", "theme.text", "inverse.card"),
    ("", "Theme.dark.text", "Theme.dark.card"),
    ("@Environment(\\.theme) var theme: Theme", "theme.text", "Theme.dark.card"),
  ])
  func whatIsProbablyOneThemeIsLikely(members: String, front: String, back: String) {
    let pairs = Self.pairs(Self.view(members, front, on: back))
    #expect(pairs.proven.isEmpty && pairs.likely == ["text on card"])
  }

  /// The argument names the colour, and the function is no token.
  @Test func aFunctionOfAValueIsNoToken() {
    func seen(_ argument: String) -> Set<String> {
      Seen(
        "struct V: View { let value: Kind; let theme: Theme; var body: some View { Text(\"a\")"
          + ".foregroundStyle(Theme.current.text(for: \(argument))).background(.theme.card) } }"
      ).all
    }
    #expect(seen("value").isEmpty)
    #expect(seen("theme") == ["text on card"])
  }

  @Test func aNearerModeIsNotThatOfTheGround() {
    let seen = Seen(
      """
      struct V: View { var body: some View {
        VStack { Text("a").foregroundStyle(.theme.text).colorScheme(.light) }.background(.theme.card).colorScheme(.dark)
      } }
      """)
    #expect(seen.all.isEmpty)
  }

  @Test(arguments: ["scheme == .light", "scheme != .dark"])
  func bothModesExcludedIsNeverTrue(condition: String) {
    let seen = Seen(
      """
      struct V: View { @Environment(\\.colorScheme) var scheme
        var body: some View {
          Text("a").foregroundStyle(scheme == .dark ? .theme.onDark : .theme.text)
            .background(\(condition) ? .theme.card : .theme.canvas)
        } }
      """)
    #expect(seen.proven == ["text on card", "onDark on canvas"] && seen.likely.isEmpty)
  }

  /// An optional may be nil, which is neither case, and a type of another module may have further ones.
  @Test(arguments: ["let kind: Kind?", "let kind: Remote.Kind"])
  func moreThanTheCasesThatAreKnown(member: String) {
    let seen = Seen(
      """
      enum Kind { case plain, loud }
      struct V: View { \(member)
        var body: some View {
          Text("a").foregroundStyle(kind == .plain ? .theme.text : .theme.warn)
            .background(kind == .loud ? .theme.card : .theme.page)
        } }
      """)
    #expect(seen.proven.contains("warn on page"))
  }

  @Test func theOtherOfTwoCases() {
    let seen = Seen(
      """
      enum Kind { case plain, loud }
      struct V: View { let kind: Kind
        var body: some View {
          Text("a").foregroundStyle(kind == .plain ? .theme.text : .theme.warn)
            .background(kind == .loud ? .theme.card : .theme.page)
        } }
      """)
    #expect(seen.proven == ["text on page", "warn on card"] && seen.likely.isEmpty)
  }
}
