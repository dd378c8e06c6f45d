import Testing
import ThemeModel

@testable import ThemeReaders

/// Property lists and JSON that an editor saved as UTF-16.
struct UTF16TextTests {
  private static let list =
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<plist version=\"1.0\"><dict>\n<key>tinte</key><string>#0A1B2C</string>\n"
    + "<key>größe 𝛼</key><string>#FFFFFF</string></dict></plist>"

  private func bytes(_ text: String, mark: Bool, isLittle: Bool) -> [UInt8] {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  private func read(_ bytes: [UInt8], _ name: String = "brand.plist") -> KeyedTheme {
    KeyedThemeReader(options: SourceOptions()).read(SourceFile(name: name, bytes: bytes))
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func bothByteOrdersAreRead(mark: Bool, isLittle: Bool) throws {
    let theme = read(bytes(Self.list, mark: mark, isLittle: isLittle)).theme
    #expect(theme.tokens.map(\.path) == ["tinte", "größe 𝛼"])
    #expect(theme.tokens.first?.place.line == 3)
  }

  @Test func jsonToo() {
    let theme = read(bytes("{\"ink\": \"#102030\"}", mark: true, isLittle: true), "brand.json").theme
    #expect(theme.tokens.map(\.path) == ["ink"])
  }

  /// A lone surrogate or an odd byte is not text, and the error says so.
  @Test func brokenTextIsRefused() throws {
    var lone = bytes("<plist><dict><key>a</key>", mark: true, isLittle: true)
    lone += [0x00, 0xD8]
    #expect(UTF16Text.utf8(lone) == nil)
    let odd = bytes(Self.list, mark: true, isLittle: false) + [0x20]
    #expect(UTF16Text.utf8(odd) == nil)
    let marked = [0x3C, 0xFF] + Array("plist>".utf8)
    let diagnostic = try #require(read(marked.map { UInt8($0) }).diagnostics.first)
    #expect(diagnostic.message == "the property list is neither valid UTF-8 nor valid UTF-16")
  }

  @Test func utf8IsLeftAsItIs() {
    #expect(UTF16Text.utf8(Array(Self.list.utf8)) == nil)
    #expect(UTF16Text.utf8([]) == nil)
    #expect(UTF16Text.utf8([0xFF]) == nil)
  }
}
