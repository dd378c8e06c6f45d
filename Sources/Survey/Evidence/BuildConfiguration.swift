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
  /// The globs of a script that runs one build for each value of a placeholder: included ones, then sources. Empty for any
  /// other.
  private var templates: [String] = []

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
      let isSingle = isWhole && !(found + [included]).contains { $0.count > 1 }
      isOne = isSingle && !(found + [included]).contains(where: \.hasPlaceholders)
      let expressions = found.reduce(into: included.expressions) { $0.formUnion($1.expressions) }
      if isSingle, expressions.count == 1 { templates = included.templates + found.flatMap(\.templates) }
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
      // Code that asks whether a name ends in `.json` names no file.
      !name.hasPrefix("!") && !FileGlob.isGlob(name) && !name.contains("node_modules/") && !name.hasPrefix(".json")
        && (FileNames.isJSON(name) || FileNames.isYAML(name))
        && !paths.contains { "/\($0)".hasSuffix("/" + FilePath.tidied(name)) }
    }.map { FilePath.tidied(FilePath.joined(folder, $0)) }
  }

  /// Returns the builds of a script for each value of its placeholder. A value is the name of a file or folder that only globs
  /// with the placeholder name: a folder that every build includes is no theme of its own.
  func builds(among paths: [String]) -> [TokenBuild] {
    guard let whole = build(among: paths) else { return [] }
    let globs = templates.filter { !$0.hasPrefix("!") }
    guard !globs.isEmpty, globs.count == whole.steps.count else { return [whole] }
    let fixed = Set(zip(globs, whole.steps).filter { !$0.0.contains(ScriptStrings.blank) }.flatMap(\.1))
    var values: Set<String> = []
    for (glob, files) in zip(globs, whole.steps) where glob.contains(ScriptStrings.blank) {
      guard let value = Self.value(of: glob) else { return [whole] }
      values.formUnion(files.filter { !fixed.contains($0) }.compactMap(value))
    }
    guard values.count > 1 else { return [whole] }
    return values.sorted().map { value in
      let steps = zip(globs, whole.steps).map { glob, files in
        Self.value(of: glob).map { own in files.filter { own($0) == value } } ?? files
      }
      return TokenBuild(file: path, steps: steps, isExact: true, name: value)
    }
  }

  /// Returns how to find the value of the one placeholder of a glob in the path of a file; `nil` when it is not known where it is.
  private static func value(of glob: String) -> ((String) -> String?)? {
    let segments = FilePath.tidied(glob).split(separator: "/").map(String.init)
    guard let place = segments.firstIndex(where: { $0.contains(ScriptStrings.blank) }),
      !segments[..<place].contains(where: { FileGlob.isGlob($0) })
    else { return nil }
    let parts = segments[place].split(separator: ScriptStrings.blank, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts.contains(where: { FileGlob.isGlob(String($0)) }),
      !segments[(place + 1)...].contains(where: { $0.contains(ScriptStrings.blank) })
    else { return nil }
    let head = Array(segments[..<place])
    return { path in
      let own = path.split(separator: "/").map(String.init)
      // The globs may start at a folder above.
      let start = own.indices.first { own[$0...].starts(with: head) } ?? own.count
      guard start + place < own.count else { return nil }
      let segment = own[start + place]
      guard segment.count > parts[0].count + parts[1].count, segment.hasPrefix(parts[0]), segment.hasSuffix(parts[1])
      else { return nil }
      return String(segment.dropFirst(parts[0].count).dropLast(parts[1].count))
    }
  }

  /// Returns the files among these that it names. Its globs start at its own folder, or at a folder above from which
  /// the build is run.
  func build(among paths: [String]) -> TokenBuild? {
    let globs = (includes + sources).filter { !$0.hasPrefix("!") }
    let excluded = (includes + sources).filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
    var folder = FilePath.folder(of: path)
    for _ in 0..<8 {
      let without = excluded.map { FileGlob(FilePath.joined(folder, $0)) }
      let steps = globs.map { glob -> [String] in
        let there = FileGlob(FilePath.joined(folder, glob))
        return paths.filter { path in there.matches(path) && !without.contains { $0.matches(path) } }
      }
      if steps.contains(where: { !$0.isEmpty }) { return TokenBuild(file: path, steps: steps, isExact: isOne) }
      if folder == "." || folder == "/" { return nil }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }
}
