import Testing

@testable import ColorScience

@Suite struct ShadesTests {
  /// Tables round and decode as the curves do, at every threshold and on both sides of it.
  @Test func tablesRoundLightAsTheCurvesDo() {
    func curve(_ light: Double) -> UInt8 { EightBit.byte(TransferCurves.srgbFromLinear(light)) }
    for component in 0...255 {
      let light = EightBit.linear[component]
      #expect(light == TransferCurves.linearFromSRGB(Double(component) / 255))
      #expect(EightBit.byte(linear: light) == UInt8(component))
      let half = TransferCurves.linearFromSRGB((Double(component) + 0.5) / 255)
      for near in [half - 1e-6, half - 1e-9, half, half + 1e-9, half + 1e-6] {
        #expect(EightBit.byte(linear: near) == curve(near), "\(component)")
      }
    }
    for step in -10...100_010 {
      #expect(EightBit.byte(linear: Double(step) / 100_000) == curve(Double(step) / 100_000))
    }
  }

  /// A search within a distance returns every shade within it from the whole path from black to white, whichever part it
  /// searched.
  @Test(arguments: ["#7542e5", "#2ac3a2", "#000", "#fff", "#8a8a8a", "#ffff00", "color(display-p3 0 1 0)", "#1238"])
  func aDistanceOnlyLeavesOut(text: String) throws {
    let color = try Color(css: text)
    let all = Shade.shades(of: color, within: 2)
    #expect(all.count > 100)
    for distance in [0.02, 0.1, 0.3, 0.6] {
      #expect(Shade.shades(of: color, within: distance) == all.filter { $0.difference <= distance }, "\(distance)")
    }
  }

  @Test func coloursOfEightBitsHaveTheLuminanceThatEveryDisplayShows() throws {
    for text in ["#7542e5", "#000000", "#ffffff", "#0a0b0c", "rgb(12.5 200.25 0)", "#12345680"] {
      let color = try Color(css: text)
      let common = try #require(ShownColor.commonLuminance(of: color))
      for shown in ShownColor.shown(color, on: [.srgb, .displayP3], mapping: .clip) {
        #expect(abs(shown.luminance - common) < 1e-12, "\(text) on \(shown.display)")
      }
    }
    #expect(ShownColor.commonLuminance(of: try Color(css: "color(display-p3 0 1 0)")) == nil)
    #expect(ShownColor.commonLuminance(of: Color(.srgb, 1.2, 0, 0)) == nil)
  }
}
