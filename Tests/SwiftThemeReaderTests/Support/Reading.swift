import ColorScience
import JSONText
import SwiftThemeReader
import ThemeModel

/// A reading of some sources, and the colors of its tokens.
struct Reading {
  let system: ThemeSystem

  init(system: ThemeSystem) {
    self.system = system
  }

  init(
    _ sources: [(name: String, text: String)], options: SourceOptions = SourceOptions(),
    namedColors: NamedColors = NamedColors()
  ) {
    system = SwiftThemeReader.read(
      files: sources.map { SourceFile(name: $0.name, bytes: Array($0.text.utf8)) }, options: options,
      namedColors: namedColors)
  }

  /// Reads code beside a file of JSON, which it may decode.
  init(_ text: String, beside data: String) throws {
    let root = try KeyedNode(of: JSONDocument(Array(data.utf8)).root)
    system = SwiftThemeReader.read(files: [SourceFile(name: "Theme.swift", bytes: Array(text.utf8))]) {
      [KeyedDocument(name: "Themes.json", root: root)]
    }
  }

  init(_ text: String, options: SourceOptions = SourceOptions(), namedColors: NamedColors = NamedColors()) {
    self.init([("Theme.swift", text)], options: options, namedColors: namedColors)
  }

  init(shipped folder: String, options: SourceOptions = SourceOptions()) throws {
    var options = options
    // As in the legible.json of each.
    options.placeholders += [
      PlaceholderPattern(kind: .missing, pattern: "NovaMissingToken*"),
      PlaceholderPattern(kind: .forbidden, pattern: "ouds-forbidden-color-value"),
    ]
    system = SwiftThemeReader.read(files: try ThemeSources.files(in: folder), options: options)
  }

  func theme(_ name: String) -> Theme? {
    system.themes.first { $0.name == name }
  }

  /// Returns the resolved token in the theme of that name (or the only theme), in the given contexts and otherwise the defaults.
  func token(_ path: String, _ theme: String? = nil, _ contexts: Contexts = [:]) -> ResolvedToken? {
    let resolver = ThemeResolver(system)
    let name = theme ?? system.themes.first?.name ?? ""
    let variant = resolver.variants.first { variant in
      variant.theme == name
        && variant.choices.allSatisfy { choice in
          let standard = system.axes.first { $0.name == choice.axis }?.defaultContext
          return choice.context == (contexts[choice.axis] ?? standard)
        }
    }
    return variant.flatMap { resolver.palette(for: $0) }?.tokens.first { $0.path == path }
  }

  func color(_ path: String, _ theme: String? = nil, _ contexts: Contexts = [:]) -> Color? {
    if case .color(let color)? = token(path, theme, contexts)?.value { color } else { nil }
  }

  func hex(_ path: String, _ theme: String? = nil, _ contexts: Contexts = [:]) -> String? {
    color(path, theme, contexts)?.hex8
  }

  func reason(_ path: String, _ theme: String? = nil, _ contexts: Contexts = [:]) -> Undetermined? {
    if case .undetermined(let reason)? = token(path, theme, contexts)?.value { reason } else { nil }
  }
}

extension Diagnostic {
  /// Whether it says that themes are not read, whether or not that fails the run.
  var isOfUnreadThemes: Bool { isAboutLostThemes || code == DiagnosticCode.themesNotRead.rawValue }
}
