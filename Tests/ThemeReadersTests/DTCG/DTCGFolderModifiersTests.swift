import Testing
import ThemeModel
import ThemeReaders

/// Folders of modifiers: `modifiers/NAME/CONTEXT.json`.
@Suite("Modifiers in folders")
struct DTCGFolderModifiersTests {
  private func color(_ path: String, _ value: String) -> String {
    let names = path.split(separator: ".")
    let inner = ##"{"$type": "color", "$value": "\##(value)"}"##
    return names.reversed().reduce(inner) { #"{"\#($1)": \#($0)}"# }
  }

  private func read(_ files: KeyValuePairs<String, (String, String)>) -> ThemeSystem {
    let sources = files.map { SourceFile(name: $0.key, bytes: Array(color($0.value.0, $0.value.1).utf8)) }
    return DTCGReader().read(sources, named: "system")
  }

  /// Returns each theme as `theme: path[context]=value`.
  private func shape(_ system: ThemeSystem) -> [String] {
    system.themes.map { theme in
      let tokens = theme.tokens.flatMap { token in
        token.values.map { value -> String in
          let when = value.when.isEmpty ? "" : "[\(value.when.values.sorted().joined(separator: "+"))]"
          guard case .color(let color) = value.value else { return token.path + when + "?" }
          return token.path + when + "=" + color.hex8
        }
      }
      return "\(theme.name): \(tokens.sorted().joined(separator: " "))"
    }
  }

  @Test("a lone context is one that is chosen, beside the colours as they are")
  func lone() {
    let system = read([
      "t/base/color.json": ("brand", "#ff0000"), "t/button/button.json": ("button.fill", "#ff0000"),
      "t/modifiers/kind/primary.json": ("button.fill", "#ffaa00"),
      "t/modifiers/theme/dark.json": ("brand", "#00ff00"), "t/modifiers/theme/light.json": ("brand", "#ff0000"),
    ])
    #expect(
      shape(system) == [
        "system: brand=#FF0000 brand[dark]=#00FF00 brand[light]=#FF0000 button.fill=#FF0000 button.fill[primary]=#FFAA00"
      ])
    #expect(system.axes.map(\.name).sorted() == ["kind", "mode"])
    let kind = system.axes.first { $0.name == "kind" }
    #expect(kind?.contexts == ["default", "primary"])
    #expect(kind?.defaultContext == "default")
  }

  @Test("one of several contexts always applies where nothing beside them has the colours")
  func several() {
    let system = read([
      "base.json": ("ink", "#111111"), "modifiers/brand/acme.json": ("fill", "#ff0000"),
      "modifiers/brand/zest.json": ("fill", "#00ff00"),
    ])
    #expect(shape(system) == ["system: fill[acme]=#FF0000 fill[zest]=#00FF00 ink=#111111"])
    #expect(system.axes.map(\.defaultContext) == ["acme"])
    let plain = read([
      "base.json": ("ink", "#111111"), "modifiers/brand/acme.json": ("fill", "#ff0000"),
      "modifiers/brand/default.json": ("fill", "#00ff00"),
    ])
    #expect(plain.axes.map(\.contexts) == [["acme", "default"]])
    #expect(plain.axes.map(\.defaultContext) == ["default"])
  }

  @Test("modifiers belong to the themes beside them")
  func homes() {
    let system = read([
      "acme/base.json": ("ink", "#111111"), "acme/modifiers/kind/loud.json": ("ink", "#ff0000"),
      "zest/base.json": ("ink", "#222222"),
    ])
    #expect(shape(system) == ["acme: ink=#111111 ink[loud]=#FF0000", "zest: ink=#222222"])
  }

  @Test("a modifier of sizes is no axis of colours")
  func sizes() {
    func file(_ name: String, _ text: String) -> SourceFile { SourceFile(name: name, bytes: Array(text.utf8)) }
    let system = DTCGReader().read(
      [
        file("base.json", color("ink", "#111111")),
        file("size.json", #"{"gap": {"$type": "dimension", "$value": "8px"}, "small": {"$value": "{gap}"}}"#),
        file("modifiers/size/small.json", #"{"button": {"gap": {"$value": "{small}"}}}"#),
      ], named: "system")
    #expect(system.axes.isEmpty)
    #expect(shape(system) == ["system: ink=#111111"])
  }
}
