import Testing

@testable import JSONText

/// Every digit is compared with the library's own text.
@Suite("The shortest digits of numbers")
struct ShortestDecimalTests {
  private func text(_ number: Double) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalText.room) { room in
      let count = DecimalText.write(number, to: room.baseAddress!)
      return String(decoding: room[..<count], as: UTF8.self)
    }
  }

  private func expected(_ number: Double) -> String {
    if number == 0 { return "0" }
    let text = number.description
    return text.hasSuffix(".0") && number.magnitude < 0x1p53 ? String(text.dropLast(2)) : text
  }

  private func differing(_ numbers: some Sequence<Double>) -> [Double] {
    Array(numbers.lazy.filter { text($0) != expected($0) }.prefix(5))
  }

  /// Generates the same numbers in every run.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  @Test(
    "ranges of figures",
    arguments: [1...21, 0...1, 0...1e-3, 0...1e-9, -1e6...1e6, 0x1p50...0x1p53, 0...1e-30] as [ClosedRange<Double>])
  func ranges(_ range: ClosedRange<Double>) {
    var random = Random(state: 7)
    #expect(differing((0..<50_000).map { _ in Double.random(in: range, using: &random) }) == [])
  }

  @Test("any bits at all")
  func bits() {
    var random = Random(state: 11)
    let numbers = (0..<200_000).map { _ in Double(bitPattern: random.next()) }
    #expect(differing(numbers.filter(\.isFinite)) == [])
  }

  @Test("powers of two, where the next number below is nearer, and their neighbours")
  func powersOfTwo() {
    let numbers = (-1074...1023).flatMap { exponent -> [Double] in
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      return [power, power.nextUp, power.nextDown, -power, power * 1.5].filter(\.isFinite)
    }
    #expect(differing(numbers) == [])
  }

  @Test("decimals as people write them")
  func decimals() {
    var numbers: [Double] = [
      0, -0.0, 0.1, 0.0001, 0.00001, 1.5e-7, 4.35, .leastNonzeroMagnitude, 1e22, 1e23, 0x1p53, -0x1p60,
    ]
    for step in 0...20_000 {
      let number = Double(step)
      numbers += [number / 10_000, number / 255, number * 1e-9]
    }
    #expect(differing(numbers) == [])
  }

  @Test("integers of every length")
  func integers() {
    var random = Random(state: 3)
    let lengths = (0..<63).flatMap { shift in (0..<200).map { _ in Int(truncatingIfNeeded: random.next() >> shift) } }
    for integer in [0, 9, 10, 99, 100, 99_999_999, 100_000_000, Int.max, Int.min, -1] + lengths {
      var bytes = JSONBytes(capacity: 1)
      bytes.integer(integer)
      #expect(bytes.bytes() == Array(String(integer).utf8))
    }
  }
}
