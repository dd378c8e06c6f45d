import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

/// JSON references as values of keys: `{"$ref": "core.json#/palette/red"}`.
@Suite("References in keyed files")
struct KeyedPointersTests {
  private static let core = ##"""
    {"color": {"ink": "#111111", "paper": "#ffffff", "again": {"$ref": "#/color/ink"}, "token": {"$value": "#222222"}},
     "size": "4px"}
    """##

  private func system(_ text: String, name: String = "a/colors.json", files: [String: String]? = nil) -> ThemeSystem {
    let files = MemoryFiles(texts: files ?? ["a/core.json": Self.core])
    let reader = KeyedThemeReader(options: SourceOptions(), siblings: files)
    return reader.system([reader.read(SourceFile(name: name, bytes: Array(text.utf8)))], named: "s")
  }

  private func shape(_ system: ThemeSystem) -> [String: String] {
    let resolver = ThemeResolver(system)
    var found: [String: String] = [:]
    for theme in resolver.themes {
      let resolved = resolver.resolve(theme)
      for variant in resolved.variants.indices {
        for index in resolved.paths.indices {
          let key = ([resolved.paths[index]] + resolved.variants[variant].choices.map(\.context)).joined(separator: "/")
          switch resolved.value(of: index, in: variant) {
          case .color(let color): found[key] = color.hex8
          case .undetermined(let undetermined): found[key] = undetermined.code
          default: found[key] = "?"
          }
        }
      }
    }
    return found
  }

  @Test("they are aliases of colours in the same document and in others")
  func followed() {
    let found = shape(
      system(
        ##"""
        {"palette": {"red": "#ff0000"}, "a": {"$ref": "#/palette/red"}, "b": {"$ref": "core.json#/color/ink"},
         "c": {"$ref": "core.json#/color/again", "description": "chained"}, "d": {"$ref": "core.json#/color/token"},
         "e": {"light": {"$ref": "core.json#/color/ink"}, "dark": {"$ref": "core.json#/color/paper"}}}
        """##))
    #expect(found["a/light"] == "#FF0000")
    #expect(found["b/light"] == "#111111")
    #expect(found["c/light"] == "#111111")
    #expect(found["d/light"] == "#222222")
    #expect(found["e/light"] == "#111111")
    #expect(found["e/dark"] == "#FFFFFF")
    // Where the color is written is known: it is one that a fix can change.
    #expect(found["color.ink/light"] == "#111111")
  }

  @Test("a path that begins with the name of a package is sought in the folders above, the nearest first")
  func packages() {
    // A reader of files resolves the dots.
    let near = ["p/web/../core/x.json": ##"{"ink": "#111111"}"##, "p/web/../../core/x.json": ##"{"ink": "#999999"}"##]
    let text = ##"{"text": {"$ref": "core/x.json#/ink"}}"##
    #expect(shape(system(text, name: "p/web/colors.json", files: near))["text"] == "#111111")
  }

  @Test("one that leads nowhere, to a group or in a circle is undetermined, and one to a size is no colour")
  func lost() {
    let found = shape(
      system(
        ##"""
        {"a": {"$ref": "core.json#/color/none"}, "b": {"$ref": "gone.json#/color/ink"}, "c": {"$ref": "core.json#/color"},
         "d": {"$ref": "core.json"}, "e": {"$ref": "https://x.example/core.json#/color/ink"},
         "f": {"$ref": "loop.json#/x"}, "gap": {"$ref": "core.json#/size"}, "ink": "#000000"}
        """##, files: ["a/core.json": Self.core, "a/loop.json": ##"{"x": {"$ref": "#/y"}, "y": {"$ref": "#/x"}}"##]))
    for path in ["a", "b", "e"] { #expect(found[path] == "unresolved-alias", "\(path)") }
    for path in ["c", "d", "f"] { #expect(found[path] == "unresolved-pointer", "\(path)") }
    #expect(found["gap"] == nil)
    #expect(found["ink"] == "#000000")
    #expect(Set(shape(system(##"{"a": {"$ref": "#/b"}, "b": {"$ref": "#/a"}}"##)).values).isDisjoint(with: ["?", ""]))
  }

  @Test("an alpha beside it is applied, and anything else makes the colour unknown")
  func beside() {
    let found = shape(
      system(
        ##"""
        {"a": {"$ref": "core.json#/color/ink", "alpha": 0.5}, "b": {"$ref": "core.json#/color/ink", "alpha": 50},
         "c": {"$ref": "core.json#/color/ink", "darken": 0.1}, "gap": {"$ref": "core.json#/size", "scale": 2}}
        """##))
    #expect(found["a"] == "#11111180")
    #expect(found["b"] == "unresolved-pointer")
    #expect(found["c"] == "unresolved-pointer")
    #expect(found["gap"] == nil)
  }

  @Test("in a file of design tokens, it leads to the value of a token, and through an alias there")
  func tokens() {
    let files = [
      "a/t.json":
        ##"{"c": {"ink": {"$value": "#111111"}, "text": {"$value": "{c.ink}"}, "x/y": {"value": "{c.text}"}, "odd": "brand"}}"##
    ]
    let found = shape(
      system(
        ##"""
        {"a": {"$ref": "t.json#/c/text"}, "b": {"$ref": "t.json#/c/x~1y"}, "c": {"$ref": "t.json#/c/odd"},
         "d": {"$ref": "t.json#/c/none"}}
        """##, files: files))
    #expect(found["a"] == "#111111")
    #expect(found["b"] == "#111111")
    // Text that may be the name of a color is not dropped.
    #expect(found["c"] == "unresolved-pointer")
    #expect(found["d"] == "unresolved-alias")
  }

  @Test("a path that another colour has here leads to the colour of the other document all the same")
  func sameName() {
    let found = shape(system(##"{"color": {"ink": "#000000"}, "text": {"$ref": "core.json#/color/ink"}}"##))
    #expect(found == ["color.ink": "#000000", "text": "#111111"])
  }

  @Test("a file of references to colours is one of keys and colours, and a schema and a file of tokens are not")
  func candidates() {
    func format(_ name: String, _ text: String) -> Candidate? {
      FileCandidates.candidate(SourceFile(name: name, bytes: Array(text.utf8)))
    }
    let references = ##"{"text": {"$ref": "core/colors.json#/a"}, "bg": {"$ref": "core/colors.json#/b"}}"##
    #expect(format("web.json", references)?.format == .keyed)
    #expect(format("web.json", references)?.colors == 2)
    #expect(format("web.json", references)?.strength == .promised)
    let sizes = ##"{"gap": {"$ref": "core/sizes.json#/a"}, "inset": {"$ref": "core/sizes.json#/b"}}"##
    #expect(format("web.json", sizes)?.format != .keyed)
    let tokens = ##"{"text": {"$ref": "#/ink"}, "ink": {"$type": "color", "$value": "#000000"}}"##
    #expect(format("web.json", tokens)?.format == .designTokens)
    let schema =
      ##"{"a": {"$ref": "colors.json#/definitions/color"}, "b": {"$ref": "colors.json#/definitions/color"}}"##
    #expect(format("web.json", schema)?.format != .keyed)
  }

  @Test("themes of one name in each of two folders are told apart by both")
  func names() {
    let reader = KeyedThemeReader(options: SourceOptions())
    let files = ["web/light.json", "web/dark.json", "app/light.json", "app/dark.json", "app/other.json"].map {
      SourceFile(name: $0, bytes: Array(##"{"text": "#000000"}"##.utf8))
    }
    let names = reader.system(files.map(reader.read), named: "s").themes.map(\.name)
    #expect(names.sorted() == ["app/dark", "app/light", "other", "web/dark", "web/light"])
  }
}
