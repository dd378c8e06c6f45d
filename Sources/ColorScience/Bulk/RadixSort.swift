/// An element that sorts by an unsigned number.
protocol RadixKeyed {
  var key: UInt64 { get }
}

/// A stable sort in linear time: a few passes over the highest bits in which the keys differ, which leave nearly
/// everything in place, and an insertion pass for the rest. Keys that defeat this get a pass for every digit.
struct RadixSort<Element: RadixKeyed> {
  /// The elements to sort, and a buffer of the same size.
  let elements: UnsafeMutableBufferPointer<Element>
  let scratch: UnsafeMutableBufferPointer<Element>
  let workers: Workers

  private static var digitBits: Int { 8 }
  private static var digits: Int { 1 << digitBits }
  /// The number of digits in the first attempt. 24 bits distinguish all but a few of a million luminances.
  private static var firstDigits: Int { 3 }
  /// Up to this count, an insertion pass alone is faster.
  private static var smallCount: Int { 24 }

  func sort() {
    if elements.count <= Self.smallCount {
      _ = insert(moves: Self.smallCount * Self.smallCount)
      return
    }
    let width = UInt64.bitWidth - varyingBits().leadingZeroBitCount
    let low = max(0, width - Self.firstDigits * Self.digitBits)
    distribute(from: low, to: width)
    if low > 0, !insert(moves: elements.count * 2) {
      distribute(from: 0, to: width)
    }
  }

  /// The bits in which any two keys differ.
  private func varyingBits() -> UInt64 {
    guard let first = elements.first?.key else { return 0 }
    return elements.reduce(into: 0) { varying, element in varying |= element.key ^ first }
  }

  /// Sorts by the bits `low ..< high`.
  private func distribute(from low: Int, to high: Int) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: workers.count * Self.digits) { slots in
      var source = elements
      var target = scratch
      for shift in stride(from: low, to: high, by: Self.digitBits) {
        distribute(source, to: target, shift: UInt64(shift), slots: slots)
        swap(&source, &target)
      }
      if source.baseAddress != elements.baseAddress {
        _ = elements.update(fromContentsOf: source)
      }
    }
  }

  /// Moves every element to the run of its digit, in the order in which the elements come.
  private func distribute(
    _ source: UnsafeMutableBufferPointer<Element>, to target: UnsafeMutableBufferPointer<Element>, shift: UInt64,
    slots: UnsafeMutableBufferPointer<Int>
  ) {
    guard let from = source.baseAddress, let to = target.baseAddress, let slots = slots.baseAddress else { return }
    let mask = UInt64(Self.digits - 1)
    let parts = workers.parts(of: source.count)
    slots.update(repeating: 0, count: parts.count * Self.digits)
    workers.each(of: parts) { part, run in
      let counts = slots + part * Self.digits
      for index in run { counts[Int(truncatingIfNeeded: (from[index].key &>> shift) & mask)] &+= 1 }
    }
    // Elements with the same digit keep their order: those of an earlier part come first.
    var next = 0
    for digit in 0..<Self.digits {
      for part in 0..<parts.count {
        let count = slots[part * Self.digits + digit]
        slots[part * Self.digits + digit] = next
        next += count
      }
    }
    workers.each(of: parts) { part, run in
      let places = slots + part * Self.digits
      for index in run {
        let element = from[index]
        let digit = Int(truncatingIfNeeded: (element.key &>> shift) & mask)
        let place = places[digit]
        places[digit] = place &+ 1
        to[place] = element
      }
    }
  }

  /// An insertion sort that gives up after this many moves. No element is lost when it does.
  private func insert(moves budget: Int) -> Bool {
    guard let base = elements.baseAddress else { return true }
    var budget = budget
    var index = 1
    while index < elements.count {
      let element = base[index]
      if element.key < base[index &- 1].key {
        var place = index
        repeat {
          base[place] = base[place &- 1]
          place &-= 1
        } while place > 0 && element.key < base[place &- 1].key
        base[place] = element
        budget &-= index &- place
        if budget < 0 { return false }
      }
      index &+= 1
    }
    return true
  }
}
