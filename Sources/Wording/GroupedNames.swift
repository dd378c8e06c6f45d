/// Names without the leading groups that nearly all of them share. When at least four of five names begin with
/// `nl.utrecht`, `nl.utrecht.link.color` becomes `link.color`, and `nl.color.grey.100` becomes `color.grey.100`.
///
/// A group tells where a name belongs, so it stays when no group is that common. Shortened names stay distinct.
public struct GroupedNames: Sendable {
  private let shortened: [String: String]

  public init(_ names: some Sequence<String>) {
    let distinct = Array(Set(names)).sorted()
    let groups = Dictionary(uniqueKeysWithValues: distinct.map { ($0, GroupedNames.groups($0)) })
    var shared: [Substring] = []
    while let next = GroupedNames.mostCommon(distinct.compactMap { groups[$0] }, after: shared),
      5 * next.count >= 4 * distinct.count
    {
      shared.append(next.group)
    }
    var shortened: [String: String] = [:]
    for name in distinct {
      let own = groups[name] ?? []
      let common = zip(own, shared).prefix { $0 == $1 }.count
      guard common > 0 else { continue }
      let length = own.prefix(common).reduce(0) { $0 + $1.utf8.count + 1 }
      let rest = String(decoding: name.utf8.dropFirst(length), as: UTF8.self)
      if rest.contains(where: \.isLetter) { shortened[name] = rest }
    }
    let shown = distinct.map { shortened[$0] ?? $0 }
    self.shortened = Set(shown).count == distinct.count ? shortened : [:]
  }

  public func callAsFunction(_ name: String) -> String {
    shortened[name] ?? name
  }

  /// Returns the parts before the last dot or slash.
  private static func groups(_ name: String) -> [Substring] {
    guard name.utf8.count <= 500 else { return [] }
    return name.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "/" }.dropLast()
  }

  private static func mostCommon(_ names: [[Substring]], after shared: [Substring]) -> (group: Substring, count: Int)? {
    var counts: [Substring: Int] = [:]
    for groups in names where groups.count > shared.count && Array(groups.prefix(shared.count)) == shared {
      counts[groups[shared.count], default: 0] += 1
    }
    return counts.map { (group: $0.key, count: $0.value) }.max { ($0.count, $1.group) < ($1.count, $0.group) }
  }
}
