/// A whole number's type: how many bits it has, and whether one of them is the sign. Bits beyond it are lost, as Swift loses them.
struct IntegerType: Hashable {
  let bits: Int
  let isSigned: Bool

  /// nil for `Int`, which every number is that nothing says more of.
  init?(named name: String) {
    switch name {
    case "UInt8", "CUnsignedChar": self.init(bits: 8, isSigned: false)
    case "Int8": self.init(bits: 8, isSigned: true)
    case "UInt16": self.init(bits: 16, isSigned: false)
    case "Int16": self.init(bits: 16, isSigned: true)
    case "UInt32", "CUnsignedInt": self.init(bits: 32, isSigned: false)
    case "Int32", "CInt": self.init(bits: 32, isSigned: true)
    case "UInt", "UInt64", "NSUInteger", "CUnsignedLong", "CUnsignedLongLong": self.init(bits: 64, isSigned: false)
    default: return nil
    }
  }

  private init(bits: Int, isSigned: Bool) {
    self.bits = bits
    self.isSigned = isSigned
  }

  var smallest: Int64 {
    isSigned ? -(1 << (Int64(bits) - 1)) : 0
  }

  /// The largest number that is worked with here: of 64 bits without a sign that is half of what Swift has.
  var largest: Int64 {
    bits == 64 ? .max : 1 << (Int64(bits) - (isSigned ? 1 : 0)) - 1
  }

  func holds(_ number: Int64) -> Bool {
    (smallest...largest).contains(number)
  }

  /// The number that its lowest bits are; nil where that is beyond what is worked with.
  func wrapped(_ number: Int64) -> Int64? {
    if bits == 64 { return isSigned || number >= 0 ? number : nil }
    let low = number & (1 << Int64(bits) - 1)
    return isSigned && low > largest ? low - 1 << Int64(bits) : low
  }
}
