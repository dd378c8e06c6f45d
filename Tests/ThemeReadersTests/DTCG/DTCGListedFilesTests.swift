import Testing
import ThemeModel

@testable import ThemeReaders

/// Files in a folder of brands or themes, which say over the files beside that folder.
@Suite("Files in folders of themes")
struct DTCGListedFilesTests {
  /// Reads files given as `text=0 bg=255`. Returns each theme with the red component of each token.
  private func shape(_ files: KeyValuePairs<String, String>) -> [String] {
    let system = DTCGReader().read(
      files.map { name, tokens in
        let members = tokens.split(separator: " ").map { token in
          let parts = token.split(separator: "=")
          return #""\#(parts[0])": {"type": "color", "value": "rgb(\#(parts[1]), 0, 0)"}"#
        }
        return SourceFile(name: "t/\(name).json", bytes: Array("{\(members.joined(separator: ","))}".utf8))
      }, named: "t")
    let resolver = ThemeResolver(system)
    return resolver.themes.flatMap { theme -> [String] in
      let resolved = resolver.resolve(theme)
      return resolved.variants.indices.map { variant in
        let reds = resolved.paths.indices.map { index -> String in
          guard case .color(let color)? = resolved.value(of: index, in: variant) else {
            return resolved.paths[index] + "=?"
          }
          return resolved.paths[index] + "=\(Int((color.components[0] * 255).rounded()))"
        }
        let names = [resolved.name] + resolved.variants[variant].choices.map(\.context)
        return names.joined(separator: "/") + ": " + reds.sorted().joined(separator: " ")
      }
    }
  }

  @Test("each is a theme over what lies beside, and none meets the others", arguments: ["base", "color"])
  func brands(beside: String) {
    let expected = ["\(beside): bg=2 text=1", "acme: bg=2 text=3", "zen: bg=4 text=1"]
    #expect(shape(["\(beside)": "text=1 bg=2", "brands/acme": "text=3", "brands/zen": "bg=4"]) == expected)
    #expect(shape(["\(beside)": "text=1 bg=2", "brands/acme/x": "text=3", "brands/zen/x": "bg=4"]) == expected)
  }

  @Test("two such folders are over the same base, each for itself")
  func twoLists() {
    let found = shape([
      "core/p": "p=9", "semantic/a": "text=1 bg=2", "brands/acme": "text=3 bg=2", "brands/zen": "text=4",
      "themes/dark": "text=5 bg=6", "themes/wide": "bg=7",
    ])
    #expect(found.contains("acme: bg=2 p=9 text=3"))
    #expect(found.contains("zen: bg=2 p=9 text=4"))
    #expect(found.contains { $0.hasPrefix("wide") && $0.contains("bg=7") && $0.contains("text=1") })
    #expect(found.contains { $0.contains("/dark: bg=6 p=9 text=5") })
    #expect(!found.contains { $0.contains("bg=7") && $0.contains("text=3") })
  }

  @Test("over a few of many, too, and what says over nothing is shared")
  func few() {
    let base = "a=1 b=1 c=1 d=1 e=1 text=1 bg=2"
    let rest = "a=1 b=1 bg=%B c=1 d=1 e=1 more=5 text=%T"
    func theme(_ name: String, _ text: Int, _ bg: Int) -> String {
      name + ": " + rest.replacing("%B", with: "\(bg)").replacing("%T", with: "\(text)")
    }
    let found = shape(["base": base, "brands/acme": "text=3", "brands/zen": "bg=4", "brands/extra": "more=5"])
    #expect(found.contains(theme("acme", 3, 2)))
    #expect(found.contains(theme("zen", 1, 4)))
    #expect(!found.contains { $0.contains("text=3") && $0.contains("bg=4") })
  }

  @Test("parts and modes are no brands, and a folder of another name lists none")
  func others() {
    #expect(
      shape(["base": "text=1 bg=2", "themes/light": "text=3", "themes/dark": "text=5 bg=4"])
        == ["t/light: bg=2 text=3", "t/dark: bg=4 text=5"])
    #expect(
      !shape(["base": "text=1 bg=2", "themes/text": "text=3", "themes/background": "bg=4"]).contains {
        $0.hasPrefix("text:") || $0.hasPrefix("background:")
      })
    #expect(
      !shape(["base": "text=1 bg=2", "parts/acme": "text=3", "parts/zen": "bg=4"]).contains { $0.hasPrefix("zen") })
  }
}
