import Testing
import ThemeModel

@testable import ThemeReaders

/// Themes of Tokens Studio with a set on that is not there.
@Suite("Themes whose own set is missing")
struct DTCGHollowTests {
  private static let files = [
    "core": ##"{"core": {"white": {"value": "#ffffff", "type": "color"}}}"##,
    "light": ##"{"text": {"value": "#000000", "type": "color"}, "gap": {"value": "4px", "type": "sizing"}}"##,
    "dark": ##"{"text": {"value": "#eeeeee", "type": "color"}}"##,
    "lines": ##"{"line": {"value": "#777777", "type": "color"}}"##,
  ]

  /// Reads sets by their names, and themes given as `Light: core light`. Returns each variant with its tokens.
  private func shape(_ sets: [String], _ themes: [String], group: String? = nil) -> [String] {
    let selections = themes.map { text -> String in
      let parts = text.split(separator: ":").map(String.init)
      let on = parts[1].split(separator: " ").map { "\"\($0)\": \"enabled\"" }.joined(separator: ", ")
      return
        "{\"name\": \"\(parts[0])\", \(group.map { "\"group\": \"\($0)\"," } ?? "") \"selectedTokenSets\": {\(on)}}"
    }
    let order = sets.map { "\"\($0)\"" }.joined(separator: ", ")
    let members = sets.map { "\"\($0)\": \(Self.files[$0] ?? "{}")" }
    let text =
      "{"
      + (members + [
        "\"$themes\": [\(selections.joined(separator: ", "))]", "\"$metadata\": {\"tokenSetOrder\": [\(order)]}",
      ])
      .joined(separator: ", ") + "}"
    let system = DTCGReader().read(SourceFile(name: "tokens.json", bytes: Array(text.utf8)))
    let resolver = ThemeResolver(system)
    return resolver.themes.flatMap { theme -> [String] in
      let resolved = resolver.resolve(theme)
      return resolved.variants.indices.map { variant in
        let tokens = resolved.paths.indices.compactMap { index -> String? in
          switch resolved.value(of: index, in: variant) {
          case .color(let color): resolved.paths[index] + "=" + color.hex8
          case .undetermined: resolved.paths[index] + "=?"
          default: nil
          }
        }
        let names = [resolved.name] + resolved.variants[variant].choices.map(\.context)
        return names.joined(separator: "/") + ": " + tokens.sorted().joined(separator: " ")
      }
    }
  }

  private let light = "core.white=#FFFFFF text=#000000"

  @Test("it stays a theme beside a shared set, and what the others have of their own is unknown in it")
  func besideAShared() {
    let themes = ["Light: core light", "Dark: core dark"]
    #expect(shape(["core", "light"], themes) == ["tokens/light: " + light, "tokens/dark: core.white=#FFFFFF text=?"])
    #expect(
      shape(["core", "light"], themes, group: "look") == [
        "tokens/Light: " + light, "tokens/Dark: core.white=#FFFFFF text=?",
      ])
    #expect(
      shape(["core", "light"], ["Acme: core light", "Zen: core zen"]) == [
        "Acme: " + light, "Zen: core.white=#FFFFFF text=?",
      ])
  }

  @Test("where the others have nothing of their own, the missing set says over what they share")
  func overWhatIsShared() {
    #expect(
      shape(["light"], ["Light: light", "Dark: light dark"]) == ["tokens/light: text=#000000", "tokens/dark: text=?"])
  }

  @Test("what a set of the theme itself has is known, and a set that all have on and that is gone takes nothing away")
  func known() {
    let sets = ["core", "light", "dark", "lines"]
    #expect(
      shape(sets, ["Light: core light lines", "Dark: core dark more"])
        == [
          "tokens/light: core.white=#FFFFFF line=#777777 text=#000000",
          "tokens/dark: core.white=#FFFFFF line=? text=#EEEEEE",
        ])
    #expect(
      shape(["core", "light", "dark"], ["Light: core light old", "Dark: core dark old"])
        == ["tokens/light: " + light, "tokens/dark: core.white=#FFFFFF text=#EEEEEE"])
  }
}
