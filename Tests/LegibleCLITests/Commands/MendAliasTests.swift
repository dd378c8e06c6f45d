import Foundation
import JSONText
import Testing
import ThemeModel

@testable import LegibleCLI

/// A plan's alias is written where its source spells the name, and nothing else in the file changes.
struct MendAliasTests {
  private static func rules(_ owner: String) -> String {
    """
    "mend": {"locked": ["raw.ink", "raw.white", "Raw.ink", "Raw.white", "rawInk", "rawWhite"]},
    "rules": [
      {"id": "tag", "foreground": ["\(owner)onTag"], "background": ["\(owner)tag"], "require": 4.4},
      {"id": "hint", "foreground": ["\(owner)hint"], "background": ["\(owner)night*"], "require": "aa-text"}]
    """
  }

  private static func nights(_ line: (Int) -> String) -> String { (0..<6).map(line).joined(separator: "\n") }

  static let sources: [(path: String, text: String, before: String, after: String)] = [
    (
      "Tokens.tokens.json",
      """
      {
        "raw": { "$type": "color",
          "mid": { "$value": "#777777" }, "light": { "$value": "#a0a0a0" }, "ink": { "$value": "#1e1e1e" },
          "white": { "$value": "#ffffff" } },
        "tag": { "$type": "color", "$value": "{raw.mid}" },
        "onTag": { "$type": "color", "$value": "{raw.white}" },
      \(nights { "  \"night\($0)x\": { \"$type\": \"color\", \"$value\": \"{raw.ink}\" }," })
        "hint": { "$type": "color", "$value": "{raw.mid}", "$description": "As raw.mid" }
      }
      """, "\"{raw.mid}\", \"$description", "\"{raw.light}\", \"$description"
    ),
    (
      "Theme.swift",
      """
      import UIKit

      enum Raw {
          static let mid = UIColor(red: 119.0 / 255.0, green: 119.0 / 255.0, blue: 119.0 / 255.0, alpha: 1)
          static let light = UIColor(red: 160.0 / 255.0, green: 160.0 / 255.0, blue: 160.0 / 255.0, alpha: 1)
          static let ink = UIColor(red: 30.0 / 255.0, green: 30.0 / 255.0, blue: 30.0 / 255.0, alpha: 1)
          static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      }

      enum Theme {
          static let tag = Raw.mid
          static let onTag = Raw.white
          static let hint = Raw.mid // as Raw.mid
      \(nights { "    static let night\($0)x = Raw.ink" })
      }
      """, "hint = Raw.mid", "hint = Raw.light"
    ),
    (
      "day.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>gray50</key>\t<string>#777777</string>
      \t<key>gray70</key>\t<string>#a0a0a0</string>
      \t<key>rawInk</key>\t<string>#1e1e1e</string>
      \t<key>rawWhite</key>\t<string>#ffffff</string>
      \t<key>tag</key>\t<string>$gray50</string>
      \t<key>onTag</key>\t<string>$rawWhite</string>
      \(nights { "\t<key>night\($0)x</key>\t<string>$rawInk</string>" })
      \t<key>hint</key>\t<string>$gray50</string>
      </dict>
      </plist>
      """, "<key>hint</key>\t<string>$gray50", "<key>hint</key>\t<string>$gray70"
    ),
  ]

  @Test(arguments: sources.indices) func anAliasIsWritten(_ index: Int) throws {
    let source = Self.sources[index]
    let world = try TestWorld()
    try world.write(source.path, source.text)
    let owner = source.path.hasSuffix("swift") ? "Theme." : ""
    try world.write("legible.json", "{\"themes\": [\"\(source.path)\"], \(Self.rules(owner))}")
    #expect(world.run("mend", "--format", "json") == .success, "\(world.output) \(world.errors)")
    let change = try #require(try JSONDocument(Array(world.output.utf8)).root["changes"]?[0])
    #expect(change["kind"]?.string == "alias")
    #expect(change["target"]?["before"]?.string != change["target"]?["after"]?.string)
    try world.write("plan.json", world.output)
    #expect(world.run("mend", "--apply-plan", "plan.json") == .success, "\(world.errors)")
    let expected = source.text.replacing(source.before, with: source.after)
    #expect(expected != source.text)
    #expect(try world.read(source.path) == expected)
    #expect(world.run("audit", "-q") == .success, "\(world.output)")
    #expect(world.run("mend", "--apply-plan", "plan.json") == .success)
    #expect(world.errors.contains("1 made before"))
    #expect(try world.read(source.path) == expected)
  }

  @Test func namesAreFoundWhole() {
    let place = Place(file: "", line: 1, column: 1)
    let edit = AliasEdit(place: place, before: "Colors.Blue5", after: "Colors.Blue50")
    for (text, expected) in [
      ("Colors.Blue5", "Colors.Blue50"), ("Brand.Colors.Blue5.color", nil), ("Colors.Blue55", nil),
      ("{Colors.Blue5}", "{Colors.Blue50}"), (".Blue5", ".Blue50"), ("MyColors.Blue5", "MyColors.Blue50"),
      ("[Colors.Blue5, Colors.Blue5]", nil), ("Colors.Blue5(in: x)", nil), ("red", nil),
      ("isOn ? Colors.Blue5 : Colors.Blue55", "isOn ? Colors.Blue50 : Colors.Blue55"), ("", nil),
    ] as [(String, String?)] {
      #expect(edit.rewritten(text) == expected, "\(text)")
    }
    let other = AliasEdit(place: place, before: "a.x", after: "b.y")
    #expect(other.rewritten("a.x") == "b.y")
    // Only the end is spelled, and the rest would have to change too.
    #expect(other.rewritten("x") == nil)
  }
}
