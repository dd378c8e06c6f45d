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
        let isHint = isHint(typeOf: declaration, site)
        if let own = declaration.ownType, !isHint {
          end = .known(own)
        } else if declaration.hasForeignType, !isHint {
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

  /// Reports whether the type of an alias is only a hint, as in Style Dictionary, whose aliases have the value of their target whatever
  /// type they claim: one that ends in a color is a color, also as `"type": "border"`.
  private func isHint(typeOf declaration: DTCGDeclaration, _ site: Int32) -> Bool {
    guard findings.isLenient, case .reference = declaration.value,
      declaration.hasForeignType || declaration.ownType.map({ $0 != .color }) ?? false
    else { return false }
    var site = site
    // Nobody has longer chains.
    for _ in 0..<64 {
      let declaration = self.declaration(site)
      let document = layers[layer(of: site)].tree.document
      guard case .reference = declaration.value else { return isColor(declaration, site) }
      guard document.isString(Int(declaration.node) - 1, "value"),
        let next = target(of: site).flatMap(index(at:))
      else { return false }
      site = entries[next].lastSite
    }
    return false
  }

  private func isColor(_ declaration: DTCGDeclaration, _ site: Int32) -> Bool {
    switch declaration.value {
    case .color: return true
    case .ready: return !declaration.hasForeignType && (declaration.ownType ?? declaration.groupType) == .color
    case .pending:
      if let type = declaration.ownType ?? declaration.groupType { return type == .color }
      let tree = layers[layer(of: site)].tree
      return DTCGGuess.type(of: tree.node(of: declaration), path: tree.path(of: declaration)) == .color
    case .reference, .colorless: return false
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
