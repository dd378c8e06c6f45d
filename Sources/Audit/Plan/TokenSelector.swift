import ThemeModel

/// One entry of a list that names tokens: a pattern or a role, or an exclusion of what these match.
public struct TokenSelector: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case pattern(TokenPattern)
    case role(TokenRole)
  }

  public static let rolePrefix = "role:"

  public var kind: Kind
  /// Whether what it matches is taken out of the list (`!textOnDark`).
  public var isExclusion: Bool
  /// The text as the plan spells it.
  public var text: String
  public var place: Place?

  public init(_ kind: Kind, isExclusion: Bool = false, text: String, place: Place? = nil) {
    self.kind = kind
    self.isExclusion = isExclusion
    self.text = text
    self.place = place
  }

  /// Returns the text of a selector for a pattern, which may begin as exclusions and roles do.
  static func text(ofPattern pattern: String, isExclusion: Bool = false) -> String {
    let needsEscape = ["!", "\\", rolePrefix].contains(where: pattern.hasPrefix)
    return (isExclusion ? "!" : "") + (needsEscape ? "\\" : "") + pattern
  }

  /// Reads a selector: `text*`, `!textOnDark`, `role:icon`, `\!important` for names that begin so.
  public init(_ text: String, place: Place? = nil) throws(TokenSelectorError) {
    let isExclusion = text.hasPrefix("!")
    var body = String(isExclusion ? text.dropFirst() : text[...])
    let isPattern = body.hasPrefix("\\")
    if isPattern { body.removeFirst() }
    if !isPattern, body.hasPrefix(TokenSelector.rolePrefix) {
      let name = String(body.dropFirst(TokenSelector.rolePrefix.count))
      guard let role = TokenRole(rawValue: name) else { throw .unknownRole(name) }
      self.init(.role(role), isExclusion: isExclusion, text: text, place: place)
    } else {
      do {
        self.init(.pattern(try TokenPattern(body)), isExclusion: isExclusion, text: text, place: place)
      } catch {
        throw .pattern(error)
      }
    }
  }
}

public enum TokenSelectorError: Error, Hashable, Sendable {
  case unknownRole(String)
  case pattern(TokenPatternError)

  public var message: String {
    switch self {
    case .unknownRole(let name):
      "“\(name)” is not a role; the roles are \(TokenRole.allCases.map(\.rawValue).joined(separator: ", "))"
    case .pattern(let error): error.message
    }
  }
}
