import ColorScience
import ThemeModel

/// The colors that the failing pairs of a theme depend on, and how many passing pairs depend on them too, in numbers.
///
/// A key is the number of a color on one side of its pairs: twice the catalogue's token at the end of its chain, plus one for a
/// background. Names that are not tokens of the catalogue come after all tokens.
struct ThemeBlame: Sendable {
  struct Failing: Sendable {
    /// An index into the theme's judgements.
    var judgement: Int32
    var foreground: Side
    var background: Side
    var isText: Bool
    /// ln(ratio) / ln(required).
    var share: Double
  }

  struct Side: Sendable {
    /// Below 0 when no color is to blame.
    var key: Int32
    /// An index into `sites`; below 0 when there is no single color at the end of the chain.
    var site: Int32
  }

  /// A place where a color is written, and the color there.
  struct Site: Sendable {
    /// The number of a key without its side.
    var name: Int32
    /// The link of the value itself.
    var link: Int32
    /// An index into the theme's values, which is a color.
    var value: Int32
    /// Equal for sites with the same place and color. Only valid within one run of the program.
    var hash: Int
  }

  private(set) var failing = KeptArray<Failing>()
  /// For each key, the number of passing pairs that depend on it.
  private(set) var passes = KeptArray<Int32>()
  /// Names that are not tokens of the catalogue.
  private(set) var names: [String] = []
  private(set) var sites = KeptArray<Site>()
  /// The sites while they are found.
  private var foundSites: [Site] = []
  /// The hashes of files' names, by the index of their text.
  private var fileHashes: [Int32: Int] = [:]
  /// For each link at the end of a chain, one of its sites; `nextSites` has the others, for colors that share the link.
  private var firstSites: [Int32] = []
  private var nextSites: [Int32] = []

  init() {}

  init(_ audit: borrowing ThemeAudit, auditor: ThemeAuditor) {
    let ends = self.ends(of: audit.links, tokens: auditor.catalogue.count)
    var passes = Array(repeating: Int32(0), count: 2 * (auditor.catalogue.count + names.count))
    var failing: [Failing] = []
    firstSites = Array(repeating: -1, count: audit.links.links.count)
    let isColor = audit.values.map { if case .color = $0 { true } else { false } }
    failing.reserveCapacity(audit.judgements.count / 2)
    var judged = 0
    var lights = Lights(count: audit.values.count)
    let choices = audit.parts.map(\.choices)
    while judged < audit.judgements.count {
      // Judgements are ordered by variant, then by rule.
      let first = audit.judgements[judged]
      let rule = auditor.rules[Int(first.rule)]
      let part = Int(first.variant)
      let source = auditor.foregroundPart(ofRule: Int(first.rule), in: part, choices) ?? part
      let top = Row(values: audit.parts[source].values, chains: audit.parts[source].chains)
      let under = Row(values: audit.parts[part].values, chains: audit.parts[part].chains)
      let pairs = auditor.expansion.rules[Int(first.rule)].pairs
      while judged < audit.judgements.count {
        let judgement = audit.judgements[judged]
        guard judgement.rule == first.rule, judgement.variant == first.variant else { break }
        let pair = pairs[Int(judgement.pair)]
        // Pairs that are only likely or guessed have no cause, and are not mended.
        switch rule.evidence.isBinding ? judgement.verdict : .exempt {
        case .pass:
          let foreground = ends.name(of: top.chains[pair.foreground])
          let background = ends.name(of: under.chains[pair.background])
          if foreground >= 0 { passes[Int(foreground) * 2] += 1 }
          if background >= 0 { passes[Int(background) * 2 + 1] += 1 }
        case .fail:
          var found = Failing(
            judgement: Int32(judged), foreground: side(0, pair.foreground, top, ends, isColor, audit),
            background: side(1, pair.background, under, ends, isColor, audit), isText: rule.isText,
            share: rule.share.of(judgement.measuredRatio ?? 1))
          lights.leaveToOther(
            &found, top.values[pair.foreground], under.values[pair.background], required: rule.required,
            ratio: judgement.measuredRatio, audit)
          failing.append(found)
        case .undetermined, .waived, .exempt: break
        }
        judged += 1
      }
    }
    self.failing = KeptArray(failing)
    self.passes = KeptArray(passes)
    sites = KeptArray(foundSites)
    foundSites = []
    firstSites = []
    nextSites = []
    fileHashes = [:]
  }

  var bytesInMemory: Int { failing.bytesInMemory + passes.bytesInMemory + sites.bytesInMemory }

  mutating func move(to spool: any ByteSpool) {
    failing.move(to: spool)
    passes.move(to: spool)
    sites.move(to: spool)
  }

  /// The luminances of a theme's opaque colors.
  private struct Lights {
    private var known: [Double]

    init(count: Int) { known = Array(repeating: .nan, count: count) }

    /// Takes the blame from a color that cannot mend the pair however far it moves, light text ever lighter or dark text ever
    /// darker, if the other color can.
    mutating func leaveToOther(
      _ pair: inout Failing, _ foreground: Int32, _ background: Int32, required: Double, ratio: Double?,
      _ audit: borrowing ThemeAudit
    ) {
      guard pair.foreground.key >= 0, pair.background.key >= 0 else { return }
      guard let top = luminance(foreground, audit), let under = luminance(background, audit) else {
        leaveTranslucentToOther(&pair, foreground, background, required: required, ratio: ratio, audit)
        return
      }
      guard top != under else { return }
      let isLight = top > under
      let canTop = PairMeasurement.plainRatio(isLight ? 1 : 0, under) >= required
      let canUnder = PairMeasurement.plainRatio(top, isLight ? 0 : 1) >= required
      if canTop, !canUnder { pair.background.key = -1 }
      if canUnder, !canTop { pair.foreground.key = -1 }
    }

