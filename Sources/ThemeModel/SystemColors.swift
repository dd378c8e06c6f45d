import ColorScience

/// UIKit's system and semantic colours, for one generation of iOS. Apple documents that they may change between
/// releases, so the generation is the plan's to declare.
public struct SystemColors: Hashable, Sendable {
  /// A major release of iOS that has its own values.
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

    public static func < (a: Generation, b: Generation) -> Bool {
      a.rawValue < b.rawValue
    }
  }

  public struct Value: Hashable, Sendable {
    public var when: Contexts
    public var color: Color

    public init(when: Contexts, color: Color) {
      self.when = when
      self.color = color
    }
  }

  public let generation: Generation
  private let valuesByName: [String: [Value]]

  public init(_ generation: Generation) {
    self.generation = generation
    var values: [String: [Value]] = [:]
    for (since, table) in Self.tables where since <= generation {
      for line in table.split(separator: "\n") {
        let fields = line.split(separator: " ")
        guard let name = fields.first else { continue }
        values[String(name)] = Self.values(fields.dropFirst().compactMap(Self.color))
      }
    }
    valuesByName = values
  }

  public var names: [String] {
    valuesByName.keys.sorted()
  }

  /// The values of a colour as UIKit names it (`secondaryLabel`), in order of precedence: the last one whose `when`
  /// holds. They vary along `Axis.mode`, `Axis.contrast` and, backgrounds only, `Axis.elevation`.
  public subscript(name: String) -> [Value]? {
    valuesByName[name]
  }

  /// The colour in one place: contexts that are not named are the defaults.
  public func color(_ name: String, in contexts: Contexts = [:]) -> Color? {
    valuesByName[name]?.last { value in
      value.when.allSatisfy { contexts[$0.key] == $0.value }
    }?.color
  }

  /// Columns: light, dark, light and dark at high contrast, dark and dark at high contrast when elevated. Columns that
  /// are not there do not differ.
  private static func values(_ columns: [Color]) -> [Value] {
    let dark = [Axis.mode.name: "dark"]
    let high = [Axis.contrast.name: "high"]
    let elevated = [Axis.elevation.name: "elevated"]
    let places: [Contexts] = [
      [:], dark, high, high.merging(dark) { a, _ in a }, elevated.merging(dark) { a, _ in a },
      elevated.merging(dark) { a, _ in a }.merging(high) { a, _ in a },
    ]
    return zip(places, columns).map { Value(when: $0, color: $1) }
  }

  private static func color(_ hex: Substring) -> Color? {
    guard let value = UInt32(hex, radix: 16) else { return nil }
    let rgba = hex.count == 8 ? value : value << 8 | 0xFF
    func byte(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return Color(.srgb, byte(24), byte(16), byte(8), alpha: byte(0))
  }
}
