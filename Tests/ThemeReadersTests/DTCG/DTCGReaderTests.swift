import ColorScience
import Testing
import ThemeModel
import ThemeReaders

@Suite("Reading token files")
struct DTCGReaderTests {
  private let red = Written.token("1, 0, 0")

  @Test("paths, order, descriptions, places")
  func tokens() throws {
    let sample = DTCGSample(
      ##"""
      {
        "brand red": {
          "$description": "ours",
          "😀/@": \##(red)
        },
        "size": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
        "b": {"$type": "color", "$description": "alias", "$value": "{brand red.😀/@}"}
      }
      """##)
    #expect(sample.diagnostics == [])
    let theme = try #require(sample.system.themes.first)
    #expect(theme.name == "a")
    #expect(theme.tokens.map(\.path) == ["brand red.😀/@", "b"])
    #expect(theme.tokens[0].place == Place(file: "a.tokens.json", line: 4, column: 5))
    #expect(theme.tokens[1].summary == "alias")
    #expect(theme.tokens[1].values[0].place == Place(file: "a.tokens.json", line: 7, column: 62))
    #expect(sample.css("b") == "rgb(255, 0, 0)")
  }

  @Test("a type: its own, else the target's, else the nearest group's")
  func types() {
    let value = Written.color("1, 0, 0")
    let sample = DTCGSample(
      ##"""
      {
        "$type": "dimension",
        "inherited": {"$type": "color", "deep": {"token": {"$value": \##(value)}}},
        "alias": {"$value": "{inherited.deep.token}"},
        "chain": {"$value": "{alias}"},
        "length": {"$value": {"value": 1, "unit": "px"}},
        "colors": {"$type": "color", "length": {"$value": "{length}"}}
      }
      """##)
    #expect(sample.diagnostics == [])
    #expect(sample.resolved[0].tokens.map(\.path) == ["inherited.deep.token", "alias", "chain"])
    #expect(sample.css("chain") == "rgb(255, 0, 0)")
  }

  @Test("a group's deprecation covers its tokens; false takes it back")
  func deprecation() {
    let sample = DTCGSample(
      ##"""
      {"old": {"$deprecated": "use new", "a": \##(red), "b": {"$deprecated": false, "$type": "color", "$value": "{old.a}"},
        "c": {"$deprecated": true, "$type": "color", "$value": "{old.a}"}}, "new": \##(red)}
      """##)
    #expect(sample.token("old.a")?.deprecation == .message("use new"))
    #expect(sample.token("old.b")?.deprecation == nil)
    #expect(sample.token("old.c")?.deprecation == .plain)
    #expect(sample.token("new")?.deprecation == nil)
  }

  @Test("a token says its own role and tier")
  func legibleExtension() {
    let sample = DTCGSample(
      ##"""
      {"$type": "color",
        "a": {"$value": \##(Written.color("1,0,0")), "$extensions": {"legible": {"role": "text", "tier": "component"}, "org.x": 1}},
        "b": {"$value": "{a}", "$extensions": {"legible": "surface"}}}
      """##)
    #expect(sample.diagnostics == [])
    #expect(sample.token("a")?.role == "text")
    #expect(sample.token("a")?.tier == .component)
    #expect(sample.token("b")?.role == "surface")
    #expect(
      DTCGSample(
        ##"{"a": {"$type": "color", "$value": \##(Written.color("1,0,0")), "$extensions": {"legible": {"tier": "primitive"}}}}"##
      ).errors == ["legible-extension"])
  }

  @Test("a root token beside its variants")
  func rootToken() {
    let sample = DTCGSample(
      ##"{"accent": {"$root": \##(red), "light": {"$type": "color", "$value": "{accent.$root}"}}}"##)
    #expect(sample.diagnostics == [])
    #expect(sample.css("accent.$root") == "rgb(255, 0, 0)")
    #expect(sample.css("accent.light") == "rgb(255, 0, 0)")
  }

  @Test("an extended group is taken over whole; what is said locally wins, token by token")
  func extends() {
    let sample = DTCGSample(
      ##"""
      {
        "base": {"$type": "color", "$deprecated": "old", "a": {"$value": \##(Written.color("1,0,0"))},
          "deep": {"b": {"$value": \##(Written.color("0,1,0"))}, "c": {"$value": \##(Written.color("0,0,1"))}}},
        "heir": {"$extends": "{base}", "deep": {"b": {"$value": "{base.a}"}}},
        "grandchild": {"$extends": "#/heir", "a": {"$type": "color", "$value": "{base.deep.c}"}}
      }
      """##)
    #expect(sample.diagnostics == [])
    #expect(sample.css("heir.a") == "rgb(255, 0, 0)")
    #expect(sample.css("heir.deep.b") == "rgb(255, 0, 0)")
    #expect(sample.css("heir.deep.c") == "rgb(0, 0, 255)")
    #expect(sample.css("grandchild.a") == "rgb(0, 0, 255)")
    #expect(sample.css("grandchild.deep.b") == "rgb(255, 0, 0)")
    #expect(sample.token("heir.a")?.deprecation == .message("old"))
  }

  @Test("extended groups that double with every step are bounded")
  func doubling() {
    var groups = [##""g0": {"a": \##(red), "b": \##(red)}"##]
    for level in 1...40 {
      groups.append(
        ##""g\##(level)": {"a": {"$extends": "{g\##(level - 1)}"}, "b": {"$extends": "{g\##(level - 1)}"}}"##)
    }
    let reader = DTCGReader()
    let system = reader.read(SourceFile(name: "a.json", bytes: Array("{\(groups.joined(separator: ","))}".utf8)))
    #expect(system.diagnostics.contains { $0.code == "too-many-tokens" })
  }

  @Test("pointers to tokens and into their values")
  func pointers() {
    let sample = DTCGSample(
      ##"""
      {
        "$type": "color",
        "base": {"$value": {"colorSpace": "display-p3", "components": [0.1, 0.2, 0.3], "alpha": 0.5}},
        "token": {"$ref": "#/base"},
        "value": {"$value": {"$ref": "#/base/$value"}},
        "part": {"$value": {"colorSpace": {"$ref": "#/base/$value/colorSpace"},
          "components": [{"$ref": "#/base/$value/components/2"}, 0, {"$ref": "#/chain/$value/components/1"}],
          "alpha": {"$ref": "#/base/$value/alpha"}}},
        "list": {"$value": {"colorSpace": "srgb", "components": {"$ref": "#/base/$value/components"}}},
        "chain": {"$value": "{token}"},
        "edge": {"$type": "border", "$value": {"color": {"$ref": "#/base"}, "width": 1, "style": "solid"}},
        "edgeColor": {"$type": "color", "$value": {"$ref": "#/edge/$value/color"}},
        "edgeInk": {"$type": "border", "$value": {"color": {"$ref": "#/other/$value/color"}, "width": 1, "style": "solid"}},
        "other": {"$type": "border", "$value": {"color": \##(Written.color("1, 0, 0")), "width": 1, "style": "solid"}}
      }
      """##)
    #expect(sample.diagnostics == [])
    #expect(sample.css("token") == "color(display-p3 0.1 0.2 0.3 / 0.5)")
    #expect(sample.css("value") == "color(display-p3 0.1 0.2 0.3 / 0.5)")
    #expect(sample.css("part") == "color(display-p3 0.3 0 0.2 / 0.5)")
    #expect(sample.value("list") == .color(Color(.srgb, 0.1, 0.2, 0.3)))
    #expect(sample.css("edge") == "color: color(display-p3 0.1 0.2 0.3 / 0.5)")
    #expect(sample.css("edgeInk") == "color: rgb(255, 0, 0)")
  }

  @Test("pointers that run in a circle")
  func pointerCircle() {
    let sample = DTCGSample(
      ##"""
      {"$type": "color",
        "a": {"$value": {"colorSpace": "srgb", "components": [{"$ref": "#/b/$value/components/0"}, 0, 0]}},
        "b": {"$value": {"colorSpace": "srgb", "components": [{"$ref": "#/a/$value/components/0"}, 0, 0]}}}
      """##)
    #expect(sample.errors == ["alias-cycle", "alias-cycle"])
  }

  @Test("several errors in one run, each with its place")
  func severalErrors() {
    let sample = DTCGSample(
      ##"""
      {
        "a": {"$type": "color", "$value": "{gone}"},
        "b": {"$type": "colour", "$value": 1},
        "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [2, 3, "x"]}},
        "a": 1
      }
      """##)
    #expect(
      Set(sample.errors) == [
        "duplicate-key", "not-a-token", "unresolved-alias", "unknown-type", "color-component-range", "color-component",
      ])
    #expect(sample.diagnostics.allSatisfy { $0.place != nil })
  }

  @Test("names that differ by case only")
  func caseOnly() {
    let sample = DTCGSample(##"{"ink": \##(red), "Ink": \##(red)}"##)
    #expect(sample.errors == [])
    #expect(sample.warnings == ["names-differ-by-case"])
  }

  @Test("not JSON at all")
  func notJSON() {
    let sample = DTCGSample("{\n  \"a\": }")
    #expect(sample.diagnostics.map(\.code) == ["json"])
    #expect(sample.diagnostics[0].place == Place(file: "a.tokens.json", line: 2, column: 8))
  }
}
