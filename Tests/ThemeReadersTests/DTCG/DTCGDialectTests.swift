import ColorScience
import Testing
import ThemeModel
import ThemeReaders

/// How a run without options reads the dialects: each as it is meant, with a note, and as an error in strict mode.
@Suite("Dialects of design tokens")
struct DTCGDialectTests {
  @Test(
    "a file of a dialect is read without an option",
    arguments: [
      ##"{"a": {"value": "#ff0000", "type": "color"}}"##,
      ##"{a: {value: '#ff0000', type: 'color',},} // JSON5"##,
      ##"{"a": {"$type": "color", "$value": "#f00"}}"##,
      ##"{"a": {"$value": "rgb(255, 0, 0)"}}"##,
      ##"{"x": {"$type": "string", "$value": "s"}, "a": {"$type": "color", "$value": "red"}}"##,
      ##"{"s": {"$type": "shadow", "$value": "none"}, "a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}"##,
      ##"{"props": [{"name": "a", "value": "#ff0000", "category": "text-color"}]}"##,
      ##"{"props": {"a": {"value": "{!base}"}}, "aliases": {"base": {"value": "#ff0000"}}, "global": {"type": "color"}}"##,
      ##"{"p": {"red": {"value": "#ff0000", "type": "color"}}, "a": {"value": "{P.Red}", "type": "color"}}"##,
    ])
  func recognised(_ text: String) {
    let sample = DTCGSample(text, .plain)
    #expect(sample.errors == [])
    #expect(sample.css("a") == "rgb(255, 0, 0)")
    let strict = DTCGSample(text, .strict)
    #expect(!strict.errors.isEmpty)
    // Asking for lenience changes nothing when the dialect is recognized.
    #expect(DTCGSample(text, .lenient).diagnostics == sample.diagnostics)
  }

