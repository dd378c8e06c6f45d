import ColorScience

/// UIKit's and AppKit's system and semantic colors, for one generation of Apple's systems. Apple documents that they
/// may change between releases, so the plan declares the generation.
public struct SystemColors: Hashable, Sendable {
  /// A major release of iOS with its own values. The macOS release of the same year has the same generation.
  public enum Generation: Int, CaseIterable, Comparable, Hashable, Sendable {
    case ios13 = 13
    case ios15 = 15
    case ios26 = 26

    /// The generation of an iOS release: `ios14`, `ios18`, `ios26`, `26`. `nil` if there is no such release.
    public init?(named name: String) {
      let digits = name.hasPrefix("ios") ? name.dropFirst(3) : name[...]
      guard let release = Int(digits), release >= 13, !(19...25).contains(release) else { return nil }
      self = Generation.allCases.last { $0.rawValue <= release } ?? .ios13
    }

    /// The generation of a macOS release: `macos10.15`, `macos11` to `macos15`, `macos26`.
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

    /// The newest release of iOS that has it.
    fileprivate var newest: Int {
      switch self {
      case .ios13: 14
      case .ios15: 18
      case .ios26: 26
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

  /// The prefix of AppKit's names in this type: `NSColor.labelColor`.
  public static let appKit = "NSColor."

  public let generation: Generation
  /// The release of iOS that is meant. One of macOS has the number of the iOS of its year.
  public let release: Int
  /// Whether SwiftUI's colors are those of the Mac.
  public let isMac: Bool
  private let valuesByName: [String: [Variation]]

  /// - Parameter release: the newest release of the generation, if it is not given
  public init(_ generation: Generation, isMac: Bool = false, release: Int? = nil) {
    self.generation = generation
    self.release = release ?? generation.newest
    self.isMac = isMac
    var values: [String: [Variation]] = [:]
    for (since, table) in Self.tables where since <= generation {
      for (name, columns) in Self.lines(table) { values[name] = Self.values(columns) }
    }
    for (old, new) in Self.renamed { values[old] = values[new] }
    if generation >= .ios26 {
      // Since 2025, one table of accents applies to all systems. It does not contain the other colors of the Mac.
      for (name, columns) in Self.lines(Self.ios26) { values[Self.appKit + name] = Self.values(columns) }
    } else {
      for (name, columns) in Self.lines(Self.macos10) { values[Self.appKit + name] = Self.values(columns) }
      if generation >= .ios15 {
        for (name, columns) in Self.lines(Self.macos12) { values[Self.appKit + name] = Self.values(columns) }
      }
    }
    valuesByName = values
  }

  /// Takes the name of an iOS or macOS release. Returns `nil` if there is no such release.
  public init?(named name: String) {
    let release = SystemRelease(named: name)?.year
    if let generation = Generation(named: name) {
      self.init(generation, release: release)
    } else if let generation = Generation(macOS: name) {
      self.init(generation, isMac: true, release: release)
    } else {
      return nil
    }
  }

  /// The name of the release: `ios18`, `macos15`.
  public var releaseName: String {
    guard isMac else { return "ios\(release)" }
    return release == 13 ? "macos10.15" : "macos\(release < 26 ? release - 3 : release)"
  }

  /// UIKit's colors with an old name, which the system has kept beside the new one.
  private static let renamed = ["groupTableViewBackground": "systemGroupedBackground"]

  private static func lines(_ table: String) -> [(name: String, columns: [Color])] {
    table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      return fields.first.map { (String($0), fields.dropFirst().compactMap(color)) }
    }
  }

  /// The names of UIKit's colors.
  public var names: [String] {
    valuesByName.keys.filter { !$0.hasPrefix(Self.appKit) }.sorted()
  }

  /// Returns the values of a color by its UIKit name (`secondaryLabel`) or AppKit name (`NSColor.labelColor`). They are
  /// in order of precedence: the last one whose `when` is true applies. They vary along `Axis.mode`, `Axis.contrast`
  /// and, for UIKit's backgrounds only, `Axis.elevation`.
  public subscript(name: String) -> [Variation]? {
    valuesByName[name]
  }

  /// Returns whether a value for increased contrast is public. Most of AppKit's semantic colors have none.
  public func hasHighContrast(_ name: String) -> Bool {
    guard name.hasPrefix(Self.appKit), let values = valuesByName[name] else { return true }
    return values.contains { $0.when[Axis.contrast.name] != nil }
  }

  /// Returns the color in some contexts. Axes that are not named have their default.
  public func color(_ name: String, in contexts: Contexts = [:]) -> Color? {
    valuesByName[name]?.last { value in
      value.when.allSatisfy { contexts[$0.key] == $0.value }
    }?.color
  }

  /// The columns are: light, dark, light at high contrast, dark at high contrast, elevated dark, elevated dark at high
  /// contrast. A missing column has no different value.
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
