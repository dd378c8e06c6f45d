import Dispatch
import JSONText
import Synchronization

/// Pieces of a document that several threads write. They are passed on in their order while later pieces are still being written.
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
    // A few finished pieces may wait for slower ones before them, so that no thread has to wait. Their number bounds how much
    // of the document is in memory.
    let room = DispatchSemaphore(value: threads * 4)
    let line = PieceLine()
    withoutActuallyEscaping(sink) { sink in
      // Only one thread at a time calls the sink.
      nonisolated(unsafe) let sink = sink
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        while true {
          // Wait before taking a piece: the thread that has the first unfinished piece then needs no more room to finish it.
          room.wait()
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < count else { break }
          let piece = line.emptyPiece()
          write(index, &piece.bytes)
          line.add(piece, at: index) { bytes in
            bytes.withBytes(sink)
            room.signal()
          }
        }
        room.signal()
      }
    }
  }
}

/// Finished pieces that wait for the pieces before them.
private final class PieceLine: Sendable {
  /// A buffer that only one thread uses at a time.
  final class Piece: @unchecked Sendable {
    var bytes = JSONBytes()
  }

  private struct State {
    var next = 0
    var isHandingOver = false
    var waiting: [Int: Piece] = [:]
    var spare: [Piece] = []
  }

  private let state = Mutex(State())

  func emptyPiece() -> Piece {
    let piece = state.withLock { $0.spare.popLast() } ?? Piece()
    piece.bytes.clear()
    return piece
  }

  /// Adds a piece and passes on all pieces whose turn it is. When another thread is already doing so, this returns at once:
  /// that thread will find this piece too.
  func add(_ piece: Piece, at index: Int, _ handOver: (borrowing JSONBytes) -> Void) {
    let isMine = state.withLock { state in
      state.waiting[index] = piece
      defer { state.isHandingOver = true }
      return !state.isHandingOver
    }
    guard isMine else { return }
    while let piece = takeNext() {
      handOver(piece.bytes)
      state.withLock { $0.spare.append(piece) }
    }
  }

  private func takeNext() -> Piece? {
    state.withLock { state in
      guard let piece = state.waiting.removeValue(forKey: state.next) else {
        state.isHandingOver = false
        return nil
      }
      state.next += 1
      return piece
    }
  }
}
