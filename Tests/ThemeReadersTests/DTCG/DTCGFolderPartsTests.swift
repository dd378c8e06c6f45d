import Testing
import ThemeModel
import ThemeReaders

/// Folders that help to decide how files are related.
@Suite("Folders as brands, modes and layers")
struct DTCGFolderPartsTests {
  /// Reads files by name, each with its tokens: `text=1` is a gray, `text={x}` an alias.
  private func read(_ files: KeyValuePairs<String, String>) -> ThemeSystem {
    let sources = files.map { name, tokens in
      let members = tokens.split(separator: " ").map { token -> String in
        let parts = token.split(separator: "=")
        let value = parts[1].hasPrefix("{") ? "\"\(parts[1])\"" : Written.color("\(parts[1]), 0, 0")
        return #""\#(parts[0])": {"$type": "color", "$value": \#(value)}"#
      }
      return SourceFile(name: name, bytes: Array("{\(members.joined(separator: ","))}".utf8))
    }
    return DTCGReader().read(sources, named: "system")
  }

  private func shape(_ system: ThemeSystem) -> [String] {
    system.themes.map { theme in
      let tokens = theme.tokens.map { token in
        let whens = token.values.map { $0.when.values.sorted().joined(separator: "+") }
        return token.path + (whens == [""] ? "" : "[\(whens.joined(separator: ","))]")
      }
      return "\(theme.name): \(tokens.sorted().joined(separator: " "))"
    }.sorted()
  }

