import ThemeModel

/// Removes the layers under opaque backgrounds, which are no part of a pair. The pair is then judged once, whatever is
/// under it.
enum OpaqueGrounds {
  static func settle(_ system: inout ThemeSystem) {
    let tops = Set(system.sightings.compactMap(top))
    guard !tops.isEmpty else { return }
    let opaque = tops.subtracting(translucent(among: tops, in: system))
    for index in system.sightings.indices {
      guard let top = top(of: system.sightings[index]), opaque.contains(top) else { continue }
      system.sightings[index].ground = .layers([.token(top)])
    }
  }

  /// Returns the token of the background if further layers are known to be under it.
  private static func top(of sighting: Sighting) -> String? {
    guard case .layers(let layers) = sighting.ground, layers.count > 1, let top = layers.last, top.isWhole else {
      return nil
    }
    return top.token
  }

  /// Returns the tokens that are translucent in any variant, or whose alpha is unknown.
  private static func translucent(among tokens: Set<String>, in system: ThemeSystem) -> Set<String> {
    var opaque: Set<String> = []
    var open: Set<String> = []
    let resolver = ThemeResolver(system)
    for index in resolver.themes {
      let theme = resolver.resolve(index)
      for (token, path) in theme.paths.enumerated() where tokens.contains(path) && !open.contains(path) {
        for variant in theme.variants.indices {
          switch theme.value(of: token, in: variant) {
          case .color(let color)? where color.alpha >= 1: opaque.insert(path)
          case nil: continue
          default: open.insert(path)
          }
        }
      }
    }
    return open.union(tokens.subtracting(opaque))
  }
}
