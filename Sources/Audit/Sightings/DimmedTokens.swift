import ThemeModel

/// Tokens that views show with part of their alpha. Each becomes a token beside its own, such as `text at 60%`, so that it is
/// measured, drawn and mended like every other. No pattern matches it, and no contract asks for it.
enum DimmedTokens {
  private struct Shade {
    var name: String
    var alpha: Double?
    var opacity: Double
    var dimming: String?
    /// Where a view shows it.
    var place: Place
  }

  /// Returns the system with these tokens, and with sightings of them.
  static func added(to system: ThemeSystem) -> ThemeSystem {
    guard !system.sightings.isEmpty else { return system }
    var result = system
    var shades: [String: [Shade]] = [:]
    let paths = Set(system.themes.flatMap(\.paths))
    func settle(_ paint: inout Sighting.DrawnColor, _ place: Place) {
      guard !paint.isWhole, let path = paint.token else { return }
      let name = paint.words
      guard paths.contains(path), !paths.contains(name) || system.standIns[name] != nil else { return }
      if result.standIns.updateValue(system.standIns[path] ?? path, forKey: name) == nil {
        shades[path, default: []].append(
          Shade(name: name, alpha: paint.alpha, opacity: paint.opacity, dimming: paint.dimming, place: place))
      }
      paint = .token(name)
    }
    var sightings = system.sightings
    for index in sightings.indices {
      guard let site = sightings[index].sites.first else { continue }
      settle(&sightings[index].foreground, site.foreground)
      guard case .layers(var layers) = sightings[index].ground else { continue }
      for layer in layers.indices { settle(&layers[layer], site.background ?? site.foreground) }
      sightings[index].ground = .layers(layers)
    }
    result.sightings = sightings
    guard !shades.isEmpty else { return result }
    for theme in result.themes.indices {
      let own = result.themes[theme].tokens.flatMap { token in
        (shades[token.path] ?? []).map { shade in dimmed(token, shade) }
      }
      if !own.isEmpty { result.themes[theme].tokens += own }
    }
    return result
  }

  private static func dimmed(_ token: Token, _ shade: Shade) -> Token {
    var result = token
    result.path = shade.name
    result.role = nil
    result.tier = .semantic
    result.place = shade.place
    for index in result.values.indices {
      let whole = result.values[index].value
      if let dimming = shade.dimming {
        result.values[index].value = .undetermined(
          Undetermined(
            code: "unknown-opacity",
            reason: "the view gives it the opacity `\(dimming)`, which is known only at run time",
            text: dimming, place: shade.place))
      } else if isColor(whole) {
        let given = shade.alpha.map { TokenValue.adjusted(whole, .alpha($0)) } ?? whole
        result.values[index].value = shade.opacity == 1 ? given : .adjusted(given, .alphaTimes(shade.opacity))
      }
    }
    return result
  }

  /// Reports whether a value has a color. On any other value, or an unknown one, an opacity has no effect.
  private static func isColor(_ value: TokenValue) -> Bool {
    switch value {
    case .color, .alias, .adjusted, .gradient: true
    case .composite, .placeholder, .undetermined: false
    }
  }
}
