import ThemeModel
import ThemeReaders

/// What the text of a document tells about it.
extension SurveyChoice {
  static func refersToTokens(_ look: FileLook) -> Bool {
    guard let bytes = look.json else { return false }
    let text = ByteText(bytes)
    return text.contains("$value") || text.contains("$type") || text.contains("\"{")
      || look.candidate?.dialect != nil && measures.contains { text.contains("\"\($0)\"") }
  }

  static func hasSizes(_ look: FileLook) -> Bool {
    guard let bytes = look.json else { return false }
    let text = ByteText(bytes)
    return ["px\"", "rem\"", "em\"", "ms\"", "%\""].contains(where: text.contains)
  }

  /// Types of values that colors refer to or are measured with. A general "value" or "type" is not enough, because
  /// settings have them too.
  private static let measures = [
    "opacity", "dimension", "number", "sizing", "spacing", "borderRadius", "borderWidth", "shadow", "boxShadow",
  ]

  static func holdsTokens(_ build: TokenBuild, _ looks: [FileLook]) -> Bool {
    let named = Set(build.steps.joined())
    return looks.contains { look in
      named.contains(look.path)
        && (look.candidate?.colors ?? look.strayColors > 0
          || look.promises || look.broken != nil || hasValues(look))
    }
  }

  /// Whether a document that a build of tokens reads has tokens, though none is a color by itself.
  static func hasValues(_ look: FileLook) -> Bool {
    guard let bytes = look.json else { return false }
    let text = ByteText(bytes)
    return text.contains("\"value\"") || text.contains("\"$value\"")
  }

  static func inherits(_ look: FileLook) -> Bool {
    guard let bytes = look.json else { return false }
    let text = ByteText(bytes)
    return SourceOptions().parentKeys.contains { text.contains("\"\($0)\"") || text.contains("<key>\($0)</key>") }
      || text.containsValue(beginningWith: UInt8(ascii: "$"))
  }
}
