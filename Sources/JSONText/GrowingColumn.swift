/// An array of plain values in memory that grows at the end. Appending costs one comparison and one store: the memory
/// has a single owner, so there is no check for shared storage.
@usableFromInline
struct GrowingColumn<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count += 1
  }

  @inlinable
  subscript(_ index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  borrowing func withElements<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: count))
  }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    grown.update(from: base, count: count)
    base.deallocate()
    base = grown
  }
}
