import JSONText
import ThemeReaders

/// The token files in the configuration of a build: `source` and `include` of Style Dictionary, `tokens` of Terrazzo.
public struct BuildConfiguration: Equatable, Sendable {
  public var path: String
  /// The globs as written, in which a placeholder matches anything.
  public var sources: [String]
  /// Globs of files that other files override.
  public var includes: [String]
  /// Whether it lists everything that it reads as plain text. Code may add files that are unknown until it runs.
  public var isWhole: Bool
  /// Whether it is a single build whose globs have no placeholders.
  public var isOne: Bool

  /// Returns `nil` if it names no token files.
  public init?(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    let isJSON = path.contains(".json")
    if isJSON {
      guard let document = try? JSONDocument(bytes, dialect: .json5), document.root.isObject else { return nil }
      let root = document.root
      guard root["source"] != nil || root["include"] != nil, root["platforms"] != nil || root["source"]?.isArray == true
      else { return nil }
      sources = Self.texts(root["source"])
      includes = Self.texts(root["include"])
      isWhole = true
      isOne = true
    } else {
      let text = ByteText(bytes)
      guard
        ["style-dictionary", "StyleDictionary", "platforms", "terrazzo", "cobalt-ui"].contains(where: text.contains)
      else { return nil }
      let keys = text.contains("terrazzo") || text.contains("cobalt-ui") ? ["tokens"] : ["source"]
      let found = keys.map { ScriptStrings.lists(of: $0, in: bytes) }
      let included = ScriptStrings.lists(of: "include", in: bytes)
      sources = found.flatMap(\.texts)
      includes = included.texts
      isWhole = found.allSatisfy(\.isWhole) && included.isWhole
      isOne = isWhole && !(found + [included]).contains { $0.count > 1 || $0.hasPlaceholders }
    }
    if sources.isEmpty && includes.isEmpty { return nil }
  }

  private static func texts(_ node: JSONNode?) -> [String] {
    guard let node else { return [] }
    return node.string.map { [$0] } ?? node.elements.compactMap(\.string)
  }

  /// Its globs, from its own folder.
  var globs: [FileGlob] {
    (includes + sources).filter { !$0.hasPrefix("!") }.map { FileGlob(FilePath.joined(FilePath.folder(of: path), $0)) }
  }

  /// Returns the files that it names without a placeholder and that are not among these, if they would be documents.
  func missing(among paths: [String]) -> [String] {
    let folder = FilePath.folder(of: path)
    return (includes + sources).filter { name in
      !name.hasPrefix("!") && !FileGlob.isGlob(name) && !name.contains("node_modules/")
        && (FileNames.isJSON(name) || FileNames.isYAML(name))
        && !paths.contains { "/\($0)".hasSuffix("/" + FilePath.tidied(name)) }
    }.map { FilePath.tidied(FilePath.joined(folder, $0)) }
  }

  /// Returns the files among these that it names. Its globs start at its own folder, or at a folder above from which
  /// the build is run.
  func build(among paths: [String]) -> TokenBuild? {
    let globs = (includes + sources).filter { !$0.hasPrefix("!") }
    var folder = FilePath.folder(of: path)
    for _ in 0..<8 {
      let steps = globs.map { glob -> [String] in
        let there = FileGlob(FilePath.joined(folder, glob))
        return paths.filter(there.matches)
      }
      if steps.contains(where: { !$0.isEmpty }) { return TokenBuild(file: path, steps: steps, isExact: isOne) }
      if folder == "." || folder == "/" { return nil }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }
}
