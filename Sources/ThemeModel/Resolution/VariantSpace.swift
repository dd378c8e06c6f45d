/// All combinations of the contexts of some axes, numbered. The last axis changes fastest.
struct VariantSpace: Sendable {
  /// The limit for enumerating all combinations.
  static let mostVariants = 4096

  let axes: [Axis]
  /// The chosen context of each axis, one variant after another.
  private(set) var choices: [Int32] = []
  private(set) var count = 0
  /// The difference in number for one step on each axis. Empty if the space does not have every combination.
  private(set) var strides: [Int] = []
  private(set) var isComplete = true

  init(_ axes: [Axis]) {
    self.axes = axes
    var product = 1
    for axis in axes {
      let (next, overflow) = product.multipliedReportingOverflow(by: max(axis.contexts.count, 1))
      product = overflow ? Int.max : next
    }
    if product <= VariantSpace.mostVariants {
      enumerateAll(product)
    } else {
      enumerateOneByOne()
    }
  }

  private mutating func enumerateAll(_ product: Int) {
    count = product
    strides = [Int](repeating: 1, count: axes.count)
    for axis in axes.indices.dropLast().reversed() {
      strides[axis] = strides[axis + 1] * axes[axis + 1].contexts.count
    }
    choices.reserveCapacity(product * axes.count)
    for variant in 0..<product {
      for axis in axes.indices {
        choices.append(Int32(truncatingIfNeeded: variant / strides[axis] % axes[axis].contexts.count))
      }
    }
  }

  /// Enumerates the default of every axis, then each other context with all other axes at their defaults.
  private mutating func enumerateOneByOne() {
    isComplete = false
    let defaults = axes.map { Int32(truncatingIfNeeded: $0.defaultIndex) }
    choices = defaults
    count = 1
    for (axis, declared) in axes.enumerated() {
      for context in declared.contexts.indices where context != declared.defaultIndex {
        guard count < VariantSpace.mostVariants else { return }
        var row = defaults
        row[axis] = Int32(truncatingIfNeeded: context)
        choices += row
        count += 1
      }
    }
  }

  @inline(__always)
  func context(of axis: Int, in variant: Int) -> Int32 {
    choices[variant * axes.count + axis]
  }

  /// Returns the variant with the first context on each axis that is not in the mask.
  @inline(__always)
  func representative(of variant: Int, dependingOn mask: AxisMask) -> Int {
    guard isComplete else { return variant }
    var result = variant
    for axis in axes.indices where !mask.contains(axis) {
      result -= Int(context(of: axis, in: variant)) * strides[axis]
    }
    return result
  }

  /// Returns the variant with the default context on one axis, and otherwise the same contexts.
  func withDefault(on axis: Int, _ variant: Int) -> Int {
    variant + (axes[axis].defaultIndex - Int(context(of: axis, in: variant))) * strides[axis]
  }
}

extension Axis {
  /// The index of the default context, or 0 if it is not among the contexts.
  var defaultIndex: Int {
    contexts.firstIndex(of: defaultContext) ?? 0
  }
}

/// A set of axes.
struct AxisMask: Hashable, Sendable {
  private var bits: UInt64 = 0

  static let none = AxisMask()
  static let all = AxisMask(bits: .max)

  private init(bits: UInt64 = 0) {
    self.bits = bits
  }

  /// Inserting an axis beyond the sixty-third inserts all axes.
  @inline(__always)
  mutating func insert(_ axis: Int) {
    bits |= axis < 63 ? 1 << UInt64(axis) : .max
  }

  @inline(__always)
  mutating func formUnion(_ other: AxisMask) {
    bits |= other.bits
  }

  @inline(__always)
  func contains(_ axis: Int) -> Bool {
    axis < 63 ? bits & 1 << UInt64(axis) != 0 : bits == .max
  }

  var isEmpty: Bool { bits == 0 }
}
