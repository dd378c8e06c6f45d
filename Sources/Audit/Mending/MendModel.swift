import ColorScience
import ThemeModel

/// The judged pairs of all themes, in terms of the places where colours are written.
struct MendModel: Sendable {
  private(set) var sites: [MendSite] = []
  private(set) var cells: [MendCell] = []
  private(set) var looks: [MendLook] = []
  /// One a site: the looks that it can change, as indices.
  private(set) var looksOfSite: [[Int32]] = []
  /// One a cell and display.
  private(set) var shown: [ShownColor] = []
  let displays: [Display]
  let mapping: GamutMapping
  /// One an audit and link: the site at the end of the way from there; below 0 for none.
  private(set) var siteOfLink: [[Int32]] = []
  /// One a site: the audits in which some colour comes from it.
  private(set) var auditsOfSite: [[Int32]] = []

  private var siteIndices: [Place: Int32] = [:]
  private var cellIndices: [MendCell: Int32] = [:]
  private var lookIndices: [MendLook.Shape: Int32] = [:]
  /// The same for one opaque colour on another, as nearly all are.
  private var plainIndices: [PlainKey: Int32] = [:]

  private struct PlainKey: Hashable {
    var top: Int32
    var under: Int32
    var required: Double
  }

  init(_ audits: [ThemeAudit], auditor: ThemeAuditor) {
    displays = auditor.plan.displays
    mapping = auditor.plan.mapping
    for (index, audit) in audits.enumerated() { add(audit, index: Int32(index), auditor: auditor) }
    finish()
    cellIndices = [:]
    lookIndices = [:]
    plainIndices = [:]
  }

  // MARK: - Building

  private mutating func add(_ audit: ThemeAudit, index: Int32, auditor: ThemeAuditor) {
    let ends = siteEnds(of: audit)
    siteOfLink.append(ends)
    noteOwners(audit, ends)
    var known: [UInt64: Int32] = [:]
    let rows = audit.parts.map { part in
      part.values.indices.map { token -> Int32 in
        let value = part.values[token]
        let chain = part.chains[token]
        guard value >= 0, case .color(let color) = audit.values[Int(value)] else { return -1 }
        let site = chain < 0 ? -1 : ends[Int(chain)]
        let key = UInt64(UInt32(bitPattern: value)) << 32 | UInt64(UInt32(bitPattern: site))
        if let cell = known[key] { return cell }
        let cell = self.cell(MendCell(site: site, color: color))
        known[key] = cell
        if site >= 0, auditsOfSite[Int(site)].last != index { auditsOfSite[Int(site)].append(index) }
        return cell
      }
    }
    addLooks(audit, index: index, rows: rows, auditor: auditor)
  }

  /// One a link: the site where its way ends.
  private mutating func siteEnds(of audit: ThemeAudit) -> [Int32] {
    var ends: [Int32] = []
    ends.reserveCapacity(audit.links.links.count)
    for link in audit.links.links {
      if link.next >= 0 {
        ends.append(ends[Int(link.next)])
      } else if link.token >= 0 || link.path >= 0 {
        // A way that ends at a token has no value that could be told.
        ends.append(-1)
      } else {
        ends.append(site(at: audit.links.place(of: link)))
      }
    }
    return ends
  }

  private mutating func site(at place: Place) -> Int32 {
    if let known = siteIndices[place] { return known }
    let site = Int32(sites.count)
    siteIndices[place] = site
    sites.append(MendSite(place: place, color: Color(.srgb, 0, 0, 0), token: -1))
    auditsOfSite.append([])
    return site
  }

  /// The token whose own value stands at a site gives it its name and its colour.
  private mutating func noteOwners(_ audit: ThemeAudit, _ ends: [Int32]) {
    for part in audit.parts {
      for token in part.chains.indices where part.chains[token] >= 0 {
        let link = audit.links.links[Int(part.chains[token])]
        let site = ends[Int(part.chains[token])]
        guard site >= 0, link.next >= 0, audit.links.links[Int(link.next)].next < 0, sites[Int(site)].token < 0,
          case .color(let color) = audit.values[Int(part.values[token])]
        else { continue }
        sites[Int(site)].token = Int32(token)
        sites[Int(site)].color = color
      }
    }
  }