  @Test("brands, modes, and both")
  func roles() {
    #expect(
      shape(read(["brand-a/colors.json": "text=0 bg=1", "brand-b/colors.json": "text=1 bg=0"]))
        == ["brand-a: bg text", "brand-b: bg text"])
    #expect(
      shape(read(["light/colors.json": "text=0", "dark/colors.json": "text=1"])) == ["system: text[light,dark]"])
    #expect(
      shape(
        read([
          "brands/x/modes/light.json": "text=0", "brands/x/modes/dark.json": "text=1",
          "brands/y/modes/light.json": "text=0", "brands/y/modes/dark.json": "text=1", "core.json": "ink=0",
        ])) == ["x: ink text[light,dark]", "y: ink text[light,dark]"])
    #expect(
      shape(read(["color.json": "text=0 bg=1", "themes/dark/color.json": "text=1"]))
        == ["system: bg text[,dark]"])
    #expect(
      shape(read(["text.json": "text=0", "text-hc.json": "text=1"])) == ["system: text[,high]"])
  }

  @Test("a folder of a brand's name in another layer belongs to that brand, whatever the names of its colours")
  func namesakes() {
    #expect(
      shape(
        read([
          "primitives/alaska/color.json": "atlas=0", "primitives/atmos/color.json": "atlas=1",
          "primitives/base/color.json": "white=1", "primitives/hawaiian/color.json": "purple=0",
          "semantics/alaska/color.json": "text={atlas} bg={white}",
          "semantics/atmos/color.json": "text={atlas} bg={white}",
          "semantics/hawaiian/color.json": "text={purple} bg={white}",
        ])) == [
          "alaska: atlas bg text white", "atmos: atlas bg text white", "hawaiian: bg purple text white",
        ])
  }

  @Test("files of components are no themes: their tokens are named after them")
  func componentNames() {
    let files: KeyValuePairs = [
      "components/avatar.json": "background=0 edge={background}", "components/drawer.json": "background=1 edge={ink}",
      "components/button.json": "button-text={ink}", "semantic/colors.json": "ink=0",
    ]
    #expect(
      shape(read(files)) == [
        "system: avatar.background avatar.edge button-text drawer.background drawer.edge ink"
      ])
    let targets = read(files).themes.first?.tokens.first { $0.path == "avatar.edge" }?.values.map(\.value)
    #expect(targets == [.alias("avatar.background")])
    // In a group of colors, too, unless another file knows the tokens by the names that they have.
    let grouped = ["avatar", "drawer"].map { name in
      let color = ##"{"color": {"$type": "color", "text": {"$value": "#000000"}, "page": {"$value": "#ffffff"}}}"##
      return SourceFile(name: "components/\(name).json", bytes: Array(color.utf8))
    }
    #expect(
      shape(DTCGReader().read(grouped, named: "system")) == [
        "system: avatar.color.page avatar.color.text drawer.color.page drawer.color.text"
      ])
    #expect(
      shape(
        read([
          "components/acme.json": "background=0", "components/globex.json": "background=1",
          "page.json": "page={background}",
        ])) == ["acme: background page", "globex: background page"])
    // Names that say the mode are contexts all the same.
    #expect(
      shape(read(["components/card-light.json": "text=0", "components/card-dark.json": "text=1"]))
        == ["system: text[light,dark]"])
  }

  @Test("files of components keep their names where other files override these")
  func overriddenComponents() {
    let dark: KeyValuePairs = [
      "components/avatar.json": "background=0", "components/drawer.json": "background=1", "dark.json": "background=0.5",
    ]
    #expect(shape(read(dark)).allSatisfy { !$0.contains("avatar.background") })
  }

  @Test("a folder whose colours are others than those of the folder that it repeats is no copy")
  func noCopies() {
    let brands: KeyValuePairs = [
      "core/palette/gray.json": "gray=0", "acme/palette/gray.json": "gray=1", "acme/text/text.json": "text={gray}",
      "acme/surface/page.json": "page=1", "globex/text/text.json": "text={gray}", "globex/surface/page.json": "page=1",
    ]
    #expect(!read(brands).diagnostics.contains { $0.code == "unused-file" })
  }

  @Test("folders of which each has only texts or only surfaces are layers")
  func halves() {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let layers: KeyValuePairs = [
      "base/core.json": "ink=0",
      "themes/typography/t.json": names.map { "text-\($0)=0" }.joined(separator: " "),
      "themes/elevation/e.json": names.map { "bg-\($0)=1" }.joined(separator: " "),
    ]
    #expect(read(layers).themes.count { !$0.isAbstract } == 1)
  }

  @Test("folders in a folder of themes that have nothing to do with each other are themes; layers are none")
  func strangers() {
    #expect(
      shape(
        read([
          "core.json": "ink=0", "themes/acme/a.json": "text={ink} bg=1", "themes/globex/b.json": "label=0.5 paper=0",
        ]))
        == ["acme: bg ink text", "globex: ink label paper"])
    for files in [
      ["core.json": "ink=0", "themes/acme/a.json": "text={label} bg=1", "themes/globex/b.json": "label=0.5 paper=0"],
      ["core.json": "ink=0", "themes/acme/a.json": "text={ink} bg=1", "themes/semantic/b.json": "label=0.5 paper=0"],
      ["core.json": "ink=0", "parts/acme/a.json": "text={ink} bg=1", "parts/globex/b.json": "label=0.5 paper=0"],
    ] as [KeyValuePairs<String, String>] {
      #expect(read(files).themes.count == 1)
    }
  }

  @Test("a folder that repeats the files of another one is read once; brands that are alike are brands")
  func copies() {
    func shape(_ first: String, _ second: String, _ last: String = "text={ink}") -> [String] {
      self.shape(
        read([
          "\(first)/core/ink.json": "ink=0", "\(first)/brand/a.json": "text={ink}", "\(first)/brand/b.json": "text=1",
          "\(second)/core/ink.json": "ink=0", "\(second)/brand/a.json": last, "\(second)/brand/b.json": "text=1",
        ]))
    }
    #expect(shape("json", "tokens") == ["a: ink text", "b: ink text"])
    #expect(shape("json", "tokens", "text=0.5").count == 4)
    #expect(shape("themes/one", "themes/two").count == 4)
  }

  @Test("a default beside a mode is what the mode overrides; another variant is a theme")
  func variants() {
    #expect(
      shape(read(["theme-default.json": "text=0 bg=1", "theme-dark.json": "text=1 bg=0"]))
        == ["system: bg[,dark] text[,dark]"])
    #expect(
      shape(read(["theme/colors.json": "text=0 bg=1", "theme/dark.json": "text=1 bg=0"]))
        == ["system: bg[,dark] text[,dark]"])
    #expect(read(["theme-wire.json": "text=0 bg=1", "theme-dark.json": "text=1 bg=0"]).themes.count == 2)
  }

  @Test("a contrast beside modes is one more choice, unless a file is for both")
  func loneContrast() {
    let themes: KeyValuePairs = [
      "color.json": "text=0", "themes/dark.json": "text=1", "themes/high-contrast.json": "text=0.2",
    ]
    let one = read(themes)
    #expect(one.axes.map(\.contexts) == [["light", "dark", "high-contrast"]])
    #expect(shape(one) == ["system: text[,dark,high-contrast]"])
    let both = read([
      "color.json": "text=0", "themes/dark.json": "text=1", "themes/high-contrast.json": "text=0.2",
      "themes/dark-high-contrast.json": "text=0.9",
    ])
    #expect(both.axes.map(\.name) == ["mode", "contrast"])
    let apart = read(["color.json": "text=0", "modes/dark.json": "text=1", "contrasts/high-contrast.json": "text=0.2"])
    #expect(apart.axes.map(\.name) == ["mode", "contrast"])
  }

  @Test("two contrasts, and a few colors for one, are laid over each mode")
  func contrastOverModes() {
    let two = read([
      "t/light.json": "text=0 bg=1", "t/dark.json": "text=1 bg=0", "t/contrast-high.json": "border=0",
      "t/contrast-standard.json": "border=0.5",
    ])
    #expect(two.axes.map(\.name) == ["mode", "contrast"])
    let few = read([
      "t/light.json": "text=0 bg=1 card=1", "t/dark.json": "text=1 bg=0 card=0", "t/high-contrast.json": "muted=0.1",
    ])
    #expect(few.axes.map(\.name) == ["mode", "contrast"])
    #expect(shape(few) == ["system: bg[light,dark] card[light,dark] muted[high] text[light,dark]"])
  }

  @Test("what themes share is no theme", arguments: ["shared", "common", "core", "global", "base"])
  func sharedBesideModes(name: String) {
    let system = read([
      "theme-light.json": "text=0 bg=1", "theme-dark.json": "text=1 bg=0", "theme-\(name).json": "link=0.2 text=0.3",
    ])
    #expect(system.themes.count == 1)
    #expect(system.axes.map(\.name) == ["mode"])
  }

  /// Each level is asked twice, so that the time would double with each.
  @Test("folders may be deep")
  func deepFolders() {
    var files: [(String, String)] = []
    var path = "t"
    for level in 0..<24 {
      files.append(("\(path)/lib\(level)/x.json", "lib\(level)=0"))
      for brand in ["acme", "globex"] { files.append(("\(path)/kit\(level)/\(brand).json", "k\(level)=0 j\(level)=1")) }
      path += "/deep\(level)"
    }
    let sources = files.map { name, tokens in
      let members = tokens.split(separator: " ").map { token in
        let parts = token.split(separator: "=")
        return #""\#(parts[0])": {"$type": "color", "$value": \#(Written.color("\(parts[1]), 0, 0"))}"#
      }
      return SourceFile(name: name, bytes: Array("{\(members.joined(separator: ","))}".utf8))
    }
    #expect(DTCGReader().read(sources, named: "system").themes.map(\.name).sorted() == ["acme", "globex"])
  }

  @Test("a brand that lacks a mode stays one, and is told; parts of one theme are no brands")
  func incomplete() {
    for missing in ["light", "dark"] {
      let rest = missing == "dark" ? "light" : "dark"
      let system = read([
        "brands/ember/\(rest).json": "text=0 bg=1", "brands/tide/light.json": "text=0 bg=1",
        "brands/tide/dark.json": "text=1 bg=0", "core.json": "ink=0",
      ])
      #expect(shape(system) == ["ember: bg[\(rest)] ink text[\(rest)]", "tide: bg[light,dark] ink text[light,dark]"])
      let told = system.diagnostics.filter { $0.code == "context-without-file" }
      #expect(
        told.map(\.message) == ["ember has no file for \(missing), which tide has; its colours are unknown there"])
      #expect(told.map(\.place?.file) == ["brands/ember/\(rest).json"])
    }
    let whole = read([
      "ember/light.json": "text=0", "ember/dark.json": "text=1", "tide/light.json": "text=0",
      "tide/dark.json": "text=1",
    ])
    #expect(whole.diagnostics.allSatisfy { $0.code != "context-without-file" })
    // Brands of which each has another mode only.
    let lone = read(["ember/light.json": "text=0 bg=1", "tide/dark.json": "text=1 bg=0"])
    #expect(shape(lone) == ["ember: bg text", "tide: bg text"])
    let parts = read(["text/light.json": "text=0", "page/light.json": "bg=1", "page/dark.json": "bg=0"])
    #expect(shape(parts) == ["system: bg[light,dark] text[light]"])
    #expect(parts.diagnostics.allSatisfy { $0.code != "context-without-file" })
  }

  @Test("a base that every theme hides for the most part is a theme, too")
  func hiddenBase() {
    #expect(
      shape(read(["Base.json": "text=0 bg=1 line=1", "Acme.json": "text=1 bg=0 ink=0"]))
        == ["Acme: bg[,] ink line text[,]", "Base: bg line text"])
    #expect(
      shape(
        read([
          "core.json": "a=0 b=0 c=0 d=0", "brand-x.json": "a=1 b=1 c=1 x=1", "brand-y.json": "a=0 b=0 c=0 y=1",
          "text.json": "text=1",
        ])) == ["brand-x: a[,] b[,] c[,] d text x", "brand-y: a[,] b[,] c[,] d text y", "core: a b c d text"])
    // What themes change is the smaller part of the base.
    #expect(
      shape(read(["base.json": "a=0 b=0 c=0 d=0", "acme.json": "a=1 x=1"])) == ["system: a[,] b c d x"])
    #expect(
      shape(read(["core.json": "a=0 b=0 c=0", "dark.json": "a=1 b=1 c=1"])) == ["system: a[,dark] b[,dark] c[,dark]"])
    // A folder that only says that a theme is in it is named after that, and a base after what the names of its layers share.
    for (folder, name) in [("theme", "sea"), ("themes", "sea"), ("theme", "light")] {
      #expect(
        shape(
          read([
            "base.palette.json": "white=1 black=0", "base.system.json": "text=0 bg=1",
            "\(folder)/\(name).json": "text=1 bg=0",
          ])) == ["base: bg black text white", "\(name): bg black text white"])
    }
  }

  @Test("folders in a folder of themes are themes where one says over what lies beside it")
  func listed() {
    #expect(
      shape(
        read([
          "global/color.json": "text=0 bg=1", "themes/acme/color.json": "bg=0.5", "themes/bolt/link.json": "link=0",
        ])) == ["acme: bg[,] text", "bolt: bg link text"])
    #expect(
      shape(read(["global/color.json": "text=0 bg=1", "themes/acme/color.json": "bg=0.5"]))
        == ["acme: bg[,] text", "system: bg text"])
    // Parts that add to each other stay parts.
    #expect(
      shape(
        read(["global/color.json": "text=0", "themes/acme/color.json": "bg=0.5", "themes/bolt/link.json": "link=0"]))
        == ["system: bg link text"])
  }

  @Test("families of files are one theme a name")
  func families() {
    #expect(
      shape(
        read([
          "color-white.json": "bg=1 fg=0", "color-g90.json": "bg=0 fg=1", "text-white.json": "text=0",
          "text-g90.json": "text=1",
        ])) == ["g90: bg fg text", "white: bg fg text"])
    #expect(
      shape(
        read(["color/white.json": "bg=1", "color/g90.json": "bg=0", "text/white.json": "t=0", "text/g90.json": "t=1"]))
        == ["g90: bg t", "white: bg t"])
  }

  @Test("a base that themes override is no theme itself")
  func base() {
    let system = read(["core/color.json": "text=0 bg=1", "acme/color.json": "text=0.5", "bolt/color.json": "text=1"])
    #expect(shape(system) == ["acme: bg text[,]", "bolt: bg text[,]"])
    #expect(system.diagnostics == [])
    // What another file says over as a whole would never be seen.
    let whole = read(["base.json": "text=0 bg=1", "acme.json": "text=0.5 bg=1"])
    #expect(shape(whole) == ["acme: bg text", "base: bg text"])
  }

  @Test("a folder that repeats the files beside it is a theme over them")
  func overrides() throws {
    let system = read([
      "core/color.json": "brand=0 bg=1", "semantic/color.json": "text={brand}", "acme/core/color.json": "brand=0.5",
    ])
    #expect(shape(system) == ["acme: bg brand[,] text", "system: bg brand text"])
    #expect(system.diagnostics == [])
    let acme = try #require(system.themes.first { $0.name == "acme" }?.tokens.first { $0.path == "brand" })
    #expect(acme.values.last?.place.file == "acme/core/color.json")
    // Parts of one theme in folders of their own stay parts.
    #expect(shape(read(["color.json": "text=0 bg=1", "acme/color.json": "accent=0.5"])) == ["system: accent bg text"])
  }

  @Test("themes of several folders are one where their names are, but for what a folder's files share")
  func versions() {
    let system = read([
      "primitive/primitives.default.json": "ink=0", "primitive/primitives.v0.json": "ink=1",
      "semantic/color.light.json": "text={ink}", "semantic/color.dark.json": "text=1",
      "semantic/color.v0-light.json": "text={ink}", "semantic/color.v0-dark.json": "text=0",
    ])
    #expect(shape(system) == ["default: ink text[light,dark]", "v0: ink text[light,dark]"])
  }

  @Test("two files that say one path differently make that token undetermined, and one message names both")
  func conflict() throws {
    let system = read(["buttons.json": "text=0 button=0 hover=0.2", "cards.json": "text=1 card=1 edge=0.4"])
    #expect(system.themes.map(\.name) == ["system"])
    let told = system.diagnostics.filter { $0.code == "conflicting-files" }
    #expect(told.count == 1)
    #expect(told.first?.message.contains("buttons.json and cards.json") == true)
    let text = try #require(system.themes[0].tokens.first { $0.path == "text" }?.values.last)
    guard case .undetermined = text.value else {
      Issue.record("one of two colours was taken")
      return
    }
  }

  @Test("the name of a folder decides nothing")
  func renamed() {
    #expect(shape(read(["aaa/c.json": "t=1", "zzz/c.json": "t=0"])) == ["aaa: t", "zzz: t"])
  }

  @Test("files that repeat lengths are parts all the same")
  func lengths() {
    func file(_ name: String, _ more: String) -> SourceFile {
      SourceFile(name: name, bytes: Array(#"{"x": {"$type": "number", "$value": 1}\#(more)}"#.utf8))
    }
    let system = DTCGReader().read(
      [file("a.json", ""), file("b.json", ""), file("c.json", #", "text": \#(Written.token("0, 0, 0"))"#)],
      named: "system")
    #expect(shape(system) == ["system: text"])
  }

  @Test("sizes without a type that two files say differently are no conflict of colours")
  func sizes() {
    func file(_ name: String, _ size: String, _ more: String) -> SourceFile {
      SourceFile(
        name: name,
        bytes: Array(##"{"font-size": {"small": {"value": "\##(size)"}}, "\##(more)": {"value": "#0f0"}}"##.utf8))
    }
    let system = DTCGReader().read([file("a.json", "1rem", "text"), file("large.json", "2rem", "page")], named: "s")
    #expect(shape(system) == ["s: page text"])
    #expect(!system.diagnostics.contains { $0.code == "conflicting-files" })
  }

  @Test("an alias into another file makes no list of sets of a file")
  func components() {
    let files = [
      SourceFile(
        name: "button.json", bytes: Array(##"{"button": {"color": {"primary": {"value": "{color.primary}"}}}}"##.utf8)),
      SourceFile(name: "color.json", bytes: Array(##"{"color": {"primary": {"value": "#0f0"}}}"##.utf8)),
    ]
    let system = DTCGReader().read(files, named: "system")
    #expect(shape(system) == ["system: button.color.primary color.primary"])
  }
}
