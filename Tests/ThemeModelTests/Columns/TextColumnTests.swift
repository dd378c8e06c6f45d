import Testing
import ThemeModel

@Suite("Text column")
struct TextColumnTests {
  @Test("an empty text is a text, and none is none, wherever they stand")
  func texts() {
    let texts: [String?] = [nil, "", "Grün", nil, nil, "a", ""]
    var column = TextColumn()
    for text in texts {
      guard var text else {
        column.appendNone()
        continue
      }
      text.withUTF8 { column.append($0) }
    }
    #expect(texts.indices.map { column[$0] } == texts)
  }
}
