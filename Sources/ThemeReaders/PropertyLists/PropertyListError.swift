import ThemeModel

/// Why a property list could not be read.
public enum PropertyListError: Error, Hashable, Sendable {
  case notUTF8(Place)
  /// `found`, `expected`
  case unexpected(String, expected: String, Place)
  case unclosed(String, Place)
  case badValue(String, kind: String, Place)
  case unknownEntity(String, Place)
  /// Entity declarations are refused: they can make a small file large.
  case entityDeclaration(Place)
  case tooDeep(limit: Int, Place)
  case corrupt(String, Place)
}

extension PropertyListError {
  public var diagnostic: Diagnostic {
    Diagnostic(.error, code: code, message: message, place: place)
  }

  var place: Place {
    switch self {
    case .notUTF8(let place), .unexpected(_, _, let place), .unclosed(_, let place), .badValue(_, _, let place),
      .unknownEntity(_, let place), .entityDeclaration(let place), .tooDeep(_, let place), .corrupt(_, let place):
      place
    }
  }

  private var code: String {
    switch self {
    case .notUTF8: "plist-not-utf8"
    case .unexpected: "plist-unexpected"
    case .unclosed: "plist-unclosed"
    case .badValue: "plist-bad-value"
    case .unknownEntity: "plist-unknown-entity"
    case .entityDeclaration: "plist-entity-declaration"
    case .tooDeep: "plist-too-deep"
    case .corrupt: "plist-corrupt"
    }
  }

  private var message: String {
    switch self {
    case .notUTF8: "the property list is neither valid UTF-8 nor valid UTF-16"
    case .unexpected(let found, let expected, _): "found \(found), expected \(expected)"
    case .unclosed(let element, _): "<\(element)> is never closed"
    case .badValue(let text, let kind, _): "“\(text)” is not \(kind)"
    case .unknownEntity(let name, _): "unknown entity &\(name);"
    case .entityDeclaration: "entity declarations are not accepted in a property list"
    case .tooDeep(let limit, _): "nested deeper than \(limit) levels"
    case .corrupt(let what, _): "corrupt binary property list: \(what)"
    }
  }
}
