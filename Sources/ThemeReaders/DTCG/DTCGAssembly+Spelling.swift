import ThemeModel

/// Resolves aliases that differ from the only token they can mean in case, spaces, hyphens or slashes, as tools write them.
extension DTCGAssembly {
  /// Finds the tokens that missing targets are other spellings of. Strict reading does without.
  mutating func respell() {
    guard findings.isLenient else { return }
    for layer in layers.indices {
      for declaration in layers[layer].tree.declarations {
        guard case .reference(let path) = declaration.value else { continue }
        let target = numbers[layer][Int(path)]
        guard index(at: target) == nil, respellings[target] == nil, let other = spelling(of: name(target)) else {
          continue
        }
        respellings[target] = other
        tell(name(target), as: other, at: layers[layer].tree.valuePlace(of: declaration))
      }
    }
  }

  /// Does the same for aliases inside of a value.
  mutating func respelled(_ value: TokenValue, at place: Place) -> TokenValue {
    guard findings.isLenient else { return value }
    switch value {
    case .alias(let name):
      guard index(of: name) == nil else { return value }
      if let member = member(at: name) { return .alias(self.name(member)) }
      guard let other = spelling(of: name) else { return value }
      tell(name, as: other, at: place)
      return .alias(self.name(other))
    case .adjusted(let base, .mix(let mixed, let share, let space)):
      return .adjusted(
        respelled(base, at: place), .mix(with: respelled(mixed, at: place), share: share, space: space))
    case .adjusted(let base, let adjustment): return .adjusted(respelled(base, at: place), adjustment)
    case .gradient(let stops):
      return .gradient(
        stops.map { GradientStop(value: respelled($0.value, at: place), position: $0.position) })
    case .composite(let parts):
      return .composite(parts.map { CompositePart(name: $0.name, value: respelled($0.value, at: place)) })
    case .color, .placeholder, .undetermined: return value
    }
  }

  private mutating func tell(_ name: String, as other: Int32, at place: Place) {
    findings.warning(
      "alias-spelling",
      "{\(name)} is read as \(self.name(other)), the only token whose name differs just in case, spaces and hyphens",
      at: place)
  }

  /// Returns the only token with that name, as far as letters, digits and dots go.
  private mutating func spelling(of name: String) -> Int32? {
    let plain = DTCGReference.spelling(name)
    // The path of a group is not another spelling of a token.
    guard !isGroup(number(of: name)) else { return nil }
    if spellings == nil {
      var found: [String: Int32?] = [:]
      for entry in entries where entry.siteCount > 0 {
        let key = DTCGReference.spelling(self.name(entry.path))
        found[key] = found[key] == nil ? .some(entry.path) : .some(nil)
      }
      spellings = found
    }
    return spellings?[plain] ?? nil
  }
}
