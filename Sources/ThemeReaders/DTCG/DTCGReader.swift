import JSONText
import ThemeModel

/// Reads design tokens in the format of the Design Tokens Community Group, 2025.10: token files and resolver documents. It is
/// strict, or lenient about what tools and teams write besides.
public struct DTCGReader: Sendable {
  let options: SourceOptions
  let siblings: (any SiblingFiles)?
  let limits: JSONLimits
  /// The paths of the theme that was made last: the next one mostly has the same.
  let knownPaths = SharedTokenPaths()
  let pathTables = DTCGPathTables()

  /// `siblings` provides the files that a resolver document names.
  public init(
    options: SourceOptions = SourceOptions(), siblings: (any SiblingFiles)? = nil, limits: JSONLimits = .standard
  ) {
    self.options = options
    self.siblings = siblings
    self.limits = limits
  }

  /// Reports whether a file's name is one of the format's own.
  public static func reads(_ name: String) -> Bool {
    name.hasSuffix(".tokens") || name.hasSuffix(".tokens.json") || name.hasSuffix(".resolver.json")
  }

  /// Reads one file as one system: a resolver document with its axes, or a token file as one theme.
  public func read(_ file: SourceFile) -> ThemeSystem {
    assemble([document(file)], named: DTCGReader.baseName(of: file.name))
  }

  /// Reads the files of one folder.
  public func read(_ files: [SourceFile], named name: String) -> ThemeSystem {
    assemble(files.map(document), named: name)
  }

  /// Returns the name of a file without its ending: `brand` for `folder/brand.tokens.json`.
  static func baseName(of file: String) -> String {
    let last = file.split(separator: "/").last ?? file[...]
    for ending in [
      ".tokens.json", ".tokens.yml", ".tokens.yaml", ".resolver.json", ".resolver.yml", ".resolver.yaml", ".tokens",
      ".json5", ".jsonc", ".json", ".yml",
      ".yaml",
    ]
    where last.hasSuffix(ending) {
      let base = last.dropLast(ending.count)
      if !base.isEmpty { return String(base) }
    }
    return String(last)
  }
}
