import ColorScience

/// UIKit's and AppKit's system and semantic colors, for one generation of Apple's systems. Apple documents that they may
/// change between releases, so the generation is the plan's to declare.
public struct SystemColors: Hashable, Sendable {
  /// A major release of iOS that has its own values. The release of macOS of the same year has its generation.
  public enum Generation: Int, CaseIterable, Comparable, Hashable, Sendable {
    case ios13 = 13
    case ios15 = 15
    case ios26 = 26

    /// The generation that a release belongs to: `ios14`, `ios18`, `ios26`, `26`; nil where none is meant.
    public init?(named name: String) {
      let digits = name.hasPrefix("ios") ? name.dropFirst(3) : name[...]
      guard let release = Int(digits), release >= 13, !(19...25).contains(release) else { return nil }
      self = Generation.allCases.last { $0.rawValue <= release } ?? .ios13
    }

    /// The generation of a release of macOS: `macos10.15`, `macos11` to `macos15`, `macos26`.
    public init?(macOS name: String) {
      guard name.hasPrefix("macos") else { return nil }
      let digits = name.dropFirst(5)
      if digits == "10.15" {
        self = .ios13
      } else if let release = Int(digits), release >= 11, !(16...25).contains(release) {
        self = release >= 26 ? .ios26 : release >= 12 ? .ios15 : .ios13
      } else {
        return nil
      }
    }

    public static func < (a: Generation, b: Generation) -> Bool {
      a.rawValue < b.rawValue
    }
  }

  public struct Variation: Hashable, Sendable {
    public var when: Contexts
    public var color: Color

    public init(when: Contexts, color: Color) {
      self.when = when
      self.color = color
    }
  }

  /// What AppKit's names begin with here: `NSColor.labelColor`.
  public static let appKit = "NSColor."

  public let generation: Generation
  /// Whether SwiftUI's colors are those of a Mac.
  public let isMac: Bool
  private let valuesByName: [String: [Variation]]

  public init(_ generation: Generation, isMac: Bool = false) {
    self.generation = generation
    self.isMac = isMac
    var values: [String: [Variation]] = [:]
    for (since, table) in Self.tables where since <= generation {
      for (name, columns) in Self.lines(table) { values[name] = Self.values(columns) }
    }
    if generation >= .ios26 {
      // Since 2025 there is one table of accents for all systems; what else a Mac shows is not in it.
      for (name, columns) in Self.lines(Self.ios26) { values[Self.appKit + name] = Self.values(columns) }
    } else {
      for (name, columns) in Self.lines(Self.macos10) { values[Self.appKit + name] = Self.values(columns) }
      if generation >= .ios15 {
        for (name, columns) in Self.lines(Self.macos12) { values[Self.appKit + name] = Self.values(columns) }
      }
    }
    valuesByName = values
  }

  /// By the name of a release, of either system; nil where none is meant.
  public init?(named name: String) {
    if let generation = Generation(named: name) {
      self.init(generation)
    } else if let generation = Generation(macOS: name) {
      self.init(generation, isMac: true)
    } else {
      return nil
    }
  }

  private static func lines(_ table: String) -> [(name: String, columns: [Color])] {
    table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      return fields.first.map { (String($0), fields.dropFirst().compactMap(color)) }
    }
  }

  /// UIKit's.
  public var names: [String] {
    valuesByName.keys.filter { !$0.hasPrefix(Self.appKit) }.sorted()
  }

  /// The values of a color as UIKit names it (`secondaryLabel`) or as AppKit does (`NSColor.labelColor`), in order of
  /// precedence: the last one whose `when` holds. They vary along `Axis.mode`, `Axis.contrast` and, UIKit's backgrounds
  /// only, `Axis.elevation`.
  public subscript(name: String) -> [Variation]? {
    valuesByName[name]
  }

  /// Whether a figure for increased contrast is public. Of most of AppKit's semantic colors there is none.
  public func hasHighContrast(_ name: String) -> Bool {
    guard name.hasPrefix(Self.appKit), let values = valuesByName[name] else { return true }
    return values.contains { $0.when[Axis.contrast.name] != nil }
  }

  /// The color in one place: contexts that are not named are the defaults.
  public func color(_ name: String, in contexts: Contexts = [:]) -> Color? {
    valuesByName[name]?.last { value in
      value.when.allSatisfy { contexts[$0.key] == $0.value }
    }?.color
  }

  /// Columns: light, dark, light and dark at high contrast, dark and dark at high contrast when elevated. Columns that
  /// are not there do not differ.
  private static func values(_ columns: [Color]) -> [Variation] {
    let dark = [Axis.mode.name: "dark"]
    let high = [Axis.contrast.name: "high"]
    let elevated = [Axis.elevation.name: "elevated"]
    let places: [Contexts] = [
      [:], dark, high, high.merging(dark) { a, _ in a }, elevated.merging(dark) { a, _ in a },
      elevated.merging(dark) { a, _ in a }.merging(high) { a, _ in a },
    ]
    return zip(places, columns).map { Variation(when: $0, color: $1) }
  }

  private static func color(_ hex: Substring) -> Color? {
    guard let value = UInt32(hex, radix: 16) else { return nil }
    let rgba = hex.count == 8 ? value : value << 8 | 0xFF
    func byte(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return Color(.srgb, byte(24), byte(16), byte(8), alpha: byte(0))
  }
}