    /// Does the same where one of the two is translucent, as far as the composites are known.
    private func leaveTranslucentToOther(
      _ pair: inout Failing, _ foreground: Int32, _ background: Int32, required: Double, ratio: Double?,
      _ audit: borrowing ThemeAudit
    ) {
      guard foreground >= 0, background >= 0, case .color(let top) = audit.values[Int(foreground)],
        case .color(let under) = audit.values[Int(background)], let ratio
      else { return }
      let (own, below) = (WCAG.luminance(top), WCAG.luminance(under))
      guard own != below else { return }
      let isLight = own > below
      func end(_ isWhite: Bool, alpha: Double) -> ShownColor {
        ShownColor(components: SIMD3(repeating: isWhite ? 1 : 0), alpha: alpha, on: .srgb)
      }
      let canTop: Bool
      if under.alpha >= 1 {
        let ground = ShownColor(under, on: .srgb, mapping: .clip)
        canTop = PairMeasurement.ratio(of: end(isLight, alpha: top.alpha), on: ground) >= required
      } else if top.alpha >= 1 {
        // The ratio tells what the background looks like over what lies below it.
        let seen = isLight ? WCAG.darker(than: own, by: ratio) : WCAG.lighter(than: own, by: ratio)
        canTop = PairMeasurement.plainRatio(isLight ? 1 : 0, seen) >= required
      } else {
        return
      }
      // A translucent background never becomes lighter than white, or darker than black.
      let ground = end(!isLight, alpha: 1)
      let canUnder = PairMeasurement.ratio(of: ShownColor(top, on: .srgb, mapping: .clip), on: ground) >= required
      if canTop, !canUnder { pair.background.key = -1 }
      if canUnder, !canTop { pair.foreground.key = -1 }
    }

    /// Returns `nil` for a value that is not an opaque color.
    private mutating func luminance(_ value: Int32, _ audit: borrowing ThemeAudit) -> Double? {
      guard value >= 0, case .color(let color) = audit.values[Int(value)], color.alpha >= 1 else { return nil }
      if known[Int(value)].isNaN { known[Int(value)] = WCAG.luminance(color) }
      return known[Int(value)]
    }
  }

  /// One variant's values and chains.
  private struct Row {
    let values: NumberRow
    let chains: NumberRow
  }

  /// For each link, what is at the end of its chain.
  private struct Ends {
    /// The token, or the number of the name after all tokens; below 0 for none.
    var names: [Int32] = []
    var lasts: [Int32] = []

    @inline(__always)
    func name(of chain: Int32) -> Int32 { chain < 0 ? -1 : names[Int(chain)] }
  }

  private mutating func side(
    _ side: Int32, _ token: Int, _ row: Row, _ ends: Ends, _ isColor: [Bool], _ audit: borrowing ThemeAudit
  ) -> Side {
    let chain = row.chains[token]
    let name = ends.name(of: chain)
    guard name >= 0 else { return Side(key: -1, site: -1) }
    // The raw token's own color when it is in the catalogue, or else the color of the pair's token.
    var value = Int(name) < row.values.count ? row.values[Int(name)] : -1
    if value < 0 || !isColor[Int(value)] { value = row.values[token] }
    let isKnown = value >= 0 && isColor[Int(value)]
    return Side(
      key: name * 2 + side,
      site: isKnown ? site(name: name, link: ends.lasts[Int(chain)], value: value, audit) : -1)
  }

  private mutating func site(name: Int32, link: Int32, value: Int32, _ audit: borrowing ThemeAudit) -> Int32 {
    var index = firstSites[Int(link)]
    while index >= 0 {
      if foundSites[Int(index)].value == value, foundSites[Int(index)].name == name { return index }
      index = nextSites[Int(index)]
    }
    let hash = hash(audit.links.links[Int(link)], audit.values[Int(value)], audit.links.texts)
    foundSites.append(Site(name: name, link: link, value: value, hash: hash))
    nextSites.append(firstSites[Int(link)])
    firstSites[Int(link)] = Int32(foundSites.count - 1)
    return Int32(foundSites.count - 1)
  }

  private mutating func hash(_ link: LinkTable.Link, _ value: TokenColor.State, _ texts: [String]) -> Int {
    let file = fileHashes[link.file] ?? texts[Int(link.file)].hashValue
    fileHashes[link.file] = file
    // The hash of a file's name depends on the process's own seed, so no choice of places makes equal hashes frequent.
    let place = UInt64(UInt32(bitPattern: link.line)) << 32 | UInt64(UInt32(bitPattern: link.column))
    var hash = (UInt64(bitPattern: Int64(file)) ^ place) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    if case .color(let color) = value { hash = color.mixed(into: hash) }
    return Int(truncatingIfNeeded: hash)
  }

  private mutating func ends(of table: LinkTable, tokens: Int) -> Ends {
    var ends = Ends()
    ends.names.reserveCapacity(table.links.count)
    ends.lasts.reserveCapacity(table.links.count)
    var known: [Int32: Int32] = [:]
    for (index, link) in table.links.enumerated() {
      ends.lasts.append(link.next >= 0 ? ends.lasts[Int(link.next)] : Int32(index))
      if link.next >= 0, ends.names[Int(link.next)] >= 0 {
        ends.names.append(ends.names[Int(link.next)])
      } else if link.token >= 0 {
        ends.names.append(link.token)
      } else if link.path >= 0 {
        let name = known[link.path] ?? Int32(tokens + names.count)
        if known[link.path] == nil {
          known[link.path] = name
          names.append(table.texts[Int(link.path)])
        }
        ends.names.append(name)
      } else {
        ends.names.append(-1)
      }
    }
    return ends
  }
}
