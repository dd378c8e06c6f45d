import Dispatch
import Synchronization

/// Pieces of a whole that several threads make. They are passed on in their order while later pieces are still being made.
public enum OrderedPieces {
  /// The number of pieces for each thread that may be in memory. A few finished pieces may wait for slower ones before them,
  /// so that no thread has to wait.
  static let room = 4

  /// Makes `count` pieces and passes each to `take`, in order and never two at once.
  ///
  /// - Parameters:
  ///   - empty: makes the memory for a piece, which serves other pieces later
  ///   - make: fills the memory with the piece of that number; it still has what the last piece left there
  public static func forEach<Piece: ~Copyable>(
    _ count: Int, workers: Int, empty: @Sendable () -> Piece, make: @Sendable (Int, inout Piece) -> Void,
    take: (borrowing Piece) -> Void
  ) {
    let threads = max(1, min(workers, count))
    guard threads > 1 else {
      guard count > 0 else { return }
      var piece = empty()
      for index in 0..<count {
        make(index, &piece)
        take(piece)
      }
      return
    }
    let next = Atomic(0)
    let room = DispatchSemaphore(value: threads * Self.room)
    let line = PieceLine<Piece>()
    withoutActuallyEscaping(take) { take in
      // Only one thread at a time calls it.
      nonisolated(unsafe) let take = take
      Parallel.forEach(threads, workers: workers) { _ in
        while true {
          // Wait before taking a piece: the thread that has the first unfinished piece then needs no more room to finish it.
          room.wait()
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < count else { break }
          let piece = line.spare() ?? PieceLine.Box(empty())
          make(index, &piece.piece)
          line.add(piece, at: index, handOver: { take($0) }, whenFree: { room.signal() })
        }
        room.signal()
      }
    }
  }
}

/// Finished pieces that wait for the pieces before them.
private final class PieceLine<Piece: ~Copyable>: Sendable {
  /// Memory that only one thread uses at a time.
  final class Box: @unchecked Sendable {
    var piece: Piece

    init(_ piece: consuming Piece) {
      self.piece = piece
    }
  }

  private struct State {
    var next = 0
    var isHandingOver = false
    var waiting: [Int: Box] = [:]
    var spare: [Box] = []
  }

  private let state = Mutex(State())

  func spare() -> Box? {
    state.withLock { $0.spare.popLast() }
  }

  /// Adds a piece and passes on all pieces whose turn it is. When another thread is already doing so, this returns at once:
  /// that thread will find this piece too.
  ///
  /// - Parameter whenFree: called when the memory of a piece serves others: who has room for a piece then finds it
  func add(_ box: Box, at index: Int, handOver: (borrowing Piece) -> Void, whenFree: () -> Void) {
    let isMine = state.withLock { state in
      state.waiting[index] = box
      defer { state.isHandingOver = true }
      return !state.isHandingOver
    }
    guard isMine else { return }
    while let box = takeNext() {
      handOver(box.piece)
      state.withLock { $0.spare.append(box) }
      whenFree()
    }
  }

  private func takeNext() -> Box? {
    state.withLock { state in
      guard let box = state.waiting.removeValue(forKey: state.next) else {
        state.isHandingOver = false
        return nil
      }
      state.next += 1
      return box
    }
  }
}