  private mutating func cell(_ cell: MendCell) -> Int32 {
    if let known = cellIndices[cell] { return known }
    let index = Int32(cells.count)
    cellIndices[cell] = index
    cells.append(cell)
    shown += ShownColor.shown(cell.color, on: displays, mapping: mapping)
    return index
  }

  private mutating func addLooks(_ audit: ThemeAudit, index: Int32, rows: [[Int32]], auditor: ThemeAuditor) {
    let choices = audit.parts.map(\.choices)
    var prepared: [PreparedVariant] = []
    var judges: [Int32: PairJudge] = [:]
    for (place, judgement) in audit.judgements.enumerated() {
      guard judgement.verdict == .pass || judgement.verdict == .fail, let ratio = judgement.measuredRatio else {
        continue
      }
      let rule = Int(judgement.rule)
      // What is likely or guessed fails nothing, and is nobody's to mend.
      guard auditor.rules[rule].evidence.isBinding else { continue }
      let pair = auditor.expansion.rules[rule].pairs[Int(judgement.pair)]
      let part = Int(judgement.variant)
      let source = auditor.foregroundPart(ofRule: rule, in: part, choices) ?? part
      var shape = MendLook.Shape(top: [], grounds: [], required: auditor.rules[rule].required)
      let top = rows[source][pair.foreground]
      let under = rows[part][pair.background]
      if top >= 0, under >= 0, cells[Int(under)].color.alpha >= 1 {
        let key = PlainKey(top: top, under: under, required: shape.required)
        if let known = plainIndices[key] {
          looks[Int(known)].count += 1
          if looks[Int(known)].isFailing {
            looks[Int(known)].members.append(MendLook.Member(audit: index, judgement: Int32(place)))
          }
          continue
        }
        plainIndices[key] = Int32(looks.count)
        shape.top = [top]
        shape.grounds = [[under]]
      } else {
        if prepared.isEmpty { prepared = auditor.prepared(audit) }
        var judge = judges[judgement.variant] ?? auditor.judge(for: prepared[part])
        judge.foregrounds = prepared[source]
        guard case .known(let grounds) = judge.grounds(of: pair) else { continue }
        judges[judgement.variant] = judge
        shape.top = judge.foregrounds.stops(of: pair.foreground).compactMap { stop in
          let color = judge.foregrounds.theme.colors[stop]
          return color.alpha > 0 ? (top >= 0 ? top : cell(MendCell(site: -1, color: color))) : nil
        }
        shape.grounds = grounds.map { ground in
          ground.layers.map { slot, stop in
            if slot < rows[part].count, rows[part][slot] >= 0 { return rows[part][slot] }
            return cell(MendCell(site: -1, color: judge.variant.theme.colors[stop]))
          }
        }
      }
      add(
        shape, ratio: ratio, isFailing: judgement.verdict == .fail, foreground: top, background: under,
        member: MendLook.Member(audit: index, judgement: Int32(place)))
    }
  }

  private mutating func add(
    _ shape: MendLook.Shape, ratio: Double, isFailing: Bool, foreground: Int32, background: Int32,
    member: MendLook.Member
  ) {
    if let known = lookIndices[shape] {
      looks[Int(known)].count += 1
      if isFailing { looks[Int(known)].members.append(member) }
      return
    }
    lookIndices[shape] = Int32(looks.count)
    var sites: [Int32] = []
    for cell in shape.top + shape.grounds.joined() {
      let site = cells[Int(cell)].site
      if site >= 0, !sites.contains(site) { sites.append(site) }
    }
    let isPlain =
      shape.top.count == 1 && shape.grounds.count == 1 && shape.grounds[0].count == 1
      && (shape.top + shape.grounds[0]).allSatisfy { cells[Int($0)].color.alpha >= 1 }
    looks.append(
      MendLook(
        shape: shape, sites: sites, foreground: foreground < 0 ? -1 : cells[Int(foreground)].site,
        background: background < 0 ? -1 : cells[Int(background)].site, isPlain: isPlain, isFailing: isFailing,
        ratio: ratio, count: 1, members: [member]))
  }

