import Testing
import ThemeModel
import ThemeReaders

@Suite("Groups of one file that are themes")
struct DTCGSiblingsTests {
  private func read(_ files: KeyValuePairs<String, String>, isStrict: Bool = false) -> ThemeSystem {
    var options = SourceOptions()
    options.isStrict = isStrict
    return DTCGReader(options: options, siblings: MemoryFiles(texts: [:]))
      .read(files.map { SourceFile(name: $0.key, bytes: Array($0.value.utf8)) }, named: "kit")
  }

  private func read(_ text: String, isStrict: Bool = false) -> ThemeSystem {
    read(["tokens.json": text], isStrict: isStrict)
  }

  private func shape(_ system: ThemeSystem) -> [String] {
    system.themes.map { "\($0.name): \($0.tokens.map(\.path).joined(separator: " "))" }.sorted()
  }

  private func group(_ colors: KeyValuePairs<String, String>) -> String {
    "{\(colors.map { "\"\($0.key)\": {\"$type\": \"color\", \"$value\": \"\($0.value)\"}" }.joined(separator: ","))}"
  }

  private static let names = [
    "text", "subtext", "base", "surface", "red", "green", "yellow", "blue", "accent",
  ]

  private func flavor(_ color: String) -> String {
    let colors = Self.names.map { "\"\($0)\": {\"$type\": \"color\", \"$value\": \"\(color)\"}" }
    return "{\(colors.joined(separator: ","))}"
  }

  @Test("brands at the top, each with a group of colors, are themes without their names in front")
  func brands() {
    let acme = group(["text": "#111111", "background": "#ffffff"])
    let globex = group(["text": "#cccccc", "background": "#ffffff", "link": "#0000ff"])
    let system = read(#"{"acme": {"color": \#(acme)}, "globex": {"color": \#(globex)}}"#)
    #expect(
      shape(system) == [
        "acme: color.text color.background", "globex: color.text color.background color.link",
      ])
    #expect(system.diagnostics.filter { $0.code == "named-themes" }.count == 1)
    let strict = read(#"{"acme": {"color": \#(acme)}, "globex": {"color": \#(globex)}}"#, isStrict: true)
    #expect(strict.themes.count == 1)
  }

  @Test("groups below a key that announces themes, which share what is beside it, with a type from above")
  func announced() throws {
    let text = ##"""
      {"$type": "color", "gray": {"900": {"$value": "#111111"}},
       "brands": {
         "acme": {"text": {"$value": "{gray.900}"}, "link": {"$value": "{brands.acme.text}"}},
         "globex": {"text": {"$value": "#cccccc"}, "link": {"$value": "{brands.globex.text}"}}}}
      """##
    let system = read(text)
    #expect(shape(system) == ["acme: gray.900 text link", "globex: gray.900 text link"])
    let acme = try #require(system.themes.first { $0.name == "acme" })
    #expect(acme.tokens.map(\.values[0].value).dropFirst() == [.alias("gray.900"), .alias("text")])
  }

  @Test("flavors with many colors for every purpose are themes, and so are their parts in other files")
  func flavors() {
    let text = #"{"latte": \#(flavor("#111111")), "mocha": \#(flavor("#eeeeee"))}"#
    #expect(read(text).themes.map(\.name).sorted() == ["latte", "mocha"])
    let icon = group(["icon": "#111111"])
    let both = read(["colors.json": text, "icons.json": #"{"latte": \#(icon), "mocha": \#(icon)}"#])
    #expect(both.themes.map { $0.tokens.count } == [10, 10])
  }

  @Test("themes that are called light and dark below a key that announces themes are a mode")
  func modes() {
    let system = read(#"{"themes": {"light": \#(flavor("#111111")), "dark": \#(flavor("#eeeeee"))}}"#)
    #expect(system.themes.count == 1)
    #expect(system.themes[0].axes == ["mode"])
    #expect(system.themes[0].tokens.map(\.path) == Self.names)
  }

  @Test("a mode for each of several brands")
  func brandsInModes() {
    let modes = { (digit: Int) in
      "{\"light\": \(flavor("#11111\(digit)")), \"dark\": \(flavor("#eeeee\(digit)"))}"
    }
    let system = read(#"{"brands": {"acme": \#(modes(1)), "globex": \#(modes(2))}}"#)
    #expect(system.themes.map(\.name).sorted() == ["acme", "globex"])
    #expect(system.themes.map(\.axes) == [["mode"], ["mode"]])
  }

  @Test("a mode for each of several brands at the top, whose colors are few")
  func fewColorsInModes() throws {
    let mode = { (text: String) in "{\"color\": \(group(["text": text, "background": "#ffffff"]))}" }
    let system = read(
      """
      {"acme": {"light": \(mode("#111111")), "dark": \(mode("#222222"))},
       "globex": {"light": \(mode("#333333")), "dark": \(mode("#444444"))}}
      """)
    #expect(shape(system) == ["acme: color.text color.background", "globex: color.text color.background"])
    let acme = try #require(system.themes.first { $0.name == "acme" })
    #expect(Set(acme.tokens[0].values.map(\.when)) == [["mode": "light"], ["mode": "dark"]])
  }

  @Test("brands that say some colors of a base again are themes, each of which has the rest of the base")
  func baseOfBrands() throws {
    let base = group(["text": "#111111", "background": "#ffffff", "link": "#0000ff"])
    let file = { (link: String) in
      """
      {"base": {"color": \(base)}, "acme": {"color": \(group(["link": "#cc0000"]))},
       "globex": {"color": \(group(["background": link]))}}
      """
    }
    let system = read(file("#eeeeee"))
    #expect(
      shape(system) == [
        "acme: color.text color.background color.link", "globex: color.text color.background color.link",
      ])
    let resolver = ThemeResolver(system)
    let links = resolver.themes.map { theme in
      let resolved = resolver.resolve(theme)
      return resolved.tokens.indices.map { resolved.value(of: $0, in: 0).map { "\($0)" } ?? "" }
    }
    #expect(links.count == 2 && links[0] != links[1])
    // What refers to the base by its name needs that one, whatever overrides it.
    #expect(read(file("{base.color.background}")).themes.count == 1)
    #expect(read(#"{"base": {"color": \#(base)}, "acme": {"color": \#(base)}}"#).themes.count == 1)
    #expect(
      read(#"{"base": {"color": \#(base)}, "light": {"color": \#(base)}, "dark": {"color": \#(base)}}"#).themes.count
        == 1)
  }

  @Test(
    "parts of the interface, variants and ramps repeat each other's names, and are no themes",
    arguments: [
      ("button", "card"), ("primary", "secondary"), ("blue", "red"), ("success", "warning"), ("100", "200"),
      ("hero", "drawer"), ("strong", "soft"),
    ])
  func noThemes(_ first: String, _ second: String) {
    #expect(read(#"{"\#(first)": \#(flavor("#111111")), "\#(second)": \#(flavor("#eeeeee"))}"#).themes.count == 1)
    let color = group(["text": "#111111", "background": "#ffffff"])
    #expect(read(#"{"\#(first)": {"color": \#(color)}, "\#(second)": {"color": \#(color)}}"#).themes.count == 1)
  }

  @Test("brands whose colors are in several files, side by side in each; groups with a file each are none")
  func severalFiles() {
    let text = #"{"color": \#(group(["text": "#111111"]))}"#
    let page = #"{"color": \#(group(["background": "#ffffff"]))}"#
    let both = read([
      "text.json": #"{"acme": \#(text), "globex": \#(text)}"#, "page.json": #"{"acme": \#(page), "globex": \#(page)}"#,
    ])
    #expect(shape(both) == ["acme: color.text color.background", "globex: color.text color.background"])
    let color = #"{"color": \#(group(["text": "#111111", "background": "#ffffff"]))}"#
    #expect(read(["a.json": #"{"acme": \#(color)}"#, "b.json": #"{"globex": \#(color)}"#]).themes.count == 1)
    // Where the group around them says that they are brands, they are.
    let said = read([
      "a.json": #"{"brands": {"acme": \#(text)}}"#, "b.json": #"{"brands": {"globex": \#(text)}}"#,
      "c.json": #"{"brands": {"acme": \#(page)}}"#,
    ])
    #expect(shape(said) == ["acme: color.text color.background", "globex: color.text"])
  }

  @Test("a brand in a list of brands is one, also if it says nothing that the others say")
  func brandOfItsOwn() {
    let usual = group(["text": "#111111", "background": "#ffffff"])
    let own = group(["accent": "#888888"])
    let text = #"{"brands": {"acme": \#(usual), "globex": \#(usual), "initech": \#(own), "shared": \#(own)}}"#
    #expect(
      shape(read(text)) == [
        "acme: accent text background", "globex: accent text background", "initech: accent",
      ])
    // Without a base, its tokens are in no other theme.
    let plain = #"{"brands": {"acme": \#(usual), "globex": \#(usual), "initech": \#(own)}, "core": \#(own)}"#
    #expect(
      shape(read(plain)) == [
        "acme: core.accent text background", "globex: core.accent text background", "initech: core.accent accent",
      ])
    // What the others refer to is no brand of its own.
    let needed = group(["text": "{brands.inks.accent}", "background": "#ffffff"])
    let inks = read(#"{"brands": {"acme": \#(needed), "globex": \#(usual), "inks": \#(own)}}"#)
    #expect(inks.themes.map(\.name) == ["acme", "globex"])
  }

  @Test("what brands say over a default is theirs, and the default is a theme besides; a base is none")
  func layeredBrands() throws {
    let whole = group(["text": "#111111", "background": "#ffffff", "link": "#0000ff"])
    let part = group(["text": "#eeeeee"])
    let text = #"{"brands": {"default": \#(whole), "acme": \#(part), "globex": \#(part)}}"#
    let system = read(text)
    #expect(system.themes.map(\.name).sorted() == ["acme", "default", "globex"])
    #expect(system.themes.allSatisfy { $0.tokens.count == 3 })
    let resolver = ThemeResolver(system)
    let texts = resolver.themes.map { theme in
      let resolved = resolver.resolve(theme)
      let text = resolved.tokens.firstIndex { $0.path == "text" }
      return text.flatMap { resolved.value(of: $0, in: 0) }.map { "\($0)" } ?? ""
    }
    #expect(Set(texts).count == 2)
    // A theme called default that says what the others say is one of them.
    let alike = read(#"{"brands": {"default": \#(whole), "acme": \#(whole)}}"#)
    #expect(shape(alike) == ["acme: text background link", "default: text background link"])
    // In a list of brands, a base is below each of them, whatever they add.
    let added = group(["text": "#eeeeee", "visited": "#dddddd"])
    let based = read(#"{"brands": {"base": \#(whole), "acme": \#(added), "globex": \#(added)}}"#)
    #expect(
      shape(based) == ["acme: text background link visited", "globex: text background link visited"])
  }

  @Test("brands in each of the modes are themes in these modes")
  func modesWithBrands() {
    let mode = { (digit: Int) in
      #"{"acme": {"color": \#(group(["text": "#11111\(digit)", "background": "#ffffff"]))},"#
        + #""globex": {"color": \#(group(["text": "#22222\(digit)", "background": "#ffffff"]))}}"#
    }
    let system = read(#"{"themes": {"light": \#(mode(1)), "dark": \#(mode(2))}}"#)
    #expect(shape(system) == ["acme: color.text color.background", "globex: color.text color.background"])
    #expect(system.themes.map(\.axes) == [["mode"], ["mode"]])
    #expect(
      system.diagnostics.filter { $0.code == "named-themes" }.map { String($0.message.prefix { $0 != ";" }) } == [
        "light and dark repeat each other's colours, and are read as modes",
        "acme and globex repeat each other's colours, and are read as themes",
      ])
  }

  @Test("the groups around a list of themes stay in the names: two components have lists of their own")
  func listsOfComponents() {
    let list = { (ink: String) in
      #"{"brands": {"acme": \#(group(["text": ink])), "globex": \#(group(["text": "#eeeeee"]))}}"#
    }
    #expect(
      shape(read(#"{"button": \#(list("#111111")), "title": \#(list("#222222"))}"#)) == [
        "acme: button.text title.text", "globex: button.text title.text",
      ])
  }

  @Test("names with dots matter where they are those of colors")
  func dots() {
    let usual = group(["text": "#111111", "background": "#ffffff"])
    let space = ##""space": {"0.5": {"$type": "dimension", "$value": "2px"}}"##
    let system = read(#"{"brands": {"acme": \#(usual), "globex": \#(usual)}, \#(space)}"#)
    #expect(shape(system) == ["acme: text background", "globex: text background"])
    let dotted = group(["text.main": "#111111", "background": "#ffffff"])
    #expect(read(#"{"brands": {"acme": \#(dotted), "globex": \#(dotted)}}"#).themes.count == 1)
  }

  @Test(
    "words for lists of themes, and words that are none",
    arguments: [
      ("brands", 2), ("schemes", 2), ("skins", 2), ("tenants", 2), ("colorthemes", 2), ("ourBrands", 2), ("brand", 1),
      ("palettes", 1), ("variants", 1),
    ])
  func lists(_ name: String, _ themes: Int) {
    let usual = group(["text": "#111111", "background": "#ffffff"])
    #expect(read(#"{"\#(name)": {"ocean": \#(usual), "forest": \#(usual)}}"#).themes.count == themes)
  }

  @Test("many groups of one file, each with its own colors")
  func manyGroups() {
    let brands = (0..<300).map { "\"x\($0)y\": \(group(["text": "#000\(100 + $0)", "background": "#ffffff"]))" }
    let system = read(#"{"brands": {\#(brands.joined(separator: ","))}}"#)
    #expect(system.themes.count == 300)
    #expect(system.themes.allSatisfy { $0.tokens.map(\.path) == ["text", "background"] })
    #expect(Set(system.themes.map { "\($0.tokens[0].values[0].value)" }).count == 300)
  }

  @Test("a group that something refers to by its name is needed whichever theme is in use, so it is none")
  func referredTo() {
    let both = #""latte": \#(flavor("#111111")), "mocha": \#(flavor("#eeeeee"))"#
    let more = { (value: String) in "{\(both), \"title\": {\"$type\": \"color\", \"$value\": \"\(value)\"}}" }
    #expect(read(more("{latte.text}")).themes.count == 1)
    #expect(read(more("#000000")).themes.count == 2)
    #expect(read(more("{Latte.Text}")).themes.count == 1)
    #expect(read(more("rgba({Latte.Text}, {alpha})")).themes.count == 1)
    let crossed = #"{"$type": "color", "$value": "{latte.text}"}"#
    let other = flavor("#eeeeee").dropLast() + #", "title": \#(crossed)}"#
    #expect(read(#"{"latte": \#(flavor("#111111")), "mocha": \#(other)}"#).themes.count == 1)
  }

  @Test("a name that would be there twice keeps the groups as they are")
  func collisions() {
    let both = #""latte": \#(flavor("#111111")), "mocha": \#(flavor("#eeeeee"))"#
    #expect(read(##"{\##(both), "text": {"$type": "color", "$value": "#000000"}}"##).themes.count == 1)
  }
}
