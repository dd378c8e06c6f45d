/// Every combination of contexts on some axes, numbered; the last axis turns fastest.
struct VariantSpace: Sendable {
  /// More combinations than this are not enumerated.
  static let mostVariants = 4096

  let axes: [Axis]
  /// The chosen context of each axis, one variant after another.
  private(set) var choices: [Int32] = []
  private(set) var count = 0
  /// The numbers that one step on each axis adds; empty when not every combination is there.
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

  /// The default of every axis, then each other context with all the rest at their defaults.
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

  /// The variant with the first context on each axis outside of the mask.
  @inline(__always)
  func representative(of variant: Int, dependingOn mask: AxisMask) -> Int {
    guard isComplete else { return variant }
    var result = variant
    for axis in axes.indices where !mask.contains(axis) {
      result -= Int(context(of: axis, in: variant)) * strides[axis]
    }
    return result
  }

  /// The variant that differs in having the default on one axis.
  func withDefault(on axis: Int, _ variant: Int) -> Int {
    variant + (axes[axis].defaultIndex - Int(context(of: axis, in: variant))) * strides[axis]
  }
}

extension Axis {
  /// The first where the default is not among the contexts.
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

  /// Axes beyond the sixty-third stand for all of them.
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
