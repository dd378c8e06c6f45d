import ThemeModel

/// One number a token, in as few bytes as the largest of them needs: a thousand themes have millions, and most are small. -1 stands
/// for none.
public struct NumberRow: Sendable {
  private enum Storage: Sendable {
    /// One more than each number.
    case bytes(KeptArray<UInt8>)
    case words(KeptArray<UInt16>)
    case whole(KeptArray<Int32>)
  }

  private var storage: Storage

  public init(_ numbers: [Int32]) {
    var (least, most) = (Int32(0), Int32(0))
    for number in numbers {
      least = Swift.min(least, number)
      most = Swift.max(most, number)
    }
    if least < -1 || most >= 0xFFFF {
      storage = .whole(KeptArray(numbers))
    } else if most >= 0xFF {
      storage = .words(KeptArray(numbers.map { UInt16(truncatingIfNeeded: $0 + 1) }))
    } else {
      storage = .bytes(KeptArray(numbers.map { UInt8(truncatingIfNeeded: $0 + 1) }))
    }
  }

  var bytesInMemory: Int {
    switch storage {
    case .bytes(let bytes): bytes.bytesInMemory
    case .words(let words): words.bytesInMemory
    case .whole(let numbers): numbers.bytesInMemory
    }
  }

  mutating func move(to spool: any ByteSpool) {
    switch storage {
    case .bytes(var bytes):
      bytes.move(to: spool)
      storage = .bytes(bytes)
    case .words(var words):
      words.move(to: spool)
      storage = .words(words)
    case .whole(var numbers):
      numbers.move(to: spool)
      storage = .whole(numbers)
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
