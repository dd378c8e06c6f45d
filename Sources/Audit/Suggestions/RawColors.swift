import ColorScience
import ThemeModel

/// The raw colours that a variant already has, as answers to a pair that fails.
struct RawColors {
  struct Candidate {
    var token: Int
    var color: Color
    var difference: Double
    /// 0: a step of the same ramp; 1: near in hue and of the same namespace; 2: of the same namespace; 3: any.
    var rank: Int
  }

  /// Beyond this an existing colour is no answer any more but another design.
  static let farthest = 0.3
  /// Hues this near, 30°, count as one: the cosine of the angle between them.
  private static let nearHue = 0.75.squareRoot()
  /// Below this chroma a colour has no hue to speak of.
  private static let grayChroma = 0.03

  private struct Entry {
    var token: Int
    var name: RawName
    var color: Color
    var seen: Seen
  }

  /// A colour in Oklab, where differences are told.
  private struct Seen {
    let lab: SIMD3<Double>
    let chroma: Double

    init(_ color: Color) {
      lab = color.converted(to: .oklab).components
      chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    }

    var isGray: Bool { chroma < grayChroma }

    func difference(from other: Seen) -> Double {
      let apart = lab - other.lab
      return (apart * apart).sum().squareRoot()
    }

    func isNearInHue(to other: Seen) -> Bool {
      lab.y * other.lab.y + lab.z * other.lab.z >= nearHue * chroma * other.chroma
    }
  }

  private let raw: [Entry]

  init(_ audit: ThemeAudit, part: Int, tokens: RawTokens) {
    raw = tokens.tokens.compactMap { token, name in
      guard case .color(let color) = audit.state(of: token, in: part) else { return nil }
      return Entry(token: token, name: name, color: color, seen: Seen(color))
    }
  }

  /// Own ramp first, then near hues, then the rest; nearest first in each.
  func candidates(insteadOf color: Color, named path: String?) -> [Candidate] {
    let name = path.map(RawName.init)
    let seen = Seen(color)
    var near: [(rank: Int, difference: Double, entry: Int)] = []
    for (index, entry) in raw.enumerated() {
      let difference = seen.difference(from: entry.seen)
      guard difference > 0, difference <= RawColors.farthest else { continue }
      near.append((RawColors.rank(entry, name, seen), difference, index))
    }
    // Entries come in the order of their tokens.
    near.sort { a, b in
      if a.rank != b.rank { return a.rank < b.rank }
      return a.difference != b.difference ? a.difference < b.difference : a.entry < b.entry
    }
    return near.map { rank, difference, index in
      Candidate(token: raw[index].token, color: raw[index].color, difference: difference, rank: rank)
    }
  }

  private static func rank(_ entry: Entry, _ own: RawName?, _ seen: Seen) -> Int {
    guard let own, own.namespace == entry.name.namespace else { return 3 }
    if own.family == entry.name.family { return 0 }
    if entry.seen.isGray || seen.isGray { return entry.seen.isGray == seen.isGray ? 1 : 2 }
    return seen.isNearInHue(to: entry.seen) ? 1 : 2
  }
}

/// `FXColors.Blue50`: a namespace, a family, a step.
struct RawName: Hashable {
  var namespace: Substring
  var family: Substring

  init(_ path: String) {
    let last = path.lastIndex(of: ".")
    namespace = last.map { path[..<$0] } ?? ""
    var name = last.map { path[path.index(after: $0)...] } ?? path[...]
    while let end = name.last, end.isNumber { name = name.dropLast() }
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
