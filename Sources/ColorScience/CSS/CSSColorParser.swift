/// Reads one colour of CSS Color 4.
///
/// Stricter than a browser in one point: a bracket that is still open at the end of the text is an error, because in a token file
/// it is a slip, not a style.
struct CSSColorParser {
  private var cursor: CSSCursor

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(CSSColorError) -> Color {
    var parser = CSSColorParser(cursor: CSSCursor(bytes))
    parser.cursor.skipSpace()
    let color = try parser.color()
    parser.cursor.skipSpace()
    guard parser.cursor.isAtEnd else { throw parser.cursor.unexpected("nothing after the colour") }
    return color
  }

  private mutating func color() throws(CSSColorError) -> Color {
    if cursor.peek() == UInt8(ascii: "#") { return try CSSHexColor.read(&cursor) }
    let start = cursor.offset
    guard cursor.startsName else { throw cursor.unexpected("a colour") }
    let name = cursor.readName()
    if cursor.skip("(") { return try function(name, start) }
    if let rgb = NamedColors.rgb(name) { return CSSHexColor.opaque(rgb) }
    if name == "transparent" { return Color(.srgb, 0, 0, 0, alpha: 0) }
    let text = cursor.excerpt(start, cursor.offset)
    if CSSPageColors.contains(name) { throw .dependsOnPage(text, offset: start) }
    throw .unknownName(text, nearest: NearestWord.to(name.text, among: NamedColors.names), offset: start)
  }

  private mutating func function(_ name: ShortName, _ start: Int) throws(CSSColorError) -> Color {
    var function = CSSColorFunction.named(name)
    if name == "color" { function = CSSColorFunction.predefined(try predefinedSpace()) }
    guard let function else {
      let text = cursor.excerpt(start, cursor.offset - 1)
      switch name {
      case "var", "env", "attr", "light-dark": throw .dependsOnPage("\(text)()", offset: start)
      case "color-mix", "contrast-color", "device-cmyk", "color-layers", "alpha":
        throw .notRead("\(text)()", offset: start)
      default:
        let nearest = NearestWord.to(name.text, among: CSSColorFunction.names)
        throw .unknownFunction(text, nearest: nearest, offset: start)
      }
    }
    cursor.skipSpace()
    var arguments = CSSColorArguments(function: function)
    let color = try arguments.read(&cursor)
    return color
  }

  private mutating func predefinedSpace() throws(CSSColorError) -> ColorSpace {
    cursor.skipSpace()
    let place = cursor.offset
    guard cursor.startsName else { throw cursor.unexpected("a colour space such as srgb or display-p3") }
    let name = cursor.readName()
    if let space = CSSColorFunction.space(name) { return space }
    let text = cursor.excerpt(place, cursor.offset)
    if name == "from" { throw .notRead("a relative colour (from …)", offset: place) }
    let nearest = NearestWord.to(name.text, among: CSSColorFunction.spaceNames)
    throw .unknownSpace(text, nearest: nearest, offset: place)
  }
}

extension Color {
  /// Reads any fixed colour of CSS Color 4: hexadecimal, a name, or a function in legacy or modern syntax, with `calc()` over
  /// constants. The colour stays in the space in which it is written; `none` is kept as a missing component.
  public init(css text: String) throws(CSSColorError) {
    var text = text
    let result = text.withUTF8 { bytes in Self.parseResult(bytes) }
    self = try result.get()
  }

  /// The same from bytes, which need not be valid UTF-8.
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
