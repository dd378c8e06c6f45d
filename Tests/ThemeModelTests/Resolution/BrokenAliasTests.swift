import ColorScience
import Testing
import ThemeModel

@Suite("Aliases that lead nowhere")
struct BrokenAliasTests {
  @Test("a missing target, with the name that was probably meant")
  func missing() throws {
    let theme = Sample.resolve([
      "color.text": .alias("color.bleu"), "color.blue": Sample.red, "deep": .alias("color.text"),
    ])
    let undetermined = try #require(theme.undetermined("deep"))
    #expect(undetermined.code == "unresolved-alias")
    #expect(undetermined.reason == "color.text refers to color.bleu, which does not exist; did you mean color.blue?")
    #expect(undetermined.place == Sample.place(1))
    #expect(theme.diagnostics.map(\.severity) == [.error])
    #expect(theme.chain(of: "deep").map(\.path) == ["deep", "color.text"])
  }

  @Test(
    "a step of a palette: one with a digit more or less, else the nearest number",
    arguments: [
      ("slate.90", "slate.900"), ("slate.9000", "slate.900"), ("slate.840", "slate.800"), ("slate.5", "slate.50"),
      ("slat.900", "slate.900"), ("slate.light", nil),
    ])
  func steps(target: String, meant: String?) throws {
    let theme = Sample.resolve([
      "text": .alias(target), "slate.50": Sample.red, "slate.100": Sample.red, "slate.800": Sample.red,
      "slate.900": Sample.red,
    ])
    let undetermined = try #require(theme.undetermined("text"))
    let question = meant.map { "; did you mean \($0)?" } ?? ""
    #expect(undetermined.reason == "text refers to \(target), which does not exist" + question)
  }

  @Test("an alias to a group")
  func group() {
    let theme = Sample.resolve(["a": .alias("color"), "color.blue.60": Sample.red, "b": .alias("color.blue")])
    #expect(theme.undetermined("a")?.code == "alias-to-group")
    #expect(theme.undetermined("b")?.code == "alias-to-group")
    #expect(theme.diagnostics.map(\.code) == ["alias-to-group", "alias-to-group"])
  }

