import Dispatch
import Synchronization

enum ParallelMap {
  /// Returns the results of `transform` in the order of the elements, whatever the number of workers.
  static func map<Element, Result: Sendable>(
    _ elements: [Element], workers: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard workers > 1, elements.count > 1 else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
      // Each call writes its own element, and all calls return before this function does.
      nonisolated(unsafe) let buffer = buffer
      nonisolated(unsafe) let elements = elements
      let next = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: min(workers, elements.count)) { _ in
        // Elements are taken one at a time, because costly ones are often neighbors and threads differ in speed.
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
