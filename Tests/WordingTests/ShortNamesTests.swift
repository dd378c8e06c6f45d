import Testing
import Wording

@Suite struct ShortNamesTests {
  @Test(arguments: [
    (
      ["C.Brand.Standard", "C.Text.Standard", "C.Text.Muted"], ["Brand.Standard", "Text.Standard", "Muted"]
    ),
    (["Standard", "Color.Standard"], ["Standard", "Color.Standard"]),
    (["gray.100", "blue.100"], ["gray.100", "blue.100"]),
    (["a/b/icon", "a/c/icon", "icon"], ["b/icon", "c/icon", "icon"]),
    (["textPrimary"], ["textPrimary"]),
    (["..", "."], ["..", "."]),
    (["a.b", "x.a.b"], ["a.b", "x.a.b"]),
    (["Color(hex: item.code) of Badge", "A.b"], ["Color(hex: item.code) of Badge", "b"]),
    (["style.color(x.y) of Badge", "Brand (new)/Text"], ["color(x.y) of Badge", "Text"]),
  ])
  func areAsShortAsCanBeAndDistinct(_ names: [String], _ expected: [String]) {
    let short = ShortNames(names)
    #expect(names.map { short($0) } == expected)
  }

  @Test func areDistinctWhateverTheNames() {
    let parts = ["a", "b", "10", "", "Aa"]
    var names: [String] = []
    for first in parts {
      for second in parts {
        for third in parts { names.append([first, second, third].joined(separator: third == "b" ? "/" : ".")) }
      }
    }
    names += parts
    let distinct = Set(names)
    let short = ShortNames(names)
    #expect(Set(distinct.map { short($0) }).count == distinct.count)
  }
}