  @Test("a cycle is told once, with every token of it named and placed")
  func cycle() throws {
    let theme = Sample.resolve([
      "into": .alias("a"), "a": .alias("b"), "b": .alias("c"), "c": .alias("a"), "fine": Sample.red,
    ])
    #expect(theme.diagnostics.map(\.message) == ["aliases form a circle: a → b → c → a"])
    #expect(theme.diagnostics.first?.place == Sample.place(2))
    #expect(theme.diagnostics.first?.related == [Sample.place(3), Sample.place(4)])
    for path in ["into", "a", "b", "c"] { #expect(theme.undetermined(path)?.code == "alias-cycle") }
    #expect(theme.color(of: "fine") != nil)
    #expect(theme.chain(of: "into").map(\.path) == ["into", "a"])
  }

  @Test("a token that is its own alias")
  func selfAlias() {
    let theme = Sample.resolve(["a": .alias("a")])
    #expect(theme.diagnostics.map(\.message) == ["aliases form a circle: a → a"])
    #expect(theme.undetermined("a")?.code == "alias-cycle")
  }

  @Test("two cycles, one with a way into the other")
  func twoCycles() {
    let theme = Sample.resolve([
      "a": .gradient([GradientStop(value: .alias("b")), GradientStop(value: .alias("x"))]), "b": .alias("a"),
      "x": .alias("y"), "y": .alias("x"),
    ])
    #expect(
      Set(theme.diagnostics.map(\.message)) == [
        "aliases form a circle: a → b → a", "aliases form a circle: x → y → x",
      ])
    for path in ["a", "b", "x", "y"] { #expect(theme.undetermined(path)?.code == "alias-cycle") }
  }

  @Test("cycles that share tokens")
  func overlapping() {
    let theme = Sample.resolve([
      "a": .gradient([GradientStop(value: .alias("b")), GradientStop(value: .alias("c"))]),
      "b": .gradient([GradientStop(value: .alias("a")), GradientStop(value: .alias("c"))]),
      "c": .alias("b"),
    ])
    for path in ["a", "b", "c"] { #expect(theme.undetermined(path)?.code == "alias-cycle") }
  }

  @Test("a cycle of a thousand tokens is told once, all of them placed")
  func longCycle() throws {
    let tokens = (0..<1000).map { Sample.token("t\($0)", [([:], .alias("t\(($0 + 1) % 1000)"))], line: $0 + 1) }
    let theme = ThemeResolver(ThemeSystem(name: "S", themes: [Theme(name: "T", tokens: tokens)])).resolve(0)
    #expect(theme.diagnostics.count == 1)
    #expect(theme.diagnostics.first?.related.count == 999)
    #expect(try #require(theme.undetermined("t500")).reason.utf8.count < 200)
  }

  @Test("a chain of a hundred thousand aliases resolves, and its middle is told in a word")
  func longChain() {
    let count = 100_000
    var tokens = (0..<count - 1).map { Sample.token("t\($0)", [([:], .alias("t\($0 + 1)"))], line: $0 + 1) }
    tokens.append(Sample.token("t\(count - 1)", [([:], Sample.red)], line: count))
    let theme = ThemeResolver(ThemeSystem(name: "S", themes: [Theme(name: "T", tokens: tokens)])).resolve(0)
    #expect(theme.value(of: 0, in: 0) == .color(Color(.srgb, 1, 0, 0)))
    let chain = theme.chain(of: 0, in: 0)
    #expect(chain.count == 18)
    #expect(chain[7].path == "t7")
    #expect(chain[8].text == "… 99984 more …")
    #expect(chain[9].path == "t99992")
    #expect(chain[16].path == "t99999")
    #expect(chain[17].text == "rgb(255, 0, 0)")
  }

  @Test("the chains of many tokens of a long chain cost no more than their own links", .timeLimit(.minutes(1)))
  func chainsAlongALongChain() {
    let count = 100_000
    var tokens = (0..<count - 1).map { Sample.token("t\($0)", [([:], .alias("t\($0 + 1)"))], line: $0 + 1) }
    tokens.append(Sample.token("t\(count - 1)", [([:], Sample.red)], line: count))
    let theme = ThemeResolver(ThemeSystem(name: "S", themes: [Theme(name: "T", tokens: tokens)])).resolve(0)
    var links = 0
    for token in 0..<40_000 { links += theme.chain(of: token, in: 0).count }
    // Eight tokens at each end, the text for the middle, and the value. Walking every chain completely takes minutes.
    #expect(links == 40_000 * 18)
  }

  @Test("a chain is whole up to sixteen tokens, and beyond keeps eight at each end")
  func lengthsAroundTheLimit() {
    let count = 40
    var tokens = (0..<count - 1).map { Sample.token("t\($0)", [([:], .alias("t\($0 + 1)"))], line: $0 + 1) }
    tokens.append(Sample.token("t\(count - 1)", [([:], Sample.red)], line: count))
    let theme = ThemeResolver(ThemeSystem(name: "S", themes: [Theme(name: "T", tokens: tokens)])).resolve(0)
    for token in 0..<count {
      let all = (token..<count).map { "t\($0)" }
      let shown = theme.chain(of: token, in: 0)
      let isShort = all.count <= 16
      #expect(shown.compactMap(\.path) == (isShort ? all : Array(all.prefix(8)) + all.suffix(8)))
      #expect(isShort || shown[8].text == "… \(all.count - 16) more …")
    }
  }

  @Test("every token a gradient over all others: all cycles are found without counting them out")
  func denseGraph() {
    let count = 300
    let all = (0..<count).map { GradientStop(value: .alias("t\($0)")) }
    let tokens = (0..<count).map { Sample.token("t\($0)", [([:], .gradient(all))], line: $0 + 1) }
    let theme = ThemeResolver(ThemeSystem(name: "S", themes: [Theme(name: "T", tokens: tokens)])).resolve(0)
    #expect((0..<count).allSatisfy { theme.undetermined("t\($0)")?.code == "alias-cycle" })
  }

  @Test("a path that is there twice in one theme")
  func duplicates() {
    let theme = Sample.resolve(["a": Sample.red, "a": Sample.black])
    #expect(theme.diagnostics.map(\.code) == ["duplicate-token"])
    #expect(theme.diagnostics.first?.related == [Sample.place(1)])
    #expect(theme.color(of: "a") == Color(.srgb, 0, 0, 0))
  }
}
