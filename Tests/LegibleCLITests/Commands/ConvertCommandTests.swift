import ColorScience
import JSONText
import Testing

@testable import LegibleCLI

struct ConvertCommandTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  @Test func writesOneSpaceAlone() {
    #expect(world.run("convert", "red", "--to", "oklch") == .success)
    #expect(world.output == "oklch(0.627955363921 0.257683303805 29.2338802796)\n")
    #expect(world.run("convert", "red", "lime", "--to", "srgb", "--to", "hsl") == .success)
    #expect(world.output == "rgb(255, 0, 0)\nhsl(0 100 50)\nrgb(0, 255, 0)\nhsl(120 100 50)\n")
  }

  @Test func answersEverySpaceWithTheNamedKeys() throws {
    #expect(world.run("convert", "color(display-p3 1 0 0 / 50%)", "--format", "json") == .success)
    let root = try JSONDocument(Array(world.output.utf8)).root
    #expect(root["input"]?.string == "color(display-p3 1 0 0 / 50%)")
    #expect(root["color"]?["space"]?.string == "display-p3")
    #expect(root["color"]?["alpha"]?.number == 0.5)
    for space in ColorSpace.allCases { #expect(root["spaces"]?[space.rawValue] != nil) }
    #expect(root["hex"]?.string == "#FF000080")
    let srgb = try #require(root["gamut"]?["srgb"])
    #expect(srgb["inside"]?.boolean == false)
    #expect(abs((srgb["excess"]?.number ?? 0) - 0.2267) < 1e-4)
    for method in GamutMapping.allCases {
      #expect(srgb[method.rawValue] != nil)
      #expect((srgb["deltaEOK"]?[method.rawValue]?.number ?? 0) > 0.01)
    }
    let wide = try #require(root["gamut"]?["display-p3"])
    #expect(wide["inside"]?.boolean == true)
    #expect(wide["deltaEOK"]?["minde"]?.number == 0)
  }

  @Test func aMissingComponentIsNull() {
    #expect(world.run("convert", "oklch(50% 0.1 none / none)", "--to", "oklch", "--format", "json") == .success)
    #expect(world.output.contains(#""components":[0.5,0.1,null],"alpha":null"#))
    #expect(world.run("convert", "grey", "--to", "oklch", "--format", "json") == .success)
    #expect(world.output.contains(",0,null]"))
  }

  @Test func readsManyLines() {
    let input = (0..<10_000).map { "#" + String(0x10_0000 + $0, radix: 16) + "\n" }.joined()
    #expect(world.run("convert", "-", "--to", "srgb", input: input) == .success)
    let lines = world.output.split(separator: "\n")
    #expect(lines.count == 10_000)
    #expect(lines[0] == "rgb(16, 0, 0)")
    #expect(lines[9_999] == "rgb(16, 39, 15)")
  }

  @Test func errorsSayWhere() {
    #expect(world.run("convert", "rgb(10 20 zz)", "red", "--to", "srgb") == .failure)
    #expect(world.output == "rgb(255, 0, 0)\n")
    #expect(world.errors.hasSuffix("\n  rgb(10 20 zz)\n            ^\n"))
    #expect(world.run("convert", "-", "--format", "json", input: "rgb(10 20 zz)\n") == .failure)
    #expect(world.output.contains(#""offset":10"#))
  }
}
