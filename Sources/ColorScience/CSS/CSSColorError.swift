/// The reason why a text is not a color. Every case has its place, as an offset in UTF-8 bytes from the start of the
/// text.
public enum CSSColorError: Error, Hashable, Sendable {
  /// The text has something other than the `expected` part of the grammar.
  case unexpected(found: String, expected: String, offset: Int)
  case unknownName(String, nearest: String?, offset: Int)
  case unknownFunction(String, nearest: String?, offset: Int)
  /// The unknown space is in `color(…)`.
  case unknownSpace(String, nearest: String?, offset: Int)
  case unknownUnit(String, expected: String, offset: Int)
  /// A valid CSS color that only has a value on a page: `currentcolor`, `var(…)`, a system color.
  case dependsOnPage(String, offset: Int)
  /// A color of a current or future CSS that is not a fixed color of a known space: `device-cmyk(…)`.
  case notRead(String, offset: Int)
  /// `calc()` in parentheses, or colors in colors.
  case nestedTooDeeply(limit: Int, offset: Int)

  public var offset: Int {
    switch self {
    case .unexpected(_, _, let offset), .unknownName(_, _, let offset), .unknownFunction(_, _, let offset),
      .unknownSpace(_, _, let offset), .unknownUnit(_, _, let offset), .dependsOnPage(_, let offset),
      .notRead(_, let offset), .nestedTooDeeply(_, let offset):
      offset
    }
  }

  /// The text at the offset, shortened, with unprintable bytes written as `\xNN`.
  public var found: String {
    switch self {
    case .unexpected(let found, _, _), .unknownName(let found, _, _), .unknownFunction(let found, _, _),
      .unknownSpace(let found, _, _), .unknownUnit(let found, _, _), .dependsOnPage(let found, _),
      .notRead(let found, _):
      found
    case .nestedTooDeeply: "("
    }
  }
}

extension CSSColorError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unexpected(let found, let expected, _): "expected \(expected), found \(found)"
    case .unknownName(let name, let nearest, _): "there is no colour named \(name)" + Self.hint(nearest)
    case .unknownFunction(let name, let nearest, _): "there is no colour function \(name)()" + Self.hint(nearest)
    case .unknownSpace(let name, let nearest, _): "color() has no space \(name)" + Self.hint(nearest)
    case .unknownUnit(let unit, let expected, _): "expected \(expected), found the unit \(unit)"
    case .dependsOnPage(let text, _): "\(text) has no value outside a page"
    case .notRead(let text, _): "\(text) is not read here; write the resulting colour"
    case .nestedTooDeeply(let limit, _): "brackets nest deeper than \(limit) levels"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }
}
