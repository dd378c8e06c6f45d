/// The layout of a row of tokens as cards. A card has one part for each variant.
enum CardRow {
  static let tileHeight = 36.0
  static let nameLeading = 14.0
  static let between = 20.0
  static let narrowestPart = 110.0
  /// About the average width of a letter of a name, in px.
  static let widestLetter = 6.8
  /// The width of a letter of a value, in px.
  static let monoLetter = 6.0

  /// The most lines of a name.
  static let nameLines = 4

  /// Returns how many lines a name may take at a width. Line breaks waste a part of each line.
  static func nameLines(_ name: String, _ width: Double) -> Int {
    let length = Double(name.count) * widestLetter
    guard length > width else { return 1 }
    return min(nameLines, max(2, Int((length * 1.2 / width).rounded(.up))))
  }

  /// Returns the distance from the last line of the name to the last baseline.
  static func lastBaseline(_ captionLines: Int) -> Double {
    9 + tileHeight + 15 + 13 * Double(captionLines - 1)
  }

  /// Returns how many cards fit a row of a width.
  static func perRow(_ row: Double, variants: Int) -> Int {
    max(1, Int((row + between) / (narrowestPart * Double(variants) + between)))
  }

  /// Returns the left edge and width of a card in its row, in whole px, so that the last card ends at the margin.
  static func span(_ place: Int, in row: Double, variants: Int) -> (x: Double, width: Double) {
    let pitch = (row + between) / Double(perRow(row, variants: variants))
    let left = (pitch * Double(place)).rounded()
    return (left, (pitch * Double(place + 1)).rounded() - between - left)
  }

  /// Returns the left edge, from the card's left, and the width of a variant's part.
  static func part(_ place: Int, of count: Int, width: Double) -> (x: Double, width: Double) {
    let left = (width * Double(place) / Double(count)).rounded()
    return (left, (width * Double(place + 1) / Double(count)).rounded() - left)
  }
}
