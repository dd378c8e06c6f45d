import Testing

@testable import ColorScience

struct RadixSortTests {
  private struct Item: RadixKeyed, Equatable {
    let key: UInt64
    let position: Int
  }

  /// Sorts keys that differ everywhere, nowhere, in the lowest bits only, and whose highest bits are nearly all the same.
  @Test(arguments: [0, 1, 2, 24, 25, 1000, 4097], 0..<7)
  func sortsAndKeepsTheOrderOfEquals(count: Int, kind: Int) {
    var generator = SeededGenerator(seed: UInt64(count * 10 + kind))
    let keys: [UInt64] = (0..<count).map { position in
      switch kind {
      case 0: UInt64.random(in: 0 ... .max, using: &generator)
      case 1: 42
      case 2: UInt64.random(in: 0..<3, using: &generator)
      case 3: UInt64(count - position)
      case 4: (position == 0 ? 1 << 63 : 0) | UInt64.random(in: 0..<5000, using: &generator)
      case 5: (position == 0 ? 1 << 63 : 0) | UInt64(count - position)
      default: UInt64.random(in: 0..<4, using: &generator) << 62 | UInt64.random(in: 0..<4, using: &generator)
      }
    }
    let items = keys.enumerated().map { Item(key: $1, position: $0) }
    let expected = items.sorted { ($0.key, $0.position) < ($1.key, $1.position) }
    for workers in [1, 2, 5] {
      var sorted = items
      var scratch = items
      sorted.withUnsafeMutableBufferPointer { sorted in
        scratch.withUnsafeMutableBufferPointer {
          RadixSort(elements: sorted, scratch: $0, workers: Workers(workers)).sort()
        }
      }
      #expect(sorted == expected)
    }
  }
}
