import ThemeModel

/// Resolves the type of each token: its own, or else that of the token that it refers to, or else that of the nearest group.
extension DTCGAssembly {
  /// Follows a chain of aliases, without recursion.
  mutating func resolveType(of start: Int) {
    guard case .unknown = entries[start].type else { return }
    // Every token uses the same memory: most chains are a single step.
    var way = typeWay
    typeWay = []
    defer {
      way.removeAll(keepingCapacity: true)
      typeWay = way
    }
    var current = start
    var end = TypeState.none
    while true {
      if case .unknown = entries[current].type {
        let site = entries[current].lastSite
        let declaration = declaration(site)
        if let own = declaration.ownType {
          end = .known(own)
        } else if declaration.hasForeignType {
          end = .foreign
        } else if let target = target(of: site), let next = index(at: target) {
          entries[current].type = .open
          way.append(current)
          current = next
          continue
        } else if let inherited = inheritedType(of: current, site) {
          end = .known(inherited)
        }
        entries[current].type = end
      } else if case .open = entries[current].type {
        // In a circle, the type of a group counts, if it has one.
        end = .none
      } else {
        end = entries[current].type
      }
      break
    }
    for index in way.reversed() {
      if case .none = end, let inherited = inheritedType(of: index, entries[index].lastSite) {
        entries[index].type = .known(inherited)
      } else {
        entries[index].type = end
      }
    }
  }

  private mutating func inheritedType(of index: Int, _ site: Int32) -> DTCGType? {
    let own = numbers[layer(of: site)][Int(declaration(site).path)]
    let takeover = sites[Int(site)].takeover
    if takeover >= 0 {
      let into = name(takeovers[Int(takeover)].into)
      // Looks below the group that took it over first, then where it came from, then above.
      return fact(above: entries[index].path) { $0.path.hasPrefix(into) ? $0.type : nil }
        ?? fact(above: own, \.type) ?? fact(above: entries[index].path, \.type)
    }
    return declaration(site).groupType ?? fact(above: own, \.type)
  }
}
