import ColorScience
import ThemeModel

extension AuditRun {
  /// Returns what the sources contain at some places: a color, or `nil` for a value that is not a color by itself. When several
  /// values come from one place, the first counts.
  public func written(at places: Set<Place>) -> [Place: Color?] {
    var found: [Place: Color?] = [:]
    for theme in system.themes {
      for token in theme.tokens {
        for value in token.values where places.contains(value.place) && found[value.place] == nil {
          found.updateValue(AuditRun.color(value.value), forKey: value.place)
        }
      }
    }
    return found
  }

  private static func color(_ value: TokenValue) -> Color? {
    switch value {
    case .color(let color): color
    case .adjusted(let base, _): color(base)
    case .gradient, .composite, .alias, .placeholder, .undetermined: nil
    }
  }
}
