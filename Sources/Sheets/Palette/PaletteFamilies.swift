import ColorScience

/// Tokens grouped by the first word of their names.
struct PaletteFamilies: Hashable {
  /// The names of the families; more than one where small families share a section.
  var names: [String]
  var tokens: [Int]

  /// Returns the families. Tokens that are alone in their family share one at the end.
  static func of(_ tokens: [Int], _ index: ReportIndex) -> [PaletteFamilies] {
    let names = tokens.map(index.name)
    let shared = SharedWord.commonParts(names)
    var families: [(key: String, name: String, tokens: [Int])] = []
    var places: [String: Int] = [:]
    for (token, name) in zip(tokens, names) {
      let first = NameParts.split(SharedWord.without(shared, name)).first ?? name
      let key = SharedWord.bare(first)
      if let at = places[key] {
        families[at].tokens.append(token)
      } else {
        places[key] = families.count
        families.append((key, key.isEmpty ? name : key, [token]))
      }
    }
    let single = families.filter { $0.tokens.count == 1 }
    guard single.count > 1 else { return families.map { PaletteFamilies(names: [$0.name], tokens: $0.tokens) } }
    return families.filter { $0.tokens.count > 1 }.map { PaletteFamilies(names: [$0.name], tokens: $0.tokens) }
      + [
        PaletteFamilies(
          names: [single.count == families.count ? "tokens" : "other"], tokens: byHue(single.flatMap(\.tokens), index))
      ]
  }

  /// Sorts tokens whose names have nothing in common: greys from light to dark, then hue by hue. Fewer than eight stay in the
  /// order in which they are defined.
  private static func byHue(_ tokens: [Int], _ index: ReportIndex) -> [Int] {
    guard tokens.count >= 8 else { return tokens }
    func place(_ token: Int) -> (Int, Double, Int) {
      let color = index.report.variants.indices.lazy.flatMap { index.stops(token, in: $0) }.first
      guard let lch = color?.converted(to: .oklch).components else { return (99, 0, token) }
      // Below this chroma nobody can tell the hue.
      if lch.y < 0.03 { return (0, -lch.x, token) }
      return (1 + Finite.whole((lch.z / 30).rounded(.down)), -lch.x, token)
    }
    return tokens.map { (token: $0, place: place($0)) }.sorted { $0.place < $1.place }.map(\.token)
  }

  /// The most names for which a label has room beside one row.
  static let nameLimit = 4

  /// Merges neighbouring families that fill at most half a row each, as long as one row holds them. Otherwise the sheets of a
  /// system of many small families would be mostly empty.
  static func shared(_ families: [PaletteFamilies], perRow: Int) -> [PaletteFamilies] {
    var result: [PaletteFamilies] = []
    for family in families {
      if let last = result.last, isSmall(last, perRow), family.tokens.count <= (perRow + 1) / 2,
        last.tokens.count + family.tokens.count <= perRow, last.names.count < nameLimit
      {
        result[result.count - 1].names += family.names
        result[result.count - 1].tokens += family.tokens
      } else {
        result.append(family)
      }
    }
    return result
  }

  private static func isSmall(_ family: PaletteFamilies, _ perRow: Int) -> Bool {
    family.names.count > 1 || family.tokens.count <= (perRow + 1) / 2
  }
}
