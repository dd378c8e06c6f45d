import ColorScience
import Testing
import ThemeModel

@Suite("Variants")
struct VariantTests {
  private let tuning = Axis(name: "tuning", contexts: ["plain", "rounded"], defaultContext: "plain")

  private func theme(_ tokens: [Token], axes: [Axis], kept: Set<String> = [], declared: [String] = []) -> ResolvedTheme
  {
    let system = ThemeSystem(name: "S", axes: axes, themes: [Theme(name: "T", axes: declared, tokens: tokens)])
    return ThemeResolver(system, keptAxes: kept).resolve(0)
  }

  @Test("every combination of the axes, in the order of the source")
  func product() {
    let token = Sample.token(
      "a",
      [
        ([:], Sample.white), (["mode": "dark"], Sample.black), (["contrast": "high"], Sample.red),
        (["mode": "dark", "contrast": "high"], .color(Color(.srgb, 0, 1, 0))),
      ], line: 1)
    let resolved = theme([token], axes: [.mode, .contrast])
    #expect(resolved.variants.map(\.name) == ["T/light/standard", "T/light/high", "T/dark/standard", "T/dark/high"])
    #expect(resolved.color(of: "a", in: "T/light/standard") == Color(.srgb, 1, 1, 1))
    #expect(resolved.color(of: "a", in: "T/light/high") == Color(.srgb, 1, 0, 0))
    #expect(resolved.color(of: "a", in: "T/dark/standard") == Color(.srgb, 0, 0, 0))
    #expect(resolved.color(of: "a", in: "T/dark/high") == Color(.srgb, 0, 1, 0))
    #expect(resolved.sameAs == [nil, nil, nil, nil])
  }

  @Test("aliases follow the variant: a dark raw colour changes every semantic one")
  func aliasesFollow() {
    let tokens = [
      Sample.token("text", [([:], .alias("ink"))], line: 1),
      Sample.token("ink", [([:], Sample.black), (["mode": "dark"], Sample.white)], line: 2),
      Sample.token("constant", [([:], Sample.red)], line: 3),
    ]
    let resolved = theme(tokens, axes: [.mode])
    #expect(resolved.color(of: "text", in: "T/light") == Color(.srgb, 0, 0, 0))
    #expect(resolved.color(of: "text", in: "T/dark") == Color(.srgb, 1, 1, 1))
    #expect(resolved.color(of: "constant", in: "T/dark") == Color(.srgb, 1, 0, 0))
  }

  @Test("an alias may point one way in one mode and the other way in another")
  func crossingAliases() {
    let tokens = [
      Sample.token("a", [([:], Sample.red), (["mode": "dark"], .alias("b"))], line: 1),
      Sample.token("b", [([:], .alias("a")), (["mode": "dark"], Sample.white)], line: 2),
    ]
    let resolved = theme(tokens, axes: [.mode])
    #expect(resolved.diagnostics == [])
    #expect(resolved.color(of: "b", in: "T/light") == Color(.srgb, 1, 0, 0))
    #expect(resolved.color(of: "a", in: "T/dark") == Color(.srgb, 1, 1, 1))
  }

  @Test("an axis that no value asks for is swept once and named")
  func unaskedAxis() {
    let resolved = theme(Sample.tokens(["a": Sample.red]), axes: [.mode, tuning], declared: ["tuning"])
    #expect(resolved.variants.map(\.name) == ["T"])
    #expect(resolved.inertAxes.map(\.name) == ["tuning"])
    #expect(resolved.axes == [])
  }

  @Test("an axis whose contexts give the same colours is swept once and named")
  func equalContexts() {
    let token = Sample.token(
      "a", [([:], Sample.red), (["tuning": "rounded"], Sample.red), (["mode": "dark"], Sample.black)], line: 1)
    let resolved = theme([token], axes: [.mode, tuning])
    #expect(resolved.variants.map(\.name) == ["T/light", "T/dark"])
    #expect(resolved.inertAxes.map(\.name) == ["tuning"])
    #expect(resolved.axes.map(\.name) == ["mode"])
  }

  @Test("an axis with one context only is no choice, and what asks for it holds")
  func singleContext() {
    let lone = Axis(name: "mode", contexts: ["light"], defaultContext: "light")
    let token = Sample.token("a", [([:], Sample.black), (["mode": "light"], Sample.red)], line: 1)
    let resolved = theme([token], axes: [lone])
    #expect(resolved.variants.map(\.name) == ["T"])
    #expect(resolved.color(of: "a", in: "T") == Color(.srgb, 1, 0, 0))
    let kept = theme([token], axes: [lone], kept: ["mode"])
    #expect(kept.variants.map(\.name) == ["T/light"])
  }

