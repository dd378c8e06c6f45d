import ColorScience
import Testing
import ThemeModel

@Suite("Resolving themes")
struct ThemeResolverTests {
  @Test("an alias takes its target's value, and keeps the way to it")
  func chain() {
    let theme = Sample.resolve([
      "button.text": .alias("text.primary"), "text.primary": .alias("blue.60"), "blue.60": Sample.red,
    ])
    #expect(theme.diagnostics == [])
    #expect(theme.color(of: "button.text") == Color(.srgb, 1, 0, 0))
    #expect(
      theme.chain(of: "button.text") == [
        ChainLink(path: "button.text", place: Sample.place(1), theme: "T"),
        ChainLink(path: "text.primary", place: Sample.place(2), theme: "T"),
        ChainLink(path: "blue.60", place: Sample.place(3), theme: "T"),
        ChainLink(path: nil, text: "rgb(255, 0, 0)", place: Sample.place(3), theme: "T"),
      ])
  }

  @Test("a palette keeps the source's order, and the contract's where there is one")
  func order() {
    var system = Sample.system(["c": Sample.red, "a": Sample.black, "b": Sample.white])
    #expect(ThemeResolver(system).resolve(0).palette(0).tokens.map(\.path) == ["c", "a", "b"])
    system.contract = Contract(
      name: "contract", entries: ["b", "gone", "c"].map { Contract.Entry(path: $0) }, isClosed: false)
    #expect(ThemeResolver(system).resolve(0).palette(0).tokens.map(\.path) == ["b", "c", "a"])
  }

  @Test("an heir overrides, adds and keeps; every link says which theme gave it")
  func inheritance() {
    let base = Theme(name: "Base", tokens: Sample.tokens(["text": .alias("ink"), "ink": Sample.black], file: "base"))
    let brand = Theme(
      name: "Brand", extends: "Base",
      tokens: Sample.tokens(["ink": Sample.red, "accent": .alias("ink")], file: "brand"))
    let child = Theme(name: "Child", extends: "Brand", tokens: [])
    let resolver = ThemeResolver(ThemeSystem(name: "S", themes: [base, brand, child]))
    let resolved = resolver.resolve(1)
    #expect(resolved.line == ["Brand", "Base"])
    #expect(resolved.tokens.map(\.path) == ["text", "ink", "accent"])
    #expect(resolved.color(of: "text") == Color(.srgb, 1, 0, 0))
    #expect(
      resolved.chain(of: "text") == [
        ChainLink(path: "text", place: Sample.place(1, "base"), theme: "Base"),
        ChainLink(path: "ink", place: Sample.place(1, "brand"), theme: "Brand"),
        ChainLink(path: nil, text: "rgb(255, 0, 0)", place: Sample.place(1, "brand"), theme: "Brand"),
      ])
    #expect(resolver.resolve(0).color(of: "text") == Color(.srgb, 0, 0, 0))
    #expect(resolver.resolve(2).color(of: "accent") == Color(.srgb, 1, 0, 0))
  }

  @Test("an heir that overrides one context keeps the rest")
  func partialOverride() {
    let base = Theme(
      name: "Base", tokens: [Sample.token("ink", [([:], Sample.black), (["mode": "dark"], Sample.white)], line: 1)])
    let brand = Theme(
      name: "Brand", extends: "Base", tokens: [Sample.token("ink", [(["mode": "dark"], Sample.red)], line: 2)])
    let resolved = ThemeResolver(ThemeSystem(name: "S", axes: [.mode], themes: [base, brand])).resolve(1)
    #expect(resolved.color(of: "ink", in: "Brand/light") == Color(.srgb, 0, 0, 0))
    #expect(resolved.color(of: "ink", in: "Brand/dark") == Color(.srgb, 1, 0, 0))
  }

  @Test("an abstract theme is inherited from, and has no variants")
  func abstract() {
    let base = Theme(name: "Base", tokens: Sample.tokens(["a": Sample.red]), isAbstract: true)
    let heir = Theme(name: "Heir", extends: "Base", tokens: [])
    let resolver = ThemeResolver(ThemeSystem(name: "S", themes: [base, heir]))
    #expect(resolver.variants.map(\.name) == ["Heir"])
  }

  @Test("a parent that is not there, with the one that was probably meant")
  func missingParent() {
    let themes = [Theme(name: "Orange", tokens: []), Theme(name: "Dark", extends: "Ornage", tokens: [])]
    let resolved = ThemeResolver(ThemeSystem(name: "S", themes: themes)).resolve(1)
    #expect(resolved.diagnostics.map(\.code) == ["unknown-parent-theme"])
    #expect(resolved.diagnostics.first?.message.hasSuffix("did you mean Orange?") == true)
  }

  @Test("themes that extend one another end in an error")
  func themeCycle() {
    let themes = [
      Theme(name: "A", extends: "B", tokens: Sample.tokens(["x": Sample.red])),
      Theme(name: "B", extends: "A", tokens: []),
    ]
    let resolved = ThemeResolver(ThemeSystem(name: "S", themes: themes)).resolve(0)
    #expect(resolved.diagnostics.map(\.message) == ["themes extend one another in a circle: A → B → A"])
    #expect(resolved.color(of: "x") != nil)
  }

  @Test("what is wrong with the system as a whole")
  func systemDiagnostics() {
    let axes = [
      Axis(name: "mode", contexts: ["a"], defaultContext: "b"),
      Axis(name: "mode", contexts: ["a"], defaultContext: "a"),
    ]
    let themes = [Theme(name: "T", tokens: []), Theme(name: "T", tokens: [])]
    let resolver = ThemeResolver(ThemeSystem(name: "S", axes: axes, themes: themes))
    #expect(resolver.diagnostics.map(\.code) == ["duplicate-theme", "unknown-context", "duplicate-axis"])
  }

  @Test("a role that an override leaves out is the overridden one's")
  func inheritedFacts() {
    var token = Sample.tokens(["a": Sample.red])[0]
    token.role = "text"
    token.tier = .component
    let base = Theme(name: "Base", tokens: [token])
    let heir = Theme(name: "Heir", extends: "Base", tokens: Sample.tokens(["a": Sample.black]))
    let facts = ThemeResolver(ThemeSystem(name: "S", themes: [base, heir])).resolve(1).tokens[0]
    #expect(facts.role == "text")
    #expect(facts.tier == .component)
    #expect(facts.tierEvidence == .source)
  }

  @Test("what if a raw colour were another one")
  func replacement() throws {
    let system = Sample.system([
      "text": .alias("ink"), "faded": .adjusted(.alias("ink"), .alpha(0.5)), "ink": Sample.black, "other": Sample.black,
    ])
    let resolver = ThemeResolver(system)
    let changed = try #require(resolver.resolve(0, replacing: Sample.place(3), with: Color(.srgb, 0, 0, 1)))
    #expect(changed.color(of: "text") == Color(.srgb, 0, 0, 1))
    #expect(changed.color(of: "faded") == Color(.srgb, 0, 0, 1, alpha: 0.5))
    #expect(changed.color(of: "other") == Color(.srgb, 0, 0, 0))
    #expect(resolver.resolve(0, replacing: Sample.place(1), with: Color(.srgb, 0, 0, 1)) == nil)
  }

  @Test("a variant's palette is found by the variant")
  func paletteForVariant() throws {
    let resolver = ThemeResolver(Sample.system(["a": Sample.red]))
    let palette = try #require(resolver.palette(for: Variant(theme: "T", choices: [])))
    #expect(palette.tokens.map(\.value) == [.color(Color(.srgb, 1, 0, 0))])
    #expect(resolver.palette(for: Variant(theme: "U", choices: [])) == nil)
  }
}
