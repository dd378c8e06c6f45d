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
  /// Hues this near count as one.
  private static let nearHue = 30.0
  /// Below this chroma a colour has no hue to speak of.
  private static let grayChroma = 0.03

  private struct Entry {
    var token: Int
    var name: RawName
    var color: Color
    /// In Oklab, where differences are told.
    var lab: Color
    /// The same with its hue.
    var hue: Color
  }

  private let raw: [Entry]

  init(_ audit: ThemeAudit, part: Int, tokens: RawTokens) {
    raw = tokens.tokens.compactMap { token, name in
      guard case .color(let color) = audit.state(of: token, in: part) else { return nil }
      let lab = color.converted(to: .oklab)
      return Entry(token: token, name: name, color: color, lab: lab, hue: RawColors.polar(color, lab))
    }
  }

  /// Own ramp first, then near hues, then the rest; nearest first in each.
  func candidates(insteadOf color: Color, named path: String?) -> [Candidate] {
    let name = path.map(RawName.init)
    let lab = color.converted(to: .oklab)
    let hue = RawColors.polar(color, lab)
    var near: [(rank: Int, difference: Double, entry: Int)] = []
    for (index, entry) in raw.enumerated() {
      let difference = Color.deltaEOK(lab, entry.lab)
      guard difference > 0, difference <= RawColors.farthest else { continue }
      near.append((RawColors.rank(entry.name, entry.hue, name, hue), difference, index))
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

  /// A colour in Oklch, to which the way leads through Oklab.
  private static func polar(_ color: Color, _ lab: Color) -> Color {
    color.space == .oklch ? color : lab.converted(to: .oklch)
  }

  private static func rank(_ name: RawName, _ other: Color, _ own: RawName?, _ hue: Color) -> Int {
    guard let own, own.namespace == name.namespace else { return 3 }
    if own.family == name.family { return 0 }
    let isGray = hue.components.y < grayChroma
    let otherIsGray = other.components.y < grayChroma
    if isGray || otherIsGray { return isGray == otherIsGray ? 1 : 2 }
    var turn = (hue.components.z - other.components.z).magnitude.truncatingRemainder(dividingBy: 360)
    if turn > 180 { turn = 360 - turn }
    return turn <= nearHue ? 1 : 2
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
