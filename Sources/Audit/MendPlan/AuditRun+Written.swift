import ColorScience
import ThemeModel

extension AuditRun {
  /// What is written at some places, as the sources were read: a color, or nil for what is none by itself. Of a place that
  /// several values come from, the first.
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
