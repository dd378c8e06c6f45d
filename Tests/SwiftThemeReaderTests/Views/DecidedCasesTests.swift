import Testing

@testable import SwiftThemeReader

/// A list of colors by name gives only likely pairs, unless the code says which of them it takes.
struct DecidedCasesTests {
  private static let names = ["text", "icon", "accent", "warn", "muted", "line", "onDark", "field"]

  private static func list(_ last: String) -> String {
    let cases = names.map { "case .\($0): \(last == $0 ? "print(style); " : "")return .theme.\($0)" }
    return """
      enum Style { case \(names.joined(separator: ", ")) }
      enum Inks { static func ink(for style: Style) -> Color { switch style { \(cases.joined(separator: "\n")) } } }

      """
  }

  private static func view(_ style: String) -> String {
    "struct V: View { let style: Style; var body: some View { Text(\"a\").foregroundStyle(Inks.ink(for: \(style))).background(.theme.page) } }"
  }

  @Test(arguments: ["", "field"]) func theCallSaysWhich(last: String) {
    #expect(Seen(Self.list(last) + Self.view(".muted")).proven == ["muted on page"])
  }

  @Test(arguments: ["", "field"]) func nothingSaysWhich(last: String) {
    let seen = Seen(Self.list(last) + Self.view("style"))
    #expect(seen.proven.isEmpty && seen.likely == Set(Self.names.map { "\($0) on page" }))
  }
}
