import Foundation
import Testing

@testable import LegibleCLI

/// Components may be any number that a file can contain. No part of the tool may fail on one.
struct AbsurdColorsTests {
  private static let colors = [
    "color(srgb 1e30 0 0)", "color(srgb -1e308 1e308 1e308)", "color(srgb-linear 1e300 1e300 1e300 / 0.5)",
    "oklch(1e30 1e30 1e30)", "oklch(0.5 0.4 1e30)", "oklch(0.5 1e308 40)", "oklab(1e308 -1e308 1e308)",
    "lab(50 1e300 -1e300)", "lch(50 1e30 1e308 / 1e30)", "color(xyz 1e30 1e30 1e30)", "color(xyz -1e30 0 1e-308)",
    "color(prophoto-rgb 3 3 3)", "color(display-p3 1e5 -1e5 0 / 0.5)", "hsl(1e308 1e308% 50%)", "hwb(1e308 50% 70%)",
    "color(rec2020 1.5 1.2 -0.3 / 0.3)", "rgb(1e308 0 0 / -1e308)", "#777", "#fff", "color(a98-rgb 1e30 1e30 -1e30)",
  ]

  let world: TestWorld

  init() throws {
    world = try TestWorld()
    for (name, colors) in [("tokens", Self.colors), ("later", Self.colors.reversed())] {
      let tokens = colors.enumerated().map { index, color in
        #""\#(index)": {"$type": "color", "$value": "\#(color)"}"#
      }
      let list = tokens.joined(separator: ", ")
      try world.write("\(name).json", #"{"ink": {\#(list)}, "paper": {\#(list)}}"#)
    }
    try world.write("legible.json", Self.configuration("tokens"))
    try world.write("later/legible.json", Self.configuration("../later"))
  }

  private static func configuration(_ source: String) -> String {
    """
    {"themes": ["\(source).json"],
     "rules": [{"id": "all", "foreground": "ink.*", "background": "paper.*", "require": "aa-text"}]}
    """
  }

  /// Each command ends with a status of its own and prints something.
  @Test(arguments: [
    ["audit", "-o", "out"], ["audit", "--verbose"], ["sheet", "-o", "sheets", "--all"], ["mend"], ["tokens"],
    ["tokens", "--format", "json"], ["explain", "ink.0"], ["diff", "tokens.json", "later.json"],
    ["diff", "later.json", "tokens.json", "-o", "changes"],
  ])
  func noCommandStumbles(arguments: [String]) throws {
    let status = world.run(arguments, input: [])
    #expect(status != .failure, "\(world.errors)")
    #expect(!(world.output + world.errors).contains("nan"))
    #expect(!(world.output + world.errors).isEmpty)
  }

  /// Swift evaluates such components as the platform does.
  @Test func noThemeStumbles() throws {
    let colors = ["1e308", "-1e308", "1e30", "2.5"].map { "Color(red: \($0), green: 0, blue: -\($0), opacity: \($0))" }
    try world.write(
      "app/Theme.swift",
      """
      import SwiftUI
      struct Palette { \(colors.indices.map { "let text\($0): Color; let background\($0): Color" }.joined(separator: "; ")) }
      enum Brand: CaseIterable {
        case day
        var palette: Palette {
          Palette(\(colors.enumerated().map { "text\($0): \($1), background\($0): \($1)" }.joined(separator: ", ")))
        }
      }
      """)
    #expect(world.run("audit", "app", "-o", "app-out") != .failure, "\(world.errors)")
    #expect(world.output.contains("1 theme"))
  }
}
