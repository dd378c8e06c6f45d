import ColorScience
import ThemeModel

extension TokenColor.State {
  /// The colors that contrast is measured on: one for a color, several for a gradient or a composite, none without a value.
  public var stops: [Color] {
    switch self {
    case .color(let color): [color]
    case .gradient(let stops): stops.map(\.color)
    case .composite(let parts): parts.map(\.color)
    case .placeholder, .undetermined, .absent: []
    }
  }
}
