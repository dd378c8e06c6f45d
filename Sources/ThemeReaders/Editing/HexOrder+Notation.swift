import ColorScience
import ThemeModel

extension HexOrder {
  /// Where a notation of eight digits has its alpha.
  var alphaPlace: ColorNotation.AlphaPlace {
    switch self {
    case .alphaFirst: .first
    case .alphaLast: .last
    }
  }
}
