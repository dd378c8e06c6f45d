import ThemeModel

/// Reads a binary property list (`bplist00`). Its places are line 1 and the byte at which an object begins.
struct BinaryPropertyList {
  static let depthLimit = 512
  /// Objects may be shared, so a small file can unfold to a huge tree. A theme never needs more nodes than this.
  static let nodeLimit = 2_000_000

  private let file: SourceFile
  private var offsets: [Int] = []
  private var referenceSize = 0
  private var nodes = 0

  static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("bplist".utf8))
  }

  static func parse(_ file: SourceFile) throws(PropertyListError) -> KeyedNode {
    var reader = BinaryPropertyList(file: file)
    let root = try reader.readTrailer()
    return try reader.node(root, depth: 0)
  }

  private init(file: SourceFile) {
    self.file = file
  }

  private func place(_ offset: Int) -> Place {
    Place(file: file.name, line: 1, column: max(0, offset) + 1)
  }

  private func corrupt(_ what: String, at offset: Int) -> PropertyListError {
    .corrupt(what, place(offset))
  }

  /// Returns a big-endian number; `nil` when it reaches beyond the file or does not fit.
  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size >= 1, size <= 8, offset <= file.bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in file.bytes[offset..<(offset + size)] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  private mutating func readTrailer() throws(PropertyListError) -> Int {
    let trailer = file.bytes.count - 32
    guard trailer >= 8, file.bytes.starts(with: Array("bplist00".utf8)) else {
      throw corrupt("no bplist00 header and trailer", at: 0)
    }
    let offsetSize = Int(file.bytes[trailer + 6])
    referenceSize = Int(file.bytes[trailer + 7])
    guard let count = integer(at: trailer + 8, size: 8), let root = integer(at: trailer + 16, size: 8),
      let table = integer(at: trailer + 24, size: 8), (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      count <= file.bytes.count, table <= trailer, root < count, count * offsetSize <= trailer - table
    else { throw corrupt("the trailer points outside of the file", at: trailer) }
    offsets.reserveCapacity(count)
    for index in 0..<count {
      guard let offset = integer(at: table + index * offsetSize, size: offsetSize), offset >= 8, offset < table else {
        throw corrupt("object \(index) lies outside of the file", at: table + index * offsetSize)
      }
      offsets.append(offset)
    }
    return root
  }

  private mutating func node(_ index: Int, depth: Int) throws(PropertyListError) -> KeyedNode {
    guard index >= 0, index < offsets.count else {
      throw corrupt("a reference to object \(index), which is none", at: 0)
    }
    let offset = offsets[index]
    // A cycle of references ends here too.
    guard depth < Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit, place(offset)) }
    nodes += 1
    guard nodes <= Self.nodeLimit else { throw corrupt("more than \(Self.nodeLimit) values", at: offset) }
    let marker = file.bytes[offset]
    switch marker >> 4 {
    case 0x0: return KeyedNode(value: Self.singleton(marker), place: place(offset))
    case 0x1: return KeyedNode(value: .number(try signed(offset, marker)), place: place(offset))
    case 0x2: return KeyedNode(value: .number(try real(offset, marker)), place: place(offset))
    case 0x3: return KeyedNode(value: .other("date"), place: place(offset))
    case 0x4: return KeyedNode(value: .other("data"), place: place(offset))
    case 0x5, 0x6: return KeyedNode(value: .string(try string(offset, marker)), place: place(offset))
    case 0x8: return KeyedNode(value: .other("uid"), place: place(offset))
    case 0xA, 0xC:
      let (count, start) = try extent(offset, marker, itemSize: referenceSize)
      var items: [KeyedNode] = []
      for item in 0..<count { items.append(try node(try reference(start, item), depth: depth + 1)) }
      return KeyedNode(value: .array(items), place: place(offset))
    case 0xD: return try dictionary(offset, marker, depth: depth)
    default: throw corrupt("unknown object type \(marker >> 4)", at: offset)
    }
  }

  private mutating func dictionary(
    _ offset: Int, _ marker: UInt8, depth: Int
  ) throws(PropertyListError) -> KeyedNode {
    let (count, start) = try extent(offset, marker, itemSize: referenceSize * 2)
    var entries: [KeyedEntry] = []
    for item in 0..<count {
      let key = try node(try reference(start, item), depth: depth + 1)
      guard let text = key.string else { throw corrupt("a key that is not a string", at: key.place.column - 1) }
      let value = try node(try reference(start, count + item), depth: depth + 1)
      entries.append(KeyedEntry(key: text, keyPlace: key.place, node: value))
    }
    return KeyedNode(value: .dictionary(entries), place: place(offset))
  }

  private func reference(_ start: Int, _ item: Int) throws(PropertyListError) -> Int {
    guard let index = integer(at: start + item * referenceSize, size: referenceSize) else {
      throw corrupt("a reference outside of the file", at: start)
    }
    return index
  }

  /// Returns the count in a marker, or in the integer object that follows it, and where the items begin.
  private func extent(
    _ offset: Int, _ marker: UInt8, itemSize: Int
  ) throws(PropertyListError) -> (count: Int, start: Int) {
    var count = Int(marker & 0x0F)
    var start = offset + 1
    if count == 0x0F {
      guard start < file.bytes.count, file.bytes[start] >> 4 == 1, file.bytes[start] & 0x0F <= 3 else {
        throw corrupt("a length that is not an integer", at: offset)
      }
      let size = 1 << Int(file.bytes[start] & 0x0F)
      guard let long = integer(at: start + 1, size: size) else {
        throw corrupt("a length outside of the file", at: offset)
      }
      count = long
      start += 1 + size
    }
    guard count <= (file.bytes.count - start) / max(1, itemSize) else {
      throw corrupt("an object that leaves the file", at: offset)
    }
    return (count, start)
  }

  private static func singleton(_ marker: UInt8) -> KeyedNode.Content {
    switch marker {
    case 0x08: .bool(false)
    case 0x09: .bool(true)
    default: .null
    }
  }

  private func signed(_ offset: Int, _ marker: UInt8) throws(PropertyListError) -> Double {
    let power = Int(marker & 0x0F)
    guard power <= 3 else { throw corrupt("an integer of more than 64 bits", at: offset) }
    let size = 1 << power
    guard offset + 1 <= file.bytes.count - size else { throw corrupt("an integer outside of the file", at: offset) }
    var value: UInt64 = 0
    for byte in file.bytes[(offset + 1)..<(offset + 1 + size)] { value = value << 8 | UInt64(byte) }
    // Only eight-byte integers are signed.
    return size == 8 ? Double(Int64(bitPattern: value)) : Double(value)
  }

  private func real(_ offset: Int, _ marker: UInt8) throws(PropertyListError) -> Double {
    switch marker & 0x0F {
    case 2:
      guard let bits = integer(at: offset + 1, size: 4) else { break }
      let value = Double(Float(bitPattern: UInt32(bits)))
      if value.isFinite { return value }
    case 3:
      guard offset + 1 <= file.bytes.count - 8 else { break }
      var bits: UInt64 = 0
      for byte in file.bytes[(offset + 1)..<(offset + 9)] { bits = bits << 8 | UInt64(byte) }
      let value = Double(bitPattern: bits)
      if value.isFinite { return value }
    default: break
    }
    throw corrupt("a real number that is none", at: offset)
  }

  private func string(_ offset: Int, _ marker: UInt8) throws(PropertyListError) -> String {
    if marker >> 4 == 0x5 {
      let (count, start) = try extent(offset, marker, itemSize: 1)
      return String(decoding: file.bytes[start..<(start + count)], as: UTF8.self)
    }
    let (count, start) = try extent(offset, marker, itemSize: 2)
    let units = (0..<count).map { UInt16(file.bytes[start + 2 * $0]) << 8 | UInt16(file.bytes[start + 2 * $0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }
}
