import ColorScience
import ThemeModel
import ThemeReaders

/// Files in memory, by name. A path is relative to the folder of the file that asks.
struct MemoryFiles: SiblingFiles {
  var texts: [String: String]

  func file(_ relativePath: String, besides file: String) throws(SiblingFileError) -> SourceFile {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    let name = folder.isEmpty ? relativePath : folder + "/" + relativePath
    guard let text = texts[name] else { throw SiblingFileError(reason: "no such file") }
    return SourceFile(name: name, bytes: Array(text.utf8))
  }

  func names(in relativeFolder: String, besides file: String) -> [String]? { nil }
}

/// A system read from one text, and its only theme, resolved.
struct DTCGSample {
  let system: ThemeSystem
  let resolved: [ResolvedTheme]

  /// Strict about the standard, lenient, or as a run without options reads.
  enum Reading {
    case strict
    case lenient
    case plain
  }

  init(_ text: String, name: String = "a.tokens.json", lenient: Bool = false, files: [String: String] = [:]) {
    self.init(text, name: name, lenient ? .lenient : .strict, files: files)
  }

  init(_ text: String, name: String = "a.tokens.json", _ reading: Reading, files: [String: String] = [:]) {
    var options = SourceOptions(isLenient: reading == .lenient)
    options.isStrict = reading == .strict
    let reader = DTCGReader(options: options, siblings: MemoryFiles(texts: files))
    self.init(reader.read(SourceFile(name: name, bytes: Array(text.utf8))))
  }

  init(_ system: ThemeSystem) {
    self.system = system
    let resolver = ThemeResolver(system)
    resolved = resolver.themes.map { resolver.resolve($0) }
  }

  var diagnostics: [Diagnostic] { system.diagnostics + resolved.flatMap(\.diagnostics) }
  var errors: [String] { diagnostics.filter { $0.severity == .error }.map(\.code) }
  var warnings: [String] { diagnostics.filter { $0.severity == .warning }.map(\.code) }

  func value(_ path: String, _ choices: String = "") -> ResolvedValue? {
    guard let theme = resolved.first, let token = theme.tokens.firstIndex(where: { $0.path == path }) else {
      return nil
    }
    let variant = theme.variants.firstIndex { $0.choices.map(\.context).joined(separator: "/") == choices }
    return variant.flatMap { theme.value(of: token, in: $0) }
  }

  /// Returns the color as CSS, for easy reading in tests.
  func css(_ path: String, _ choices: String = "") -> String? {
    switch value(path, choices) {
    case .color(let color): color.css
    case .gradient(let stops): stops.map { "\($0.color.css) \($0.position ?? -1)" }.joined(separator: ", ")
    case .composite(let parts): parts.map { "\($0.name): \($0.color.css)" }.joined(separator: ", ")
    case .undetermined(let undetermined): undetermined.code
    case .placeholder: "placeholder"
    case nil: nil
    }
  }

  func token(_ path: String) -> Token? {
    system.themes.first?.tokens.first { $0.path == path }
  }
}

enum Written {
  static func color(_ components: String, space: String = "srgb", more: String = "") -> String {
    #"{"colorSpace": "\#(space)", "components": [\#(components)]\#(more)}"#
  }

  static func token(_ components: String) -> String {
    #"{"$type": "color", "$value": \#(color(components))}"#
  }
}
