import ColorScience
import ThemeModel

/// A token that one theme alone has, with the places of its values: the color of a case, an element of a list. Code that leads to
/// such a place means the token.
struct WrittenToken: Sendable {
  let path: String
  private let first: Place
  private let last: Place
  private let values: [ConditionalValue]

  /// Returns them by file and line.
  static func all(in systems: [ThemeSystem]) -> [String: [Int: [WrittenToken]]] {
    let tokens = systems.flatMap(\.themes).flatMap(\.tokens)
    var counts: [String: Int] = [:]
    for token in tokens { counts[token.path, default: 0] += 1 }
    var found: [String: [Int: [WrittenToken]]] = [:]
    for token in tokens where counts[token.path] == 1 {
      let places = token.values.map(\.place)
      guard let first = places.min(), let last = places.max(), first.file == last.file else { continue }
      found[first.file, default: [:]][first.line, default: []].append(
        WrittenToken(path: token.path, first: first, last: last, values: token.values))
    }
    return found
  }

  func lies(from start: Place, to end: Place) -> Bool { first >= start && last < end }

  func isAlias(of path: String) -> Bool {
    values.count == 1 && values[0].when.isEmpty && values[0].value == .alias(path)
  }

  /// Whether it has this color, and no other one in some context.
  func `is`(_ ink: Ink.Alternative) -> Bool {
    guard ink.dimming == nil else { return false }
    switch ink.shade {
    case .fixed(var color, _):
      color.alpha *= ink.opacity
      return values.count == 1 && values[0].when.isEmpty && Self.color(of: values[0].value) == color
    case .adapting(let color, _):
      guard ink.opacity == 1 else { return false }
      let asked = Set(values.flatMap(\.when.keys))
      guard asked.isSubset(of: color.looks.flatMap(\.when.keys)) else { return false }
      return Axis.mode.contexts.allSatisfy { mode in
        let here = [Axis.mode.name: mode]
        return value(in: here) == color.looks.last { $0.when.allSatisfy { here[$0.key] == $0.value } }?.value
      }
    case .token, .system, .clear, .unset, .unread, .veiled, .unknown: return false
    }
  }

  /// Returns a color that is written out, or such a color with another alpha.
  private static func color(of value: TokenValue) -> Color? {
    switch value {
    case .color(let color): return color
    case .adjusted(let inner, let adjustment):
      switch adjustment {
      case .alpha, .alphaTimes: return color(of: inner).map { adjustment.applied(to: $0, mixing: nil) }
      case .mix, .lightness: return nil
      }
    case .alias, .gradient, .composite, .placeholder, .undetermined: return nil
    }
  }

  private func value(in contexts: Contexts) -> TokenValue? {
    values.last { $0.when.allSatisfy { contexts[$0.key] == $0.value } }?.value
  }
}
