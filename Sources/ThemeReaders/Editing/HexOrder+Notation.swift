import ColorScience
import ThemeModel

extension HexOrder {
  /// The place of the alpha in a notation of eight digits.
  var alphaPlace: ColorNotation.AlphaPlace {
    switch self {
    case .alphaFirst: .first
    case .alphaLast: .last
    }
  }
}
