import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread with room for deep recursion. Only what a thread uses of its stack takes memory.
///
/// A thread that is done waits for other work, as those of the system's pools do: on a busy machine, a thread that waits is at work
/// sooner than a new one.
enum DeepThread {
  private static let stackSize = 256 << 20
  /// The calls that lead to parallel work need far less than this.
  private static let usedByFew = 1 << 20

  /// The address at which the current thread began; nil for a thread that somebody else started.
  @TaskLocal private static var start: UInt?

  /// Whether nearly all of the current thread's stack is deep and free.
  static var isCurrent: Bool {
    guard let start else { return false }
    return start - address() < usedByFew
  }

  /// Runs `body` on a thread of its own, and returns whether the system gave one.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    if let desk = idle.withLock({ $0.popLast() }) {
      desk.give(body)
      return true
    }
    let desk = Desk()
    desk.give(body)
    let argument = Unmanaged.passRetained(desk)
    let isStarted = create(argument.toOpaque())
    // Without a thread, nothing else releases the argument.
    if !isStarted { argument.release() }
    return isStarted
  }

  /// Runs `body` on a thread of its own and waits for it. Returns false if the system gave no thread.
  static func run(_ body: @Sendable () -> Void) -> Bool {
    let crew = Crew.current
    let done = DispatchSemaphore(value: 0)
    return withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: body) { pointer in
        // The function lives until the thread has signalled.
        nonisolated(unsafe) let pointer = pointer
        let isStarted = start {
          // The current thread waits, so its seat in a crew is free for this one.
          Crew.$current.withValue(crew) { pointer.pointee() }
          done.signal()
        }
        if isStarted { done.wait() }
        return isStarted
      }
    }
  }

  /// Those of the threads that wait. Nothing else can be seen of them.
  private static let idle = Mutex<[Desk]>([])

  /// Where a thread finds its work.
  private final class Desk: Sendable {
    private let work = Mutex<(@Sendable () -> Void)?>(nil)
    private let hasWork = DispatchSemaphore(value: 0)

    func give(_ body: @escaping @Sendable () -> Void) {
      work.withLock { $0 = body }
      hasWork.signal()
    }

    /// Waits for work and does it.
    func doNext() {
      hasWork.wait()
      work.withLock { $0.take() }?()
    }
  }

  private static func create(_ argument: UnsafeMutableRawPointer) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        runDeepWork(argument)
        return nil
      }, argument)
    return status == 0
  }

  fileprivate static func takeUp(_ argument: UnsafeMutableRawPointer) {
    let desk = Unmanaged<Desk>.fromOpaque(argument).takeRetainedValue()
    $start.withValue(address()) {
      while true {
        desk.doNext()
        idle.withLock { $0.append(desk) }
      }
    }
  }

  /// Returns about how far the stack reaches now.
  @inline(never)
  private static func address() -> UInt {
    var here: UInt8 = 0
    return withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
  }
}

#if canImport(Darwin)
  private func runDeepWork(_ argument: UnsafeMutableRawPointer) {
    DeepThread.takeUp(argument)
  }
#else
  private func runDeepWork(_ argument: UnsafeMutableRawPointer?) {
    if let argument { DeepThread.takeUp(argument) }
  }
#endif
