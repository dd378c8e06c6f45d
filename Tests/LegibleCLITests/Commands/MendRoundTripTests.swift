import Foundation
import JSONText
import Testing

@testable import LegibleCLI

/// A plan is written into every format, read again, and has the effect that it promised. Everything else stays the same to the
/// byte.
struct MendRoundTripTests {
  struct Source: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    /// A text that is in each line that may change, and nowhere else.
    var mark: String
    var foreground = "*muted"
    var background = "*paper"

    var testDescription: String { path }
  }

  private static func set(_ components: String) -> String {
    """
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "1.000",
              \(components)
            }
          },
          "idiom" : "universal"
        }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """
  }

  static let sources = [
    Source(
      path: "themes/hex.tokens.json",
      text: """
        {
          "muted": { "$type": "color",   "$value": "#8A8a8f" },\r
          "paper": { "$type": "color", "$value": "#FFF" }
        }
        """, mark: "muted"),
    Source(
      path: "themes/components.tokens.json",
      text: """
        {
          "muted": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.54118, 0.5412, 0.561], "alpha": 1,  "hex": "#8a8a8f" } },
          "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
        }

        """, mark: "muted"),
    Source(
      path: "themes/oklch.tokens.json",
      text: """
        {
          "muted": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.64, 0.02, 250] } },
          "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
        }

        """, mark: "muted"),
    Source(
      path: "themes/keyed.json",
      text: "{\"muted\": \"#FF8A8A8F\",\n \"paper\": \"hsl(0, 0%, 100%)\", \"aside\": \"rgb(0 0 0)\"}\n", mark: "muted"),
    Source(
      path: "themes/day.plist",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>muted</key>
        \t<string>#8a8a8f</string>
        \t<key>paper</key>
        \t<string>#ffffff</string>
        </dict>
        </plist>
        """, mark: "8a8a8f"),
    Source(
      path: "themes/numbers.plist",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>muted</key>
        \t<array><integer>138</integer><integer>138</integer> <integer>143</integer></array>
        \t<key>paper</key>
        \t<array><integer>255</integer><integer>255</integer><integer>255</integer></array>
        </dict>
        </plist>
        """, mark: "<integer>143</integer>"),
    Source(
      path: "Theme.swift",
      text: """
        import UIKit

        enum Theme {
            static let muted = UIColor(red: 138.0 / 255.0, green: 138.0/255.0, blue: 0.561, alpha: 1)   // grey
            static let paper = UIColor(white: 1, alpha: 1)
            static let ink = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        }
        """, mark: "muted", foreground: "Theme.muted", background: "Theme.paper"),
  ]

  @Test(arguments: sources) func whatIsAppliedIsReadAgain(_ source: Source) throws {
    let world = try TestWorld()
    try world.write(source.path, source.text)
    let isOrdered = source.path.hasSuffix("keyed.json")
    try world.write(
      "legible.json",
      """
      {"themes": [\(isOrdered ? "{\"path\": \"\(source.path)\", \"hex-order\": \"aarrggbb\"}" : "\"\(source.path)\"")],
       "rules": [{"id": "body", "foreground": ["\(source.foreground)"], "background": ["\(source.background)"], "require": "aa-text"}]}
      """)
    try loop(world, source)
  }

  @Test(arguments: [
    "\"blue\" : \"0x8F\", \"green\" : \"0x8A\", \"red\" : \"0x8A\"",
    "\"blue\" : \"143\", \"green\" : \"138\", \"red\" : \"138\"",
    "\"blue\" : \"0.561\", \"green\" : \"0.541\", \"red\" : \"0.541\"",
  ]) func catalogsTooInTheirNotations(_ components: String) throws {
    let world = try TestWorld()
    let source = Source(path: "Colors.xcassets/muted.colorset/Contents.json", text: Self.set(components), mark: "blue")
    try world.write(source.path, source.text)
    let white = "\"blue\" : \"1.000\", \"green\" : \"1.000\", \"red\" : \"1.000\""
    try world.write("Colors.xcassets/paper.colorset/Contents.json", Self.set(white))
    try world.write(
      "legible.json",
      """
      {"themes": ["Colors.xcassets"],
       "rules": [{"id": "body", "foreground": ["*muted"], "background": ["*paper"], "require": "aa-text"}]}
      """)
    try loop(world, source)
    #expect(try world.read("Colors.xcassets/paper.colorset/Contents.json") == Self.set(white))
  }

  /// For a system that ships with the tool, what is left after the plan is what the plan said.
  @Test func aShippedSystemIsWhatItsPlanPromised() throws {
    let world = try TestWorld()
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("themes/pure-black"), to: world.folder.appendingPathComponent("system"))
    world.run("mend", "--config", "system/legible.json", "--format", "json")
    let counts = try #require(try JSONDocument(Array(world.output.utf8)).root["counts"])
    let failing = try #require(counts["failing"]?.integer)
    let remaining = try #require(counts["remaining"]?.integer)
    #expect(remaining < failing)
    #expect(counts["mended"]?.integer == failing - remaining)
    world.run("mend", "--config", "system/legible.json", "--patch", "mend.patch")
    let said = "\(failing) failing pair\(failing == 1 ? "" : "s") before, \(remaining) after"
    #expect(world.errors.contains(said), "\(world.errors)")
    #expect(!world.errors.contains("left alone"))
  }

  private func loop(_ world: TestWorld, _ source: Source) throws {
    #expect(world.run("audit", "-q") == .findings, "\(world.errors)")
    #expect(world.run("mend", "--format", "json") == .success, "\(world.errors)")
    let change = try #require(try JSONDocument(Array(world.output.utf8)).root["changes"]?[0])
    let planned = try #require(change["after"]?["hex"]?.string)
    #expect(world.run("mend", "--apply") == .success, "\(world.errors)")
    let written = try world.read(source.path)
    let before = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let after = written.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(before.count == after.count)
    for (old, new) in zip(before, after) {
      guard old != new else { continue }
      #expect(old.contains(source.mark), "\(old)")
      let shape = { (text: Substring) in text.replacing(/[0-9A-Fa-f.]+/, with: "*") }
      #expect(shape(old) == shape(new), "\(new)")
    }
    #expect(written != source.text)
    #expect(world.run("audit", "-q") == .success, "\(world.output) \(world.errors)")
    #expect(world.run("tokens", "--format", "json") == .success)
    #expect(world.output.uppercased().contains(planned.uppercased()), "\(planned): \(written)")
    #expect(world.run("mend", "--apply") == .success)
    #expect(try world.read(source.path) == written)
  }
}
