import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

/// Schemes of base16 and base24 in YAML, beside YAML that is none.
@Suite("Schemes of base16")
struct BaseSchemeTests {
  private static let names = (0..<24).map { "base" + ($0 < 16 ? "0" : "1") + String($0 % 16, radix: 16).uppercased() }

  private func scheme(_ count: Int, mark: String = "", quote: String = "\"", indent: String = "") -> String {
    names(count).enumerated().map { index, name -> String in
      let digit = String(index % 16, radix: 16).uppercased()
      let digits = Array(repeating: digit, count: 6).joined()
      return "\(indent)\(name): \(quote)\(mark)\(digits)\(quote)\n"
    }.joined()
  }

  private func names(_ count: Int) -> ArraySlice<String> { Self.names.prefix(count) }

  private func file(_ text: String, name: String = "ocean.yaml") -> SourceFile {
    SourceFile(name: name, bytes: Array(text.utf8))
  }

  private func colors(_ text: String) -> [String]? {
    guard FileCandidates.candidate(file(text))?.format == .keyed else { return nil }
    return KeyedThemeReader(options: SourceOptions()).read(file(text)).theme.tokens.map { token in
      guard case .color(let color)? = token.values.first?.value else { return token.path + "=?" }
      return token.path + "=" + color.hex8
    }
  }

  @Test("sixteen or twenty-four colours at the top or in a palette are a theme, whatever the texts beside them say")
  func schemes() {
    let head = "scheme: \"Red\"\nauthor: \"White\"\nname: Navy\nvariant: dark\n"
    #expect(colors(head + scheme(16))?.first == "base00=#000000")
    #expect(colors(head + scheme(16))?.count == 16)
    #expect(colors(scheme(16, quote: "'"))?.last == "base0F=#FFFFFF")
    #expect(colors(head + "palette:\n" + scheme(24, mark: "#", indent: "  "))?.count == 24)
    #expect(
      KeyedThemeReader(options: SourceOptions()).read(file(scheme(16), name: "x/ocean.yaml")).theme.name == "ocean")
  }

  @Test("one that lacks a colour, has other texts, or writes digits as numbers is not read")
  func others() {
    #expect(colors(scheme(15)) == nil)
    #expect(colors(scheme(16, quote: "")) == nil)
    #expect(colors(scheme(15) + "base0F: \"{{ accent }}\"\n") == nil)
    #expect(colors("a:\n  b:\n" + scheme(16, indent: "    ")) == nil)
    #expect(colors("text: \"#000000\"\nbackground: \"#ffffff\"\nname: Ocean\nvariant: dark\nsize: 12\n") == nil)
  }

  @Test(
    "schemes of one name in several folders are named after the folders, with their own names where those have several")
  func folders() {
    let reader = KeyedThemeReader(options: SourceOptions())
    func names(_ files: [String]) -> [String] {
      reader.system(files.map { reader.read(file(scheme(16), name: $0)) }, named: "s").themes.map(\.name).sorted()
    }
    #expect(
      names([
        "base16/dracula.yaml", "base16/github.yaml", "base24/dracula.yaml", "base24/github.yaml", "base16/zen.yaml",
      ])
        == ["base16/dracula", "base16/github", "base24/dracula", "base24/github", "zen"])
    #expect(names(["a/colors.yaml", "b/colors.yaml"]) == ["a", "b"])
    #expect(names(["a/colors.yaml", "b/colors.yaml", "a.yaml"]) == ["a", "a/colors", "b"])
  }
}
