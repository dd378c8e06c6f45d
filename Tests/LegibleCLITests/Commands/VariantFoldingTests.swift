import Testing
import ThemeModel

@testable import LegibleCLI

struct VariantFoldingTests {
  private static func variants(_ axes: [(String, [String])]) -> [Variant] {
    axes.reduce([Variant(theme: "t", choices: [])]) { partial, axis in
      partial.flatMap { variant in
        axis.1.map { Variant(theme: "t", choices: variant.choices + [.init(axis: axis.0, context: $0)]) }
      }
    }
  }

  private let folding = VariantFolding(
    variants: variants([("mode", ["light", "dark"]), ("contrast", ["standard", "high"]), ("calm", ["off", "on"])]))

  private func places(of values: String) -> [String] {
    let values = Array(values)
    return folding.groups(Array(values.indices)) { values[$0] == values[$1] }.map(\.places)
  }

  @Test func theAxesThatMakeNoDifferenceAreNotNamed() {
    #expect(places(of: "aaaaaaaa") == [""])
    #expect(places(of: "aaaabbbb") == ["light", "dark"])
    #expect(places(of: "aabbaabb") == ["standard", "high"])
    #expect(places(of: "abababab") == ["calm off", "calm on"])
    #expect(places(of: "aabbccdd") == ["light + standard", "light + high", "dark + standard", "dark + high"])
  }

  @Test func severalPlacesAreListed() {
    #expect(places(of: "aabbbbaa") == ["light + standard, dark + high", "light + high, dark + standard"])
    #expect(places(of: "aaaaaabb") == ["standard, light", "dark + high"])
  }

  @Test func onlyTheVariantsShownCount() {
    let groups = folding.groups([0, 1, 4, 5]) { ($0 < 4) == ($1 < 4) }
    #expect(groups == [.init(first: 0, places: "light"), .init(first: 4, places: "dark")])
  }
}
