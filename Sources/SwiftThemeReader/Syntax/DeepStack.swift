import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads with room for deep recursion.
///
/// The syntax tree is walked and evaluated recursively, with limits on the depth. The limits fit this stack.
/// They do not fit the stack of a pool thread (512 KB on some systems), and a stack overflow cannot be caught.
enum DeepStack {
  private static let size = 256 << 20

  /// Runs `body` for each index on at most `workers` threads. Returns when all are done.
  static func concurrently(_ count: Int, workers: Int, _ body: @Sendable (Int) -> Void) {
    guard count > 0 else { return }
    withoutActuallyEscaping(body) { body in
      let work = Work(count: count, body: body)
      let threads = (0..<max(1, min(workers, count))).compactMap { _ in start(work) }
      // When no thread could be created, the work runs on this one.
      if threads.isEmpty { work.run() }
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  /// Runs `body` on a thread with a deep stack and waits for its result.
  static func run<Result: Sendable>(_ body: @Sendable () -> Result) -> Result {
    let result = Mutex<Result?>(nil)
    concurrently(1, workers: 1) { _ in
      let value = body()
      result.withLock { $0 = value }
    }
    // `concurrently` has run the body before it returns.
    return result.withLock { $0 } ?? body()
  }

  private final class Work: Sendable {
    let count: Int
    let body: @Sendable (Int) -> Void
    private let next = Atomic(0)

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }

    func run() {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        body(index)
      }
    }
  }

  private static func start(_ work: Work) -> pthread_t? {
    let argument = Unmanaged.passRetained(work).toOpaque()
    let thread = create(argument)
    // Without a thread, nothing else releases the argument.
    if thread == nil { Unmanaged<Work>.fromOpaque(argument).release() }
    return thread
  }

  private static func create(_ argument: UnsafeMutableRawPointer) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, size)
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
    return status == 0 ? thread : nil
  }

  fileprivate static func takeUp(_ argument: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
  }
}

#if canImport(Darwin)
  private func runDeepWork(_ argument: UnsafeMutableRawPointer) {
    DeepStack.takeUp(argument)
  }
#else
  private func runDeepWork(_ argument: UnsafeMutableRawPointer?) {
    if let argument { DeepStack.takeUp(argument) }
  }
#endif
