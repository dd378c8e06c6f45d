import Testing
import ThemeModel
import Wording

struct PlaceWordsTests {
  @Test(arguments: [
    ("App/Menu/MenuCell.swift", "MenuCell.swift:4"), ("MenuCell.swift", "MenuCell.swift:4"),
    ("App/Assets.xcassets/Text/Ink.colorset/Contents.json", "Ink.colorset:4"), ("Contents.json", "Contents.json:4"),
    ("tokens/Contents.json", "Contents.json:4"), ("", ":4"),
  ])
  func aPlaceIsTheNameOfItsFile(_ file: String, _ words: String) {
    #expect(PlaceWords.short(Place(file: file, line: 4, column: 1)) == words)
  }

  @Test func aPlaceWithoutALineIsTheFile() {
    #expect(PlaceWords.short(Place(file: "a/Ink.colorset/Contents.json", line: 0, column: 0)) == "Ink.colorset")
  }
}
