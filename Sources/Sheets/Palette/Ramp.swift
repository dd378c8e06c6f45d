import ColorScience

/// The raw colors of one family in numeric order, drawn as one strip.
struct Ramp: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var token: Int
    /// The digits at the end of its name.
    var step: String
    /// The lines of the value: six digits, or the numbers of another notation.
    var values: [String]
    /// Whether a line above the value shows the step, the alpha or the gamut.
    var isHeaded: Bool
    /// `nil` unless the step is one opaque color.
    var tone: Tone?
  }

  var name: String
  /// The notation of all values, shown once beside the name; empty where they are six digits.
  var space: String
  var steps: [Step]

  static let swatch = 56.0
  static let narrowest = 92.0

  var width: Double { max(Ramp.narrowest, Ramp.swatch * Double(steps.count)) }

  /// The width of a caption under a swatch. The caption of a single swatch has the whole ramp's width.
  var captionWidth: Double { steps.count == 1 ? Ramp.narrowest : Ramp.swatch - 4 }

  /// The number of lines under the tallest swatch: step, value, lightness and uses.
  var captionLines: Int {
    steps.map { ($0.isHeaded ? 1 : 0) + $0.values.count + (hasTones ? 1 : 0) + 1 }.max() ?? 2
  }

  /// Whether captions show the lightness of the steps. A single color has nothing to be compared with.
  var hasTones: Bool { steps.count > 1 && steps.allSatisfy { $0.tone != nil } }

  /// Returns the ramps of tokens, in the order in which the families are defined.
  static func ramps(_ tokens: [Int], _ index: ReportIndex, variants: [Int]) -> [Ramp] {
    var families: [(name: String, tokens: [(token: Int, step: String)])] = []
    var places: [String: Int] = [:]
    for token in tokens {
      let (family, step) = split(index.name(token))
      if let at = places[family] {
        families[at].tokens.append((token, step))
      } else {
        places[family] = families.count
        families.append((family, [(token, step)]))
      }
    }
    return zip(families, shortNames(families.map(\.name))).map { family, name in
      let sorted = family.tokens.sorted { (Int($0.step) ?? -1, $0.token) < (Int($1.step) ?? -1, $1.token) }
      let colors = sorted.map { index.rawColors($0.token, in: variants) }
      let (space, values) = RampValues.of(colors)
      let steps = zip(zip(sorted, colors), values).map { step, values in
        let isTold = step.1.count == 1 && step.1.contains { $0.alpha < 1 || index.isWide($0) }
        return Step(
          token: step.0.token, step: step.0.step, values: values, isHeaded: !step.0.step.isEmpty || isTold,
          tone: step.1.count == 1 ? step.1.first.flatMap(Tone.init) : nil)
      }
      return Ramp(name: name, space: space, steps: steps)
    }
  }

  /// Splits a name into family and step: `functionalGrayDark` and `880`, `color.blue` and `500`.
  static func split(_ name: String) -> (family: String, step: String) {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < name.count, digits.count < 10 else { return (name, "") }
    var family = name.dropLast(digits.count)
    while let last = family.last, "./-_ ".contains(last) { family.removeLast() }
    return family.isEmpty ? (name, "") : (String(family), String(name.suffix(digits.count)))
  }

  /// Sorts the tokens of each family in numeric order, within the places that the family has: `gray50` before `gray100`
  /// before `gray1000`, in whatever order the source lists them.
  static func numeric(_ tokens: [Int], _ index: ReportIndex) -> [Int] {
    var places: [String: [Int]] = [:]
    for (place, token) in tokens.enumerated() {
      let (family, step) = split(index.name(token))
      if !step.isEmpty { places[family, default: []].append(place) }
    }
    var sorted = tokens
    for family in places.values where family.count > 1 {
      let members = family.map { tokens[$0] }.sorted { a, b in
        (Int(split(index.name(a)).step) ?? 0, a) < (Int(split(index.name(b)).step) ?? 0, b)
      }
      for (place, token) in zip(family, members) { sorted[place] = token }
    }
    return sorted
  }

  /// Returns the tokens outside the raw tier whose names are steps of a ramp: three or more of a family, counting the raw tokens
  /// `beside` them. Each has a value of its own that is the same in every variant. A step that nothing uses counts too.
  static func stepped(_ tokens: [Int], beside raw: [Int] = [], _ index: ReportIndex, variants: [Int]) -> [Int] {
    var families: [String: [Int]] = [:]
    var beside: [String: Int] = [:]
    for token in raw {
      let (family, step) = split(index.name(token))
      if !step.isEmpty { beside[family, default: 0] += 1 }
    }
    for token in tokens {
      let (family, step) = split(index.name(token))
      guard !step.isEmpty, variants.allSatisfy({ index.aliases(token, in: $0).isEmpty }) else { continue }
      let states = Set(variants.map { index.color(token, in: $0).state }.filter { $0 != .absent })
      guard states.count == 1, case .color? = states.first else { continue }
      families[family, default: []].append(token)
    }
    let members = Set(families.filter { $0.value.count + (beside[$0.key] ?? 0) >= 3 }.values.joined())
    return tokens.filter(members.contains)
  }

  /// Returns names without the type or group before the last dot. Where two families would get the same name, all names keep
  /// everything after the groups that all have in common.
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

  /// Splits a ramp that is longer than a row into parts for several rows, whose lengths differ by at most one.
  func broken(to width: Double) -> [Ramp] {
    let perRow = max(1, Int(width / Ramp.swatch))
    guard steps.count > perRow else { return [self] }
    let count = (steps.count + perRow - 1) / perRow
    return (0..<count).map { part in
      Ramp(
        name: name, space: space,
        steps: Array(steps[part * steps.count / count..<(part + 1) * steps.count / count]))
    }
  }
}

