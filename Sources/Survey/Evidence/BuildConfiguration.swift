import JSONText
import ThemeReaders

/// What the configuration of a build says of token files: `source` and `include` of Style Dictionary, `tokens` of Terrazzo.
public struct BuildConfiguration: Equatable, Sendable {
  public var path: String
  /// Globs as they are written, a placeholder in them for whatever it stands for.
  public var sources: [String]
  /// Globs of files that others override.
  public var includes: [String]
  /// Whether it says all that it reads as plain text; code may add what nobody sees without running it.
  public var isWhole: Bool
  /// Whether it is one build, whose globs stand for themselves.
  public var isOne: Bool

  /// Nil where it says nothing of token files.
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

  /// The files among these that it names. Its globs start at its own folder, or at one above it in which the build is run.
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
