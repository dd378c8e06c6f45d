import ThemeModel

/// Tokens with several names, and tokens that others are made of.
extension TokenWalk {
  /// Removes other names of tokens. A color that several members return (`text`, `uiText`, `colors.text`) is one token,
  /// with the shortest of their names.
  func withoutOtherNames(_ values: [Valued]) -> [Valued] {
    struct Group: Hashable {
      let home: TokenIdentity
      let name: String
    }
    let own = Set(values.compactMap(\.token.identity).map(first))
    var groups: [Group: [Int]] = [:]
    for (index, one) in values.enumerated() {
      guard let property = one.token.property, let identity = one.token.identity, !one.value.isUnknown,
        one.axes.isEmpty
      else { continue }
      var home = first(identity)
      var trail = one.value.trail
      while let here = trail {
        if let next = TokenWriter.identity(of: here.reference).map(first), own.contains(next) { home = next }
        trail = here.next
      }
      groups[Group(home: home, name: ColorForms.plain(property.name)), default: []].append(index)
    }
    var dropped: Set<Int> = []
    for group in groups.values where group.count > 1 {
      let sorted = group.sorted { Self.rank(values[$0].name, $0) < Self.rank(values[$1].name, $1) }
      for other in sorted.dropFirst() {
        dropped.insert(other)
        writer.hide(values[other].name, behind: values[sorted[0]].name)
      }
    }
    for group in sameAssets(values, except: dropped) {
      let sorted = group.sorted { Self.rank(values[$0].name, $0) < Self.rank(values[$1].name, $1) }
      for other in sorted.dropFirst() {
        dropped.insert(other)
        writer.hide(values[other].name, behind: values[sorted[0]].name)
      }
    }
    return values.indices.filter { !dropped.contains($0) }.map { values[$0] }
  }

  /// Returns the groups of static members of one name that return the same catalog color from several platform types:
  /// `UIColor.brand(for: .ink)` and `CGColor.brand(for: .ink)`. Two literals of one name stay two values.
  private func sameAssets(_ values: [Valued], except dropped: Set<Int>) -> [[Int]] {
    var groups: [[String]: [Int]] = [:]
    for (index, one) in values.enumerated() where !dropped.contains(index) {
      guard case .color(.asset(let asset)) = one.value.payload, let dot = one.name.firstIndex(of: "."),
        Self.platformTypes.contains(String(one.name[..<dot]))
      else { continue }
      let rest = String(one.name[one.name.index(after: dot)...])
      groups[[asset, rest], default: []].append(index)
    }
    return groups.values.filter { $0.count > 1 }
  }

  private static let platformTypes: Set = ["UIColor", "NSColor", "CGColor", "Color", "ShapeStyle"]

  private static func rank(_ name: String, _ index: Int) -> (Int, Int, Int) {
    (name.utf8.count { $0 == UInt8(ascii: ".") }, name.utf8.count, index)
  }

  /// Returns the names of plain tokens that pairs are made of: tokens that are a side of a pair,
  /// and the tokens beside these whose names do not say what they are for.
  func sidesOfPairs(_ values: [Valued]) -> Set<String> {
    var names: Set<String> = []
    for one in values where Self.isPair(one.value) {
      for side in Self.sides(of: one.value) {
        var trail = side.trail
        while let here = trail {
          if let name = TokenWriter.identity(of: here.reference).flatMap(writer.name(of:)) { names.insert(name) }
          trail = here.next
        }
      }
    }
    let levels = Set(names.map { String(Self.prefix(of: $0)) })
    for one in values where one.token.tier == .semantic && levels.contains(String(Self.prefix(of: one.name))) {
      if !Purposes.isOne(one.token.property?.name ?? one.name) { names.insert(one.name) }
    }
    return names.subtracting(values.filter { Self.isPair($0.value) || $0.token.tier != .semantic }.map(\.name))
  }

  private static func sides(of value: Value) -> [Value] {
    switch value.payload {
    case .instance(let instance): Array(instance.stored.values)
    case .color(.byMode(let light, let dark)): [light, dark]
    case .tuple(let elements): elements.map(\.value)
    default: []
    }
  }
}
