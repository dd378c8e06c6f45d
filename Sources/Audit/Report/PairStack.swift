import ColorScience

/// What decided a pair: the ratio on each display, and the layers. Nearly all pairs are one opaque color on another that all
/// displays show alike. These refer to the colors of their theme instead of keeping lists of their own.
enum PairStack: Sendable {
  case none
  indirect case listed(ratios: [Double], layers: [PairLayer])
  case plain(Plain)

  struct Plain: Sendable {
    let colors: PlainColors
    let ratio: Double
    let background: PlainColors.Place
    let foreground: PlainColors.Place
  }

  var ratios: [Double] {
    switch self {
    case .none: []
    case .listed(let ratios, _): ratios
    case .plain(let plain): Array(repeating: plain.ratio, count: plain.colors.displays)
    }
  }

  var layers: [PairLayer] {
    switch self {
    case .none: []
    case .listed(_, let layers): layers
    case .plain(let plain): plain.colors.layers([plain.background, plain.foreground])
    }
  }
}

extension PairStack: Hashable {
  static func == (a: PairStack, b: PairStack) -> Bool {
    a.ratios == b.ratios && a.layers == b.layers
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ratios)
    hasher.combine(layers)
  }
}
