import ColorScience
import ThemeModel

/// Builds a model of what can be mended, audit by audit: first the cells whose colors come from a site, then the looks that
/// contain some of them.
struct MendModelBuilder {
  let auditor: ThemeAuditor
  private let strictest: StrictestRules
  private let written: [Int]
  private(set) var sites: [MendSite] = []
  private(set) var cells: [MendCell] = []
  private(set) var looks: [MendLook] = []
  /// For looks of which a pair has stricter rules, what these ask for.
  private(set) var demanded: [Int32: Double] = [:]
  private(set) var siteOfLink: [[Int32]] = []
  private(set) var auditsOfSite: [[Int32]] = []
  private(set) var siteNumbers = SiteNumbers()
  /// The places that count as sites, when only some do. All other colors stay as they are.
  private var wanted: SiteNumbers?

  private var cellIndices: [MendCell: Int32] = [:]
  private var lookIndices: [MendLook.Shape: Int32] = [:]
  /// The same for looks on one opaque ground, as nearly all are.
  private var plainIndices: [PlainKey: Int32] = [:]

  private struct PlainKey: Hashable {
    var top: Int32
    var under: Int32
    var required: Double
  }

  /// Without `wanted`, every place where a color is written is a site.
  init(_ audits: AuditedThemes, auditor: ThemeAuditor, wanted: MendModel.Wanted?) {
    self.auditor = auditor
    strictest = StrictestRules(auditor)
    written = auditor.catalogue.written
    if let wanted {
      self.wanted = places(of: wanted, audits)
    } else {
      let room = audits.reduce(0) { $0 + $1.values.count }
      siteNumbers.reserve(room)
      cellIndices.reserveCapacity(room)
    }
  }

  mutating func add(_ audit: ThemeAudit, index: Int32) {
    let ends = siteEnds(of: audit)
    siteOfLink.append(wanted == nil ? ends : [])
    guard ends.contains(where: { $0 >= 0 }) else { return }
    noteOwners(audit, ends)
    addLooks(audit, index: index, rows: addCells(audit, ends, index: index))
  }

  // MARK: - What is wanted

  private func places(of wanted: MendModel.Wanted, _ audits: AuditedThemes) -> SiteNumbers {
    var places = SiteNumbers()
    for place in wanted.places { places.add(place) }
    var firstPair = 0
    for audit in audits {
      let choices = audit.parts.map(\.choices)
      func add(endOf chain: Int32) {
        if let place = audit.links.placeOfValue(at: chain) { places.add(place) }
      }
      for (index, judgement) in audit.judgements.enumerated() where wanted.isPair[firstPair + index] {
        let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
        let part = Int(judgement.variant)
        let source = auditor.foregroundPart(ofRule: Int(judgement.rule), in: part, choices) ?? part
        add(endOf: audit.parts[source].chains[pair.foreground])
        add(endOf: audit.parts[part].chains[pair.background])
      }
      firstPair += audit.judgements.count
    }
    return places
  }

  // MARK: - Sites and cells

  /// Returns the cell of each part and token; below 0 for a color that comes from no site.
  private mutating func addCells(_ audit: ThemeAudit, _ ends: [Int32], index: Int32) -> [[Int32]] {
    var known: [UInt64: Int32] = [:]
    return audit.parts.map { part in
      part.values.indices.map { token -> Int32 in
        let value = part.values[token]
        let chain = part.chains[token]
        guard value >= 0, chain >= 0, ends[Int(chain)] >= 0, case .color(let color) = audit.values[Int(value)] else {
          return -1
        }
        let site = ends[Int(chain)]
        let key = UInt64(UInt32(bitPattern: value)) << 32 | UInt64(UInt32(bitPattern: site))
        if let cell = known[key] { return cell }
        let cell = self.cell(MendCell(site: site, color: color))
        known[key] = cell
        if auditsOfSite[Int(site)].last != index { auditsOfSite[Int(site)].append(index) }
        return cell
      }
    }
  }

  /// Returns, for each link, the site where its chain ends.
  private mutating func siteEnds(of audit: ThemeAudit) -> [Int32] {
    var ends: [Int32] = []
    ends.reserveCapacity(audit.links.links.count)
    var last: (text: Int32, isWanted: Int32?, file: Int32) = (-1, nil, -1)
    let left = written.isEmpty ? [] : writtenLinks(audit)
    for (index, link) in audit.links.links.enumerated() {
      if !left.isEmpty, left.contains(index) {
        ends.append(-1)
        continue
      }
      if link.next >= 0 {
        ends.append(ends[Int(link.next)])
        continue
      }
      if link.file != last.text {
        let name = audit.links.texts[Int(link.file)]
        let known = wanted?.number(ofFile: name)
        last = (link.file, known, wanted == nil || known != nil ? siteNumbers.file(name) : -1)
      }
      // A chain that ends at a token has no known value.
      let isValue = link.token < 0 && link.path < 0
      let isWanted = wanted.map { wanted in
        last.isWanted.map { wanted.number(file: $0, line: link.line, column: link.column) != nil } ?? false
      }
      ends.append(isValue && isWanted ?? true ? site(at: link, in: last.file, audit) : -1)
    }
    return ends
  }

