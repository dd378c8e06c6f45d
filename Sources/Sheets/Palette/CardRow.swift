/// Tokens as cards, one part a variant.
enum CardRow {
  static let tileHeight = 36.0
  static let nameLeading = 14.0
  static let between = 20.0
  static let narrowestPart = 110.0
  /// About as wide as a letter of a name is on the average, in px.
  static let widestLetter = 6.8
  /// A letter of a value.
  static let monoLetter = 6.0

  /// A name has so many at most.
  static let nameLines = 4

  /// Lines that a name may take at a width; where it breaks wastes a part of each.
  static func nameLines(_ name: String, _ width: Double) -> Int {
    let length = Double(name.count) * widestLetter
    guard length > width else { return 1 }
    return min(nameLines, max(2, Int((length * 1.2 / width).rounded(.up))))
  }

  /// From the last line of the name.
  static func lastBaseline(_ captionLines: Int) -> Double {
    9 + tileHeight + 15 + 13 * Double(captionLines - 1)
  }

  /// `row` is the width of one.
  static func perRow(_ row: Double, variants: Int) -> Int {
    max(1, Int((row + between) / (narrowestPart * Double(variants) + between)))
  }

  /// Left edge and width of a card in its row, in whole px, so that the last one ends at the margin.
  static func span(_ place: Int, in row: Double, variants: Int) -> (x: Double, width: Double) {
    let pitch = (row + between) / Double(perRow(row, variants: variants))
    let left = (pitch * Double(place)).rounded()
    return (left, (pitch * Double(place + 1)).rounded() - between - left)
  }

  /// Left edge and width of a variant's part, from the card's left.
  static func part(_ place: Int, of count: Int, width: Double) -> (x: Double, width: Double) {
    let left = (width * Double(place) / Double(count)).rounded()
    return (left, (width * Double(place + 1) / Double(count)).rounded() - left)
  }
}
