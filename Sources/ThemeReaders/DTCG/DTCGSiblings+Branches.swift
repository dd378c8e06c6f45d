import ThemeModel

/// Brands each of which has a list of its own themes: `acme.themes.default`, `acme.themes.winter` beside `globex.themes.default`. A
/// theme of one brand says nothing about the other brands.
extension DTCGSiblings {
  /// Returns the themes of all brands that have a list of one name, for each such name. At least one of them lists several, and each
  /// has a theme that repeats half of the colors of another brand's.
  static func branches(_ levels: [(outer: String, level: Level)]) -> [[Group]] {
    var lists: [String: [(brand: String, level: Level)]] = [:]
    var order: [String] = []
    for (outer, level) in levels {
      let names = outer.split(separator: ".").map(String.init)
      guard names.count == 2, LookWords.isList(names[1]), mayBeListed(names[0]), !isContext(names[0]) else { continue }
      if lists[names[1]] == nil { order.append(names[1]) }
      lists[names[1], default: []].append((names[0], level))
    }
    return order.compactMap { list in
      let brands = lists[list] ?? []
      guard brands.count > 1, brands.contains(where: { $0.level.groups.count > 1 }),
        brands.allSatisfy({ $0.level.groups.allSatisfy { PlainWords.isLook($0.name) || mayBeListed($0.name) } }),
        brands.indices.allSatisfy({ index in
          brands.indices.contains { $0 != index && repeats(brands[index].level, brands[$0].level) }
        })
      else { return nil }
      return brands.flatMap { brand, level in
        level.groups.map { theme in
          Group(
            path: "\(brand).\(list).\(theme.name).", prefix: "",
            folders: level.groups.count > 1 ? [brand, theme.name] : [brand], role: nil)
        }
      }
    }
  }

  private static func repeats(_ level: Level, _ other: Level) -> Bool {
    level.groups.contains { one in
      other.groups.contains { theme in
        Double(one.colors.intersection(theme.colors).count) >= Double(one.colors.count) * shareIfSaid
      }
    }
  }
}