  @Test("aliases lead through a token that stands for a group, as builds of Style Dictionary copy it")
  func groupAliases() {
    let file = { (palette: String) in
      ##"""
      {"grey": {"15": {"value": "#262626"}, "97": {"value": "#f7f7f7"}}, "flat": {"value": "#000000"},
       "palette": {"value": "\##(palette)", "deprecated": true},
       "text": {"value": "{palette.value.15}"}, "page": {"value": "{palette.value.97.value}"},
       "scrim": {"value": "rgba({palette.value.15}, 0.5)", "type": "color"}, "lost": {"value": "{palette.value.50}"}}
      """##
    }
    let sample = DTCGSample(file("{grey}"), .plain)
    #expect(sample.css("text") == "rgb(38, 38, 38)")
    #expect(sample.css("page") == "rgb(247, 247, 247)")
    #expect(sample.css("scrim") == "rgba(38, 38, 38, 0.5)")
    #expect(sample.css("lost") == "unresolved-alias")
    #expect(sample.value("palette") == nil)
    #expect(!sample.diagnostics.contains { $0.code == "alias-to-group" })
    #expect(DTCGSample(file("{flat}"), .plain).css("text") == "unresolved-alias")
  }

  @Test("arguments of hsl() without the function are a color")
  func hslParts() {
    let text = ##"""
      {"page": {"$type": "color", "$value": "0 0% 100%"}, "ink": {"value": "222.2 84% 4.9%"},
       "scrim": {"$type": "color", "$value": "0 0% 0% / 0.5"}, "size": {"space": {"value": "0 10% 20%"}}}
      """##
    let sample = DTCGSample(text, .plain)
    #expect(sample.css("page") == "hsl(0 0 100)")
    #expect(sample.css("ink") == "hsl(222.2 84 4.9)")
    #expect(sample.css("scrim") == "hsl(0 0 0 / 0.5)")
    #expect(sample.value("size.space") == nil)
    #expect(sample.warnings.contains("color-channels"))
  }

  @Test(
    "arguments of rgb() without the function are a color", arguments: ["255, 0, 151", "255 0 151", "255,0,151"])
  func rgbParts(_ text: String) {
    let sample = DTCGSample(##"{"ink": {"$type": "color", "$value": "\##(text)"}}"##, .plain)
    #expect(sample.css("ink") == "rgb(255, 0, 151)")
    #expect(sample.warnings.contains("color-channels"))
    for other in ["256, 0, 200", "255, 0", "1, 2, 3, 4", "1.5 0 200", "1,,2", "222 47 40", "0, 0, 60"] {
      #expect(
        DTCGSample(##"{"ink": {"$type": "color", "$value": "\##(other)"}}"##, .plain).css("ink") == "unknown-color")
    }
  }

  @Test("a plain value beside a dark one is the light one, where other files have light and dark")
  func plainIsLight() {
    let file = { (name: String, text: String) in SourceFile(name: "t/" + name, bytes: Array(text.utf8)) }
    let system = DTCGReader().read(
      [
        file("a.json", ##"{"a": {"value": "#fff", "darkValue": "#000", "type": "color"}}"##),
        file("b.json", ##"{"b": {"value": {"light": "#eee", "dark": "#111"}, "type": "color"}}"##),
      ], named: "t")
    #expect(system.axes.map(\.contexts).map(Set.init) == [["light", "dark"]])
    #expect(system.axes.map(\.defaultContext) == ["light"])
  }

  @Test("a token may have values by set, and aliases lead to it")
  func sets() {
    let sample = DTCGSample(
      ##"""
      {"gray": {"uuid": "1", "private": true, "sets": {
          "dark": {"value": "#111111", "uuid": "2"}, "light": {"value": "#eeeeee"}, "wireframe": {"value": "#888888"}}},
        "page": {"$schema": "alias", "value": "{gray}"},
        "size": {"sets": {"desktop": {"value": "12px"}, "mobile": {"value": "14px"}}},
        "sets": {"light": {"value": "#ffffff"}, "sets": {"a": {"value": "#000000"}}}}
      """##, name: "color.json", .plain)
    #expect(sample.system.axes.map(\.contexts).map(Set.init) == [["light", "dark", "wireframe"]])
    // A group may be called so.
    let group = DTCGSample(
      ##"{"color": {"sets": {"text": {"value": "#333333", "type": "color"}, "surface": {"value": "#ffffff", "type": "color"}}}}"##,
      name: "color.json", .plain)
    #expect(Set(group.system.themes.flatMap(\.tokens).map(\.path)) == ["color.sets.text", "color.sets.surface"])
    #expect(sample.css("page", "light") == "rgb(238, 238, 238)")
    #expect(sample.css("page", "dark") == "rgb(17, 17, 17)")
    #expect(sample.css("gray", "wireframe") == "rgb(136, 136, 136)")
    #expect(sample.css("sets.light", "dark") == "rgb(255, 255, 255)")
    #expect(sample.token("size") == nil)
    #expect(sample.errors == [])
  }

  @Test(
    "the modes of an opacity are those of the colors that it is a part of",
    arguments: [
      #"{"type": "opacity", "value": {"light": "0.9", "dark": "0.2"}}"#,
      #"{"$type": "number", "$value": 0.9, "$extensions": {"mode": {"light": 0.9, "dark": 0.2}}}"#,
    ])
  func modesOfAnOpacity(_ opacity: String) {
    let files = [
      ("color.json", ##"{"text": {"$type": "color", "$value": "rgba(#000000, {soft})"}}"##),
      ("opacity.json", "{\"soft\": \(opacity)}"),
    ]
    let system = DTCGReader().read(files.map { SourceFile(name: $0.0, bytes: Array($0.1.utf8)) }, named: "s")
    #expect(system.axes.map(\.name) == ["mode"])
    let resolver = ThemeResolver(system)
    let theme = resolver.resolve(resolver.themes[0])
    let alphas = theme.variants.indices.map { variant -> Double? in
      guard
        case .color(let color)? = theme.value(
          of: theme.paths.indices.first { theme.paths[$0] == "text" } ?? 0, in: variant)
      else { return nil }
      return color.alpha
    }
    #expect(alphas == [0.9, 0.2])
  }

  @Test("a list of shadows may be an object with numbers as keys, and an opacity may be beside a colour")
  func numberedShadows() {
    let layer = ##"{"offsetX": 0, "offsetY": 2, "blurRadius": 8, "color": "#000000", "opacity": 0.5}"##
    let one = DTCGSample(##"{"low": {"value": {"0": \##(layer)}}}"##, name: "shadows.json", .plain)
    #expect(one.errors == [])
    #expect(one.css("low") == "color: rgba(0, 0, 0, 0.5)")
    let two = DTCGSample(##"{"low": {"value": {"0": \##(layer), "1": \##(layer)}, "type": "boxShadow"}}"##, .plain)
    #expect(two.css("low") == "shadow 1: rgba(0, 0, 0, 0.5), shadow 2: rgba(0, 0, 0, 0.5)")
    #expect(!DTCGSample(##"{"low": {"$type": "shadow", "$value": {"0": \##(layer)}}}"##, .strict).errors.isEmpty)
  }

  @Test(
    "a mistake in a file of the standard stays an error",
    arguments: [
      (##"{"a": {"$type": "color", "$vlaue": 1}}"##, "unknown-property"),
      (##"{"a": {"$type": "colr", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}"##, "unknown-type"),
      (##"{"a": {"$type": "color", "$value": "{nowhere}"}}"##, "unresolved-alias"),
    ])
  func mistakes(_ text: String, _ code: String) {
    #expect(DTCGSample(text, .plain).errors.contains(code))
  }

  @Test(
    "what other tools let pass is told, and no error",
    arguments: [
      (##"{"a": {"$type": "color", "$value": "#f00", "group": "x", "private": true}}"##, "unknown-property", "a"),
      (##"{"a": {"value": "#f00", "type": "color", "type": "color"}}"##, "duplicate-key", "a"),
      (
        ##"{"w": {"value": 1, "type": "dimension"}, "a": {"value": "#f00"}, "b": {"value": "{w}", "type": "color"}}"##,
        "type-mismatch", "a"
      ),
      (##"{"f": {"s": {"value": 1}}, "w": {"value": "{f}"}, "a": {"value": "#f00"}}"##, "alias-to-group", "a"),
      (##"{"font": {"x": {"value": "{o.font.y}"}}, "a": {"value": "#f00"}}"##, "unresolved-alias", "a"),
      (##"{"cursor": {"$value": ""}, "a": {"$type": "color", "$value": "#f00"}}"##, "missing-type", "a"),
    ])
  func otherTools(_ text: String, _ code: String, _ path: String) {
    let sample = DTCGSample(text, .plain)
    #expect(sample.errors == [])
    #expect(sample.diagnostics.contains { $0.severity == .warning && $0.code == code })
    #expect(sample.css(path) == "rgb(255, 0, 0)")
    #expect(!DTCGSample(text, .strict).errors.isEmpty)
  }

  @Test("a colour that refers to a group of colours is an error in every dialect")
  func aliasToColors() {
    let sample = DTCGSample(##"{"g": {"s": {"value": "#fff"}}, "a": {"value": "{g}", "type": "color"}}"##, .plain)
    #expect(sample.errors == ["alias-to-group"])
    let typeless = DTCGSample(##"{"g": {"s": {"value": "#fff"}}, "a": {"value": "{g}"}}"##, .plain)
    #expect(typeless.errors == ["alias-to-group"])
  }

  @Test("modes are read wherever they are written")
  func modes() {
    for text in [
      ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"dark": "#000"}}}}"##,
      ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"com.acme": {"modes": {"dark": "#000"}}}}}"##,
      ##"{"a": {"value": {"light": "#fff", "dark": "#000"}, "type": "color"}}"##,
      ##"{"a": {"value": "#fff", "darkValue": "#000", "type": "color"}}"##,
      ##"{"a": {"$value": "#fff", "darkValue": "#000", "$type": "color"}}"##,
      ##"{"a": {"value": "#fff", "value_dark": "#000", "type": "color"}}"##,
      ##"{"a": {"value": "#fff", "night": "#000", "type": "color"}}"##,
      ##"{"a": {"$value": "#fff", "dark": "{b}", "$type": "color"}, "b": {"value": "#000", "type": "color"}}"##,
      ##"{"a": {"value": {"default": "#fff", "dark": "#000"}, "type": "color"}}"##,
      ##"{"a": {"value": {"day": "#fff", "night": "#000"}, "type": "color"}}"##,
      ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"com.acme.modes": {"dark": "#000"}}}}"##,
      ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"acme": {"v2": {"dark": {"$value": "#000"}}}}}}"##,
    ] {
      let sample = DTCGSample(text, .plain)
      #expect(sample.errors == [], "\(text)")
      #expect(sample.css("a", "dark") == "rgb(0, 0, 0)", "\(text)")
      #expect(sample.resolved.first?.variants.count == 2)
    }
  }

  @Test("a colour in a group that is no token is named, and no word is")
  func strayColors() {
    let text = ##"{"s": {"top": {"color": "#f9f9f9", "note": "red", "by": "me (#1)"}}, "a": {"value": "#fff"}}"##
    let told = DTCGSample(text, .plain).diagnostics.filter { $0.code == "unknown-color" }
    #expect(told.map(\.message) == ["s.top.color is a colour outside of any token, and is not read"])
  }

  @Test("light and dark beside a value may be shades, and words about a mode are no colour")
  func noModes() {
    let shades = DTCGSample(##"{"a": {"value": "#777", "light": "#fff", "dark": "#000", "type": "color"}}"##, .plain)
    #expect(shades.resolved.first?.variants.count == 1)
    #expect(shades.diagnostics.contains { $0.message.contains("two modes or two shades") })
    let words = DTCGSample(##"{"a": {"value": "#777", "dark": "use b at night", "type": "color"}}"##, .plain)
    #expect(words.resolved.first?.variants.count == 1)
  }

  @Test(
    "functions whose parts refer to tokens are worked out",
    arguments: [
      ("hsl({h}, {s}, {l})", "hsl(0 100 50)"), ("hsla({h} {s} {l} / {o})", "hsl(0 100 50 / 0.5)"),
      ("{red}80", "rgba(255, 0, 0, 0.501960784314)"), ("set_alpha({red}, {o})", "rgba(255, 0, 0, 0.5)"),
      ("{deep.value}80", "rgba(255, 0, 0, 0.501960784314)"),
    ])
  func functions(_ text: String, _ expected: String) {
    let parts =
      ##""h": {"value": "0"}, "s": {"value": "100%"}, "l": {"value": "50%"}, "o": {"value": 0.5, "type": "number"}"##
    let colors = ##""red": {"value": "#ff0000"}, "deep": {"value": "{red}", "type": "color"}"##
    let sample = DTCGSample(##"{\##(parts), \##(colors), "a": {"value": "\##(text)", "type": "color"}}"##, .plain)
    #expect(sample.errors == [])
    #expect(sample.css("a") == expected)
  }

  @Test("a function over references has the value of each mode")
  func functionsByMode() {
    let sample = DTCGSample(
      ##"{"x": {"value": {"light": "#ffffff", "dark": "#000000"}}, "a": {"value": "{x}80", "type": "color"}}"##, .plain)
    #expect(sample.css("a", "light") == "rgba(255, 255, 255, 0.501960784314)")
    #expect(sample.css("a", "dark") == "rgba(0, 0, 0, 0.501960784314)")
  }

  @Test("lengths with modes, and a lone mode that says the value again, make no axis")
  func noAxis() {
    let sample = DTCGSample(
      ##"""
      {"s": {"$type": "dimension", "$value": "1px", "$extensions": {"mode": {"compact": "2px"}}},
       "a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"Value": "#fff"}}}}
      """##, .plain)
    #expect(sample.system.axes == [])
    #expect(sample.css("a") == "rgb(255, 255, 255)")
  }

  @Test("tokens of several parts without “$” are a dialect's, and a group of that name is a group")
  func composites() {
    let sample = DTCGSample(
      ##"""
      {"typography": {"headline": {"value": {"fontFamily": "{font.upright}", "fontSize": "2rem"}, "type": "typography"}}}
      """##, .plain)
    #expect(sample.errors == [])
    let group = DTCGSample(##"{"value": {"a": {"$type": "color", "$value": "#f00"}}}"##, .plain)
    #expect(group.css("value.a") == "rgb(255, 0, 0)")
  }

  @Test("a property of Theo whose value is a scale has a token for each step")
  func scales() {
    let sample = DTCGSample(
      ##"""
      {"global": {"category": "system-color-sky"}, "props": [{"name": "sky", "value": [
        {"name": "5", "value": "#ff0000"}, {"name": "90", "value": false},
        {"name": "vivid", "value": [{"name": "5", "value": "#00ff00"}]}]}]}
      """##, .plain)
    #expect(sample.errors == [])
    #expect(sample.system.themes.first?.tokens.map(\.path) == ["sky.5", "sky.vivid.5"])
    #expect(sample.css("sky.5") == "rgb(255, 0, 0)")
    #expect(sample.css("sky.vivid.5") == "rgb(0, 255, 0)")
  }

  @Test("a property of Theo with a value for dark mode has both")
  func darkValueInTheo() {
    let sample = DTCGSample(
      ##"""
      {"props": {"TEXT": {"type": "color", "value": "#222222", "darkValue": "#eeeeee"},
       "PAGE": {"type": "color", "value": "{!white}", "darkValue": "{!black}"},
       "GAP": {"type": "size", "value": "4", "darkValue": "5"}, "INK": {"type": "color", "value": "{!ink}"}},
       "aliases": {"white": "#ffffff", "black": "#000000", "ink": {"value": "#111111", "darkValue": "#dddddd"}}}
      """##, .plain)
    #expect(sample.errors == [])
    #expect(sample.css("INK", "default") == "rgb(17, 17, 17)" && sample.css("INK", "dark") == "rgb(221, 221, 221)")
    #expect(sample.css("TEXT", "default") == "rgb(34, 34, 34)" && sample.css("TEXT", "dark") == "rgb(238, 238, 238)")
    #expect(sample.css("PAGE", "default") == "rgb(255, 255, 255)" && sample.css("PAGE", "dark") == "rgb(0, 0, 0)")
  }

  @Test("modes of texts are none of the colours")
  func modesOfTexts() {
    let sample = DTCGSample(
      ##"""
      {"d": {"$type": "string", "$value": "desktop", "$extensions": {"mode": {"Desktop": "desktop", "Mobile": "mobile"}}},
       "text": {"$type": "color", "$value": "#222222", "$extensions": {"mode": {"Light": "#222222", "Dark": "#eeeeee"}}}}
      """##, .plain)
    #expect(sample.system.axes.map(\.contexts) == [["Light", "Dark"]])
    #expect(sample.css("text", "Dark") == "rgb(238, 238, 238)")
  }

  @Test("aliases of Theo have names of their own, and a file with nothing else is no theme")
  func theoAliases() {
    let file = { (name: String, text: String) in SourceFile(name: "t/" + name, bytes: Array(text.utf8)) }
    let system = DTCGReader().read(
      [
        file("_aliases.json", ##"{"aliases": {"text": "#333333", "page": "#ffffff"}}"##),
        file(
          "colors.json",
          ##"{"imports": ["./_aliases.json"], "props": {"text": {"value": "{!text}"}, "page": {"value": "{!page}"}}, "global": {"type": "color"}}"##
        ),
      ], named: "t")
    #expect(system.themes.map(\.name) == ["t"])
    let theme = ThemeResolver(system).resolve(0)
    #expect(theme.diagnostics.map(\.code) == [])
    let text = theme.tokens.firstIndex { $0.path == "text" }.flatMap { theme.value(of: $0, in: 0) }
    guard case .color(let color)? = text else {
      Issue.record("no color")
      return
    }
    #expect(color.css == "rgb(51, 51, 51)")
    // Builds write properties alone, so that an alias is for nothing, whatever it is called.
    let tiers = system.themes.flatMap(\.tokens).map { ($0.path, $0.tier) }
    #expect(tiers.filter { $0.1 == .raw }.map(\.0).sorted() == ["!page", "!text"])
  }

  @Test("a name with a dot is read as in dialects, whatever else is in the file")
  func dottedName() {
    let text =
      ##"{"c": {"$type": "color", "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "a.json b": {"$value": "{c.ink}"}}}"##
    let sample = DTCGSample(text, .plain)
    #expect(sample.errors == [])
    #expect(sample.css("c.a.json b") == "rgb(0, 0, 0)")
    #expect(DTCGSample(text, .strict).errors == ["invalid-name"])
  }

  @Test("an override keeps the alpha, an alpha keeps the colour")
  func primer() {
    let sample = DTCGSample(
      ##"""
      {"a": {"$type": "color", "$value": "#000000", "alpha": 0.4, "$extensions": {"org.primer.overrides": {"dark": "#ffffff"}}},
       "b": {"$type": "color", "$value": "#000000", "$extensions": {"org.primer.overrides": {"dark": {"alpha": 0.2}}}}}
      """##, .plain)
    #expect(sample.css("a", "dark") == "rgba(255, 255, 255, 0.4)")
    #expect(sample.css("b", "dark") == "rgba(0, 0, 0, 0.2)")
    #expect(sample.css("b", "default") == "rgb(0, 0, 0)")
  }

  @Test("references to lengths without a type are no colours that are missing")
  func lengths() {
    let sample = DTCGSample(
      ##"{"s": {"value": "1rem"}, "gap": {"value": "{s}"}, "sum": {"value": "{s} * 2"}, "a": {"value": "#000"}}"##,
      .plain)
    #expect(sample.errors == [])
    #expect(sample.system.themes.first?.tokens.map(\.path) == ["a"])
  }

  @Test("functions over references, and lists of references to shadows")
  func functions() {
    let shadow = ##"{"color": "#000", "offsetX": "0", "offsetY": "1px", "blur": "0", "spread": "0"}"##
    let sample = DTCGSample(
      ##"""
      {"n": {"$type": "color", "$value": "oklch(0% 0 0)"}, "o": {"$type": "number", "$value": 0.5},
       "a": {"$type": "color", "$value": "oklch({n} / {o})"}, "b": {"$type": "color", "$value": "hsl({n}, 0.5)"},
       "s": {"$type": "shadow", "$value": \##(shadow)}, "t": {"$type": "shadow", "$value": "{s}, {s}"}}
      """##, .plain)
    #expect(sample.errors == [])
    guard case .color(let a)? = sample.value("a"), case .color(let b)? = sample.value("b") else {
      Issue.record("no colours")
      return
    }
    #expect(a.hex8 == "#00000080")
    #expect(b.hex8 == "#00000080")
    guard case .composite(let parts)? = sample.value("t") else {
      Issue.record("no shadow")
      return
    }
    #expect(parts.count == 2)
  }

  @Test("a dialect is one note for all of its files")
  func notes() {
    let texts = (0..<3).map { index in
      SourceFile(name: "f\(index).json", bytes: Array(##"{"a\##(index)": {"value": "#fff", "type": "color"}}"##.utf8))
    }
    let told = DialectNotes.folded(DTCGReader().read(texts, named: "s").diagnostics)
    #expect(told.map(\.severity) == [.note])
    #expect(told.first?.message.hasPrefix("Style Dictionary, 3 files: ") == true)
    #expect(told.first?.related.count == 2)
  }
}

@Suite("Values as CSS has them")
struct DTCGCSSTextTests {
  private func sample(_ value: String, _ type: String) -> DTCGSample {
    DTCGSample(
      ##"""
      {"ink": {"value": "#000000", "type": "color"}, "gap": {"value": "1px", "type": "spacing"},
       "color": {"line": {"value": "#ff0000", "type": "color"}}, "a": {"value": \##(value), "type": "\##(type)"}}
      """##, .plain)
  }

  @Test(
    "gradients, shadows, borders and channels",
    arguments: [
      (
        ##""linear-gradient(180deg, {ink} 0%, rgba({ink}, 0.5) 100%)""##, "color",
        "rgb(0, 0, 0) 0.0, rgba(0, 0, 0, 0.5) 1.0"
      ),
      (##""0 1px 2px rgba(0, 0, 0, 0.5)""##, "shadow", "color: rgba(0, 0, 0, 0.5)"),
      (##""0 1px #f00, 0 2px {ink}""##, "boxShadow", "color: rgb(255, 0, 0), shadow 2: rgb(0, 0, 0)"),
      (##""1px solid {ink}""##, "border", "color: rgb(0, 0, 0)"),
      (##""{gap} solid {color.line}""##, "border", "color: rgb(255, 0, 0)"),
      (##"{"r": 255, "g": 0, "b": 0}"##, "color", "rgb(255, 0, 0)"),
      (##"{"h": 0, "s": 100, "l": 50}"##, "color", "hsl(0 100 50)"),
      (##""{ink} ""##, "color", "rgb(0, 0, 0)"),
      (##""none""##, "shadow", "color: rgba(0, 0, 0, 0)"),
      (##""none""##, "gradient", "unknown-expression"),
      (##""{ink} * 2""##, "color", "malformed-reference"),
      (##""{gap} solid {ink}""##, "border", "malformed-reference"),
    ])
  func values(_ value: String, _ type: String, _ expected: String) {
    let sample = sample(value, type)
    #expect(sample.errors == [])
    #expect(sample.css("a") == expected)
  }

  /// What has the form of a shadow may be four lengths: then it is no color, and its reference leads to a length.
  @Test func lengthsThatReferToALengthAreNoShadow() {
    let text = ##"""
      {"ink": {"value": "#112233"}, "size": {"xxl": {"value": "24px"}}, "pad": {"value": "0 0 0 {size.xxl}"},
       "rise": {"value": "0 1px 2px {ink}"}, "ring": {"value": "0 0 0 3px {font.ink}"},
       "edge": {"value": "1px solid {size.ink}"}, "font": {"ink": {"value": "#445566"}}}
      """##
    let (values, system) = values("t/tokens.json", text)
    #expect(
      Set(values.map { $0.prefix { $0 != " " && $0 != "=" } }) == ["ink", "rise", "ring", "edge", "font.ink"])
    #expect(!system.diagnostics.contains { $0.message.contains("size.xxl") })
  }

  // MARK: - YAML

  private func values(_ name: String, _ text: String, options: SourceOptions = SourceOptions()) -> (
    values: [String], system: ThemeSystem
  ) {
    let system = DTCGReader(options: options).read([SourceFile(name: name, bytes: Array(text.utf8))], named: "t")
    let values = system.themes.flatMap(\.tokens).flatMap { token in
      token.values.map { value -> String in
        let when = value.when.isEmpty ? "" : "[\(value.when.values.sorted().joined(separator: "+"))]"
        return switch value.value {
        case .color(let color): "\(token.path)\(when)=\(color.hex8) \(value.place)"
        case .alias(let target): "\(token.path)\(when)>\(target)"
        case .composite(let parts): "\(token.path)\(when) has \(parts.count)"
        case .gradient(let stops): "\(token.path)\(when) of \(stops.count)"
        default: "\(token.path)\(when)?"
        }
      }
    }
    return (values, system)
  }

  @Test("tokens in YAML are read with their places, with a note")
  func yaml() {
    let text = "props:\n  INK:\n    value: '{!BASE}'\nglobal:\n  type: color\naliases:\n  BASE: '#112233'\n"
    let (values, system) = values("t/a.yml", text)
    #expect(values == ["INK>!BASE", "!BASE=#112233 t/a.yml:7:9"])
    #expect(!system.diagnostics.contains { $0.severity == .error })
    #expect(system.diagnostics.map(\.code).contains("yaml"))
    let plain = self.values(
      "t/b.yaml", "ink:\n  $type: color\n  $value: '#112233'\n  attributes:\n    category: text\n")
    #expect(plain.values == ["ink=#112233 t/b.yaml:3:11"])
    #expect(!plain.system.diagnostics.contains { $0.severity == .error })
    let broken = self.values("t/b.yaml", "ink:\n  $value: *base\n").system.diagnostics
    #expect(broken.map(\.severity) == [.error])
    #expect(broken.map(\.place) == [Place(file: "t/b.yaml", line: 2, column: 11)])
    var strict = SourceOptions()
    strict.isStrict = true
    #expect(self.values("t/a.yml", text, options: strict).system.diagnostics.contains { $0.severity == .error })
  }

  @Test("a list of two references whose names differ in the mode alone is a value in each mode")
  func listsByMode() {
    let text = ##"""
      {"text": {"$type": "color", "$value": ["{ink.on-light}", "{ink.on-dark}"]},
       "any": {"$type": "color", "$value": ["{text}", "{ink.on-dark}", "{ink.on-light}"]},
       "ink": {"on-light": {"$type": "color", "$value": "#111"}, "on-dark": {"$type": "color", "$value": "#eee"}}}
      """##
    let (values, system) = values("t/a.json", text)
    #expect(values.contains("any?"))
    #expect(!system.diagnostics.contains { $0.severity == .error })
    #expect(values.filter { $0.hasPrefix("text[") } == ["text[light]>ink.on-light", "text[dark]>ink.on-dark"])
  }

  @Test("a text that plainly is a shadow, a border or a gradient needs no type")
  func textsOfShadows() {
    let text = ##"""
      {"low": {"$value": "0px 4px 20px 0px rgba(0, 0, 0, 0.08)"}, "edge": {"$value": "0px 0px 0px 1px {ink} inset"},
       "line": {"$value": "1px solid #cccccc"}, "fade": {"$value": "linear-gradient(90deg, #ffffff 0%, {ink} 100%)"},
       "ink": {"$value": "#111111"}, "gap": {"$value": "4px 8px"}, "font": {"$value": "600 1rem Ink"}}
      """##
    let values = values("t/a.json", text).values
    #expect(values.filter { !$0.hasPrefix("ink=") } == ["low has 1", "edge has 1", "line has 1", "fade of 2"])
  }

  /// An unknown type is an error only where it may be that of a color.
  @Test(arguments: [
    (##"{"$type": "font-family", "$value": ["Figtree", "sans-serif"]}"##, [String]()),
    (##"{"$type": "dimensions", "$value": {"value": 8, "unit": "px"}}"##, []),
    (##"{"$type": "font-weigth", "$value": 400}"##, []),
    (##"{"$type": "colr", "$value": 3}"##, ["unknown-type"]),
    (##"{"$type": "font-family", "$value": "{b}"}"##, ["unknown-type"]),
    (##"{"$type": "numbr", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"##, ["unknown-type"]),
  ])
  func anUnknownTypeOfSomethingElseLosesNoColor(token: String, errors: [String]) {
    let text =
      ##"{"b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}, "a": \##(token)}"##
    let sample = DTCGSample(text, .plain)
    #expect(sample.errors == errors)
    #expect(sample.diagnostics.contains { $0.code == "unknown-type" })
    #expect(DTCGSample(text).errors == ["unknown-type"])
  }

  @Test func aFunctionThatIsNotEvaluatedIsNamed() {
    let sample = DTCGSample(
      ##"{"a": {"$type": "color", "$value": "set_chroma(set_lightness({b}, 0.3), {c} * 2)"}}"##, .plain)
    let value = sample.system.themes.first?.tokens.first { $0.path == "a" }?.values.first?.value
    guard case .undetermined(let why)? = value else {
      Issue.record("it is read")
      return
    }
    #expect(why.reason == "a is computed by “set_chroma(…)”, which is not evaluated")
  }

  @Test("the category of Theo's properties says what is a ground or a border, whatever their names say")
  func theoCategories() {
    let system = DTCGReader().read(
      [
        SourceFile(
          name: "a.json",
          bytes: Array(
            ##"""
            {"global": {"type": "color", "category": "background-color"}, "props": {
              "LABELS": {"value": "#3ba755"}, "EDGE": {"value": "#112233", "category": "border-color"},
              "TEXT_ICON": {"value": "#112233", "category": "text-color"}}}
            """##.utf8))
      ], named: "system")
    let roles = Dictionary(
      system.themes.flatMap(\.tokens).map { ($0.path, $0.role) }, uniquingKeysWith: { first, _ in first })
    #expect(roles == ["LABELS": "surface", "EDGE": "border", "TEXT_ICON": nil])
  }
}
