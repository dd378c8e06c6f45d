import ColorScience
import ThemeModel

/// The distinct values of one theme, prepared for measuring: each color once on each display, in flat arrays.
///
/// A color has one stop, a gradient or a composite several. Fixed colors of the plan follow the theme's own.
struct PreparedTheme: Sendable {
  enum Kind: UInt8, Sendable {
    case absent
    case placeholder
    case undetermined
    case colored
  }

  private(set) var kinds: [Kind] = []
  /// Where each value's stops begin; the last element is the end.
  private(set) var firstStop: [Int] = [0]
  private(set) var colors: [Color] = []
  /// One color per stop and display.
  private(set) var shown: [ShownColor] = []
  /// The luminances of `shown`.
  private(set) var luminances: [Double] = []
  /// For each value, its stop when it is one opaque color, as nearly all are; below 0 otherwise.
  private(set) var plainStops: [Int32] = []
  let displays: [Display]
  let mapping: GamutMapping
  let fixedStart: Int

  /// - Parameter isNeeded: Whether each value is needed; others count as absent. With `nil`, all are needed.
  init(
    values: some Collection<TokenColor.State>, isNeeded: [Bool]? = nil, fixedColors: [Color], displays: [Display],
    mapping: GamutMapping
  ) {
    self.displays = displays
    self.mapping = mapping
    self.fixedStart = values.count
    let count = values.count + fixedColors.count
    kinds.reserveCapacity(count)
    firstStop.reserveCapacity(count + 1)
    plainStops.reserveCapacity(count)
    colors.reserveCapacity(count)
    shown.reserveCapacity(count * displays.count)
    luminances.reserveCapacity(count * displays.count)
    for (index, state) in values.enumerated() {
      guard isNeeded?[index] ?? true else {
        add(.absent, [])
        continue
      }
      let stops = state.stops
      switch state {
      case .absent: add(.absent, stops)
      case .placeholder: add(.placeholder, stops)
      case .undetermined: add(.undetermined, stops)
      case .color, .gradient, .composite: add(stops.isEmpty ? .undetermined : .colored, stops)
      }
    }
    for color in fixedColors { add(.colored, [color]) }
  }

  func isOpaque(_ stop: Int) -> Bool {
    colors[stop].alpha >= 1
  }

  /// Reports whether a stop shows anything: a fully transparent one does not.
  func isDrawn(_ stop: Int) -> Bool {
    colors[stop].alpha > 0
  }

  @inline(__always)
  func shown(_ stop: Int, on display: Int) -> ShownColor {
    shown[stop * displays.count + display]
  }

  private mutating func add(_ kind: Kind, _ stops: some Collection<Color>) {
    kinds.append(kind)
    plainStops.append(stops.count == 1 && stops.allSatisfy { $0.alpha >= 1 } ? Int32(colors.count) : -1)
    for color in stops {
      colors.append(color)
      ShownColor.each(color, on: displays, mapping: mapping) { seen in
        shown.append(seen)
        luminances.append(seen.luminance)
      }
    }
    firstStop.append(colors.count)
  }
}

/// The value of each token in one variant. Slots are the tokens, then the plan's own colors.
struct PreparedVariant: Sendable {
  let theme: PreparedTheme
  /// For each token of the catalogue, its value; below 0 when the theme lacks it.
  let values: [Int32]

  func kind(of slot: Int) -> PreparedTheme.Kind {
    let value = value(of: slot)
    return value < 0 ? .absent : theme.kinds[value]
  }

  func stops(of slot: Int) -> Range<Int> {
    let value = value(of: slot)
    return value < 0 ? 0..<0 : theme.firstStop[value]..<theme.firstStop[value + 1]
  }

  /// Returns the stop of a token that is one opaque color; below 0 otherwise.
  @inline(__always)
  func plainStop(of token: Int) -> Int {
    let value = Int(values[token])
    return value < 0 ? -1 : Int(theme.plainStops[value])
  }

  func isToken(_ slot: Int) -> Bool { slot < values.count }

  func slot(of layer: BackdropLayer) -> Int {
    switch layer {
    case .token(let token): token
    case .fixed(let index): values.count + index
    }
  }

  private func value(of slot: Int) -> Int {
    slot < values.count ? Int(values[slot]) : theme.fixedStart + slot - values.count
  }
}
