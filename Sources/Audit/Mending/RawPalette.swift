import ColorScience
import ThemeModel

/// The raw colors of the themes, used or not: the steps that a design system has already.
///
/// A step is only offered for a color if every theme that shows the color has it, with one color: never a color of another product,
/// nor the color that a token has in another theme or mode.
struct RawPalette: Sendable {
  struct Entry: Sendable {
    var token: Int32
    var name: RawName
    var color: Color
    var lab: SIMD3<Double>

    init(token: Int32, name: RawName, color: Color) {
      self.token = token
      self.name = name
      self.color = color
      lab = color.converted(to: .oklab).components
    }
  }

  /// A variant of a theme that shows a color, as indices.
  struct Spot: Sendable {
    var audit: Int
    var part: Int
  }

  /// A color of another family that is farther away than this would be another design.
  static let farthest = Recommender.farthest
  /// Hues that differ by 30° or less are near: the cosine of the angle between them.
  private static let nearHue = 0.75.squareRoot()
  /// Below this chroma a color has no hue to speak of.
  private static let grayChroma = 0.03

  private let audits: AuditedThemes
  /// The raw tokens, and those beside them.
  private let tokens: [(token: Int32, name: RawName)]
  /// The tokens that end in a number, by namespace and family, in the order of their numbers.
  private let ramps: [[Substring]: [Int32]]
  /// By audit, the palette that its theme shares with others; `nil` for none.
  private let palettes: [Int?]
  /// By palette, the tokens that have one color in all themes that have them.
  private let constants: [Int: [Int32: Color]]

  /// - Parameter sharing: The palettes of the system, by the name of the theme; see `ThemeSystem.palettes`.
  init(_ audits: AuditedThemes, catalogue: TokenCatalogue, sharing: [String: Int]?) {
    let names = catalogue.paths.map(RawName.init)
    var namespaces: Set<Substring> = []
    var families: Set<[Substring]> = []
    for token in 0..<catalogue.count where catalogue.tiers[token] == .raw {
      if !names[token].namespace.isEmpty { namespaces.insert(names[token].namespace) }
      if names[token].step != nil { families.insert([names[token].namespace, names[token].family]) }
    }
    let tokens = (0..<catalogue.count).filter { token in
      guard catalogue.standsFor[token] == nil else { return false }
      // A step that nothing refers to is not known as raw by its use, but by the raw steps beside it.
      return catalogue.tiers[token] == .raw || namespaces.contains(names[token].namespace)
        || names[token].step != nil && families.contains([names[token].namespace, names[token].family])
    }.map { (token: Int32($0), name: names[$0]) }
    self.audits = audits
    self.tokens = tokens
    ramps = Dictionary(grouping: tokens.filter { $0.name.step != nil }) { [$0.name.namespace, $0.name.family] }
      .mapValues { ramp in
        ramp.sorted { ($0.name.step ?? 0, $0.token) < ($1.name.step ?? 0, $1.token) }.map(\.token)
      }
    let palettes = audits.map { audit in sharing == nil ? 0 : sharing?[audit.name] }
    self.palettes = palettes
    constants = RawPalette.constants(of: tokens.map(\.token), in: audits, palettes)
  }

  private static func constants(
    of tokens: [Int32], in audits: AuditedThemes, _ palettes: [Int?]
  ) -> [Int: [Int32: Color]] {
    var constants: [Int: [Int32: Color]] = [:]
    for palette in Set(palettes.compactMap { $0 }) {
      let members = audits.indices.filter { palettes[$0] == palette }
      // A theme alone has all that it can refer to.
      guard members.count > 1 else { continue }
      var colors: [Color?] = Array(repeating: nil, count: tokens.count)
      var isOne = Array(repeating: true, count: tokens.count)
      for index in members {
        for part in parts(of: audits[index]) {
          for (place, token) in tokens.enumerated() where isOne[place] {
            switch part.written(token) {
            case .absent: break
            case .other: isOne[place] = false
            case .color(let color):
              isOne[place] = colors[place] == nil || colors[place] == color
              colors[place] = color
            }
          }
        }
      }
      for (place, token) in tokens.enumerated() where isOne[place] {
        if let color = colors[place] { constants[palette, default: [:]][token] = color }
      }
    }
    return constants
  }

  // MARK: - What shows a color

  /// Returns the variants whose color is written at a site.
  func spots(of site: MendSite, in audits: [Int32]) -> [Spot] {
    let all = spots(in: audits.map(Int.init))
    guard site.token >= 0 else { return all }
    let own = all.filter { spot in
      guard let link = link(of: site.token, at: spot), link.next >= 0 else { return false }
      let value = self.audits[spot.audit].links.links[Int(link.next)]
      return value.next < 0 && self.audits[spot.audit].links.place(of: value) == site.place
    }
    return own.isEmpty ? all : own
  }

  /// Returns the variants in which a token has the alias at a place.
  func spots(ofAliasAt place: Place, of token: Int, in audits: [Int]) -> [Spot] {
    spots(in: audits).filter { spot in
      link(of: Int32(token), at: spot).map { self.audits[spot.audit].links.place(of: $0) == place } ?? false
    }
  }

  private func spots(in audits: [Int]) -> [Spot] {
    audits.flatMap { audit in self.audits[audit].parts.indices.map { Spot(audit: audit, part: $0) } }
  }

  private func link(of token: Int32, at spot: Spot) -> LinkTable.Link? {
    let chain = audits[spot.audit].parts[spot.part].chains[Int(token)]
    return chain < 0 ? nil : audits[spot.audit].links.links[Int(chain)]
  }

  // MARK: - Steps

  private enum Written {
    case absent
    case color(Color)
    /// An alias, a gradient, or something that is not known.
    case other
  }

