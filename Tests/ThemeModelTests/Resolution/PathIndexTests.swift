import Testing

@testable import ThemeModel

@Suite struct PathIndexTests {
  @Test func findsEachOfManyPaths() {
    var index = PathIndex()
    for number in 0..<5000 {
      #expect(index.insert("color.text.\(number)") == (Int32(number), true))
    }
    for number in 0..<5000 {
      #expect(index["color.text.\(number)"] == Int32(number))
      #expect(index.insert("color.text.\(number)") == (Int32(number), false))
    }
    #expect(index["color.text"] == nil)
    #expect(index.paths.count == 5000)
  }

  @Test func equalTextsAreOnePathHoweverTheyAreEncoded() {
    var index = PathIndex()
    _ = index.insert("caf\u{E9}")
    #expect(index["cafe\u{301}"] == 0)
    #expect(index.insert("cafe\u{301}").isNew == false)
  }
}
