/// Rows of whole numbers, each column in as few bytes as its numbers need: a thousand themes have millions of them, and most are
/// small.
public struct PackedRows: Sendable {
  public let count: Int
  /// Row after row.
  private var bytes: KeptArray<UInt8>
  /// How many bytes a row has.
  private let stride: Int
  /// Of each column the least number, how many bytes what is above that takes, and where in a row it stands.
  private var bases = SIMD8<Int32>()
  private var widths = SIMD8<UInt8>()
  private var offsets = SIMD8<UInt8>()

  /// How many columns there can be.
  public static let mostColumns = 8

  /// - Parameter columns: of equal lengths.
  public init(_ columns: [[Int32]]) {
    precondition(columns.count <= PackedRows.mostColumns)
    let count = columns.first?.count ?? 0
    var stride = 0
    for (place, numbers) in columns.enumerated() {
      precondition(numbers.count == count)
      var (least, most) = (numbers.first ?? 0, numbers.first ?? 0)
      for number in numbers {
        least = min(least, number)
        most = max(most, number)
      }
      let width = PackedRows.width(Int(most) - Int(least))
      // Whole numbers are stored as they are.
      bases[place] = width == 4 ? 0 : least
      widths[place] = UInt8(width)
      offsets[place] = UInt8(stride)
      stride += width
    }
    self.count = count
    self.stride = stride
    let (bases, widths, offsets) = (bases, widths, offsets)
    let bytes = [UInt8](unsafeUninitializedCapacity: stride * count) { packed, used in
      used = stride * count
      let packed = UnsafeMutableRawBufferPointer(packed)
      for (column, numbers) in columns.enumerated() where widths[column] > 0 {
        var place = Int(offsets[column])
        for number in numbers {
          let rest = number &- bases[column]
          switch widths[column] {
          case 1: packed[place] = UInt8(truncatingIfNeeded: rest)
          case 2: packed.storeBytes(of: UInt16(truncatingIfNeeded: rest), toByteOffset: place, as: UInt16.self)
          default: packed.storeBytes(of: rest, toByteOffset: place, as: Int32.self)
          }
          place += stride
        }
      }
    }
    self.bytes = KeptArray(bytes)
  }

  private static func width(_ range: Int) -> Int { range == 0 ? 0 : range <= 0xFF ? 1 : range <= 0xFFFF ? 2 : 4 }

  public subscript(row: Int, column: Int) -> Int32 {
    precondition(row >= 0 && row < count)
    let place = row * stride + Int(offsets[column])
    return bytes.withUnsafeBytes { bytes in
      switch widths[column] {
      case 0: bases[column]
      case 1: bases[column] &+ Int32(bytes[place])
      case 2: bases[column] &+ Int32(bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self))
      default: bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)
      }
    }
  }

  /// Whether the rows are in a spool.
  var isSpooled: Bool { bytes.isSpooled }

  /// What the rows take of memory, whether they are read or not.
  public var bytesInMemory: Int { bytes.bytesInMemory }

  public mutating func move(to spool: any ByteSpool) { bytes.move(to: spool) }

  /// All numbers of one column.
  public func column(_ column: Int) -> [Int32] { (0..<count).map { self[$0, column] } }
}

extension PackedRows: Hashable {
  /// Rows with the same numbers are packed alike.
  public static func == (a: PackedRows, b: PackedRows) -> Bool {
    a.count == b.count && a.bases == b.bases && a.widths == b.widths && a.bytes.elementsEqual(b.bytes)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
