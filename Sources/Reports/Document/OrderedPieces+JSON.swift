import JSONText
import Threads

extension OrderedPieces {
  /// Passes on the bytes of `count` pieces in order, which several threads write.
  static func write(
    _ count: Int, workers: Int, to sink: (UnsafeRawBufferPointer) -> Void,
    _ write: @Sendable (Int, inout JSONBytes) -> Void
  ) {
    forEach(count, workers: workers) {
      JSONBytes()
    } make: { index, bytes in
      bytes.clear()
      write(index, &bytes)
    } take: { bytes in
      bytes.withBytes(sink)
    }
  }
}
