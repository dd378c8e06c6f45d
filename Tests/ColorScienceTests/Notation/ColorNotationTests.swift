import ColorScience
import Testing

@Suite struct ColorNotationTests {
  @Test(arguments: [
    ("#8a8a8a", "#767676"), ("#8A8A8A", "#767676"), ("0x8a8a8a", "0x767676"), ("8A8A8A", "767676"),
    ("#8a8a8a80", "#76767680"), ("0x8A_8A_8A", "0x76_76_76"), ("rgb(138, 138, 138)", "rgb(118, 118, 118)"),
    ("rgb(138 138 138 / 0.5)", "rgb(118 118 118 / 0.5)"), ("rgba(138,138,138,.5)", "rgba(118,118,118,.5)"),
  ])
  func aColourKeepsItsNotation(before: String, after: String) throws {
    let old = try Color(css: "#8a8a8a")
    let new = try Color(css: "#767676")
    #expect(ColorNotation.rewritten(before, from: old, to: new) == after)
  }

  @Test func hexadecimalKeepsItsCaseAndLength() throws {
    let old = try Color(css: "#aabbcc")
    let new = try Color(css: "#a0b1c2")
    #expect(ColorNotation.rewritten("#aabbcc", from: old, to: new) == "#a0b1c2")
    #expect(ColorNotation.rewritten("#AABBCC", from: old, to: new) == "#A0B1C2")
    #expect(ColorNotation.rewritten("#abc", from: old, to: new) == "#a0b1c2")
    #expect(ColorNotation.rewritten("#ABC", from: old, to: try Color(css: "#99aabb")) == "#9AB")
    #expect(ColorNotation.rewritten("#abc8", from: old, to: new) == "#a0b1c288")
    #expect(ColorNotation.rewritten("80aabbcc", from: old, to: new, alphaPlace: .first) == "80a0b1c2")
    #expect(ColorNotation.rewritten("#777777", from: try Color(css: "#777777"), to: new) == "#A0B1C2")
    #expect(
      ColorNotation.rewritten("#777777", from: try Color(css: "#777777"), to: new, prefersLowercase: true) == "#a0b1c2")
  }

  @Test(arguments: [
    "hsl(210, 30%, 50%)", "oklch(0.6 0.1 240)", "color(display-p3 0.4 0.5 0.6)", "lab(50 10 -20)", "hwb(120 20% 30%)",
  ])
  func functionsReadBackAsTheNewColour(text: String) throws {
    let old = try Color(css: text)
    let new = try #require(Shade.shades(of: old, within: 0.1).last).color
    let written = try #require(ColorNotation.rewritten(text, from: old, to: new))
    #expect(written.prefix(4) == text.prefix(4))
    #expect(ColorNotation.isSame(try Color(css: written), new), "\(written)")
  }

  @Test func whatDoesNotSpellTheColourIsLeftAlone() throws {
    let old = try Color(css: "#8a8a8a")
    let new = try Color(css: "#767676")
    for text in ["#8a8a8b", "{raw.grey}", "", "rgb(1, 2, 3)", "rgb(calc(100 + 38), 138, 138)", "0x8a8a", "grey()", "∞"]
    {
      #expect(ColorNotation.rewritten(text, from: old, to: new) == nil, "\(text)")
    }
    let wide = Color(.displayP3, 0, 1, 0)
    #expect(ColorNotation.rewritten("#8a8a8a", from: old, to: wide) == nil)
  }

  @Test func shadesKeepTheHueAndComeNearestFirst() throws {
    for text in ["#7542e5", "#2ac3a2", "#e27f2e", "#8a8a8a"] {
      let color = try Color(css: text)
      let shades = Shade.shades(of: color, within: 0.3)
      #expect(shades.count > 50)
      #expect(zip(shades, shades.dropFirst()).allSatisfy { $0.difference <= $1.difference })
      for shade in shades where shade.color.oklch.y > 0.08 && color.oklch.y > 0.08 {
        let turn = abs(shade.color.oklch.z - color.oklch.z)
        #expect(min(turn, 360 - turn) < 4, "\(text) \(shade.color.hex8)")
      }
      for shade in shades { #expect(abs(Color.deltaEOK(shade.color, color) - shade.difference) < 1e-6) }
    }
  }
}
