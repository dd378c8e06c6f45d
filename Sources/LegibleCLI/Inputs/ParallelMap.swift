import Dispatch
import Synchronization

enum ParallelMap {
  /// What `transform` gives for each element, in order, whatever the count of workers.
  static func map<Element, Result: Sendable>(
    _ elements: [Element], workers: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard workers > 1, elements.count > 1 else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
      // Each call writes a place of its own, and all have returned before this does.
      nonisolated(unsafe) let buffer = buffer
      nonisolated(unsafe) let elements = elements
      let next = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: min(workers, elements.count)) { _ in
        // One at a time, since costly neighbours are common and no two threads are equally quick.
        while true {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < elements.count else { return }
          (buffer.baseAddress! + index).initialize(to: transform(elements[index]))
        }
      }
      count = elements.count
    }
  }
}