  /// What a variant says of the raw tokens. Whoever asks for many tokens of a theme asks this, which counts the owners of the
  /// theme's arrays once.
  private struct Part {
    let row: NumberRow
    let chains: NumberRow
    let values: ValueList
    let links: LinkList
    /// What the theme would have, if it had a token that it lacks.
    var constants: [Int32: Color]?

    func written(_ token: Int32) -> Written {
      let value = row[Int(token)]
      guard value >= 0 else { return .absent }
      let chain = chains[Int(token)]
      guard chain >= 0, case .color(let color) = values[Int(value)] else { return .other }
      let link = links[Int(chain)]
      return link.next < 0 || links[Int(link.next)].token >= 0 ? .other : .color(color)
    }

    /// Returns the color that a token has in the variant, or would have.
    func color(of token: Int32) -> Color? {
      switch written(token) {
      case .color(let color): color
      case .absent: constants?[token]
      case .other: nil
      }
    }
  }

  private static func parts(of audit: ThemeAudit) -> [Part] {
    audit.parts.map { Part(row: $0.values, chains: $0.chains, values: audit.values, links: audit.links.links) }
  }

  private func part(at spot: Spot) -> Part {
    let audit = audits[spot.audit]
    let part = audit.parts[spot.part]
    return Part(
      row: part.values, chains: part.chains, values: audit.values, links: audit.links.links,
      constants: palettes[spot.audit].flatMap { constants[$0] })
  }

  struct Step: Sendable {
    var entry: Entry
    var difference: Double
    /// 0: of the same family; 1: near in hue and of the same namespace; 2: of the same namespace; 3: any.
    var rank: Int
  }

  /// Returns the steps of its own family first, then near hues, then the rest; each nearest first.
  func steps(insteadOf color: Color, named name: RawName?, at spots: [Spot]) -> [Step] {
    let lab = color.converted(to: .oklab).components
    var steps: [Step] = []
    guard let first = spots.first.map(part) else { return [] }
    let others = spots.dropFirst().map(part)
    for (token, itsName) in tokens {
      // A translucent color is not a step that an opaque color could take, and an invisible color is not a step at all.
      guard let found = first.color(of: token), found.alpha >= 1 || found.alpha > 0 && color.alpha < 1 else { continue }
      let entry = Entry(token: token, name: itsName, color: found)
      let apart = entry.lab - lab
      let difference = (apart * apart).sum().squareRoot()
      let rank = RawPalette.rank(entry, name, lab)
      guard difference > 0, rank == 0 || difference <= RawPalette.farthest,
        others.allSatisfy({ $0.color(of: token) == found })
      else { continue }
      steps.append(Step(entry: entry, difference: difference, rank: rank))
    }
    return steps.sorted { a, b in
      (a.rank, a.difference, a.entry.token) < (b.rank, b.difference, b.entry.token)
    }
  }

  // MARK: - Ramps

  /// The lightness of a step's neighbors on its ramp.
  struct Bounds: Sendable {
    var low: Double
    var high: Double

    func holds(_ lightness: Double) -> Bool { lightness > low && lightness < high }
  }

  /// Returns the bounds of a token on its ramp, in the first of the variants. Returns `nil` if it is on none, or if the order of the
  /// ramp is not one of lightness.
  func bounds(of token: Int32, named name: RawName, at spots: [Spot]) -> Bounds? {
    guard name.step != nil, let family = ramps[[name.namespace, name.family]] else { return nil }
    guard let part = spots.first.map(part) else { return nil }
    let ramp = family.compactMap { member -> (token: Int32, lightness: Double)? in
      guard let color = part.color(of: member), color.alpha >= 1 else { return nil }
      return (member, color.converted(to: .oklab).components.x)
    }
    guard ramp.count >= 3 else { return nil }
    let pairs = zip(ramp, ramp.dropFirst())
    let falls = pairs.allSatisfy { $0.lightness > $1.lightness }
    guard falls || pairs.allSatisfy({ $0.lightness < $1.lightness }) else { return nil }
    let rising = falls ? ramp.reversed() : ramp
    guard let place = rising.firstIndex(where: { $0.token == token }) else { return nil }
    return Bounds(
      low: place > 0 ? rising[place - 1].lightness : -1,
      high: place + 1 < rising.count ? rising[place + 1].lightness : 2)
  }

  private static func rank(_ entry: Entry, _ own: RawName?, _ lab: SIMD3<Double>) -> Int {
    guard let own, own.namespace == entry.name.namespace else { return 3 }
    if own.family == entry.name.family { return 0 }
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let other = (entry.lab.y * entry.lab.y + entry.lab.z * entry.lab.z).squareRoot()
    if chroma < grayChroma || other < grayChroma { return (chroma < grayChroma) == (other < grayChroma) ? 1 : 2 }
    return lab.y * entry.lab.y + lab.z * entry.lab.z >= nearHue * chroma * other ? 1 : 2
  }
}

/// `FXColors.Blue50`: a namespace, a family, a step.
struct RawName: Hashable, Sendable {
  var namespace: Substring
  var family: Substring
  /// The number at its end.
  var step: Int?

  init(_ path: String) {
    let last = path.lastIndex(of: ".")
    namespace = last.map { path[..<$0] } ?? ""
    var name = last.map { path[path.index(after: $0)...] } ?? path[...]
    let digits = name.reversed().prefix { $0.isNumber }.count
    step = Int(name.suffix(digits))
    name = name.dropLast(digits)
    // `color.blue.500`: the step is a segment of its own.
    if name.isEmpty, let parent = namespace.lastIndex(of: ".") {
      family = namespace[namespace.index(after: parent)...]
      namespace = namespace[..<parent]
    } else {
      while let end = name.last, end == "-" || end == "_" { name = name.dropLast() }
      family = name
    }
  }
}
