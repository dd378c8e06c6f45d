import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

/// Keyed files whose values name keys of other files.
@Suite struct KeyedPartsTests {
  private func system(_ files: [String: String]) -> ThemeSystem {
    let reader = KeyedThemeReader(options: SourceOptions())
    return reader.system(
      files.sorted { $0.key < $1.key }.map { reader.read(SourceFile(name: $0.key, bytes: Array($0.value.utf8))) },
      named: "s")
  }

  /// Returns each theme as `theme: path=#hex path[dark]>target`.
  private func shape(_ system: ThemeSystem) -> [String] {
    system.themes.map { theme in
      let tokens = theme.tokens.flatMap { token in
        token.values.map { value -> String in
          let when = value.when.isEmpty ? "" : "[\(value.when.values.sorted().joined(separator: "+"))]"
          return switch value.value {
          case .color(let color): token.path + when + "=" + color.hex8
          case .alias(let target): token.path + when + ">" + target
          default: token.path + when + "?"
          }
        }
      }
      return "\(theme.name): " + tokens.sorted().joined(separator: " ")
    }
  }

  private let palette = ##"{"blue-100": "#d7e7f8", "blue-900": "#08123c"}"##

  private func theme(_ page: String, _ text: String, mark: String) -> String {
    ##"{"bg-main": "\##(mark)\##(page)", "text-main": "\##(mark)\##(text)", "link": "#ff0000"}"##
  }

  @Test(arguments: ["", "$"]) func modesOverOnePaletteAreItsModes(mark: String) {
    let read = system([
      "app.json": palette, "dark.json": theme("blue-900", "blue-100", mark: mark),
      "light.json": theme("blue-100", "blue-900", mark: mark),
    ])
    #expect(
      shape(read) == [
        "app: bg-main[dark]>blue-900 bg-main[light]>blue-100 blue-100=#D7E7F8 blue-900=#08123C link[dark]=#FF0000 "
          + "link[light]=#FF0000 text-main[dark]>blue-100 text-main[light]>blue-900"
      ])
    #expect(read.axes.map(\.name) == ["mode"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: ["", "$"]) func themesOverOnePaletteAreThemes(mark: String) {
    let read = system([
      "app.json": palette, "acme.json": theme("blue-900", "blue-100", mark: mark),
      "zest.json": theme("blue-100", "blue-900", mark: mark),
    ])
    #expect(
      shape(read) == [
        "acme: bg-main>blue-900 blue-100=#D7E7F8 blue-900=#08123C link=#FF0000 text-main>blue-100",
        "zest: bg-main>blue-100 blue-100=#D7E7F8 blue-900=#08123C link=#FF0000 text-main>blue-900",
      ])
  }

  @Test func aPaletteMayBeNamedThroughAliases() {
    let read = system([
      "app.json": palette, "names.json": ##"{"ink-deep": "$blue-900", "ink-pale": "$blue-100"}"##,
      "acme.json": theme("ink-deep", "ink-pale", mark: "$"), "zest.json": theme("ink-pale", "ink-deep", mark: "$"),
    ])
    let names = "blue-100=#D7E7F8 blue-900=#08123C ink-deep>blue-900 ink-pale>blue-100 link=#FF0000"
    #expect(
      shape(read) == [
        "acme: bg-main>ink-deep \(names) text-main>ink-pale", "zest: bg-main>ink-pale \(names) text-main>ink-deep",
      ])
  }

  @Test func aFileOfPartsWithMarkedNamesIsPartOfEachTheme() {
    let read = system([
      "day.json": ##"{"ink": "#111111", "page": "#ffffff"}"##,
      "night.json": ##"{"ink": "#eeeeee", "page": "#000000"}"##,
      "parts.json": ##"{"button.text": "$ink", "button.fill": "#123456"}"##,
    ])
    #expect(
      shape(read) == [
        "day: button.fill=#123456 button.text>ink ink=#111111 page=#FFFFFF",
        "night: button.fill=#123456 button.text>ink ink=#EEEEEE page=#000000",
      ])
  }

  @Test func brandsWithNamesThatLeadNowhereStayBrands() {
    let read = system([
      "acme.json": ##"{"ink": "#111111", "page": "$paper"}"##,
      "zest.json": ##"{"ink": "#eeeeee", "paper": "#000000"}"##,
    ])
    #expect(shape(read) == ["acme: ink=#111111 page>paper", "zest: ink=#EEEEEE paper=#000000"])
  }
}
