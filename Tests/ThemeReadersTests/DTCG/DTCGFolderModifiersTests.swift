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

  @Test("a lone context is one that is chosen, beside the colours as they are")
  func lone() {
    let system = read([
      "t/base/color.json": ("brand", "#ff0000"), "t/button/button.json": ("button.fill", "#ff0000"),
      "t/modifiers/kind/primary.json": ("button.fill", "#ffaa00"),
      "t/modifiers/theme/dark.json": ("brand", "#00ff00"), "t/modifiers/theme/light.json": ("brand", "#ff0000"),
    ])
    #expect(
      system.shapes() == [
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
    #expect(system.shapes() == ["system: fill[acme]=#FF0000 fill[zest]=#00FF00 ink=#111111"])
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
    #expect(system.shapes() == ["acme: ink=#111111 ink[loud]=#FF0000", "zest: ink=#222222"])
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
    #expect(system.shapes() == ["system: ink=#111111"])
  }

  @Test(
    "contexts with those of a known axis in their names are no axis of their own",
    arguments: [
      ["brand/acme/light", "brand/acme/dark", "brand/zest/light", "brand/zest/dark"],
      ["brand/acme-light", "brand/acme-dark", "brand/zest-light", "brand/zest-dark"],
    ])
  func modesOfBrands(names: [String]) {
    let values = ["#111111", "#222222", "#333333", "#444444"]
    let sources =
      [("t/base.json", color("page", "#ffffff"))]
      + zip(names, values).map { ("t/modifiers/\($0).json", color("ink", $1)) }
    let system = DTCGReader().read(
      sources.map { SourceFile(name: $0.0, bytes: Array($0.1.utf8)) }, named: "system")
    #expect(
      system.shapes() == [
        "acme: ink[dark]=#222222 ink[light]=#111111 page=#FFFFFF",
        "zest: ink[dark]=#444444 ink[light]=#333333 page=#FFFFFF",
      ])
    #expect(system.axes.map(\.name) == ["mode"])
  }

  @Test("modifiers of one mode say nothing in the other")
  func modifiersOfAMode() {
    let system = read([
      "t/light/base.json": ("page", "#ffffff"), "t/dark/base.json": ("page", "#000000"),
      "t/light/modifiers/tone/warm.json": ("ink", "#767676"), "t/dark/modifiers/tone/warm.json": ("ink", "#331111"),
    ])
    #expect(
      system.shapes() == ["system: ink[dark]=#331111 ink[light]=#767676 page[dark]=#000000 page[light]=#FFFFFF"])
  }

  @Test("a modifier with some contexts of a known axis is that axis")
  func furtherModes() {
    let system = read([
      "t/light.json": ("page", "#ffffff"), "t/dark.json": ("page", "#111111"),
      "t/modifiers/theme/light.json": ("ink", "#222222"), "t/modifiers/theme/dark.json": ("ink", "#dddddd"),
      "t/modifiers/theme/dimmed.json": ("ink", "#bbbbbb"),
    ])
    #expect(system.axes.map(\.name) == ["mode"])
    #expect(system.axes.map(\.contexts) == [["light", "dark", "dimmed"]])
    #expect(
      system.shapes() == [
        "system: ink[dark]=#DDDDDD ink[dimmed]=#BBBBBB ink[light]=#222222 page[dark]=#111111 page[light]=#FFFFFF"
      ])
  }

  @Test("folders of one name with other contexts in another place are not one modifier")
  func places() {
    let system = read([
      "a/base.json": ("page", "#ffffff"), "a/modifiers/brand/acme.json": ("ink", "#aa0000"),
      "a/modifiers/brand/zest.json": ("ink", "#00aa00"), "b/base.json": ("page", "#000000"),
      "b/modifiers/brand/acme.json": ("ink", "#0000aa"),
    ])
    #expect(system.axes.isEmpty)
    #expect(
      system.shapes() == [
        "a acme: ink=#AA0000 page=#FFFFFF", "a zest: ink=#00AA00 page=#FFFFFF", "b: ink=#0000AA page=#000000",
      ])
    let told = system.diagnostics.filter { $0.code == "context-without-file" }
    #expect(told.map(\.place?.file) == ["b/modifiers/brand/acme.json"])
    #expect(told.allSatisfy { $0.message.contains("no file for zest") && $0.message.contains("in a/") })
    let same = read([
      "a/base.json": ("ink", "#ffffff"), "a/modifiers/tone/warm.json": ("ink", "#aa0000"),
      "b/base.json": ("ink", "#000000"), "b/modifiers/tone/warm.json": ("ink", "#0000aa"),
    ])
    #expect(
      same.shapes() == ["a: ink=#FFFFFF ink[warm]=#AA0000", "b: ink=#000000 ink[warm]=#0000AA"])
  }
}
