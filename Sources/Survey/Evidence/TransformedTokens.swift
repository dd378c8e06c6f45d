import JSONText

/// The files that scripts of packages write with `token-transformer`: token sets, merged for a build that comes after it. They repeat
/// what they are made from.
public struct TransformedTokens: Sendable {
  private struct Step {
    var input: String
    var output: String
  }

  private static let tool = "token-transformer"
  static let isWritten = "token-transformer writes it from other files here"

  private var steps: [Step] = []

  public init() {}

  /// Adds the scripts of the `package.json` of a folder.
  public mutating func add(_ bytes: [UInt8], in folder: String) {
    guard let scripts = (try? JSONDocument(bytes, dialect: .json5))?.root["scripts"] else { return }
    for script in scripts.members.compactMap(\.value.string) where script.contains(Self.tool) {
      for command in script.split(whereSeparator: { "&|;\n".contains($0) }) { add(command, in: folder) }
    }
  }

  private mutating func add(_ command: Substring, in folder: String) {
    let words = command.split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" && $0 != "'" } }
    guard let call = words.firstIndex(where: { $0 == Self.tool || $0.hasSuffix("/.bin/" + Self.tool) }) else { return }
    let paths = words[(call + 1)...].filter { !$0.hasPrefix("-") }.prefix(2).map {
      FilePath.tidied(FilePath.joined(folder, $0))
    }
    guard paths.count == 2, paths[0] != paths[1], paths[0] != "." else { return }
    steps.append(Step(input: paths[0], output: paths[1]))
  }

  /// Returns the files that are written from others of these. One that somebody named is read.
  func written(among looks: [FileLook]) -> Set<String> {
    guard !steps.isEmpty else { return [] }
    let sources = looks.filter { $0.broken == nil && $0.candidate?.format == .designTokens || $0.promises }.map(\.path)
    func lies(_ path: String, in place: String) -> Bool { path == place || path.hasPrefix(place + "/") }
    let made = steps.filter { step in
      // Of several files that are made from one, each is a theme, and nothing else tells of which sets.
      steps.count { $0.input == step.input } == 1
        && sources.contains { path in lies(path, in: step.input) && !steps.contains { lies(path, in: $0.output) } }
    }
    return Set(
      looks.lazy.filter { look in
        !look.isNamed
          && made.contains { lies(look.path, in: $0.output) && !lies(look.path, in: $0.input) }
      }.map(\.path))
  }
}
