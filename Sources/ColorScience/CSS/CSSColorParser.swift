/// Reads one color of CSS Color 4, or a relative or mixed color of CSS Color 5.
///
/// The parser is stricter than a browser in one point: a parenthesis that is still open at the end of the text is an
/// error, because in a token file it is a mistake, not a style.
struct CSSColorParser {
  /// How deep colors may nest in relative colors and mixtures.
  static let deepest = 16

  private var cursor: CSSCursor

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(CSSColorError) -> Color {
    var parser = CSSColorParser(cursor: CSSCursor(bytes))
    parser.cursor.skipSpace()
    let color = try parser.color()
    parser.cursor.skipSpace()
    guard parser.cursor.isAtEnd else { throw parser.cursor.unexpected("nothing after the colour") }
    return color
  }

  private mutating func color(depth: Int = 0) throws(CSSColorError) -> Color {
    guard depth <= Self.deepest else { throw .nestedTooDeeply(limit: Self.deepest, offset: cursor.offset) }
    if cursor.peek() == UInt8(ascii: "#") { return try CSSHexColor.read(&cursor) }
    let start = cursor.offset
    guard cursor.startsName else { throw cursor.unexpected("a colour") }
    let name = cursor.readName()
    if cursor.skip("(") { return try function(name, start, depth) }
    if let rgb = NamedColors.rgb(name) { return CSSHexColor.opaque(rgb) }
    if name == "transparent" { return Color(.srgb, 0, 0, 0, alpha: 0) }
    let text = cursor.excerpt(start, cursor.offset)
    if CSSPageColors.contains(name) { throw .dependsOnPage(text, offset: start) }
    throw .unknownName(text, nearest: NearestWord.to(name.text, among: NamedColors.names), offset: start)
  }

  private mutating func function(
    _ name: ShortName, _ start: Int, _ depth: Int
  ) throws(CSSColorError) -> Color {
    if name == "color-mix" {
      return try CSSColorMix.read(&cursor) { cursor throws(CSSColorError) in
        var nested = CSSColorParser(cursor: cursor)
        let color = try nested.color(depth: depth + 1)
        cursor = nested.cursor
        return color
      }
    }
    let known = CSSColorFunction.named(name)
    guard known != nil || name == "color" else { throw unknownFunction(name, start) }
    cursor.skipSpace()
    let origin = try origin(depth)
    let function: CSSColorFunction
    if let known { function = known } else { function = CSSColorFunction.predefined(try predefinedSpace()) }
    cursor.skipSpace()
    var arguments = CSSColorArguments(function: function, origin: origin)
    return try arguments.read(&cursor)
  }

  /// Reads the origin of a relative color, if there is a `from`.
  private mutating func origin(_ depth: Int) throws(CSSColorError) -> Color? {
    guard cursor.startsName else { return nil }
    let place = cursor.offset
    guard cursor.readName() == "from", cursor.peek() != UInt8(ascii: "(") else {
      cursor.offset = place
      return nil
    }
    cursor.skipSpace()
    let color = try color(depth: depth + 1)
    cursor.skipSpace()
    return color
  }

  private func unknownFunction(_ name: ShortName, _ start: Int) -> CSSColorError {
    let text = cursor.excerpt(start, cursor.offset - 1)
    switch name {
    case "var", "env", "attr", "light-dark": return .dependsOnPage("\(text)()", offset: start)
    case "contrast-color", "device-cmyk", "color-layers", "alpha": return .notRead("\(text)()", offset: start)
    default:
      let nearest = NearestWord.to(name.text, among: CSSColorFunction.names)
      return .unknownFunction(text, nearest: nearest, offset: start)
    }
  }

  private mutating func predefinedSpace() throws(CSSColorError) -> ColorSpace {
    cursor.skipSpace()
    let place = cursor.offset
    guard cursor.startsName else { throw cursor.unexpected("a colour space such as srgb or display-p3") }
    let name = cursor.readName()
    if let space = CSSColorFunction.space(name) { return space }
    let text = cursor.excerpt(place, cursor.offset)
    let nearest = NearestWord.to(name.text, among: CSSColorFunction.spaceNames)
    throw .unknownSpace(text, nearest: nearest, offset: place)
  }
}

extension Color {
  /// Reads any fixed color of CSS Color 4: hexadecimal, a name, or a function in legacy or modern syntax, with `calc()`
  /// over constants. Also reads the relative colors (`from …`) and `color-mix()` of CSS Color 5, whose results are
  /// fixed too. The color stays in the space in which it is written; `none` becomes a missing component.
  public init(css text: String) throws(CSSColorError) {
    var text = text
    let result = text.withUTF8 { bytes in Self.parseResult(bytes) }
    self = try result.get()
  }

  /// Reads a color from bytes, which need not be valid UTF-8.
  public init(cssBytes bytes: UnsafeBufferPointer<UInt8>) throws(CSSColorError) {
    self = try CSSColorParser.parse(bytes)
  }

  private static func parseResult(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Color, CSSColorError> {
    do throws(CSSColorError) {
      return .success(try CSSColorParser.parse(bytes))
    } catch {
      return .failure(error)
    }
  }
}
