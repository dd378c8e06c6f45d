/// A finished array that can move into a spool. There it takes no memory while nobody reads it.
///
/// Whatever reads an element in a loop of another module needs the body of the subscript, so it is inlinable.
public struct KeptArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Nobody writes to the elements, and the owner keeps them.
  @usableFromInline let owner: AnyObject?
  @usableFromInline let start: UnsafeRawPointer?
  public let count: Int
  /// Whether the elements are in a spool.
  public let isSpooled: Bool

  public init(_ elements: [Element] = []) {
    count = elements.count
    isSpooled = false
    guard !elements.isEmpty else {
      (owner, start) = (nil, nil)
      return
    }
    let buffer = ManagedBuffer<Void, Element>.create(minimumCapacity: elements.count) { _ in }
    start = buffer.withUnsafeMutablePointerToElements { room in
      elements.withUnsafeBufferPointer { room.initialize(from: $0.baseAddress.unsafelyUnwrapped, count: $0.count) }
      return UnsafeRawPointer(room)
    }
    owner = buffer
  }

  private init(_ spooled: SpooledBytes, count: Int) {
    owner = spooled.owner
    start = spooled.bytes.baseAddress
    self.count = count
    isSpooled = true
  }

  /// Moves the elements, if there are any and the spool takes them.
  public mutating func move(to spool: any ByteSpool) {
    guard !isSpooled, count > 0 else { return }
    let spooled = withUnsafeBytes { spool.keep($0, alignment: MemoryLayout<Element>.alignment) }
    if let spooled { self = KeptArray(spooled, count: count) }
  }

  /// What the elements take of memory, whether they are read or not.
  public var bytesInMemory: Int { isSpooled ? 0 : count * MemoryLayout<Element>.stride }

  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withExtendedLifetime(owner) {
      body(UnsafeRawBufferPointer(start: start, count: count * MemoryLayout<Element>.stride))
    }
  }
}

extension KeptArray: RandomAccessCollection {
  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { count }

  @inlinable
  public subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count)
    return withExtendedLifetime(owner) {
      start.unsafelyUnwrapped.load(fromByteOffset: index * MemoryLayout<Element>.stride, as: Element.self)
    }
  }
}