/// The values under the swatches of a ramp.
enum RampValues {
  /// Returns the notation that all colors share, and the lines of each value.
  static func of(_ steps: [[Color]]) -> (space: String, lines: [[String]]) {
    let parts = steps.map { $0.count == 1 ? ValueForms.parts($0[0]) : nil }
    // A single color has room to show its own notation.
    if steps.count == 1, let only = parts[0] { return ("", [[only.space, only.numbers.joined(separator: " ")]]) }
    // Steps are for comparison: six digits with the lightness under them are easier to compare than the numbers of a notation.
    return (space(parts), steps.map { [short($0)] })
  }

  /// Returns, for example, `oklch, hue 228`. The hue is added when all colors share it; a grey has no hue and does not count.
  private static func space(_ parts: [(space: String, numbers: [String])?]) -> String {
    let spaces = Set(parts.map { $0?.space })
    guard spaces.count == 1, let space = spaces.first ?? nil else { return "" }
    let hues = Set(parts.compactMap { $0?.numbers }.filter { $0[1] != "0" }.map { $0[2] })
    guard ["oklch", "lch"].contains(space), hues.count == 1, let hue = hues.first else { return space }
    return "\(space), hue \(hue)"
  }

  private static func short(_ colors: [Color]) -> String {
    guard colors.count == 1, let color = colors.first else { return colors.isEmpty ? "no value" : "gradient" }
    return ValueForms.six(color)
  }
}

/// The layout of ramps in rows.
enum RampRow {
  static let swatchHeight = 40.0
  /// The distance from the last line of a name to the swatch.
  static let underName = 8.0
  static let between = 20.0

  /// Returns the distance from the bottom of the swatches to the last baseline of the row.
  static func lastBaseline(_ ramps: [Ramp]) -> Double {
    lastCaption(ramps) + (ramps.contains(where: \.hasCurves) ? RampCurves.room : 0)
  }

  /// Returns the distance from the bottom of the swatches to the last baseline of the captions.
  static func lastCaption(_ ramps: [Ramp]) -> Double {
    14 + 13 * Double((ramps.map(\.captionLines).max() ?? 2) - 1)
  }

  static func rows(_ ramps: [Ramp], width: Double) -> [[Ramp]] {
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

extension ReportIndex {
  /// Returns the colors of a raw token, several for a gradient. It looks the same in each variant that has it.
  func rawColors(_ token: Int, in variants: [Int]) -> [Color] {
    firstVariant(of: token, in: variants).map { stops(token, in: $0) } ?? []
  }
}
