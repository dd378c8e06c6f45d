import Testing

@testable import Survey

struct TokenNamesTests {
  @Test(arguments: [
    (##"{"color": {"value": "{base.ink}"}}"##, ["color", "value"], ["base"]),
    (##"{"a": {"$value": "rgba({core.x}, {alpha})"}}"##, ["a", "$value"], ["core", "alpha"]),
    (##"{"Color Palette": {"$value": "{Color Palette.ink}"}}"##, ["Color Palette"], ["Color Palette"]),
    (##"{"a": "{", "b" : "x } y. {"}"##, ["a", "b"], []),
    (##"{"q\"": 1, "unended": "{a"##, ["unended"], []),
  ])
  func namesAndAliases(text: String, keys: [String], roots: [String]) {
    var names = TokenNames()
    names.add(Array(text.utf8))
    for key in keys { #expect(names.defines(key)) }
    #expect(!names.defines("base") && !names.defines("core"))
    #expect(names.roots.sorted() == roots.sorted())
  }
}