  private mutating func finish() {
    var hasColor = sites.map { $0.token >= 0 }
    // A literal in the middle of an expression has no token of its own: the most opaque of what comes from there.
    for cell in cells where cell.site >= 0 && sites[Int(cell.site)].token < 0 {
      let site = Int(cell.site)
      if !hasColor[site] || cell.color.alpha > sites[site].color.alpha { sites[site].color = cell.color }
      hasColor[site] = true
    }
    for cell in cells where cell.site >= 0 {
      let site = Int(cell.site)
      let own = sites[site].color
      if cell.color.space != own.space || cell.color.components != own.components { sites[site].isDerived = true }
    }
    looksOfSite = Array(repeating: [], count: sites.count)
    for (index, look) in looks.enumerated() {
      for site in look.sites { looksOfSite[Int(site)].append(Int32(index)) }
    }
  }

  func site(at place: Place) -> Int32? { siteIndices[place] }

  // MARK: - Judging again

  /// The worst ratio of a look with other colours at some sites; `change` answers nil for a site that stays.
  func ratio(of look: MendLook, _ change: (Int32) -> MendCandidate?) -> Double {
    if look.isPlain {
      let top = look.shape.top[0]
      let under = look.shape.grounds[0][0]
      return PairMeasurement.plainRatio(
        displays: displays.count, { luminance(top, $0, change) }, { luminance(under, $0, change) })
    }
    return measured(look) { color($0, $1, change) }
  }

  /// The same with another opacity at one site, which only its own cells take on: others have theirs from elsewhere.
  func ratio(of look: MendLook, withAlpha candidate: MendCandidate, at site: Int32) -> Double {
    let own = sites[Int(site)].color
    return measured(look) { cell, display in
      let isOwn = cells[Int(cell)].site == site && cells[Int(cell)].color == own
      return isOwn ? candidate.shown[display] : shown[Int(cell) * displays.count + display]
    }
  }

  private func measured(_ look: MendLook, _ seen: (_ cell: Int32, _ display: Int) -> ShownColor) -> Double {
    PairMeasurement(
      stops: look.shape.top.indices, grounds: look.shape.grounds.count, displays: displays.count,
      seen: { seen(look.shape.top[$0], $1) },
      under: { ground, display in
        let layers = look.shape.grounds[ground]
        return layers.dropFirst().reduce(seen(layers[0], display)) { seen($1, display).over($0) }
      }
    ).ratio
  }

  private func luminance(_ cell: Int32, _ display: Int, _ change: (Int32) -> MendCandidate?) -> Double {
    let site = cells[Int(cell)].site
    if site >= 0, let candidate = change(site) { return candidate.shown[display].luminance }
    return shown[Int(cell) * displays.count + display].luminance
  }

  /// A cell as the first display shows it.
  func seen(_ cell: Int32, _ change: (Int32) -> MendCandidate?) -> ShownColor { color(cell, 0, change) }

  private func color(_ cell: Int32, _ display: Int, _ change: (Int32) -> MendCandidate?) -> ShownColor {
    let site = cells[Int(cell)].site
    if site >= 0, let candidate = change(site) {
      return candidate.shown[display].withAlpha(min(max(cells[Int(cell)].color.alpha, 0), 1))
    }
    return shown[Int(cell) * displays.count + display]
  }

  /// The luminance that a site's color meets in a look of one opaque color on another. Returns nil where the look is another,
  /// where both colors are the site's, or where displays differ.
  func facing(_ site: Int32, in look: MendLook) -> Double? {
    guard look.isPlain else { return nil }
    let top = look.shape.top[0]
    let under = look.shape.grounds[0][0]
    let isTop = cells[Int(top)].site == site
    guard isTop != (cells[Int(under)].site == site) else { return nil }
    let first = Int(isTop ? under : top) * displays.count
    let luminance = shown[first].luminance
    for display in 1..<max(displays.count, 1) where shown[first + display].luminance != luminance { return nil }
    return luminance
  }
}
