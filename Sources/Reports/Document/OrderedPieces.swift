import Dispatch
import JSONText
import Synchronization

/// Pieces of a document that several threads write, handed over in their order while the next ones are being written. A thread
/// holds one piece at a time, so little of the document is in memory.
enum OrderedPieces {
  static func write(
    _ count: Int, workers: Int, to sink: (UnsafeRawBufferPointer) -> Void,
    _ write: @Sendable (Int, inout JSONBytes) -> Void
  ) {
    let threads = max(1, min(workers, count))
    guard threads > 1 else {
      var bytes = JSONBytes()
      for index in 0..<count {
        bytes.clear()
        write(index, &bytes)
        bytes.withBytes(sink)
      }
      return
    }
    let next = Atomic(0)
    // Threads take pieces in order and deliver each before they take another: of those under way no two share a turn.
    let turns = (0..<threads).map { _ in DispatchSemaphore(value: 0) }
    turns[0].signal()
    withoutActuallyEscaping(sink) { sink in
      // Its turn is one thread's at a time.
      nonisolated(unsafe) let sink = sink
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        var bytes = JSONBytes()
        while true {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < count else { return }
          bytes.clear()
          write(index, &bytes)
          turns[index % threads].wait()
          bytes.withBytes(sink)
          turns[(index + 1) % threads].signal()
        }
      }
    }
  }
}
