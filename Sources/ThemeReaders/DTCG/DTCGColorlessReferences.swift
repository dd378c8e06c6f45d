import ThemeModel

/// Checks the aliases of tokens that are not colors. The model never sees them, and one that leads nowhere is wrong whatever
/// its type.
struct DTCGColorlessReferences {
  private enum Way {
    case unknown
    case open
    /// It leads to a value, or to something that is reported elsewhere.
    case ends
    case circles
  }

  private var ways: [Way] = []

  mutating func check(_ index: Int, in assembly: inout DTCGAssembly) {
    for site in assembly.sites(of: index) {
      guard let target = assembly.target(of: site) else { continue }
      let place = assembly.valuePlace(of: site)
      let path = assembly.name(assembly.entries[index].path)
      let targetName = assembly.name(target)
      guard let found = assembly.index(at: target) else {
        tellMissing(target, path, at: place, in: &assembly)
        continue
      }
      if let own = assembly.declaration(site).ownType, case .known(let other) = assembly.entries[found].type,
        other != own
      {
        assembly.tellColorless(
          "type-mismatch",
          "\(path) is a \(own.rawValue), but refers to \(targetName), which is a \(other.rawValue)", at: place)
      }
      if circles(index, assembly) {
        assembly.tellColorless(
          "alias-cycle", "\(path) is part of a circle of aliases, or leads into one", at: place)
      }
    }
  }

  private func tellMissing(_ target: Int32, _ path: String, at place: Place, in assembly: inout DTCGAssembly) {
    let name = assembly.name(target)
    if assembly.isGroup(target) {
      assembly.tellColorless(
        "alias-to-group", "\(path) refers to \(name), which is a group and not a token", at: place)
      return
    }
    assembly.suggestionsLeft -= 1
    var near: String?
    if assembly.suggestionsLeft >= 0 {
      let entries = assembly.entries.prefix(20_000)
      near = NearestName.to(name, among: entries.map { assembly.paths[$0.path] })
    }
    assembly.tellColorless(
      "unresolved-alias", "\(path) refers to \(name), which does not exist\(NearestName.question(near))", at: place)
  }

  /// Reports whether the chain from a token never ends. Each token is visited once, however many lead to it.
  private mutating func circles(_ start: Int, _ assembly: DTCGAssembly) -> Bool {
    if ways.isEmpty { ways = [Way](repeating: .unknown, count: assembly.entries.count) }
    var walked: [Int] = []
    var current: Int? = start
    var end = Way.ends
    while let index = current {
      switch ways[index] {
      case .unknown:
        ways[index] = .open
        walked.append(index)
        current = assembly.target(of: assembly.entries[index].lastSite).flatMap { assembly.index(at: $0) }
        continue
      case .open, .circles: end = .circles
      case .ends: end = .ends
      }
      break
    }
    for index in walked { ways[index] = end }
    return ways[start] == .circles
  }
}

extension DTCGAssembly {
  /// Reports a problem, which is only a warning in a dialect: it does not concern colors.
  fileprivate mutating func tellColorless(_ code: String, _ message: String, at place: Place) {
    if findings.isLenient {
      findings.warning(code, message, at: place)
    } else {
      findings.error(code, message, at: place)
    }
  }
}
