import Audit
import ColorScience
import RealSystems
import Testing

@testable import Reports

/// What pairs leave out and get back equals what measuring their layers again gives, to the last bit.
@Suite struct PairStackTests {
  @Test(
    arguments: [
      PageFixtures.wide, PageFixtures.hostile, { try FirefoxSystem.inferredReport() },
      { try OudsSystem.inferredReport() },
    ] as [@Sendable () throws -> AuditReport])
  func layersGiveTheRatios(_ make: @Sendable () throws -> AuditReport) throws {
    let report = try make()
    var checked = 0
    for pair in report.pairs where pair.ratio != nil && pair.alternatives <= 1 {
      guard pair.foregroundStop == nil, pair.backgroundStop == nil else { continue }
      #expect(pair.layers.last?.token == pair.foreground)
      #expect(pair.layers.dropLast().last?.token == pair.background)
      let measured = try #require(
        ContrastMeasurement(
          layersBottomUp: pair.layers.map(\.color), on: report.settings.displays, mapping: report.settings.mapping))
      #expect(pair.displayRatios == measured.readings.map(\.ratio))
      #expect(pair.ratio == measured.ratio)
      #expect(pair.layers.map(\.composite) == measured.worst.composites.map(\.color))
      checked += 1
    }
    #expect(checked > 8)
  }

  @Test func listsOfItsOwnTakeThePlaceOfWhatFollows() throws {
    let report = try PageFixtures.wide()
    var pair = try #require(report.pairs.first { $0.layers.count == 2 && $0.ratio != nil })
    let layers = pair.layers
    pair.displayRatios = [1, 2]
    #expect(pair.layers == layers)
    pair.layers = []
    #expect(pair.displayRatios == [1, 2])
    #expect(pair.layers.isEmpty)
  }
}
