import SwiftThemeReader
import Testing

/// Each recognizer finds the themes of its own example, which is part of its description.
struct RecognisersTests {
  @Test(arguments: SwiftThemeReader.recognisers)
  func itsExampleIsRecognised(_ one: Recogniser) throws {
    let system = try one.data.map { try Reading(one.example, beside: $0) }?.system ?? Reading(one.example).system
    let reading = try #require(system.readings.first, "\(one.id) recognises nothing")
    #expect(reading.recogniser == one.id)
    #expect(reading.evidence == one.evidence)
    #expect(reading.loss == nil)
    #expect(!reading.themes.isEmpty)
    #expect(reading.themes.map(\.name).sorted() == system.themes.map(\.name).sorted())
  }

  @Test func eachHasItsOwnNameAndStrength() {
    let all = SwiftThemeReader.recognisers
    #expect(all.count > 20)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(Set(all.map(\.strength)).count == all.count)
    #expect(all.map(\.strength) == all.map(\.strength).sorted(by: >))
  }

  @Test func readingsThatLostSayWhy() throws {
    let system = Reading(
      """
      protocol Theme { var palette: Palette { get } }
      struct Palette { let ink: UIColor; let page: UIColor }
      struct Day: Theme { let palette = Palette(ink: .black, page: .white) }
      struct Night: Theme { let palette = Palette(ink: .white, page: .black) }
      struct Chart { let line: UIColor; let grid: UIColor }
      extension Chart { static let calm = Chart(line: .blue, grid: .gray); static let loud = Chart(line: .red, grid: .gray) }
      extension UIColor { static let stray = UIColor.green }
      """
    ).system
    #expect(system.readings.first?.recogniser == "holder-contract")
    #expect(system.readings.first?.themes.map(\.name) == ["Day", "Night"])
    let lost = system.readings.dropFirst()
    #expect(lost.contains { $0.recogniser == "model-instances" && $0.themes.map(\.name) == ["calm", "loud"] })
    #expect(lost.contains { $0.recogniser == "static-colors" })
    for one in lost {
      let loss = try #require(one.loss)
      #expect(!loss.isEmpty)
      #expect(one.strength < 95)
    }
  }

  @Test func whatIsLeftOutIsListedWithItsPlace() throws {
    let reading = try #require(
      Reading(
        """
        protocol Theme { var ink: UIColor { get }; var page: UIColor { get } }
        struct Day: Theme { let ink = UIColor.black; let page = UIColor.white }
        struct Rented: Theme { let ink: UIColor; let page: UIColor }
        """
      ).system.readings.first)
    #expect(reading.themes.map(\.name) == ["Day"])
    #expect(reading.leftOut.map(\.place.line) == [3])
    #expect(reading.leftOut.first?.name.contains("Rented") == true)
  }
}
