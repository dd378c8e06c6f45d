/// A release of a system, whether it exists yet or not. One of macOS has the number of the iOS of its year, so that both compare.
public struct SystemRelease: Hashable, Comparable, Sendable {
  /// The number of the iOS of its year.
  public let year: Int
  public let minor: Int

  /// Not later than any other.
  public static let first = SystemRelease(iOS: 0)
  /// Later than any other.
  public static let never = SystemRelease(iOS: .max)

  public init(iOS major: Int, minor: Int = 0) {
    (year, self.minor) = (major, minor)
  }

  public init(macOS major: Int, minor: Int = 0) {
    year = major < 26 ? major + 3 : major
    // Up to 10.15, the second number is the one of the year.
    self.minor = major > 10 ? minor : 0
  }

  /// Takes a name: `ios18`, `ios18.4`, `macos15`, `26`. Returns `nil` where it has no number.
  public init?(named name: String) {
    let isMac = name.hasPrefix("macos")
    let digits = isMac ? name.dropFirst(5) : name.hasPrefix("ios") ? name.dropFirst(3) : name[...]
    let numbers = digits.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count <= 2, let major = numbers[0], let minor = numbers.count > 1 ? numbers[1] : 0 else { return nil }
    self = isMac ? SystemRelease(macOS: major, minor: minor) : SystemRelease(iOS: major, minor: minor)
  }

  public static func < (one: SystemRelease, other: SystemRelease) -> Bool {
    (one.year, one.minor) < (other.year, other.minor)
  }
}
