import ColorScience
import ThemeModel

/// A palette in the catalogue's order, with what each display shows of each colour.
struct TokenColorBuilder {
  let catalogue: TokenCatalogue
  let plan: Plan

  func colors(of palette: Palette) -> [TokenColor] {
    var colors = Array(repeating: TokenColor(state: .absent), count: catalogue.count)
    var shown: [Color: [DisplayedColor]] = [:]
    for token in palette.tokens {
      guard let index = catalogue.indices[token.path] else { continue }
      var color = TokenColor(state: state(of: token.value), chain: token.chain)
      if case .color(let value) = color.state {
        if let known = shown[value] {
          color.displayed = known
        } else {
          color.displayed = displayed(value)
          shown[value] = color.displayed
        }
      }
      colors[index] = color
    }
    return colors
  }

  private func state(of value: ResolvedValue) -> TokenColor.State {
    switch value {
    case .color(let color): .color(color)
    case .gradient(let stops): .gradient(stops)
    case .composite(let parts): .composite(parts)
    case .placeholder(let placeholder): .placeholder(placeholder)
    case .undetermined(let reason): .undetermined(reason)
    }
  }

  private func displayed(_ color: Color) -> [DisplayedColor] {
    plan.displays.map { display in
      let isInside = color.isInside(display, tolerance: plan.gamutTolerance)
      let shown = color.mapped(to: display, by: plan.mapping)
      return DisplayedColor(
        display: display, isInside: isInside, color: shown,
        difference: isInside ? 0 : OKDifference.between(color, shown))
    }
  }
}
