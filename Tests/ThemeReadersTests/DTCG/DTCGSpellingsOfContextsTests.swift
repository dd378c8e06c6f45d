import Testing
import ThemeModel

@testable import ThemeReaders

/// Contexts written with and without capitals.
@Suite("Spellings of contexts")
struct DTCGSpellingsOfContextsTests {
  private func token(_ modes: KeyValuePairs<String, String>) -> String {
    let list = modes.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    return ##"{"$type": "color", "$value": "#000000", "$extensions": {"mode": {\##(list)}}}"##
  }

  private func variants(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { SourceFile(name: "t/\($0).tokens.json", bytes: Array($1.utf8)) }
    let resolver = ThemeResolver(DTCGReader().read(files, named: "t"))
    return resolver.themes.flatMap { theme -> [String] in
      let resolved = resolver.resolve(theme)
      return resolved.variants.indices.map { variant in
        let tokens = resolved.paths.indices.map { index -> String in
          guard case .color(let color) = resolved.value(of: index, in: variant) else {
            return resolved.paths[index] + "=?"
          }
          return resolved.paths[index] + "=" + color.hex8
        }
        return resolved.variants[variant].choices.map(\.context).joined(separator: "/") + ": "
          + tokens.sorted().joined(separator: " ")
      }
    }
  }

  @Test("Light and Dark beside light and dark are two modes")
  func joined() {
    let (text, bg) = (token(["Light": "#000000", "Dark": "#ffffff"]), token(["light": "#ffffff", "dark": "#000000"]))
    let expected = ["light: bg=#FFFFFF text=#000000", "dark: bg=#000000 text=#FFFFFF"]
    #expect(variants("{\"text\": \(text), \"bg\": \(bg)}") == expected)
    #expect(variants("{\"text\": \(text)}", "{\"bg\": \(bg)}") == expected)
  }

  @Test("two spellings of which one token has both are not the same, and a spelling of its own stays as it is")
  func kept() {
    let both = token(["Dark": "#111111", "dark": "#222222", "light": "#333333"])
    #expect(variants("{\"text\": \(both)}").count == 3)
    #expect(
      variants("{\"text\": \(token(["Light": "#000000", "Dark": "#ffffff"]))}").map { $0.prefix(5) } == [
        "Light", "Dark:",
      ])
  }
}
