import ColorScience
import SwiftThemeReader
import ThemeModel

/// The pairs seen in view code, such as `text on card`. Translucent grounds list all layers, nearest first: `text on card, page`.
struct Seen {
  let sightings: [Sighting]
  /// What is shown on nothing known: `text: a picture`.
  let unplaced: Set<String>
  let strays: [StrayPaint]
  /// The objects whose colors code sets.
  let coded: Set<String>
  let literals: [LiteralPaint]
  let diagnostics: [Diagnostic]

  private static let words = [
    "text", "card", "page", "icon", "accent", "onAccent", "accentPressed", "warn", "muted", "line", "canvas", "onDark",
    "onWarn", "field",
  ]

  /// The palette that the shapes use.
  private static let palette = """
    import SwiftUI
    struct Palette { \(words.map { "let \($0): Color" }.joined(separator: "; ")) }
    extension ShapeStyle where Self == Color { static var theme: Palette { .current } }

    """

  init(
    _ source: String, in file: String = "Views.swift", tokens: [String] = Self.words, palette: Bool = true,
    declaredIn place: Place = Place(file: "Palette.swift", line: 1, column: 1), modal: Set<String> = [],
    outlets: [OutletTree] = [], others: [String: String] = [:], beside: [SourceFile]? = []
  ) {
    let text = (palette ? Self.palette : "") + source
    let modes = ["light", "dark"].enumerated().map { index, mode in
      ConditionalValue(when: ["mode": mode], value: .color(Color(.srgb, Double(index), 0, 0)), place: place)
    }
    let theme = Theme(
      name: "Light", tokens: tokens.map { Token(path: $0, values: modal.contains($0) ? modes : [], place: place) })
    let read = ViewReader.read(
      [SourceFile(name: file, bytes: Array(text.utf8))]
        + others.sorted { $0.key < $1.key }.map { SourceFile(name: $0.key, bytes: Array($0.value.utf8)) },
      of: [ThemeSystem(name: "x", themes: [theme])],
      outlets: outlets, beside: beside,
      workers: 1)
    (sightings, strays, diagnostics) = (read.sightings, read.strays, read.diagnostics)
    unplaced = Set(
      read.unplaced.compactMap { one in
        if case .unknown(let reason) = one.ground { "\(Self.name(one.foreground)): \(reason)" } else { nil }
      })
    (coded, literals) = (read.coded, read.literals)
  }

  var proven: Set<String> { Set(known.filter { $0.certainty == .proven }.map(Self.pair)) }
  var likely: Set<String> { Set(known.filter { $0.certainty != .proven }.map(Self.pair)) }
  var all: Set<String> { proven.union(likely) }
  /// The pairs of which one color is not known, with the name that it has in the code: `text on Settings.highlight`.
  var unread: Set<String> { Set(sightings.filter { !Self.isKnown($0) }.map(Self.pair)) }

  private var known: [Sighting] { sightings.filter(Self.isKnown) }

  private static func isKnown(_ one: Sighting) -> Bool {
    var paints = [one.foreground]
    if case .layers(let layers) = one.ground { paints += layers }
    return !paints.contains { if case .unread = $0.color { true } else { false } }
  }

  func first(_ pair: String) -> Sighting? {
    sightings.first { Self.pair($0) == pair }
  }

  private static func pair(_ one: Sighting) -> String {
    guard case .layers(let layers) = one.ground else { return "\(name(one.foreground)) on nothing" }
    return "\(name(one.foreground)) on \(layers.reversed().map(name).joined(separator: ", "))"
  }

  private static func name(_ paint: Sighting.DrawnColor) -> String {
    let opacity = (paint.opacity == 1 ? "" : "@\(paint.opacity)") + (paint.dimming.map { "~\($0)" } ?? "")
    switch paint.color {
    case .token(let path): return path + opacity
    case .fixed(_, let text), .adapting(_, let text): return text + opacity
    case .system(let color): return color.name + opacity
    case .unread(let name, _): return name + opacity
    }
  }
}
