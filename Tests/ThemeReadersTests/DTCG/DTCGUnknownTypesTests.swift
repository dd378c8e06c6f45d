import Testing
import ThemeModel

@testable import ThemeReaders

/// Tokens whose types nobody knows.
@Suite struct DTCGUnknownTypesTests {
  private func values(_ type: String, _ value: String, name: String = "card") -> [TokenValue]? {
    let text = ##"""
      {"b": {"$type": "color", "$value": "#112233"}, "\##(name)": {"text": {"$type": "\##(type)", "$value": \##(value)}}}
      """##
    let tokens = DTCGSample(text, .plain).system.themes.first?.tokens ?? []
    return tokens.first { $0.path == name + ".text" }?.values.map(\.value)
  }

  @Test(arguments: [
    ##""999999""##, ##""0xFF999999""##, ##""153, 153, 153""##, ##""0 0% 60%""##, ##""gray600""##, "[153, 153, 153]",
    "[0, 0, 60, 1]", ##"{"r": 0.6, "g": 0.6, "b": 0.6, "a": 1}"##, ##"{"red": 153, "green": 153, "blue": 153}"##,
    ##"{"hex": "#999999"}"##, ##"{"$type": "color", "value": "999999"}"##, ##"{"light": "999999", "dark": "666666"}"##,
    ##"{"a": {"b": ["rgb(1, 2, 3)"]}}"##, ##"{"stops": [{"position": 0, "color": "#999999"}]}"##,
  ])
  func whatMayBeAColorIsUndetermined(value: String) {
    let found = values("ink", value) ?? []
    #expect(!found.isEmpty)
    for value in found {
      guard case .undetermined(let why) = value else {
        Issue.record("it is \(value)")
        continue
      }
      #expect(why.code == "unknown-type")
      #expect(why.reason.contains("card.text"))
    }
  }

  @Test func evidentColorsAreReadInEachMode() {
    #expect(values("ink", ##""#999999""##)?.count == 1)
    let found = values("ink", ##"{"light": "#999999", "dark": "{b}"}"##) ?? []
    #expect(found.contains(.alias("b")))
    #expect(found.contains { if case .color = $0 { true } else { false } })
    #expect(values("ink", ##"{"$ref": "#/b"}"##) == [.alias("b")])
  }

  @Test(arguments: [
    ("ink", "3"), ("ink", ##""uppercase""##), ("ink", "[1, 2]"), ("easing", "[0.4, 0, 0.2, 1]"),
    ("textSize", "[12, 14, 16]"), ("fontName", ##""Arial Black""##), ("string", ##""red wine""##),
    ("ink", ##"{"value": 8, "unit": "px"}"##), ("spacing", ##"{"hex": "#999999"}"##),
  ])
  func whatIsNoColorIsNoToken(type: String, value: String) {
    #expect(values(type, value) == nil)
  }

  @Test func measuresAreNoColors() {
    #expect(values("ink", "[12, 14, 16]", name: "size") == nil)
  }
}
