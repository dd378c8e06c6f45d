import ColorScience
import Testing
import ThemeModel
import ThemeReaders

/// Tokens Studio's modifiers and sums. The expected colors are those that its own transforms publish, to the digits given
/// there.
@Suite("Tokens Studio's modifiers and sums")
struct DTCGStudioTests {
  private func sample(_ base: String, _ modify: String, more: String = "") -> DTCGSample {
    DTCGSample(
      ##"{\##(more)"x": {"value": "\##(base)", "type": "color", "$extensions": {"studio.tokens": {"modify": \##(modify)}}}}"##,
      lenient: true)
  }

  private func color(_ sample: DTCGSample, _ path: String = "x") throws -> Color {
    guard case .color(let color)? = sample.value(path) else {
      throw ReadingFailure(codes: sample.errors + sample.warnings + [sample.css(path) ?? "nothing"])
    }
    return color
  }

  private struct ReadingFailure: Error {
    let codes: [String]
  }

  struct Published: Sendable {
    var base: String
    var modify: String
    var space: ColorSpace
    var components: [Double]
    var tolerance: Double
  }

  static let published: [Published] = {
    func one(
      _ base: String, _ type: String, _ value: String, _ name: String, _ space: ColorSpace, _ components: [Double],
      _ tolerance: Double, color: String? = nil
    ) -> Published {
      let other = color.map { ##", "color": "\##($0)""## } ?? ""
      return Published(
        base: base, modify: ##"{"type": "\##(type)", "value": "\##(value)", "space": "\##(name)"\##(other)}"##,
        space: space, components: components, tolerance: tolerance)
    }
    let red = "#C14242"
    let sum = "0.5 + 6 * 0.04"
    return [
      one(red, "lighten", "0.2", "hsl", .hsl, [0, 50.6, 60.6], 0.06),
      one(red, "lighten", "0.2", "lch", .lch, [57.7, 47.5, 29.7], 0.06),
      one(red, "lighten", "0.2", "p3", .displayP3, [0.76, 0.44, 0.42], 0.006),
      one(red, "lighten", "0.2", "srgb", .srgb, [0.805, 0.407, 0.407], 0.0006),
      one(red, "darken", "0.2", "hsl", .hsl, [0, 50.6, 40.6], 0.06),
      one(red, "darken", "0.2", "lch", .lch, [37.7, 47.5, 29.7], 0.06),
      one(red, "darken", "0.2", "p3", .displayP3, [0.56, 0.24, 0.22], 0.006),
      one(red, "darken", "0.2", "srgb", .srgb, [0.605, 0.207, 0.207], 0.0006),
      one("#FFFFFF", "mix", sum, "hsl", .hsl, [220, 51.2, 67.9], 0.06, color: "#4477DD"),
      one("#FFFFFF", "mix", sum, "lch", .lch, [63.4, 43.7, 279], 0.6, color: "#4477DD"),
      one("#FFFFFF", "mix", sum, "p3", .displayP3, [0.49, 0.6, 0.88], 0.006, color: "#4477DD"),
      one("#FFFFFF", "mix", sum, "srgb", .srgb, [0.457, 0.605, 0.901], 0.0006, color: "#4477DD"),
    ]
  }()

  @Test("lighten, darken and mix in the four spaces", arguments: published)
  func spaces(_ published: Published) throws {
    let sample = sample(published.base, published.modify)
    #expect(sample.errors == [])
    #expect(sample.warnings.contains("studio-modifier"))
    let color = try color(sample)
    #expect(color.space == published.space)
    for index in 0..<3 {
      #expect(abs(color.components[index] - published.components[index]) <= published.tolerance)
    }
  }

  @Test(
    "alpha, as a number, a percentage and a sum, and bounded",
    arguments: [
      (#""0.2""#, 0.2), ("0.2", 0.2), (#""30%""#, 0.3), (#""(1 - 0.5) / 2""#, 0.25), (#""-1""#, 0), (#""3""#, 1),
    ])
  func alpha(_ value: String, _ expected: Double) throws {
    let color = try color(sample("#C14242", #"{"type": "alpha", "value": \#(value), "space": "srgb"}"#))
    #expect(abs(color.alpha - expected) < 1e-12)
    #expect(color.hex8.prefix(7) == "#C14242")
  }

  /// Published: #ffffff4d, #0000004d, #759ae6, #3b64b3, #32528c, #3b64b3.
  @Test("references to numbers, to a colour and to a whole modifier")
  func references() throws {
    func token(_ base: String, _ modify: String) -> String {
      ##"{"value": "\##(base)", "type": "color", "$extensions": {"studio.tokens": {"modify": \##(modify)}}}"##
    }
    func mix(_ value: String, _ color: String) -> String {
      ##"{"type": "mix", "value": "\##(value)", "space": "srgb", "color": "\##(color)"}"##
    }
    let alpha = ##"{"type": "alpha", "value": "{alpha}", "space": "srgb"}"##
    let sample = DTCGSample(
      ##"""
      {"alpha": {"value": 0.3, "type": "other"}, "threshold": {"value": 0.5, "type": "number"},
        "increment": {"value": "0.02 * 2", "type": "number"}, "modifier": {"value": \##(alpha)},
        "base": {"value": "#202D3B", "type": "color"}, "blue": {"value": "#4477DD", "type": "color"},
        "a": \##(token("#FFFFFF", alpha)), "b": \##(token("#000000", "\"{modifier}\"")),
        "c": \##(token("#FFFFFF", mix("0.5 + 6 * 0.04", "{blue}"))),
        "d": \##(token("{base}", mix("0.5 + 6 * 0.04", "{blue}"))), "e": \##(token("{base}", mix("{threshold}", "{blue}"))),
        "f": \##(token("{base}", mix("({threshold} + 6 * {increment})", "{blue}")))}
      """##, lenient: true)
    #expect(sample.errors == [])
    let shown = try ["a", "b", "c", "d", "e", "f"].map { try color(sample, $0).hex8.lowercased() }
    #expect(shown == ["#ffffff4d", "#0000004d", "#759ae6", "#3b64b3", "#32528c", "#3b64b3"])
  }

  @Test("an alpha that refers to a token, and a whole colour in a function")
  func functions() {
    let sample = DTCGSample(
      ##"""
      {"black": {"$type": "color", "$value": "#000"}, "soft": {"$type": "opacity", "$value": "30%"},
        "a": {"$type": "color", "$value": "rgba({black}, {soft})"}, "b": {"$type": "color", "$value": "rgba(#0060df, 0.5)"},
        "c": {"$type": "color", "$value": "rgba({black}, {missing})"}}
      """##, lenient: true)
    #expect(sample.css("a") == "rgba(0, 0, 0, 0.3)")
    #expect(sample.css("b") == "rgba(0, 96, 223, 0.5)")
    #expect(sample.css("c") == "malformed-reference")
  }

  @Test(
    "what is not understood stays undetermined, with its reason",
    arguments: [
      (#"{"type": "blur", "value": 1, "space": "lch"}"#, "unknown modifier “blur”"),
      (#"{"type": "lighten", "value": "a lot", "space": "lch"}"#, "“a lot” is not a number"),
      (#"{"type": "lighten", "value": 0.1}"#, "space is missing"),
      (#"{"type": "darken", "value": 0.1, "space": "cmyk"}"#, "space is “cmyk”"),
      (#"{"type": "mix", "value": 0.1, "space": "lch"}"#, "no colour to mix in"),
      (#"{"type": "mix", "value": 0.1, "space": "lch", "color": "bleu"}"#, "“bleu”, cannot be read"),
      (#"{"type": "alpha", "value": "{x}", "space": "lch"}"#, "is not a number"),
      (#""{nowhere}""#, "has no type"),
    ])
  func unknown(_ modify: String, _ reason: String) {
    let sample = sample("#C14242", modify)
    #expect(sample.warnings.contains("studio-modifier-unknown"))
    guard case .undetermined(let undetermined)? = sample.value("x") else {
      Issue.record("x has a colour")
      return
    }
    #expect(undetermined.reason.contains(reason))
  }

  @Test("sums that double with every step, run in a circle or nest without end are no numbers, and end at once")
  func hostileSums() {
    let doubling = (0..<60).map { ##""n\##($0)": {"value": "{n\##($0 + 1)} + {n\##($0 + 1)}", "type": "number"}, "## }
    let alpha = #"{"type": "alpha", "value": "{n0} * 0", "space": "srgb"}"#
    let known = sample("#C14242", alpha, more: doubling.joined() + #""n60": {"value": 1, "type": "number"}, "#)
    #expect(known.css("x") == "rgba(193, 66, 66, 0)")
    let circle = sample("#C14242", alpha, more: ##""n0": {"value": "{n0}", "type": "number"}, "##)
    #expect(circle.css("x") == "studio-modifier-unknown")
    let nested = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
    #expect(
      sample("#C14242", #"{"type": "alpha", "value": "\#(nested)", "space": "srgb"}"#).css("x")
        == "studio-modifier-unknown")
  }

  @Test("sums in tokens without colours are a warning, wherever the reference stands")
  func sums() {
    let sample = DTCGSample(
      ##"""
      {"size": {"xs": {"$value": "4", "$type": "dimension"}, "sm": {"$value": "{size.xs} * 2", "$type": "dimension"},
          "both": {"$value": "{size.xs} {size.sm}", "$type": "spacing"}, "h1": {"$value": "roundTo({size.sm}*1.25^5)", "$type": "fontSizes"}},
        "ink": {"$value": "#000000", "$type": "color"}}
      """##, lenient: true)
    #expect(sample.errors == [])
    #expect(sample.warnings.contains("expression"))
    #expect(sample.css("ink") == "rgb(0, 0, 0)")
  }

  @Test("sets without a list of themes: modes by name, rivals as themes, the rest shared")
  func unlistedSets() {
    func color(_ value: String) -> String { ##"{"$value": "\##(value)", "$type": "color"}"## }
    let sample = DTCGSample(
      ##"""
      {"core": {"ink": {"black": \##(color("#000000")), "white": \##(color("#ffffff")), "plum": \##(color("#440044"))}},
        "light": {"text": \##(color("{ink.black}"))}, "dark": {"text": \##(color("rgba({ink.white}, 0.5)"))},
        "purple": {"text": \##(color("{ink.plum}"))}, "theme": {"button": \##(color("{text}"))}}
      """##, name: "studio.json", lenient: true)
    #expect(sample.errors == [])
    #expect(sample.warnings.contains("tokens-studio"))
    #expect(sample.system.themes.map(\.name).sorted() == ["purple", "studio"])
    let shown = sample.resolved.flatMap { theme in
      theme.variants.indices.map { variant -> String in
        let button = theme.palette(variant).tokens.first { $0.path == "button" }
        guard case .color(let color)? = button?.value else { return "nothing" }
        return "\(theme.variants[variant].name) \(color.css)"
      }
    }
    #expect(
      shown.sorted() == [
        "purple rgb(68, 0, 68)", "studio/dark rgba(255, 255, 255, 0.5)", "studio/light rgb(0, 0, 0)",
      ])
  }

  @Test("brands in light and dark are themes with modes, also beside a theme of no mode")
  func brandsBesideATheme() {
    let names = ["Headless", "A - Light mode", "A - Dark mode", "B - Light mode", "B - Dark mode"]
    let themes = names.enumerated().map { #"{"name": "\#($1)", "selectedTokenSets": {"s\#($0)": "enabled"}}"# }
    let sets = names.indices.map { index in
      SourceFile(
        name: "t/s\(index).json", bytes: Array(##"{"ink": {"value": "#00000\##(index)", "type": "color"}}"##.utf8))
    }
    let list = SourceFile(name: "t/$themes.json", bytes: Array("[\(themes.joined(separator: ","))]".utf8))
    let system = DTCGReader().read([list] + sets, named: "t")
    #expect(system.themes.map { "\($0.name) \($0.axes)" } == ["Headless []", #"a ["mode"]"#, #"b ["mode"]"#])
    #expect(system.themes.map { $0.tokens.flatMap(\.values).count } == [1, 2, 2])
  }

  @Test("selections of sizes alone are no themes")
  func selectionsWithoutColours() {
    func read(_ selections: [String: String]) -> [String] {
      let themes = selections.sorted { $0.key < $1.key }.map {
        #"{"name": "\#($0.key)", "selectedTokenSets": {"\#($0.value)": "enabled"}}"#
      }
      let files = [
        "t/$themes.json": "[\(themes.joined(separator: ","))]",
        "t/ink.json": ##"{"ink": {"value": "#000000", "type": "color"}}"##,
        "t/ios.json": #"{"gap": {"value": "4px", "type": "spacing"}}"#,
      ]
      let sources = files.sorted { $0.key < $1.key }.map { SourceFile(name: $0.key, bytes: Array($0.value.utf8)) }
      return DTCGReader().read(sources, named: "t").themes.map(\.name)
    }
    #expect(read(["iOS": "ios", "Light": "ink"]) == ["Light"])
    #expect(read(["A": "ink", "B": "ink"]) == ["A", "B"])
    #expect(read(["iOS": "ios", "Web": "ios"]) == ["Web", "iOS"])
  }

  @Test("modes in capitals, as some exports write them, are light and dark all the same")
  func capitals() {
    let sample = DTCGSample(
      ##"""
      {"bg": {"$value": "#ffffff", "$type": "color", "$extensions": {"mode": {"Light": "#ffffff", "Dark": "#000000"}}}}
      """##, lenient: true)
    #expect(sample.css("bg", "Light") == "rgb(255, 255, 255)")
    #expect(sample.css("bg", "Dark") == "rgb(0, 0, 0)")
    #expect(sample.resolved.first?.variants.count == 2)
  }

  @Test("lists that are keyed by name are read, and a folder with a list of its own belongs to the list that names it")
  func nestedLists() {
    func file(_ name: String, _ text: String) -> SourceFile { SourceFile(name: name, bytes: Array(text.utf8)) }
    func theme(_ name: String, _ set: String) -> String {
      ##"{"name": "\##(name)", "selectedTokenSets": {"core/color": "source", "\##(set)": "enabled"}}"##
    }
    let system = DTCGReader().read(
      [
        file("t/$themes.json", "[\(theme("Day", "day")), \(theme("Night", "night"))]"),
        file(
          "t/core/$themes.json",
          ##"{"Mode 1": {"selectedTokenSets": {"color": {"value": "enabled", "type": "other"}}}}"##),
        file("t/core/color.json", ##"{"ink": {"value": "#111", "type": "color"}}"##),
        file("t/day.json", ##"{"text": {"value": "{ink}", "type": "color"}}"##),
        file("t/night.json", ##"{"text": {"value": "#eee", "type": "color"}}"##),
      ], named: "t")
    #expect(system.themes.map(\.name) == ["Day", "Night"])
    #expect(system.themes.allSatisfy { $0.tokens.map(\.path).contains("ink") })
    #expect(!system.diagnostics.contains { $0.severity == .error })
    let alone = DTCGReader().read(
      [
        file(
          "t/$themes.json",
          ##"{"Day": {"selectedTokenSets": {"day": {"value": "enabled"}, "night": {"value": "disabled"}}}}"##),
        file("t/day.json", ##"{"text": {"value": "#111", "type": "color"}}"##),
        file("t/night.json", ##"{"text": {"value": "#eee", "type": "color"}}"##),
      ], named: "t")
    #expect(alone.themes.map(\.name) == ["Day"])
    #expect(alone.themes.first?.tokens.first?.values.map(\.place.file) == ["t/day.json"])
  }

  @Test("a group that only borrows the sets of both modes switches neither of them on")
  func borrowedModes() {
    func file(_ name: String, _ text: String) -> SourceFile { SourceFile(name: name, bytes: Array(text.utf8)) }
    let themes = ##"""
      [{"name": "Light", "group": "color", "selectedTokenSets": {"light": "enabled"}},
       {"name": "Dark", "group": "color", "selectedTokenSets": {"dark": "enabled"}},
       {"name": "styles", "group": "shadow",
        "selectedTokenSets": {"shadow": "enabled", "light": "source", "dark": "source"}}]
      """##
    let system = DTCGReader().read(
      [
        file("t/$themes.json", themes), file("t/light.json", ##"{"text": {"value": "#111", "type": "color"}}"##),
        file("t/dark.json", ##"{"text": {"value": "#eee", "type": "color"}}"##),
        file("t/shadow.json", ##"{"shade": {"value": "#000", "type": "color"}}"##),
      ], named: "t")
    #expect(system.themes.map(\.name) == ["t"])
    let text = system.themes.first?.tokens.first { $0.path == "text" }
    #expect(text?.values.map(\.when) == [["color": "Light"], ["color": "Dark"]])
    #expect(system.themes.first?.tokens.first { $0.path == "shade" }?.values.map(\.when) == [[:]])
  }

  /// Returns a system from a list of themes, each written `group|name: sets`, and from sets, each with its colors.
  private func system(_ themes: [String], _ sets: [String: [String: String]]) -> ThemeSystem {
    let list = themes.map { theme -> String in
      let parts = theme.split(separator: ":")
      let names = parts[0].split(separator: "|").map(String.init)
      let on = parts[1].split(separator: ",").map { ##""\##($0.filter { $0 != " " })": "enabled""## }
      let group = names.count > 1 ? ##""group": "\##(names[0])", "## : ""
      return ##"{"name": "\##(names.last ?? "")", \##(group)"selectedTokenSets": {\##(on.joined(separator: ","))}}"##
    }
    let files = sets.sorted { $0.key < $1.key }.map { name, colors in
      let tokens = colors.sorted { $0.key < $1.key }.map {
        ##""\##($0.key)": {"value": "\##($0.value)", "type": "color"}"##
      }
      return SourceFile(name: "t/\(name).json", bytes: Array("{\(tokens.joined(separator: ","))}".utf8))
    }
    let index = SourceFile(name: "t/$themes.json", bytes: Array("[\(list.joined(separator: ","))]".utf8))
    return DTCGReader().read([index] + files, named: "t")
  }

  @Test("selections that tell each their own colours are parts of the themes beside them, or of the only one")
  func parts() {
    let sets = [
      "core": ["ink": "#111111"], "buttons": ["button": "{ink}"], "day": ["text": "#000000"],
      "night": ["text": "#ffffff"],
    ]
    let one = system(["Core: core", "Components: buttons", "mode|Light: day", "mode|Dark: night"], sets)
    #expect(one.themes.map(\.name) == ["t"])
    let whole = ["button", "ink", "text"]
    #expect(one.themes.map { $0.tokens.map(\.path).sorted() } == [whole])
    #expect(one.themes.first?.axes == ["mode"])
    let two = system(["Core: core", "Components: buttons", "Acme: day", "Bolt: night"], sets)
    #expect(two.themes.map(\.name) == ["Acme", "Bolt"])
    #expect(two.themes.map { $0.tokens.map(\.path).sorted() } == [whole, whole])
    // A selection that has all that the other has, and more, is a theme that builds on it.
    let more = system(["Core: core", "Whole: core, buttons"], sets)
    #expect(more.themes.map(\.name) == ["Core", "Whole"])
  }

  @Test("selections whose names are contexts vary one theme, or each brand")
  func contexts() {
    let sets = [
      "shared": ["button": "{text}"], "light": ["text": "#000000"], "dark": ["text": "#ffffff"],
      "lightHC": ["text": "#010101"], "darkHC": ["text": "#fefefe"],
    ]
    let names = ["Light: shared, light", "Dark: shared, dark", "Light HC: shared, lightHC", "Dark HC: shared, darkHC"]
    let one = system(names, sets)
    #expect(one.themes.map(\.name) == ["t"])
    #expect(one.themes.first?.axes == ["mode", "contrast"])
    let text = one.themes.first?.tokens.first { $0.path == "text" }
    #expect(
      Set(text?.values.map(\.when) ?? []) == [
        ["mode": "light", "contrast": "standard"], ["mode": "dark", "contrast": "standard"],
        ["mode": "light", "contrast": "high"], ["mode": "dark", "contrast": "high"],
      ])
    let brands = system(
      ["Acme Light: light", "Acme Dark: dark", "Bolt Light: lightHC", "Bolt Dark: darkHC"], sets)
    #expect(brands.themes.map(\.name) == ["acme", "bolt"])
    #expect(brands.themes.map(\.axes) == [["mode"], ["mode"]])
    // A name without a context makes all of them themes, under their own names.
    #expect(system(["Light: light", "Sepia: dark"], sets).themes.map(\.name) == ["Light", "Sepia"])
  }

  @Test("groups named after a theme of another group are chosen from on one way alone")
  func trees() {
    let sets = [
      "core": ["ink": "#111111"], "a": ["brand": "#aa0000"], "b": ["brand": "#0000bb"], "aDay": ["text": "#000000"],
      "aNight": ["text": "#ffffff"], "bDay": ["text": "#222222"],
    ]
    let tree = system(
      [
        "Tokens|Tokens: core", "Brands|A: a", "Brands|B: b", "A|Light: aDay", "A|Dark: aNight", "B|Light: bDay",
      ], sets)
    #expect(tree.themes.map(\.name) == ["A", "B"])
    #expect(tree.themes.map(\.axes) == [["mode"], []])
    let whole = ["brand", "ink", "text"]
    #expect(tree.themes.map { $0.tokens.map(\.path).sorted() } == [whole, whole])
    // Groups that are only beside each other multiply.
    let beside = system(["Brands|A: a", "Brands|B: b", "Mode|Light: aDay", "Mode|Dark: aNight"], sets)
    #expect(beside.themes.map(\.name) == ["A", "B"])
    #expect(beside.themes.map(\.axes) == [["Mode"], ["Mode"]])
  }

  @Test("groups of which each says what the others say are themes beside each other, not axes of one")
  func rivals() {
    let sets = [
      "shared": ["ink": "#111111"], "core": ["text": "{ink}", "page": "#ffffff"], "pro": ["page": "#eeeeee"],
      "inside": ["text": "#222222", "page": "#dddddd"], "day": ["line": "#000000"], "night": ["line": "#ffffff"],
    ]
    let brands = system(
      ["core|core: shared, core", "core|pro: shared, core, pro", "inside|inside: shared, inside"], sets)
    #expect(brands.themes.map(\.name) == ["core", "inside"])
    #expect(brands.themes.map(\.axes) == [["core"], []])
    #expect(
      brands.themes.map { $0.tokens.map(\.path).sorted() } == [["ink", "page", "text"], ["ink", "page", "text"]])
    // What they have in common multiplies with each of them.
    let varied = system(
      ["core|core: shared, core", "inside|inside: shared, inside", "mode|Light: day", "mode|Dark: night"], sets)
    #expect(varied.themes.map(\.name) == ["core", "inside"])
    #expect(varied.themes.map(\.axes) == [["mode"], ["mode"]])
    // Modes of one brand each.
    let modes = [
      "aDay": ["text": "#000000", "page": "#ffffff"], "aNight": ["text": "#ffffff", "page": "#000000"],
      "bDay": ["text": "#000033", "page": "#ffffff"], "bNight": ["text": "#ffffff", "page": "#000033"],
    ]
    let both = system(["A|Light: aDay", "A|Dark: aNight", "B|Light: bDay", "B|Dark: bNight"], modes)
    #expect(both.themes.map(\.name) == ["A", "B"])
    #expect(both.themes.map(\.axes) == [["A"], ["B"]])
    // One choice that says nothing of its own leaves the others to be seen.
    let contrast = system(
      ["mode|Light: aDay", "mode|Dark: aNight", "contrast|standard: shared", "contrast|high: shared, bDay"],
      modes.merging(sets) { first, _ in first })
    #expect(contrast.themes.map(\.axes) == [["mode", "contrast"]])
  }

  @Test("sets whose names say that they are themes are not laid over each other where no theme is listed")
  func setsWithoutThemes() {
    let sample = DTCGSample(
      ##"""
      {"system": {"page": {"value": "#000000", "type": "color"}, "text": {"value": "#ffffff", "type": "color"}},
       "theme-light": {"page": {"value": "#eeeeee", "type": "color"}, "text": {"value": "#111111", "type": "color"}},
       "theme-wireframe": {"a": {"value": "#aaaaaa", "type": "color"}, "b": {"value": "#bbbbbb", "type": "color"}, "c": {"value": "#cccccc", "type": "color"}, "page": {"value": "#dddddd", "type": "color"}, "text": {"value": "#222222", "type": "color"}},
       "ios-dark": {"tint": {"value": "#00ffff", "type": "color"}}, "ios-light": {"tint": {"value": "#0000ff", "type": "color"}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["system", "theme-light", "theme-wireframe", "ios-dark", "ios-light"]}}
      """##, .plain)
    #expect(sample.system.themes.map(\.name) == ["a", "theme-wireframe"])
    let pages = sample.resolved.map { theme in
      theme.variants.indices.map { variant in
        let token = theme.tokens.firstIndex { $0.path == "page" } ?? 0
        if case .color(let color)? = theme.value(of: token, in: variant) { return color.css }
        return "?"
      }
    }
    #expect(pages == [["rgb(238, 238, 238)", "rgb(0, 0, 0)"], ["rgb(221, 221, 221)", "rgb(221, 221, 221)"]])
  }

  @Test("a dollar before a path is an alias")
  func dollarAliases() {
    let sample = DTCGSample(
      ##"""
      {"g": {"colors": {"ink": {"value": "#222222", "type": "color"}}, "text": {"value": "$colors.ink", "type": "color"},
        "lost": {"value": "$ink", "type": "color"}}, "$themes": [], "$metadata": {"tokenSetOrder": ["g"]}}
      """##, .plain)
    #expect(sample.css("text") == "rgb(34, 34, 34)")
    #expect(sample.css("lost") == "unknown-color")
  }

  @Test("sets with colours that no theme has on are named")
  func unusedSets() {
    let sets = ["a": ["ink": "#111111"], "b": ["text": "{ink}"], "lost": ["page": "#ffffff"]]
    let told = system(["One: a, b"], sets).diagnostics.filter { $0.code == "unused-file" }
    #expect(told.map(\.message) == ["lost is on in no theme: the colours there are not read"])
    #expect(told.map(\.severity) == [.note])
    #expect(system(["One: a, b, lost"], sets).diagnostics.allSatisfy { $0.code != "unused-file" })
  }

  @Test("sums in the arguments of a colour function, and what is no sum of one unit")
  func sumsInFunctions() {
    let sample = DTCGSample(
      ##"""
      {"h": {"value": "209", "type": "internal"}, "s": {"value": "28%", "type": "internal"},
        "l": {"value": "39%", "type": "internal"}, "l2": {"value": "{l} + 30%", "type": "internal"},
        "mixed": {"value": "{l} + 3", "type": "internal"},
        "a": {"value": "hsla({h}, {s}, {l2}, 1)", "type": "color"},
        "b": {"value": "hsla({h}, {s}, {l} + 30%, 1)", "type": "color"},
        "c": {"value": "hsl({h}, {s}, {l} * 0.5)", "type": "color"},
        "d": {"value": "hsl({h}, {s}, {mixed})", "type": "color"}}
      """##, lenient: true)
    #expect(sample.css("a") == sample.css("b"))
    #expect(sample.css("a") == "hsl(209 28 69)")
    #expect(sample.css("c") == "hsl(209 28 19.5)")
    #expect(sample.css("d") == "malformed-reference")
  }

  @Test("a colour with an alpha in a shadow")
  func alphaInAShadow() {
    func shadow(_ color: String) -> String {
      ##"{"k": {"value": "#000000", "type": "color"}, "s": {"type": "shadow", "value": [{"x": 0, "y": 1, "blur": 2, "spread": 0, "type": "dropShadow", "color": \##(color)}]}}"##
    }
    let sample = DTCGSample(shadow(##"{"color": "{k}", "alpha": 0.25}"##), lenient: true)
    #expect(sample.css("s") == "color: rgba(0, 0, 0, 0.25)")
    #expect(DTCGSample(shadow(##"{"color": "{k}", "alpha": "none"}"##), lenient: true).css("s") == "invalid-value")
  }
}
