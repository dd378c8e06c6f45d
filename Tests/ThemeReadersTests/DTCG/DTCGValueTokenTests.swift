import Testing
import ThemeModel

@testable import ThemeReaders

/// Tokens called `value`, beside references that end in the value of a token.
@Suite("Tokens called value")
struct DTCGValueTokenTests {
  private func css(_ text: String, _ path: String) -> String? { DTCGSample(text, .plain).css(path) }

  @Test("a reference means the token of its whole path, and elsewhere the value of a token")
  func wholePath() {
    let text = ##"""
      {"color": {"value": {"value": "#999999", "type": "color"}, "ink": {"value": "#000000", "type": "color"}},
       "a": {"value": "{color.value}", "type": "color"}, "b": {"value": "{color.ink.value}", "type": "color"},
       "c": {"value": "{color.value.value}", "type": "color"}, "d": {"value": "rgba({color.value}, 0.5)", "type": "color"}}
      """##
    #expect(css(text, "a") == "rgb(153, 153, 153)")
    #expect(css(text, "b") == "rgb(0, 0, 0)")
    #expect(css(text, "c") == "rgb(153, 153, 153)")
    #expect(css(text, "d") == "rgba(153, 153, 153, 0.5)")
  }

  @Test("beside a token with the shorter path, the longer one counts")
  func both() {
    let text = ##"""
      {"color": {"$value": "#000000", "$type": "color", "value": {"$value": "#999999", "$type": "color"}},
       "a": {"$value": "{color.value}", "$type": "color"}, "b": {"$value": "{color}", "$type": "color"},
       "c": {"$value": "rgba({color.value}, 0.5)", "$type": "color"}, "d": {"$value": "rgba({color}, 0.5)", "$type": "color"}}
      """##
    #expect(css(text, "a") == "rgb(153, 153, 153)")
    #expect(css(text, "b") == "rgb(0, 0, 0)")
    #expect(css(text, "c") == "rgba(153, 153, 153, 0.5)")
    #expect(css(text, "d") == "rgba(0, 0, 0, 0.5)")
  }

  @Test("the token may be in another file")
  func otherFile() {
    func file(_ name: String, _ text: String) -> SourceFile { SourceFile(name: name, bytes: Array(text.utf8)) }
    let system = DTCGReader().read(
      [
        file("t/a.json", ##"{"color": {"value": {"$value": "#999999", "$type": "color"}}}"##),
        file("t/b.json", ##"{"text": {"$value": "{color.value}", "$type": "color"}}"##),
      ], named: "t")
    let resolver = ThemeResolver(system)
    let theme = resolver.resolve(resolver.themes[0])
    let text = theme.paths.firstIndex(of: "text").flatMap { theme.value(of: $0, in: 0) }
    guard case .color(let color)? = text else {
      Issue.record("\(String(describing: text))")
      return
    }
    #expect(color.css == "rgb(153, 153, 153)")
  }
}
