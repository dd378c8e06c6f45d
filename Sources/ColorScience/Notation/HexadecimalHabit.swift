/// The case in which a file writes hexadecimal digits, for a color whose own digits have no letters.
public enum HexadecimalHabit {
  public static func isLowercase(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { isLowercase($0) }
  }

  private static func isLowercase(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var small = 0
    var large = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let isStart =
        byte == UInt8(ascii: "#")
        || byte == UInt8(ascii: "x") && index > 0 && bytes[index - 1] == UInt8(ascii: "0")
      guard isStart else { continue }
      var end = index + 1
      while end < bytes.count, end < index + 9, isDigit(bytes[end]) {
        if bytes[end] >= UInt8(ascii: "a") { small += 1 } else if bytes[end] >= UInt8(ascii: "A") { large += 1 }
        end += 1
      }
    }
    return small > large
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
  }
}
