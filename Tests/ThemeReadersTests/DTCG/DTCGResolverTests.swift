import Testing
import ThemeModel
import ThemeReaders

@Suite("Resolver documents")
struct DTCGResolverTests {
  private static let files = [
    "base.json": ##"{"$type": "color", "ink": {"$value": \##(Written.color("0,0,0"))}, "text": {"$value": "{ink}"}}"##,
    "dark.json": ##"{"ink": \##(Written.token("1,1,1"))}"##,
    "light.json": "{}",
    "many.json": ##"{"orange": {"ink": \##(Written.token("1,0.5,0"))}, "blue": {"ink": \##(Written.token("0,0,1"))}}"##,
  ]

  private func read(_ body: String, lenient: Bool = false) -> DTCGSample {
    DTCGSample(
      ##"{"version": "2025.10", \##(body)}"##, name: "theme.resolver.json", lenient: lenient, files: Self.files)
  }

  private static let mode =
    ##""modifiers": {"mode": {"contexts": {"light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]}, "default": "light"}}"##
  private static let sets = ##""sets": {"base": {"sources": [{"$ref": "base.json"}]}}"##
  private static let order = ##""resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]"##

  @Test("a modifier becomes an axis; a dark raw colour changes every alias to it")
  func axes() throws {
    let sample = read("\"name\": \"Ours\", \(Self.sets), \(Self.mode), \(Self.order)")
    #expect(sample.diagnostics == [])
    #expect(sample.system.themes.map(\.name) == ["Ours"])
    let axis = try #require(sample.system.axes.first)
    #expect(axis.name == "mode")
    #expect(axis.contexts == ["light", "dark"])
    #expect(axis.defaultContext == "light")
    #expect(sample.css("text", "light") == "rgb(0, 0, 0)")
    #expect(sample.css("text", "dark") == "rgb(255, 255, 255)")
    #expect(sample.resolved[0].palette(1).tokens[1].chain.map(\.place.file) == ["base.json", "dark.json", "dark.json"])
  }

  @Test("the order decides, not the order of definition")
  func order() {
    let sample = read(
      ##"\##(Self.sets), \##(Self.mode), "resolutionOrder": [{"$ref": "#/modifiers/mode"}, {"$ref": "#/sets/base"}]"##)
    #expect(sample.css("text") == "rgb(0, 0, 0)")
    #expect(sample.resolved[0].inertAxes.map(\.name) == ["mode"])
  }

  @Test("sets and modifiers inline, tokens inline, parts of other files with and without the slash")
  func inline() {
    let sample = read(
      ##"""
      "resolutionOrder": [
        {"type": "set", "name": "base", "sources": [{"$ref": "base.json"}, {"own": \##(Written.token("0,1,0")), "twice": {"$ref": "#/resolutionOrder/0/sources/1/own"}}]},
        {"type": "modifier", "name": "brand", "contexts": {"none": [], "orange": [{"$ref": "many.json#orange"}],
          "blue": [{"$ref": "many.json#/blue"}]}, "default": "none"}]
      """##)
    #expect(sample.diagnostics == [])
    #expect(sample.css("text", "none") == "rgb(0, 0, 0)")
    #expect(
      sample.css("text", "orange") == "rgb(255, 128, 0)"
        || sample.css("text", "orange")?.hasPrefix("color(srgb 1 0.5 0") == true)
    #expect(sample.css("text", "blue") == "rgb(0, 0, 255)")
    #expect(sample.css("twice", "none") == "rgb(0, 255, 0)")
  }

  @Test("a source may be a set, and what stands beside a reference takes the place of what is behind it")
  func references() {
    let sample = read(
      ##"""
      "sets": {"base": {"sources": [{"$ref": "base.json"}]},
        "more": {"sources": [{"$ref": "#/sets/base"}, {"$ref": "dark.json", "ink": \##(Written.token("1,0,0"))}]}},
      "resolutionOrder": [{"$ref": "#/sets/more"}]
      """##)
    #expect(sample.diagnostics == [])
    #expect(sample.css("text") == "rgb(255, 0, 0)")
  }

  @Test("two modifiers: every combination, and pointers into values follow the context")
  func combinations() {
    let sample = read(
      ##"""
      "sets": {"base": {"sources": [{"$ref": "base.json"}, {"soft": {"$type": "color", "$value":
        {"colorSpace": "srgb", "components": {"$ref": "#/ink/$value/components"}, "alpha": 0.5}}}]}},
      "modifiers": {"mode": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"},
        "brand": {"contexts": {"plain": [], "blue": [{"$ref": "many.json#/blue"}]}, "default": "plain"}},
      "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}, {"$ref": "#/modifiers/brand"}]
      """##)
    #expect(sample.diagnostics == [])
    #expect(sample.css("soft", "light/plain") == "rgba(0, 0, 0, 0.5)")
    #expect(sample.css("soft", "dark/plain") == "rgba(255, 255, 255, 0.5)")
    #expect(sample.css("soft", "light/blue") == "rgba(0, 0, 255, 0.5)")
    #expect(sample.css("soft", "dark/blue") == "rgba(0, 0, 255, 0.5)")
    #expect(sample.resolved[0].sameAs == [nil, nil, nil, 1])
  }

  static let rules: [DTCGRule] = {
    func document(_ body: String) -> String { ##"{"version": "2025.10", \##(body)}"## }
    let good = document("\(sets), \(mode), \(order)")
    func rule(_ name: String, _ code: String, _ invalid: String, at: String = "") -> DTCGRule {
      DTCGRule(rule: name, code: code, valid: good, invalid: invalid, at: at)
    }
    let one = ##""resolutionOrder": [{"$ref": "#/sets/base"}]"##
    return [
      rule("a version is given", "resolver-version", "{\(sets), \(one)}"),
      rule("the version is 2025.10", "resolver-version", ##"{"version": "2025-10-01", \##(sets), \##(one)}"##),
      rule("an order is given", "resolver-order-missing", document(sets)),
      rule("the order is not empty", "resolver-order", document(#"\#(sets), "resolutionOrder": []"#)),
      rule("a set has sources", "resolver-set-sources", document(##""sets": {"base": {}}, \##(one)"##)),
      rule("sources are an array", "resolver-set-sources", document(##""sets": {"base": {"sources": {}}}, \##(one)"##)),
      rule("a modifier has contexts", "resolver-contexts", document(##"\##(sets), "modifiers": {"m": {}}, \##(one)"##)),
      rule(
        "a modifier has at least one context", "resolver-no-contexts",
        document(##"\##(sets), "modifiers": {"m": {"contexts": {}}}, \##(one)"##)),
      rule(
        "the sources of a context are an array", "resolver-context-sources",
        document(##"\##(sets), "modifiers": {"m": {"contexts": {"a": [], "b": {}}}}, \##(one)"##)),
      rule(
        "the default is one of the contexts", "resolver-default",
        document(##"\##(sets), "modifiers": {"m": {"contexts": {"a": [], "b": []}, "default": "c"}}, \##(one)"##)),
      rule(
        "a set refers to no modifier", "resolver-reference-to-modifier",
        document(##""sets": {"base": {"sources": [{"$ref": "#/modifiers/mode"}]}}, \##(mode), \##(one)"##)),
      rule(
        "a modifier refers to no modifier, not even to its own contexts", "resolver-reference-to-modifier",
        document(
          ##"\##(sets), "modifiers": {"m": {"contexts": {"a": [], "b": [{"$ref": "#/modifiers/m/contexts/a"}]}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]"##
        )),
      rule(
        "nothing refers into the order", "resolver-reference-to-order",
        document(##""sets": {"base": {"sources": [{"$ref": "#/resolutionOrder/0"}]}}, \##(one)"##)),
      rule(
        "an inline item has a name", "resolver-inline-name",
        document(##""resolutionOrder": [{"type": "set", "sources": []}]"##)),
      rule(
        "an inline item has a type", "resolver-inline-type",
        document(##""resolutionOrder": [{"name": "a", "sources": []}]"##)),
      rule(
        "an inline item's type is set or modifier", "resolver-inline-type",
        document(##""resolutionOrder": [{"name": "a", "type": "sets", "sources": []}]"##)),
      rule(
        "a name is there once", "resolver-duplicate-name",
        document(
          ##""resolutionOrder": [{"name": "a", "type": "set", "sources": []}, {"name": "a", "type": "set", "sources": []}]"##
        )),
      rule(
        "a reference leads to something", "resolver-source",
        document(##"\##(sets), "resolutionOrder": [{"$ref": "#/sets/gone"}]"##)),
      rule(
        "references do not run in a circle", "resolver-cycle",
        document(##""sets": {"base": {"$ref": "#/sets/b"}, "b": {"$ref": "#/sets/base"}}, \##(one)"##)),
      rule(
        "a set does not hold itself", "resolver-cycle",
        document(##""sets": {"base": {"sources": [{"$ref": "#/sets/base"}]}}, \##(one)"##)),
      rule(
        "a file that is named is there", "sibling-file",
        document(##""sets": {"base": {"sources": [{"$ref": "gone.json"}]}}, \##(one)"##)),
      rule(
        "a file elsewhere on the net is not fetched", "remote-reference",
        document(##""sets": {"base": {"sources": [{"$ref": "https://example.com/a.json"}]}}, \##(one)"##)),
      rule("a document has no other keys", "unknown-property", document(##""set": {}, \##(sets), \##(one)"##)),
      rule(
        "a source is an object", "resolver-source",
        document(##""sets": {"base": {"sources": ["base.json"]}}, \##(one)"##)),
    ]
  }()

  @Test("the standard's rule, kept and broken", arguments: rules)
  func rule(_ rule: DTCGRule) throws {
    let kept = DTCGSample(rule.valid, name: "theme.resolver.json", files: Self.files)
    #expect(kept.errors == [])
    let broken = DTCGSample(rule.invalid, name: "theme.resolver.json", files: Self.files)
    #expect(broken.errors.contains(rule.code))
    #expect(broken.diagnostics.allSatisfy { $0.place != nil })
  }

  @Test("one context is no more than a set, which is worth a word")
  func oneContext() {
    let sample = read(
      ##"\##(Self.sets), "modifiers": {"m": {"contexts": {"a": []}}}, "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/m"}]"##
    )
    #expect(sample.errors == [])
    #expect(sample.warnings == ["resolver-one-context"])
  }

  @Test("a set and a modifier may share a name; $defs and $schema are let be")
  func sharedName() {
    let sample = read(
      ##"""
      "$schema": "x", "$defs": {"t": {"ink": \##(Written.token("1,0,0"))}},
      "sets": {"a": {"sources": [{"$ref": "base.json"}, {"$ref": "#/$defs/t"}]}},
      "modifiers": {"a": {"contexts": {"x": [], "y": [{"$ref": "dark.json"}]}, "default": "x"}},
      "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/a"}]
      """##)
    #expect(sample.diagnostics == [])
    #expect(sample.css("text", "x") == "rgb(255, 0, 0)")
  }

  @Test("sets that refer to one another over and over are bounded")
  func doubling() {
    var sets = [##""s0": {"sources": [{"$ref": "base.json"}]}"##]
    for level in 1...40 {
      sets.append(
        ##""s\##(level)": {"sources": [{"$ref": "#/sets/s\##(level - 1)"}, {"$ref": "#/sets/s\##(level - 1)"}]}"##)
    }
    let sample = read(##""sets": {\##(sets.joined(separator: ","))}, "resolutionOrder": [{"$ref": "#/sets/s40"}]"##)
    #expect(Set(sample.errors) == ["resolver-cycle"])
  }

  @Test("values that a brand takes over from another resolver document are told to be that theme's")
  func givers() throws {
    func set(_ name: String, _ value: String) -> String { ##"{"\##(name)": \##(Written.token(value))}"## }
    let files = [
      "house.resolver.json":
        ##"{"name": "House", "version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}}, "modifiers": {"mode": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}}, "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]}"##,
      "base.tokens.json":
        ##"{"paper": \##(Written.token("1, 1, 1")), "ink": {"$type": "color", "$value": "{paper}"}}"##,
      "dark.tokens.json": set("paper", "0, 0, 0"), "brand.tokens.json": set("accent", "1, 0, 0"),
    ]
    let sample = DTCGSample(
      ##"""
      {"name": "Brand", "version": "2025.10",
        "sets": {"base": {"$ref": "house.resolver.json#/sets/base"}, "own": {"sources": [{"$ref": "brand.tokens.json"}]}},
        "modifiers": {"mode": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/sets/own"}, {"$ref": "#/modifiers/mode"}]}
      """##, name: "brand.resolver.json", files: files)
    #expect(sample.diagnostics == [])
    let theme = try #require(sample.resolved.first)
    #expect(theme.line == ["Brand", "House"])
    #expect(sample.system.themes.map(\.extends) == [nil])
    for variant in theme.variants.indices {
      let palette = theme.palette(variant)
      let givers = Dictionary(uniqueKeysWithValues: palette.tokens.map { ($0.path, $0.chain.map(\.theme)) })
      #expect(
        givers == ["paper": ["House", "House"], "ink": ["House", "House", "House"], "accent": ["Brand", "Brand"]])
    }
  }
}
