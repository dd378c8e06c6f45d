/// `color-mix(in SPACE [WAY hue], COLOR [P%], COLOR [P%])` of CSS Color 5.
enum CSSColorMix {
  private struct Part {
    var color: Color
    var percent: Double?
  }

  /// Reads from after the opening parenthesis to after the closing one.
  static func read(
    _ cursor: inout CSSCursor, color: (inout CSSCursor) throws(CSSColorError) -> Color
  ) throws(CSSColorError) -> Color {
    cursor.skipSpace()
    let (space, way) = try method(&cursor)
    try comma(&cursor)
    let first = try part(&cursor, color)
    try comma(&cursor)
    let secondPlace = cursor.offset
    let second = try part(&cursor, color)
    guard cursor.skip(")") else { throw cursor.unexpected(")") }

    // An omitted share is the rest of 100 %.
    let share1 = first.percent ?? (100 - (second.percent ?? 50))
    let share2 = second.percent ?? (100 - share1)
    let sum = share1 + share2
    guard sum > 0 else {
      throw .unexpected(
        found: "two shares of 0%", expected: "shares of more than 0% together", offset: secondPlace)
    }
    var result = first.color.mixed(with: second.color, share: share2 / sum, in: space, hue: way)
    if sum < 100 { result.alpha *= sum / 100 }
    return result
  }

  private static func comma(_ cursor: inout CSSCursor) throws(CSSColorError) {
    cursor.skipSpace()
    guard cursor.skip(",") else { throw cursor.unexpected(",") }
    cursor.skipSpace()
  }

  private static func method(
    _ cursor: inout CSSCursor
  ) throws(CSSColorError) -> (ColorSpace, HueInterpolation) {
    let place = cursor.offset
    guard cursor.startsName, cursor.readName() == "in" else {
      cursor.offset = place
      throw cursor.unexpected("in and a colour space")
    }
    cursor.skipSpace()
    let spacePlace = cursor.offset
    guard cursor.startsName else { throw cursor.unexpected("a colour space") }
    let name = cursor.readName()
    guard let space = CSSColorFunction.space(name) ?? polarOrLab(name) else {
      let names = CSSColorFunction.spaceNames + ["hsl", "hwb", "lab", "lch", "oklab", "oklch"]
      throw .unknownSpace(
        cursor.excerpt(spacePlace, cursor.offset), nearest: NearestWord.to(name.text, among: names), offset: spacePlace)
    }
    cursor.skipSpace()
    guard space.hueChannel != nil, cursor.startsName else { return (space, .shorter) }
    let wayPlace = cursor.offset
    guard let way = HueInterpolation(rawValue: cursor.readName().text) else {
      cursor.offset = wayPlace
      throw cursor.unexpected("shorter, longer, increasing or decreasing, and hue")
    }
    cursor.skipSpace()
    let huePlace = cursor.offset
    guard cursor.startsName, cursor.readName() == "hue" else {
      cursor.offset = huePlace
      throw cursor.unexpected("hue")
    }
    return (space, way)
  }

  /// The spaces that `color()` does not take.
  private static func polarOrLab(_ name: ShortName) -> ColorSpace? {
    switch name {
    case "hsl": .hsl
    case "hwb": .hwb
    case "lab": .lab
    case "lch": .lch
    case "oklab": .oklab
    case "oklch": .oklch
    default: nil
    }
  }

  /// Reads a color, with its share before or after it.
  private static func part(
    _ cursor: inout CSSCursor, _ color: (inout CSSCursor) throws(CSSColorError) -> Color
  ) throws(CSSColorError) -> Part {
    let before = try percent(&cursor)
    cursor.skipSpace()
    let value = try color(&cursor)
    cursor.skipSpace()
    let behind = before == nil ? try percent(&cursor) : nil
    cursor.skipSpace()
    return Part(color: value, percent: before ?? behind)
  }

  private static func percent(_ cursor: inout CSSCursor) throws(CSSColorError) -> Double? {
    let place = cursor.offset
    var number: CSSNumber?
    if cursor.startsNumber {
      number = try cursor.readNumber()
    } else if cursor.startsName {
      guard cursor.readName() == "calc", cursor.skip("(") else {
        cursor.offset = place
        return nil
      }
      number = try CSSCalc.read(&cursor)
    }
    guard let number else { return nil }
    guard number.unit == .percent, (0...100).contains(number.value) else {
      throw .unexpected(
        found: cursor.excerpt(place, cursor.offset), expected: "a share from 0% to 100%", offset: place)
    }
    return number.value
  }
}
