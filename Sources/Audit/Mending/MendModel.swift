import ColorScience
import ThemeModel

/// The judged pairs of all themes, in terms of the places where colors are written.
final class MendModel: Sendable {
  let displays: [Display]
  let mapping: GamutMapping
  let sites: [MendSite]
  let cells: [MendCell]
  let looks: [MendLook]
  /// For looks of which a pair has stricter rules, what these ask for.
  let demanded: [Int32: Double]
  /// For each site, the looks that it can change, as indices.
  let looksOfSite: [[Int32]]
  private let shown: ShownCells
  /// One an audit and link: the site at the end of the way from there; below 0 for none. Empty where only some are wanted.
  let siteOfLink: [[Int32]]
  /// For each site, the audits in which some color comes from it.
  let auditsOfSite: [[Int32]]
  private let siteNumbers: SiteNumbers

  /// What advice is wanted for.
  struct Wanted: Sendable {
    /// Whether each pair of the report is wanted.
    var isPair: [Bool]
    /// Places where colors are written.
    var places: Set<Place>
  }

  /// When only some advice is `wanted`, other places are not sites: their colors stay as they are.
  init(_ audits: AuditedThemes, auditor: ThemeAuditor, wanted: Wanted? = nil) {
    var builder = MendModelBuilder(audits, auditor: auditor, wanted: wanted)
    for (index, audit) in audits.enumerated() { builder.add(audit, index: Int32(index)) }
    builder.seal()
    builder.settleSites()
    displays = auditor.plan.displays
    mapping = auditor.plan.mapping
    sites = builder.sites
    cells = builder.cells
    looks = builder.looks
    demanded = builder.demanded
    looksOfSite = builder.looksOfSite()
    shown = builder.shown()
    siteOfLink = builder.siteOfLink
    auditsOfSite = builder.auditsOfSite
    siteNumbers = builder.siteNumbers
  }

  func site(at place: Place) -> Int32? { siteNumbers[place] }

  /// A cell's color as the first display shows it, as things are.
  func luminance(of cell: Int32) -> Double { shown.luminance(of: cell, on: 0) }

  // MARK: - Judging again

  /// Returns the worst ratio of a look with other colors at some sites. `change` returns `nil` for a site that stays as it is.
  func ratio(of look: MendLook, _ change: (Int32) -> MendCandidate?) -> Double {
    if look.isPlain, let (top, under) = look.shape.single {
      return PairMeasurement.plainRatio(
        displays: displays.count, { luminance(top, $0, change) }, { luminance(under, $0, change) })
    }
    return measured(look) { color($0, $1, change) }
  }

  /// Does the same with another opacity at one site, which only its own cells take on: others get theirs from elsewhere.
  func ratio(of look: MendLook, withAlpha candidate: MendCandidate, at site: Int32) -> Double {
    let own = sites[Int(site)].color
    return measured(look) { cell, display in
      let isOwn = cells[Int(cell)].site == site && cells[Int(cell)].color == own
      return isOwn ? candidate.shown[display] : shown[cell, display]
    }
  }

  private func measured(_ look: MendLook, _ seen: (_ cell: Int32, _ display: Int) -> ShownColor) -> Double {
    let (top, grounds) = (look.shape.top, look.shape.grounds)
    return PairMeasurement.ratio(
      stops: top.indices, grounds: grounds.count, displays: displays.count,
      seen: { seen(top[$0], $1) },
      under: { ground, display in
        let layers = grounds[ground]
        var shown = seen(layers[0], display)
        for layer in layers.dropFirst() { shown = seen(layer, display).over(shown) }
        return shown
      }
    )
  }

  private func luminance(_ cell: Int32, _ display: Int, _ change: (Int32) -> MendCandidate?) -> Double {
    let site = cells[Int(cell)].site
    if site >= 0, let candidate = change(site) { return candidate.shown[display].luminance }
    return shown.luminance(of: cell, on: display)
  }

  /// Returns a cell as the first display shows it.
  func seen(_ cell: Int32, _ change: (Int32) -> MendCandidate?) -> ShownColor { color(cell, 0, change) }

  private func color(_ cell: Int32, _ display: Int, _ change: (Int32) -> MendCandidate?) -> ShownColor {
    let site = cells[Int(cell)].site
    if site >= 0, let candidate = change(site) {
      return candidate.shown[display].withAlpha(min(max(cells[Int(cell)].color.alpha, 0), 1))
    }
    return shown[cell, display]
  }

  /// Reports whether the other color of a look can mend it without passing this one: the darker of the two as black, the lighter
  /// one as white.
  func canMend(_ look: MendLook, insteadOf site: Int32) -> Bool {
    guard look.foreground != look.background, look.foreground == site || look.background == site,
      let front = look.shape.front, let back = look.shape.back
    else { return false }
    let (own, other) = look.foreground == site ? (front, back) : (back, front)
    let isLight = luminance(of: other) > luminance(of: own)
    if look.isPlain {
      let ratio = PairMeasurement.plainRatio(
        displays: displays.count, { _ in isLight ? 1 : 0 }, { shown.luminance(of: own, on: $0) })
      return ratio >= look.shape.required
    }
    var end = isLight ? Color(.srgb, 1, 1, 1) : Color(.srgb, 0, 0, 0)
    end.alpha = cells[Int(other)].color.alpha
    let ends = ShownColor.shown(end, on: displays, mapping: mapping)
    return measured(look) { $0 == other ? ends[$1] : shown[$0, $1] } >= look.shape.required
  }

  /// Returns the luminance that a site's color meets in a look of one opaque color on another. Returns `nil` for any other look,
  /// when both colors are the site's, or when displays differ.
  func facing(_ site: Int32, in look: MendLook) -> Double? {
    guard look.isPlain, let (top, under) = look.shape.single else { return nil }
    let isTop = cells[Int(top)].site == site
    guard isTop != (cells[Int(under)].site == site) else { return nil }
    let other = isTop ? under : top
    let luminance = shown.luminance(of: other, on: 0)
    for display in 1..<max(displays.count, 1) where shown.luminance(of: other, on: display) != luminance { return nil }
    return luminance
  }
}
