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
      ("hero", "drawer"),
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
  }

  @Test("a group that something refers to by its name is needed whichever theme is in use, so it is none")
  func referredTo() {
    let both = #""latte": \#(flavor("#111111")), "mocha": \#(flavor("#eeeeee"))"#
    let more = { (value: String) in "{\(both), \"title\": {\"$type\": \"color\", \"$value\": \"\(value)\"}}" }
    #expect(read(more("{latte.text}")).themes.count == 1)
    #expect(read(more("#000000")).themes.count == 2)
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