  @Test("an axis that a rule speaks of stays, and its variants are known to be alike")
  func keptAxis() {
    let token = Sample.token("a", [([:], Sample.red), (["mode": "dark"], Sample.black)], line: 1)
    let resolved = theme([token], axes: [.mode, tuning], kept: ["tuning"], declared: ["mode", "tuning"])
    #expect(resolved.variants.map(\.name) == ["T/light/plain", "T/light/rounded", "T/dark/plain", "T/dark/rounded"])
    #expect(resolved.sameAs == [nil, 0, nil, 2])
    #expect(resolved.inertAxes.map(\.name) == ["tuning"])
  }

  @Test("of few variants and of many, each knows the first that looks the same", arguments: [2, 8, 9, 40])
  func manyContexts(_ count: Int) {
    let season = Axis(name: "season", contexts: (0..<count).map { "s\($0)" }, defaultContext: "s0")
    let odd = (0..<count).filter { !$0.isMultiple(of: 2) }.map { (["season": "s\($0)"] as Contexts, Sample.black) }
    let tokens = [
      Sample.token("always", [([:], Sample.white)], line: 1),
      Sample.token("sometimes", [([:], Sample.red)] + odd, line: 2),
    ]
    let resolved = theme(tokens, axes: [season], kept: ["season"])
    #expect(resolved.sameAs == (0..<count).map { $0 < 2 ? nil : $0 % 2 })
  }

  @Test("identical palettes are recognised across the ways that lead to them")
  func identical() {
    let contrast = Axis(name: "contrast", contexts: ["standard", "high"], defaultContext: "standard")
    let tokens = [
      Sample.token("a", [([:], Sample.white), (["mode": "dark"], .alias("b"))], line: 1),
      Sample.token("c", [([:], Sample.white), (["mode": "light", "contrast": "high"], Sample.red)], line: 2),
      Sample.token("b", [([:], Sample.black)], line: 3),
    ]
    let resolved = theme(tokens, axes: [.mode, contrast])
    #expect(resolved.variants.map(\.name) == ["T/light/standard", "T/light/high", "T/dark/standard", "T/dark/high"])
    #expect(resolved.sameAs == [nil, nil, nil, 2])
  }

  @Test("a token without a value in one variant is absent there")
  func absent() {
    let tokens = [
      Sample.token("a", [(["mode": "dark"], Sample.red)], line: 1), Sample.token("b", [([:], Sample.red)], line: 2),
      Sample.token("c", [([:], .alias("a"))], line: 3),
    ]
    let resolved = theme(tokens, axes: [.mode])
    #expect(resolved.palette(0).tokens.map(\.path) == ["b", "c"])
    #expect(resolved.palette(1).tokens.map(\.path) == ["a", "b", "c"])
    #expect(resolved.diagnostics.map(\.message) == ["c refers to a, which has no value in mode = light"])
    #expect(resolved.color(of: "c", in: "T/dark") != nil)
  }

  @Test("an axis or a context that is not declared")
  func unknown() {
    let tokens = [
      Sample.token("a", [([:], Sample.red), (["mood": "dark"], Sample.black)], line: 1),
      Sample.token("b", [([:], Sample.red), (["mode": "dim"], Sample.black)], line: 2),
    ]
    let resolved = theme(tokens, axes: [.mode])
    #expect(resolved.diagnostics.map(\.code) == ["unknown-axis", "unknown-context"])
    #expect(resolved.color(of: "a") == Color(.srgb, 1, 0, 0))
  }

  @Test("combinations beyond all measure are not enumerated, and that is said")
  func tooMany() {
    let contexts = (0..<10).map(String.init)
    let axes = (0..<100).map { Axis(name: "axis\($0)", contexts: contexts, defaultContext: "0") }
    let tokens = axes.enumerated().map { index, axis in
      Sample.token("t\(index)", [([:], Sample.white), ([axis.name: "5"], Sample.black)], line: index + 1)
    }
    let resolved = theme(tokens, axes: axes)
    #expect(resolved.diagnostics.map(\.code) == ["too-many-variants"])
    #expect(resolved.variants.count == 901)
    #expect(resolved.variants[5].choices[0] == Variant.Choice(axis: "axis0", context: "5"))
    #expect(resolved.value(of: 0, in: 5) == .color(Color(.srgb, 0, 0, 0)))
    #expect(resolved.value(of: 99, in: 5) == .color(Color(.srgb, 1, 1, 1)))
    #expect(resolved.value(of: 99, in: 896) == .color(Color(.srgb, 0, 0, 0)))
  }
}
