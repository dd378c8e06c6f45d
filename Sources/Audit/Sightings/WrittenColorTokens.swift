import ColorScience
import ThemeModel

/// Colors that views show beside tokens and that no theme has: literals, the system's own, and those whose value nobody knows. Each
/// becomes a token of a source by itself, `#FFFFFF` or `UIColor.label`, which then is a guest of the themes that it is shown with.
struct WrittenColorTokens {
  private(set) var system: ThemeSystem
  private var tokens: [String: Token] = [:]
  private let paths: Set<String>

  /// The name of the source, which no theme of the system has.
  private let theme: String

  init(_ given: ThemeSystem) {
    system = given
    let names = Set(given.themes.map(\.name))
    theme = (0...).lazy.map { "code" + String(repeating: "'", count: $0) }.first { !names.contains($0) } ?? "code"
    paths = given.sightings.isEmpty ? [] : Set(given.themes.flatMap(\.paths))
    var sightings = given.sightings
    for index in sightings.indices { settle(&sightings[index]) }
    system.sightings = sightings
    guard !tokens.isEmpty else { return }
    let axes = [Axis.mode, .contrast, .elevation]
    system.axesOfThemes[theme] = axes
    system.themes.append(
      Theme(name: theme, axes: axes.map(\.name), tokens: tokens.values.sorted { $0.path < $1.path }))
  }

  var names: Set<String> { Set(tokens.keys) }

  private mutating func settle(_ sighting: inout Sighting) {
    guard case .layers(var layers) = sighting.ground, let site = sighting.sites.first,
      sighting.tokens.contains(where: paths.contains) || sighting.isOfTheApp
        || ![nil, .ofTheSystem, .lifted].contains(sighting.unread)
    else { return }
    settle(&sighting.foreground, site.foreground)
    for layer in layers.indices { settle(&layers[layer], site.background ?? site.foreground) }
    sighting.ground = .layers(layers)
  }

  private mutating func settle(_ paint: inout Sighting.DrawnColor, _ site: Place) {
    let place = paint.definition ?? site
    let name: String
    let values: [ConditionalValue]
    switch paint.color {
    case .token: return
    case .fixed(let color, _):
      let short = AdaptingColor.name(of: color)
      // Of two that are one as far as eight bits tell, each keeps its own value.
      name = tokens[short].map { $0.values.first?.value == .color(color) } ?? true ? short : color.css
      values = [ConditionalValue(value: .color(color), place: place)]
    case .adapting(let color, _), .system(let color):
      name = color.name
      values = color.looks.map { ConditionalValue(when: $0.when, value: $0.value, place: place) }
    // No value of the app's decides on such a pair, so that it is listed and not judged.
    case .unread(_, .ofTheSystem): return
    case .unread(let spoken, let reason):
      name = spoken
      let code =
        switch reason {
        case .notFollowed, .fading, .ofModules: "unsupported-expression"
        case .missing: "unknown-asset"
        case .ofTheSystem, .chosen, .lifted,
          .earlier, .otherSystem, .otherTheme, .otherCatalog:
          "runtime-value"
        }
      let unknown = Undetermined(code: code, reason: reason.rawValue, text: spoken, place: place)
      values = [ConditionalValue(value: .undetermined(unknown), place: place)]
    }
    // A token of the same name keeps it.
    let path = paths.contains(name) ? "\(name) \(paint.isOfNobody ? "at run time" : "of the system")" : name
    if tokens[path].map({ place < $0.place }) ?? true {
      tokens[path] = Token(path: path, tier: .semantic, values: values, place: place)
    }
    paint.color = .token(path)
    paint.definition = nil
    paint.isOfTheApp = false
  }
}

extension Sighting.DrawnColor {
  fileprivate var isOfNobody: Bool { if case .unread = color { true } else { false } }
}
