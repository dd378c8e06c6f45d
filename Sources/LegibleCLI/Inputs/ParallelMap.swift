import Dispatch

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
      let parts = min(workers, elements.count)
      DispatchQueue.concurrentPerform(iterations: parts) { part in
        // Every so many-th, since costly neighbours are common.
        for index in stride(from: part, to: elements.count, by: parts) {
          (buffer.baseAddress! + index).initialize(to: transform(elements[index]))
        }
      }
      count = elements.count
    }
  }
}
