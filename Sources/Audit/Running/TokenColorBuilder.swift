import ColorScience
import ThemeModel

/// The tokens of a theme's variants as reports have them, with what each display shows of each colour.
struct TokenColorBuilder {
  private let audit: ThemeAudit
  private let catalogue: TokenCatalogue
  private let displayed: [[DisplayedColor]]
  private var chains: [Int32: [ChainLink]] = [:]

  init(_ audit: ThemeAudit, catalogue: TokenCatalogue, plan: Plan) {
    self.audit = audit
    self.catalogue = catalogue
    displayed = audit.values.map { state in
      if case .color(let color) = state {
        DisplayedColor.all(color, displays: plan.displays, mapping: plan.mapping, tolerance: plan.gamutTolerance)
      } else {
        []
      }
    }
  }

  mutating func colors(of part: ThemeAudit.Part) -> [TokenColor] {
    var colors: [TokenColor] = []
    colors.reserveCapacity(part.values.count)
    for (value, chain) in zip(part.values, part.chains) {
      guard value >= 0 else {
        colors.append(TokenColor(state: .absent))
        continue
      }
      colors.append(
        TokenColor(
          state: audit.values[Int(value)], chain: links(at: chain), displayed: displayed[Int(value)]))
    }
    return colors
  }

  private mutating func links(at chain: Int32) -> [ChainLink] {
    if let known = chains[chain] { return known }
    let links = audit.links.chain(at: chain, paths: catalogue.paths)
    chains[chain] = links
    return links
  }
}

extension DisplayedColor {
  /// A colour on each display.
  public static func all(
    _ color: Color, displays: [Display], mapping: GamutMapping, tolerance: Double
  ) -> [DisplayedColor] {
    displays.map { display in
      let isInside = color.isInside(display, tolerance: tolerance)
      let shown = color.mapped(to: display, by: mapping)
      return DisplayedColor(
        display: display, isInside: isInside, color: shown,
        difference: isInside ? 0 : Color.deltaEOK(color, shown))
    }
  }
}
