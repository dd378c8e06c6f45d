import ColorScience

/// Raw colours of one family in numeric order, drawn as one strip.
struct Ramp: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var token: Int
    /// The digits at the end of its name.
    var step: String
  }

  var name: String
  var steps: [Step]
  /// A value that is not six digits needs more room than a swatch has.
  var isRoomy: Bool

  static let swatchWidth = 56.0
  static let roomyWidth = 120.0
  static let narrowest = 92.0

  var swatch: Double { isRoomy ? Ramp.roomyWidth : Ramp.swatchWidth }
  var width: Double { max(Ramp.narrowest, swatch * Double(steps.count)) }

  /// Families in the order in which they are defined.
  static func ramps(_ tokens: [Int], _ index: ReportIndex, variants: [Int]) -> [Ramp] {
    var ramps: [(family: String, ramp: Ramp)] = []
    var places: [String: Int] = [:]
    for token in tokens {
      let (family, step) = split(index.name(token))
      let variant = index.firstVariant(of: token, in: variants)
      let isRoomy =
        variant.map { index.stops(token, in: $0).contains { !SheetColor.notation($0).hasPrefix("#") } } ?? false
      if let at = places[family] {
        ramps[at].ramp.steps.append(Step(token: token, step: step))
        ramps[at].ramp.isRoomy = ramps[at].ramp.isRoomy || isRoomy
      } else {
        places[family] = ramps.count
        ramps.append((family, Ramp(name: family, steps: [Step(token: token, step: step)], isRoomy: isRoomy)))
      }
    }
    let short = shortNames(ramps.map(\.family))
    return zip(ramps, short).map { entry, name in
      var ramp = entry.ramp
      ramp.name = name
      ramp.steps.sort { (Int($0.step) ?? -1, $0.token) < (Int($1.step) ?? -1, $1.token) }
      return ramp
    }
  }

  /// `functionalGrayDark` and `880`; `color.blue` and `500`.
  static func split(_ name: String) -> (family: String, step: String) {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < name.count, digits.count < 10 else { return (name, "") }
    var family = name.dropLast(digits.count)
    while let last = family.last, "./-_ ".contains(last) { family.removeLast() }
    return family.isEmpty ? (name, "") : (String(family), String(name.suffix(digits.count)))
  }

  /// Without the type or group before the last dot; where two families would come to share a name, all of them keep what
  /// follows the groups that all have in common.
  private static func shortNames(_ names: [String]) -> [String] {
    let short = names.map { name in
      let tail = name.split(separator: ".").last.map(String.init) ?? name
      return tail.first?.isNumber == true ? name : tail
    }
    guard Set(short).count < short.count else { return short }
    let segments = names.map { $0.split(separator: ".") }
    let shared = segments.dropFirst().reduce(segments.first?.dropLast() ?? []) { common, next in
      common.prefix(zip(common, next.dropLast()).prefix { $0 == $1 }.count)
    }
    return segments.map { $0.dropFirst(shared.count).joined(separator: ".") }
  }

  /// A ramp that is longer than a row goes on in the next.
  func broken(to width: Double) -> [Ramp] {
    let perRow = max(1, Int(width / swatch))
    guard steps.count > perRow else { return [self] }
    return stride(from: 0, to: steps.count, by: perRow).map { start in
      Ramp(name: name, steps: Array(steps[start..<min(start + perRow, steps.count)]), isRoomy: isRoomy)
    }
  }
}

/// Ramps flow in rows.
enum RampRow {
  static let swatchHeight = 40.0
  /// From the last line of a name to the swatch.
  static let underName = 8.0
  /// From the swatch's bottom.
  static let lastBaseline = 40.0
  static let gap = 26.0
  static let between = 20.0
  static let width = Measures.width - Measures.margin - Measures.content

  static func rows(_ ramps: [Ramp]) -> [[Ramp]] {
    var rows: [[Ramp]] = []
    var used = 0.0
    for ramp in ramps.flatMap({ $0.broken(to: width) }) {
      if !rows.isEmpty, used + between + ramp.width <= width {
        rows[rows.count - 1].append(ramp)
        used += between + ramp.width
      } else {
        rows.append([ramp])
        used = ramp.width
      }
    }
    return rows
  }
}

/// Tokens as cards, one part a variant.
enum CardRow {
  static let pitch = 112.0
  static let lastBaseline = 86.0
  static let between = 20.0
  static let narrowestPart = 110.0

  static func perRow(variants: Int) -> Int {
    max(1, Int((RampRow.width + between) / (narrowestPart * Double(variants) + between)))
  }

  /// Left edge and width of a card in its row, in whole px, so that the last one ends at the margin.
  static func span(_ place: Int, variants: Int) -> (x: Double, width: Double) {
    let pitch = (RampRow.width + between) / Double(perRow(variants: variants))
    let left = (pitch * Double(place)).rounded()
    return (left, (pitch * Double(place + 1)).rounded() - between - left)
  }
}
