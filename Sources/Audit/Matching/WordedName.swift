/// A token's path, split into words, so that patterns see `textOnDark`, `text-on-dark` and `text_on_dark` as one name.
///
/// Letters are lowercased and separators dropped; where words begin and end is kept beside the bytes. Dots separate segments
/// and stay.
struct WordedName: Hashable, Sendable {
  static let dot = UInt8(ascii: ".")

  private(set) var bytes: [UInt8] = []
  /// Whether a word begins or ends before the byte of each index, and after the last.
  private(set) var isBoundary: [Bool] = []
  /// The number of dots before each index, and after the last.
  private(set) var segment: [Int] = []

  init(_ path: String) {
    var builder = WordBuilder()
    for scalar in path.unicodeScalars { builder.append(scalar) }
    (bytes, isBoundary) = builder.finished()
    segment.reserveCapacity(bytes.count + 1)
    var dots = 0
    for byte in bytes {
      segment.append(dots)
      if byte == WordedName.dot { dots += 1 }
    }
    segment.append(dots)
  }
}

/// Lowercases, drops separators and finds humps, one scalar after another.
struct WordBuilder {
  private(set) var bytes: [UInt8] = []
  private(set) var boundaries: [Bool] = []
  private var previous = Kind.separator
  /// The last capital: a small letter after a run of capitals begins its word there (`URLBar`).
  private var lastCapital: (index: Int, followsCapital: Bool)?

  private enum Kind {
    case separator
    case capital
    case small
    case digit
    case other
  }

  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "_" || scalar == " "
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if WordBuilder.isSeparator(scalar) {
      previous = .separator
      return
    }
    if scalar == "." {
      add(bytesOf: scalar, startsWord: true)
      previous = .separator
      return
    }
    let kind = WordBuilder.kind(of: scalar)
    if kind == .small, previous == .capital, let capital = lastCapital, capital.followsCapital {
      boundaries[capital.index] = true
    }
    let startsWord =
      previous == .separator || (kind == .capital && previous != .capital)
      || (kind == .digit) != (previous == .digit)
    lastCapital = kind == .capital ? (bytes.count, previous == .capital) : nil
    add(bytesOf: scalar, startsWord: startsWord)
    previous = kind
  }

  mutating func finished() -> (bytes: [UInt8], boundaries: [Bool]) {
    (bytes, boundaries + [true])
  }

  private mutating func add(bytesOf scalar: Unicode.Scalar, startsWord: Bool) {
    let lowered = scalar.properties.lowercaseMapping.utf8
    for (offset, byte) in lowered.enumerated() {
      bytes.append(byte)
      boundaries.append(offset == 0 && startsWord)
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: .capital
    case .lowercaseLetter: .small
    case .decimalNumber: .digit
    default: .other
    }
  }
}
