import Testing
import ThemeModel

@testable import ThemeReaders

/// Types of groups, and the tokens of other files.
@Suite("Types across files")
struct DTCGTypesAcrossFilesTests {
  private func tokens(_ files: KeyValuePairs<String, String>) -> [String] {
    let system = DTCGReader().read(
      files.map { SourceFile(name: "t/\($0).json", bytes: Array($1.utf8)) }, named: "t")
    let resolver = ThemeResolver(system)
    return resolver.themes.flatMap { theme -> [String] in
      let resolved = resolver.resolve(theme)
      return resolved.paths.indices.map { index in
        guard case .color(let color)? = resolved.value(of: index, in: 0) else { return resolved.paths[index] + "=?" }
        return resolved.paths[index] + "=" + color.hex8
      }
    }.sorted()
  }

  private let colors = ##"{"text": {"$value": "#999999"}, "link": {"$value": "{text}"}}"##

  @Test("the type at the top of a file is for its own tokens, and no others")
  func tops() {
    let expected = ["link=#999999", "text=#999999"]
    #expect(tokens(["colors": colors, "sizes": ##"{"$type": "dimension", "gap": {"$value": "4px"}}"##]) == expected)
    #expect(tokens(["colors": colors, "fonts": ##"{"$type": "color", "ink": {"$value": "#000000"}}"##]).count == 3)
    let fonts = ##"{"$type": "font", "font": {"body": {"$value": "'Ubuntu Sans'"}}}"##
    #expect(
      tokens(["fonts": fonts, "inks": ##"{"$type": "color", "ink": {"$value": "#000000"}}"##]) == ["ink=#000000"])
    // What a group takes over has the type of its own file.
    let base = ##"{"$type": "color", "base": {"a": {"$value": "#111111"}}}"##
    #expect(
      tokens(["base": base, "more": ##"{"more": {"$extends": "{base}"}}"##]) == ["base.a=#111111", "more.a=#111111"])
  }

  @Test("a group of lengths in one file takes no colour of another file, or of its own, away")
  func groups() {
    let sizes = ##"{"ui": {"$type": "dimension", "gap": {"$value": "4px"}}}"##
    #expect(tokens(["a": ##"{"ui": {"text": {"$value": "#999999"}}}"##, "b": sizes]) == ["ui.text=#999999"])
    #expect(
      tokens(["a": ##"{"ui": {"$type": "dimension", "gap": {"$value": "4px"}, "text": {"$value": "#999999"}}}"##])
        == ["ui.text=#999999"])
    #expect(tokens(["a": ##"{"x": {"$type": "number", "$value": "rgb(1, 2, 3)"}}"##]) == ["x=#010203"])
    // Their lengths stay what they are.
    #expect(tokens(["b": sizes]).isEmpty)
  }
}
