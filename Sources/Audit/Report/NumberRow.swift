/// One number a token, in as few bytes as the largest of them needs: a thousand themes have millions, and most are small. -1 stands
/// for none.
public struct NumberRow: Sendable {
  private enum Storage: Sendable {
    /// One more than each number.
    case bytes([UInt8])
    case words([UInt16])
    case whole([Int32])
  }

  private let storage: Storage

  public init(_ numbers: [Int32]) {
    var (least, most) = (Int32(0), Int32(0))
    for number in numbers {
      least = Swift.min(least, number)
      most = Swift.max(most, number)
    }
    if least < -1 || most >= 0xFFFF {
      storage = .whole(numbers)
    } else if most >= 0xFF {
      storage = .words(numbers.map { UInt16(truncatingIfNeeded: $0 + 1) })
    } else {
      storage = .bytes(numbers.map { UInt8(truncatingIfNeeded: $0 + 1) })
    }
  }
}

extension NumberRow: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .bytes(let bytes): bytes.count
    case .words(let words): words.count
    case .whole(let numbers): numbers.count
    }
  }

  public subscript(index: Int) -> Int32 {
    switch storage {
    case .bytes(let bytes): Int32(bytes[index]) - 1
    case .words(let words): Int32(words[index]) - 1
    case .whole(let numbers): numbers[index]
    }
  }
}
