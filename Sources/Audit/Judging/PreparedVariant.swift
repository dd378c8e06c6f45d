import ColorScience
import ThemeModel

/// The colours of one variant as its pairs need them: each colour once on each display, with its luminance, in flat arrays.
///
/// A token has one stop for a colour, several for a gradient or a composite. Fixed colours of the plan follow the tokens.
struct PreparedVariant: Sendable {
  enum Kind: UInt8, Sendable {
    case absent
    case placeholder
    case undetermined
    case colored
  }

  private(set) var kinds: [Kind] = []
  /// Where each token's stops begin; one more than there are tokens.
  private(set) var firstStop: [Int] = [0]
  private(set) var colors: [Color] = []
  /// One a stop and display.
  private(set) var shown: [SIMD3<Double>] = []
  private(set) var luminance: [Double] = []
  /// The same, with the shown colour rounded to 8 bits.
  private(set) var roundedLuminance: [Double] = []
  let displays: [Display]
  let mapping: GamutMapping
  let fixedStart: Int

  init(
    states: [TokenColor.State], fixedColors: [Color], displays: [Display], mapping: GamutMapping,
    cache: inout ShownColorCache
  ) {
    self.displays = displays
    self.mapping = mapping
    self.fixedStart = states.count
    kinds.reserveCapacity(states.count + fixedColors.count)
    for state in states {
      switch state {
      case .absent: add(.absent, [], &cache)
      case .placeholder: add(.placeholder, [], &cache)
      case .undetermined: add(.undetermined, [], &cache)
      case .color(let color): add(.colored, CollectionOfOne(color), &cache)
      case .gradient(let stops): add(stops.isEmpty ? .undetermined : .colored, stops.map(\.color), &cache)
      case .composite(let parts): add(parts.isEmpty ? .undetermined : .colored, parts.map(\.color), &cache)
      }
    }
    for color in fixedColors { add(.colored, CollectionOfOne(color), &cache) }
  }

  func stops(of token: Int) -> Range<Int> {
    firstStop[token]..<firstStop[token + 1]
  }

  func isOpaque(_ stop: Int) -> Bool {
    colors[stop].alpha >= 1
  }

  func slot(of layer: BackdropLayer) -> Int {
    switch layer {
    case .token(let token): token
    case .fixed(let index): fixedStart + index
    }
  }

  private mutating func add(_ kind: Kind, _ stops: some Collection<Color>, _ cache: inout ShownColorCache) {
    kinds.append(kind)
    for color in stops {
      colors.append(color)
      let entry = cache.entry(for: color, displays: displays, mapping: mapping)
      for display in displays.indices {
        shown.append(entry[display].shown)
        luminance.append(entry[display].luminance)
        roundedLuminance.append(entry[display].roundedLuminance)
      }
    }
    firstStop.append(colors.count)
  }
}

/// What each colour looks like on each display; themes use the same colours over and over.
struct ShownColorCache {
  struct Entry {
    var shown: SIMD3<Double>
    var luminance: Double
    var roundedLuminance: Double
  }

  private struct Key: Hashable {
    var space: ColorSpace
    var x: UInt64
    var y: UInt64
    var z: UInt64
  }

  private var entries: [Key: [Entry]] = [:]

  mutating func entry(for color: Color, displays: [Display], mapping: GamutMapping) -> [Entry] {
    let key = Key(
      space: color.space, x: color.components.x.bitPattern, y: color.components.y.bitPattern,
      z: color.components.z.bitPattern)
    if let known = entries[key] { return known }
    let entry = ShownColorCache.measured(color, displays: displays, mapping: mapping)
    entries[key] = entry
    return entry
  }

  /// A colour inside sRGB has one luminance, the same to the last bit on every display.
  private static func measured(_ color: Color, displays: [Display], mapping: GamutMapping) -> [Entry] {
    let onSRGB: Double? =
      color.excess(on: .srgb) <= 0 ? WCAG.luminance(color.mapped(to: .srgb, by: mapping)) : nil
    return displays.map { display in
      let shown = color.mapped(to: display, by: mapping)
      return Entry(
        shown: shown.components, luminance: onSRGB ?? WCAG.luminance(shown),
        roundedLuminance: EightBit.luminance(shown.components, on: display))
    }
  }
}

/// What a screen with 8 bits a channel makes of a colour.
enum EightBit {
  static func rounded(_ components: SIMD3<Double>) -> SIMD3<Double> {
    ((components * 255) + 0.5).rounded(.down) / 255
  }

  static func luminance(_ components: SIMD3<Double>, on display: Display) -> Double {
    WCAG.luminance(Color(display.space, rounded(components)))
  }
}
