import ColorScience
import ThemeModel

/// Every raw color of every theme, used or not: the steps that a design system has already.
struct RawPalette: Sendable {
  struct Entry: Sendable {
    var token: Int32
    var name: RawName
    var color: Color
    var lab: SIMD3<Double>
  }

  /// A color of another family that is farther away than this would be another design.
  static let farthest = Recommender.farthest
  /// Hues that differ by 30° or less are near: the cosine of the angle between them.
  private static let nearHue = 0.75.squareRoot()
  /// Below this chroma a color has no hue to speak of.
  private static let grayChroma = 0.03

  /// Each token once, with its color in the first theme that has it.
  let entries: [Entry]
  private let bounds: [Int32: Bounds]

  init(_ audits: [ThemeAudit], catalogue: TokenCatalogue) {
    let names = catalogue.paths.map(RawName.init)
    var namespaces: Set<Substring> = []
    var families: Set<[Substring]> = []
    for token in 0..<catalogue.count where catalogue.tiers[token] == .raw {
      if !names[token].namespace.isEmpty { namespaces.insert(names[token].namespace) }
      if names[token].step != nil { families.insert([names[token].namespace, names[token].family]) }
    }
    var entries: [Entry] = []
    for token in 0..<catalogue.count where catalogue.standsFor[token] == nil {
      let isRaw = catalogue.tiers[token] == .raw
      // A step that nothing refers to is not known as raw by its use, but by the raw steps beside it.
      let isBeside =
        namespaces.contains(names[token].namespace)
        || names[token].step != nil && families.contains([names[token].namespace, names[token].family])
      guard isRaw || isBeside, let found = RawPalette.literal(of: token, in: audits) else { continue }
      entries.append(
        Entry(
          token: Int32(token), name: names[token], color: found, lab: found.converted(to: .oklab).components))
    }
    bounds = RawPalette.bounds(entries)
    self.entries = entries
  }

  /// Returns the color that a token itself has, in the first theme where it is written out.
  private static func literal(of token: Int, in audits: [ThemeAudit]) -> Color? {
    for audit in audits {
      for part in audit.parts where part.values[token] >= 0 && part.chains[token] >= 0 {
        let link = audit.links.links[Int(part.chains[token])]
        guard case .color(let color) = audit.values[Int(part.values[token])] else { continue }
        return link.next < 0 || audit.links.links[Int(link.next)].token >= 0 ? nil : color
      }
    }
    return nil
  }

  struct Step: Sendable {
    var entry: Entry
    var difference: Double
    /// 0: of the same family; 1: near in hue and of the same namespace; 2: of the same namespace; 3: any.
    var rank: Int
  }

  /// Returns the steps of its own family first, then near hues, then the rest; each nearest first.
  func steps(insteadOf color: Color, named name: RawName?) -> [Step] {
    let lab = color.converted(to: .oklab).components
    var steps: [Step] = []
    // A translucent color is not a step that an opaque color could take, and an invisible color is not a step at all.
    for entry in entries where entry.color.alpha >= 1 || entry.color.alpha > 0 && color.alpha < 1 {
      let apart = entry.lab - lab
      let difference = (apart * apart).sum().squareRoot()
      let rank = RawPalette.rank(entry, name, lab)
      guard difference > 0, rank == 0 || difference <= RawPalette.farthest else { continue }
      steps.append(Step(entry: entry, difference: difference, rank: rank))
    }
    return steps.sorted { a, b in
      (a.rank, a.difference, a.entry.token) < (b.rank, b.difference, b.entry.token)
    }
  }

  /// Reports whether a token is on an ordered ramp.
  func isStep(_ token: Int32) -> Bool { bounds[token] != nil }

  /// Reports whether a lightness is between those of a step's neighbors on its ramp; true when there is no ordered ramp.
  func keepsOrder(_ lightness: Double, of token: Int32) -> Bool {
    guard let bounds = bounds[token] else { return true }
    return lightness > bounds.low && lightness < bounds.high
  }

  private struct Bounds {
    var low: Double
    var high: Double
  }

  /// Returns the lightness of each step's neighbors, in families whose order is also one of lightness.
  private static func bounds(_ entries: [Entry]) -> [Int32: Bounds] {
    let steps = entries.filter { $0.name.step != nil && $0.color.alpha >= 1 }
    let families = Dictionary(grouping: steps) { [$0.name.namespace, $0.name.family] }
    var bounds: [Int32: Bounds] = [:]
    for family in families.values where family.count >= 3 {
      let ramp = family.sorted { ($0.name.step ?? 0, $0.token) < ($1.name.step ?? 0, $1.token) }
      let pairs = zip(ramp, ramp.dropFirst())
      let falls = pairs.allSatisfy { $0.lab.x > $1.lab.x }
      guard falls || pairs.allSatisfy({ $0.lab.x < $1.lab.x }) else { continue }
      let rising = falls ? ramp.reversed() : ramp
      for (place, entry) in rising.enumerated() {
        bounds[entry.token] = Bounds(
          low: place > 0 ? rising[place - 1].lab.x : -1,
          high: place + 1 < rising.count ? rising[place + 1].lab.x : 2)
      }
    }
    return bounds
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