  /// The values of what views write, which stand in many places and in none of a theme.
  private func writtenLinks(_ audit: ThemeAudit) -> Set<Int> {
    var links: Set<Int> = []
    for token in written {
      for part in audit.parts {
        var link = Int(part.chains[token])
        while link >= 0, links.insert(link).inserted { link = Int(audit.links.links[link].next) }
      }
    }
    return links
  }

  private mutating func site(at link: LinkTable.Link, in file: Int32, _ audit: ThemeAudit) -> Int32 {
    let site = Int32(sites.count)
    let known = siteNumbers.number(file: file, line: link.line, column: link.column, new: site)
    guard known == site else { return known }
    sites.append(MendSite(place: audit.links.place(of: link), color: Color(.srgb, 0, 0, 0), token: -1))
    auditsOfSite.append([])
    return site
  }

  /// Gives each site the name and the color of the token whose own value is written there.
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
    return index
  }

  /// Completes the sites when all cells are known.
  mutating func settleSites() {
    var hasColor = sites.map { $0.token >= 0 }
    // A literal inside an expression has no token of its own: the site gets the most opaque color that comes from it.
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
  }

  func shown() -> ShownCells {
    var uses = Array(repeating: ShownCells.Use.none, count: cells.count)
    for look in looks {
      if look.isPlain, let (top, under) = look.shape.single {
        for cell in [top, under] where uses[Int(cell)] == .none { uses[Int(cell)] = .luminance }
      } else {
        for cell in look.shape.top + look.shape.grounds.joined() { uses[Int(cell)] = .color }
      }
    }
    return ShownCells(cells, uses: uses, displays: auditor.plan.displays, mapping: auditor.plan.mapping)
  }

  /// Frees what finds known cells and looks, when no more will come.
  mutating func seal() {
    cellIndices = [:]
    lookIndices = [:]
    plainIndices = [:]
  }

  // MARK: - Looks

  private func isSited(_ cell: Int32) -> Bool { cells[Int(cell)].site >= 0 }

  /// Where a judged pair's foreground and background come from.
  private struct Ends {
    /// The part of the audit that the foreground comes from, and its cell; below 0 for none.
    let source: Int
    let top: Int32
    let part: Int
    let under: Int32
    let pair: CandidatePair

    init(of judgement: Judgement, rows: [[Int32]], _ choices: [[Variant.Choice]], _ auditor: ThemeAuditor) {
      pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
      part = Int(judgement.variant)
      source = auditor.foregroundPart(ofRule: Int(judgement.rule), in: part, choices) ?? part
      top = rows[source][pair.foreground]
      under = rows[part][pair.background]
    }
  }

  private mutating func addLooks(_ audit: ThemeAudit, index: Int32, rows: [[Int32]]) {
    let choices = audit.parts.map(\.choices)
    var stacks = Stacks(audit: audit)
    let demands = StrictestRules.Demands(strictest, of: audit)
    for (place, judgement) in audit.judgements.enumerated() {
      guard judgement.verdict == .pass || judgement.verdict == .fail, let ratio = judgement.measuredRatio else {
        continue
      }
      // Pairs that are only likely or guessed fail nothing, so they are not mended.
      guard auditor.rules[Int(judgement.rule)].evidence.isBinding else { continue }
      let ends = Ends(of: judgement, rows: rows, choices, auditor)
      let look = Draft(
        ends: ends, required: auditor.rules[Int(judgement.rule)].required,
        demanded: demands.required(of: judgement), ratio: ratio, isFailing: judgement.verdict == .fail,
        member: MendLook.Member(audit: index, judgement: Int32(place)))
      if let top = color(of: ends.pair.foreground, ends.top, in: audit, ends.source),
        let under = color(of: ends.pair.background, ends.under, in: audit, ends.part), under.alpha >= 1
      {
        guard ends.top >= 0 || ends.under >= 0 else { continue }
        addPlain(
          look, top: ends.top >= 0 ? ends.top : cell(MendCell(site: -1, color: top)),
          under: ends.under >= 0 ? ends.under : cell(MendCell(site: -1, color: under)))
      } else if let shape = shape(of: ends, rows, look.required, &stacks) {
        addStack(look, shape)
      }
    }
  }

  private func color(of token: Int, _ cell: Int32, in audit: ThemeAudit, _ part: Int) -> Color? {
    if cell >= 0 { return cells[Int(cell)].color }
    let value = audit.parts[part].values[token]
    guard value >= 0, case .color(let color) = audit.values[Int(value)] else { return nil }
    return color
  }

  private mutating func addPlain(_ look: Draft, top: Int32, under: Int32) {
    let key = PlainKey(top: top, under: under, required: look.required)
    if let known = plainIndices[key] {
      count(look, as: known)
    } else {
      plainIndices[key] = Int32(looks.count)
      add(look, MendLook.Shape(top: top, under: under, required: look.required))
    }
  }

  private mutating func addStack(_ look: Draft, _ shape: MendLook.Shape) {
    guard (shape.top + shape.grounds.joined()).contains(where: isSited) else { return }
    if let known = lookIndices[shape] {
      count(look, as: known)
    } else {
      lookIndices[shape] = Int32(looks.count)
      add(look, shape)
    }
  }

  /// A judged pair on its way to a look.
  private struct Draft {
    let ends: Ends
    let required: Double
    /// What all rules of the pair ask for, if that is more.
    let demanded: Double?
    let ratio: Double
    let isFailing: Bool
    let member: MendLook.Member
  }

  private mutating func count(_ pair: Draft, as look: Int32) {
    looks[Int(look)].count(pair.member)
    note(pair.demanded, of: look)
  }

  private mutating func note(_ demanded: Double?, of look: Int32) {
    if let demanded { self.demanded[look] = max(demanded, self.demanded[look] ?? 0) }
  }

  /// What the stacks of one audit are made from, prepared when the first of them is met.
  private struct Stacks {
    let audit: ThemeAudit
    var prepared: [PreparedVariant] = []
    var judges: [Int: PairJudge] = [:]
  }

  /// Returns `nil` when the stack is not known.
  private mutating func shape(
    of ends: Ends, _ rows: [[Int32]], _ required: Double, _ stacks: inout Stacks
  ) -> MendLook.Shape? {
    if stacks.prepared.isEmpty { stacks.prepared = auditor.prepared(stacks.audit) }
    var judge = stacks.judges[ends.part] ?? auditor.judge(for: stacks.prepared[ends.part])
    judge.foregrounds = stacks.prepared[ends.source]
    guard case .known(let grounds) = judge.grounds(of: ends.pair) else { return nil }
    stacks.judges[ends.part] = judge
    var tops: [Int32] = []
    for stop in judge.foregrounds.stops(of: ends.pair.foreground) {
      let color = judge.foregrounds.theme.colors[stop]
      guard color.alpha > 0 else { continue }
      tops.append(ends.top >= 0 ? ends.top : cell(MendCell(site: -1, color: color)))
    }
    let layers = grounds.map { ground in
      ground.layers.map { slot, stop in
        let row = rows[ends.part]
        if slot < row.count, row[slot] >= 0 { return row[slot] }
        return cell(MendCell(site: -1, color: judge.variant.theme.colors[stop]))
      }
    }
    return MendLook.Shape(top: tops, grounds: layers, required: required)
  }

  private mutating func add(_ pair: Draft, _ shape: MendLook.Shape) {
    note(pair.demanded, of: Int32(looks.count))
    var sites: [Int32] = []
    var isPlain = false
    if let (top, under) = shape.single {
      isPlain = cells[Int(top)].color.alpha >= 1 && cells[Int(under)].color.alpha >= 1
    } else {
      for cell in shape.top + shape.grounds.joined() {
        let site = cells[Int(cell)].site
        if site >= 0, !sites.contains(site) { sites.append(site) }
      }
    }
    looks.append(
      MendLook(
        shape, stackSites: sites, foreground: pair.ends.top < 0 ? -1 : cells[Int(pair.ends.top)].site,
        background: pair.ends.under < 0 ? -1 : cells[Int(pair.ends.under)].site, isPlain: isPlain,
        isFailing: pair.isFailing, ratio: pair.ratio, member: pair.member))
  }

  func looksOfSite() -> [[Int32]] {
    var looksOfSite = Array(repeating: [Int32](), count: sites.count)
    for (index, look) in looks.enumerated() {
      for site in look.sites { looksOfSite[Int(site)].append(Int32(index)) }
    }
    return looksOfSite
  }
}
