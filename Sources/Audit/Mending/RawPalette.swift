import ColorScience
import ThemeModel

/// Every raw colour of every theme, used or not: the steps that a design system has already.
struct RawPalette: Sendable {
  struct Entry: Sendable {
    var token: Int32
    var name: RawName
    var color: Color
    var lab: SIMD3<Double>
  }

  /// Beyond this a colour of another family is no answer any more but another design.
  static let farthest = 0.3
  /// Hues this near, 30°, count as one: the cosine of the angle between them.
  private static let nearHue = 0.75.squareRoot()
  /// Below this chroma a colour has no hue to speak of.
  private static let grayChroma = 0.03

  /// Each token once, with its colour in the first theme that has it.
  private(set) var entries: [Entry] = []
  private let indices: [Int32: Int]

  init(_ audits: [ThemeAudit], catalogue: TokenCatalogue) {
    let names = catalogue.paths.map(RawName.init)
    var namespaces: Set<Substring> = []
    var families: Set<[Substring]> = []
    for token in 0..<catalogue.count where catalogue.tiers[token] == .raw {
      if !names[token].namespace.isEmpty { namespaces.insert(names[token].namespace) }
      if names[token].step != nil { families.insert([names[token].namespace, names[token].family]) }
    }
    var indices: [Int32: Int] = [:]
    for token in 0..<catalogue.count {
      let isRaw = catalogue.tiers[token] == .raw
      // A step that nothing stands for is not known as raw by its use: it lies among those that are.
      let isBeside =
        namespaces.contains(names[token].namespace)
        || names[token].step != nil && families.contains([names[token].namespace, names[token].family])
      guard isRaw || isBeside, let found = RawPalette.literal(of: token, in: audits) else { continue }
      indices[Int32(token)] = entries.count
      entries.append(
        Entry(
          token: Int32(token), name: names[token], color: found, lab: found.converted(to: .oklab).components))
    }
    self.indices = indices
  }

  /// The colour that a token itself has, in the first theme where it is written out.
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

  /// Own family first, then near hues, then the rest; nearest first in each.
  func steps(insteadOf color: Color, named name: RawName?) -> [Step] {
    let lab = color.converted(to: .oklab).components
    var steps: [Step] = []
    for entry in entries {
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

  /// Whether a lightness lies between those of a step's neighbours on its ramp; true where there is no ordered ramp.
  func keepsOrder(_ lightness: Double, of token: Int32) -> Bool {
    guard let index = indices[token], let ramp = ramp(of: entries[index]) else { return true }
    guard let place = ramp.firstIndex(where: { $0.token == token }) else { return true }
    let falls = ramp[0].lab.x > ramp[ramp.count - 1].lab.x
    let before = place > 0 ? ramp[place - 1].lab.x : (falls ? 2 : -1)
    let after = place + 1 < ramp.count ? ramp[place + 1].lab.x : (falls ? -1 : 2)
    return falls ? lightness < before && lightness > after : lightness > before && lightness < after
  }

  /// The steps of a family in their order, where that is an order of lightness too.
  private func ramp(of entry: Entry) -> [Entry]? {
    guard entry.name.step != nil else { return nil }
    let ramp = entries.filter {
      $0.name.step != nil && $0.name.family == entry.name.family && $0.name.namespace == entry.name.namespace
        && $0.color.alpha >= 1
    }.sorted { ($0.name.step ?? 0, $0.token) < ($1.name.step ?? 0, $1.token) }
    guard ramp.count >= 3 else { return nil }
    let pairs = zip(ramp, ramp.dropFirst())
    guard pairs.allSatisfy({ $0.lab.x < $1.lab.x }) || pairs.allSatisfy({ $0.lab.x > $1.lab.x }) else { return nil }
    return ramp
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
