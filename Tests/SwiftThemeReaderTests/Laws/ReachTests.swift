import SwiftThemeReader
import Testing
import ThemeModel

/// What unknown code is given may be another after it.
struct ReachTests {
  private static func reading(_ body: String) -> Reading {
    Reading(
      """
      final class Style { var ink: UIColor = .red; let page: UIColor = .red; func raise() { ink = .blue } }
      struct Look { var ink: UIColor = .red }
      struct Holder { let style: Style }
      func prepare(_ style: Style) { if Vendor.isOn { style.ink = .blue } }
      enum Colors {
        static let known = UIColor.green
        static let ink: UIColor = {
          \(body.replacing("; ", with: "\n"))
        }()
      }
      """)
  }

  @Test(arguments: [
    // Objects
    "let style = Style(); Vendor.prepare(style); return style.ink",
    "let style = Style(); Vendor.prepare([style]); return style.ink",
    "let style = Style(); Vendor.prepare((1, [\"a\": style])); return style.ink",
    "let style = Style(); Vendor.prepare(Holder(style: style)); return style.ink",
    "let style = Style(); let box = Vendor.Box(style); box.run(); return style.ink",
    "let style = Style(); if Vendor.takes(style) == nil {}; return style.ink",
    "let style = Style(); _ = [Vendor.takes(style)].count; return style.ink",
    "let style = Style(); style ~~ 3; return style.ink",
    "let style = Style(); _ = style.prepared; return style.ink",
    "let style = Style(); style.prepare(); return style.ink",
    "let style = Style(); Vendor.shared.style = style; Vendor.shared.run(); return style.ink",
    "let style = Style(); prepare(style); return style.ink",
    // Functions
    "let style = Style(); Vendor.run(style.raise); return style.ink",
    "let style = Style(); Vendor.run { style.ink = .blue }; return style.ink",
    "let style = Style(); Vendor.run { style.raise() }; return style.ink",
    "var ink = UIColor.red; DispatchQueue(label: \"ink\").sync { ink = .blue }; return ink",
    "var ink = UIColor.red; NSLock().withLock { ink = .blue }; return ink",
    "var ink = UIColor.red; BlockOperation { ink = .blue }.start(); return ink",
    "var ink = UIColor.red; Vendor.list.forEach { _ in ink = .blue }; return ink",
    "var ink = UIColor.red; func raise() { ink = .blue }; Vendor.run(raise); return ink",
    "var ink = UIColor.red; let raise = { ink = .blue }; Vendor.run(raise); return ink",
    "var ink = UIColor.red; func raise() { ink = .blue }; Vendor.run { raise() }; return ink",
    "var look = Look(); Vendor.run { look.ink = .blue }; return look.ink",
    "var look = Look(); Vendor.change(&look); return look.ink",
    // Choices
    "var ink = UIColor.red; Vendor.isOn ? (ink = .blue) : (ink = .green); return ink",
    "var ink = UIColor.red; _ = Vendor.isOn && { ink = .blue; return true }(); return ink",
  ])
  func whatUnknownCodeCanReachIsUnknown(_ body: String) {
    let reading = Self.reading(body)
    // The code itself is understood: without the unknown part it has a value.
    #expect(Self.reading("let style = Style(); return style.ink").hex("Colors.ink") == "#FF0000")
    #expect(reading.hex("Colors.known") == "#00FF00", "\(body)")
    #expect(reading.hex("Colors.ink") == nil, "\(body)")
    #expect(reading.reason("Colors.ink")?.place != nil, "\(body)")
  }

  @Test(arguments: [
    // Copies and constants
    "let look = Look(); Vendor.prepare(look); return look.ink",
    "let ink = UIColor.red; Vendor.prepare(ink); return ink",
    "let style = Style(); Vendor.prepare(style); return style.page",
    "let style = Style(); Vendor.prepare(style.ink); return style.ink",
    // Known code
    "let style = Style(); print(style); NSLog(\"%@\", style); assert(style.ink == .red); return style.ink",
    "func read(_ style: Style) -> UIColor { Vendor.tone(1) }; let style = Style(); _ = read(style); return style.ink",
    // The system sets no members of the app's types.
    "let style = Style(); NotificationCenter.default.addObserver(style, name: \"x\"); return style.ink",
    "let style = Style(); UserDefaults.standard.set(style, forKey: \"x\"); return style.ink",
    "let ink = UIColor.red; DispatchQueue.main.async { let ink = UIColor.blue; show(ink) }; return ink",
    "var ink = UIColor.red; Vendor.run { ink in ink = .blue }; return ink",
    "var ink = UIColor.red; Vendor.run { [ink] in show(ink) }; return ink",
  ])
  func whatItCannotReachIsKnown(_ body: String) {
    #expect(Self.reading(body).hex("Colors.ink") == "#FF0000", "\(body)")
  }
}
