import ThemeModel

/// Whether colors of eight digits look as if their alpha came first, while nothing says so and it is read as last.
///
/// Only the values can tell: `993F3F3F` is a gray with an alpha in front, `3F3F3F99` one with an alpha behind. A colored one tells
/// by which of its ends is a fraction as people choose them, in steps of a twentieth.
struct HexOrderVotes {
  private(set) var first: KeyedNode?
  /// The different texts that look like each order.
  private var alphaFirst: Set<String> = []
  private var hasAlphaLast = false
  private var isMarked = true
  private(set) var count = 0

  /// With `#` in front, as CSS has it, single values do not outweigh the order of CSS.
  private static let leastMarked = 3

  mutating func add(_ node: KeyedNode) {
    guard let text = node.string, let digits = HexColor.digits(of: text), digits.utf8.count == 8,
      let number = UInt32(digits, radix: 16)
    else { return }
    count += 1
    isMarked = isMarked && text.hasPrefix("#")
    switch Self.order([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }) {
    case .alphaFirst:
      alphaFirst.insert(digits.lowercased())
      first = first ?? node
    case .alphaLast: hasAlphaLast = true
    case nil: break
    }
  }

  var areDoubtful: Bool { !hasAlphaLast && alphaFirst.count >= (isMarked ? Self.leastMarked : 1) }

  private static func order(_ bytes: [UInt8]) -> HexOrder? {
    let isGrayBehind = bytes[1] == bytes[2] && bytes[2] == bytes[3]
    let isGrayBefore = bytes[0] == bytes[1] && bytes[1] == bytes[2]
    if isGrayBehind != isGrayBefore { return isGrayBehind ? .alphaFirst : .alphaLast }
    let (leads, trails) = (mayBeAlpha(bytes[0]), mayBeAlpha(bytes[3]))
    return leads == trails ? nil : leads ? .alphaFirst : .alphaLast
  }

  private static func mayBeAlpha(_ byte: UInt8) -> Bool {
    let twentieths = Double(byte) / 255 * 20
    return byte > 0 && abs(twentieths - twentieths.rounded()) < 0.06
  }
}
