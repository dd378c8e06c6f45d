import ColorScience
import Testing

@Suite("Names of colours")
struct ColorNamesTests {
  @Test("a name is told from any other word without reading it")
  func names() {
    for name in ["red", "RebeccaPurple", "transparent", "lightgoldenrodyellow"] { #expect(Color.hasName(name)) }
    for word in ["rad", "", "redd", "lightgoldenrodyellowish", "#fff"] { #expect(!Color.hasName(word)) }
    for text in ["#fff", "rgb(0 0 0)", "tan"] { #expect(Color.mayRead(text)) }
    for text in ["VariableID:1", "1F600", "a sentence"] { #expect(!Color.mayRead(text)) }
  }
}
