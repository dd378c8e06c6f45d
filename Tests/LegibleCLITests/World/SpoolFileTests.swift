import Foundation
import Testing
import ThemeModel

@testable import LegibleCLI

struct SpoolFileTests {
  let world: TestWorld
  let spool: SpoolFile

  init() throws {
    world = try TestWorld()
    spool = SpoolFile(in: [world.folder.path], from: 1000)
  }

  private func array(_ seed: Int, count: Int = 400) -> [Int32] {
    (0..<count).map { Int32(truncatingIfNeeded: seed &* $0) }
  }

  @Test func keepsWhatItIsGiven() throws {
    var kept: [KeptArray<Int32>] = []
    for seed in 1...50 {
      var array = KeptArray(array(seed))
      array.move(to: spool)
      #expect(array.isSpooled)
      kept.append(array)
    }
    for _ in 0..<2 {
      for (index, array) in kept.enumerated() { #expect(Array(array) == self.array(index + 1)) }
      spool.rest()
    }
  }

  /// A run that is interrupted leaves no file behind, since the file has no name.
  @Test func leavesNoFile() throws {
    var array = KeptArray(array(3))
    array.move(to: spool)
    #expect(array.isSpooled)
    #expect(try FileManager.default.contentsOfDirectory(atPath: world.folder.path) == [])
  }

  @Test func makesNoFileForLittle() {
    var small = KeptArray(array(1, count: 10))
    small.move(to: spool)
    #expect(!small.isSpooled)
    let patient = SpoolFile(in: [world.folder.path], from: 4000)
    var arrays = (1...4).map { KeptArray(array($0)) }
    for index in arrays.indices { arrays[index].move(to: patient) }
    #expect(arrays.map(\.isSpooled) == [false, false, true, true])
  }

  @Test func keepsMoreThanAWindowHolds() {
    let large = (0..<5_000_000).map { Int32($0) }
    var arrays = [KeptArray(array(7)), KeptArray(large), KeptArray(array(9))]
    for index in arrays.indices { arrays[index].move(to: spool) }
    spool.rest()
    #expect(arrays.allSatisfy { $0.isSpooled })
    #expect(Array(arrays[0]) == array(7) && Array(arrays[1]) == large && Array(arrays[2]) == array(9))
  }

  @Test func keepsNothingWithoutAFolder() {
    let homeless = SpoolFile(in: [world.folder.path + "/missing"], from: 0)
    var array = KeptArray(array(5))
    array.move(to: homeless)
    #expect(!array.isSpooled && Array(array) == self.array(5))
    homeless.rest()
  }

  @Test func takesTheNextFolder() {
    let second = SpoolFile(in: [world.folder.path + "/missing", world.folder.path], from: 0)
    var array = KeptArray(array(5))
    array.move(to: second)
    #expect(array.isSpooled && Array(array) == self.array(5))
  }

  /// Threads write and read at once while the memory is freed under them.
  @Test func servesThreads() async {
    let spool = spool
    await withTaskGroup(of: Bool.self) { group in
      for seed in 1...8 {
        group.addTask {
          (0..<50).allSatisfy { turn in
            let numbers = (0..<300).map { Int32($0 * seed + turn) }
            var array = KeptArray(numbers)
            array.move(to: spool)
            spool.rest()
            return array.isSpooled && Array(array) == numbers
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
