import ThemeModel

/// Follows aliases through a token whose value is a whole group. Builds of Style Dictionary copy the group there:
/// `{theme.palette.value.50}` is `{blue.50}` where `theme.palette` is `{blue}`.
extension DTCGAssembly {
  private static let copied = ".value."
  private static let mostSteps = 8

  /// Finds the tokens to which such aliases lead. A token that stands for a group is then no color.
  mutating func followGroups() {
    guard findings.isLenient else { return }
    for layer in layers.indices {
      for declaration in layers[layer].tree.declarations {
        guard case .reference(let path) = declaration.value else { continue }
        let target = numbers[layer][Int(path)]
        guard index(at: target) == nil, respellings[target] == nil else { continue }
        if let member = member(at: name(target)) { respellings[target] = member }
      }
      for value in layers[layer].tree.values { value.forEachAlias { _ = member(at: $0) } }
    }
  }

  /// Returns the token at the end of a path that leads through groups.
  mutating func member(at path: String) -> Int32? {
    var path = path
    var passed: [Int] = []
    for _ in 0..<Self.mostSteps {
      guard let (start, group, rest) = firstGroup(in: path) else { break }
      passed.append(start)
      path = group + "." + rest
      guard index(of: path) != nil else { continue }
      groupAliases.formUnion(passed)
      return number(of: path)
    }
    return nil
  }

  /// Returns the first token in a path that stands for a group, with the group and the rest of the path. Where it stands for
  /// another group in another context, nothing says which one is meant.
  private mutating func firstGroup(in path: String) -> (start: Int, group: String, rest: String)? {
    var from = path.startIndex
    while let found = path[from...].firstRange(of: Self.copied) {
      if let start = index(of: String(path[..<found.lowerBound])) {
        let targets = Set(sites(of: start).map { target(of: $0) })
        guard targets.count == 1, let target = targets.first ?? nil, index(at: target) == nil, isGroup(target) else {
          return nil
        }
        return (start, name(target), String(path[found.upperBound...]))
      }
      from = found.upperBound
    }
    return nil
  }
}
